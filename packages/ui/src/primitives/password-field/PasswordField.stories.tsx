import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { guide } from './PasswordField.guide.ts';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Primitives/PasswordField',
  component: PasswordField,
  parameters: { guide },
  args: { label: 'Kata sandi', autoComplete: 'current-password' },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Kata sandi');
    await userEvent.type(input, 'Naungan1');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Tampilkan kata sandi' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Sembunyikan kata sandi' }));
    await expect(input).toHaveAttribute('type', 'password');
    await expect(input).toHaveValue('Naungan1');
  },
};

export const WithError: Story = {
  args: {
    defaultValue: 'abc',
    error: 'Kata sandi minimal 8 karakter',
    hint: 'Huruf besar, huruf kecil dan angka.',
  },
};

export const Disabled: Story = { args: { disabled: true } };
