import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { guide } from './PhoneField.guide.ts';
import { PhoneField } from './PhoneField.tsx';

const meta = {
  title: 'Primitives/PhoneField',
  component: PhoneField,
  parameters: { guide },
  args: { label: 'Nomor telepon', onChange: fn() },
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A leading 0 is removed. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Nomor telepon' });
    await userEvent.type(input, '081234567890');
    await expect(input).toHaveValue('81234567890');
  },
};

/** The country code and the punctuation of a pasted number are removed. */
export const Pasted: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Nomor telepon' });
    await userEvent.click(input);
    await userEvent.paste('+62 812-3456-7890');
    await expect(input).toHaveValue('81234567890');
  },
};

/** A number with the area code 0622 keeps its 0: without the 0 it would look like a number with the country code 62. */
export const AreaCodeLikeACountryCode: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Nomor telepon' });
    await userEvent.type(input, '06227550123');
    await expect(input).toHaveValue('06227550123');
  },
};

export const WithError: Story = { args: { defaultValue: '812', error: 'Nomor telepon minimal 9 angka' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: '81234567890' } };
