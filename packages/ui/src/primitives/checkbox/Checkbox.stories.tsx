import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { guide } from './Checkbox.guide.ts';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Primitives/Checkbox',
  component: Checkbox,
  parameters: { guide },
  args: { label: 'Saya menyetujui Syarat & Ketentuan', onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Saya menyetujui Syarat & Ketentuan' });
    await userEvent.click(canvas.getByText('Saya menyetujui Syarat & Ketentuan'));
    await expect(box).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
  },
};

export const WithHint: Story = {
  args: {
    label: 'Sama seperti akun saya',
    hint: 'Isi otomatis dari profil. Anda tetap bisa mengubahnya.',
    defaultChecked: true,
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('checkbox', { name: 'Sama seperti akun saya' }),
    ).toHaveAccessibleDescription('Isi otomatis dari profil. Anda tetap bisa mengubahnya.');
  },
};

export const WithError: Story = {
  args: { error: 'Setujui Syarat & Ketentuan untuk melanjutkan', requirement: 'required' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeInvalid();
  },
};

export const LongLabel: Story = {
  args: {
    label:
      'Dengan ini saya menyatakan bahwa seluruh data yang saya isi adalah benar dan saya bersedia dihubungi oleh konsultan untuk keperluan penerbitan polis.',
  },
};

export const Disabled: Story = { args: { disabled: true } };
export const DisabledChecked: Story = { args: { disabled: true, defaultChecked: true } };
