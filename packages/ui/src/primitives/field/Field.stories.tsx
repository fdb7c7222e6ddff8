import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from './Field.guide.ts';
import { Field } from './Field.tsx';

const meta = {
  title: 'Primitives/Field',
  component: Field,
  parameters: { guide },
  args: {
    label: 'Kode promo',
    children: (ids) => <input {...ids} className="nu:field-frame nu:min-h-[50px] nu:w-full nu:px-3.5" />,
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Kode promo')).toHaveAccessibleName('Kode promo');
  },
};

export const WithHintAndError: Story = {
  args: { hint: 'Delapan huruf besar.', error: 'Kode promo tidak valid', requirement: 'required' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Kode promo' });
    await expect(input).toHaveAccessibleDescription('Kode promo tidak valid! Delapan huruf besar.');
    await expect(input).toBeInvalid();
    await expect(input).toBeRequired();
  },
};

/** An error that ends with '!' does not get a second exclamation mark. */
export const ErrorWithExclamationMark: Story = {
  args: { error: 'Maaf!' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Maaf!');
  },
};

export const Optional: Story = { args: { requirement: 'optional' } };

export const HiddenLabel: Story = {
  args: { hideLabel: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Kode promo' })).toBeVisible();
  },
};
