import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from './RadioGroup.guide.ts';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';

function StatefulRadioGroup({ value: initialValue, onValueChange, ...groupProps }: RadioGroupProps) {
  const [value, setValue] = useState(initialValue ?? '');
  return (
    <RadioGroup
      {...groupProps}
      value={value}
      onValueChange={(newValue) => {
        setValue(newValue);
        onValueChange?.(newValue);
      }}
    />
  );
}

const meta = {
  title: 'Primitives/RadioGroup',
  component: RadioGroup,
  parameters: { guide },
  render: (args) => <StatefulRadioGroup {...args} />,
  args: {
    label: 'Jenis kelamin',
    value: '',
    onValueChange: fn(),
    options: [
      { value: 'm', label: 'Laki-laki' },
      { value: 'f', label: 'Perempuan' },
    ],
  },
  decorators: [
    (Story) => (
      <div className="nu:max-w-md">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Jenis kelamin' })).toBeVisible();
    await userEvent.click(canvas.getByText('Perempuan'));
    await expect(canvas.getByRole('radio', { name: 'Perempuan' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('f');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Laki-laki' })).toBeChecked();
  },
};

export const Chosen: Story = { args: { value: 'f' } };

/** With `plain`, the choices have no circles. */
export const Plain: Story = {
  args: { plain: true, value: 'f' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Laki-laki' }));
    await expect(canvas.getByRole('radio', { name: 'Laki-laki' })).toBeChecked();
  },
};

export const WithError: Story = {
  args: { error: 'Jenis kelamin wajib diisi', requirement: 'required' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Jenis kelamin wajib diisi!');
  },
};

export const VerticalWithHints: Story = {
  args: {
    label: 'Pengiriman polis',
    orientation: 'vertical',
    value: 'email',
    options: [
      { value: 'email', label: 'Polis elektronik', hint: 'Dikirim ke e-mail Anda, tanpa biaya.' },
      { value: 'print', label: 'Cetak polis', hint: 'Dikirim ke alamat Anda, Rp50.000.' },
      { value: 'pickup', label: 'Ambil di kantor', hint: 'Belum tersedia.', disabled: true },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Cetak polis' })).toHaveAccessibleDescription(
      'Dikirim ke alamat Anda, Rp50.000.',
    );
    await expect(canvas.getByRole('radio', { name: 'Ambil di kantor' })).toBeDisabled();
  },
};

/** Choices under several headings are one group: the arrow keys also move to the choices of the next heading. */
export const Grouped: Story = {
  args: {
    label: 'Metode pembayaran',
    orientation: 'vertical',
    options: [
      { id: 'bank', label: 'Transfer bank', options: [{ value: 'bca', label: 'BCA' }] },
      {
        id: 'dompet',
        label: 'Dompet digital',
        options: [
          { value: 'gopay', label: 'GoPay' },
          { value: 'shopeepay', label: 'ShopeePay' },
        ],
      },
    ],
  },
  play: async ({ canvas, args }) => {
    const wallets = within(canvas.getByRole('group', { name: 'Dompet digital' }));
    await expect(wallets.getAllByRole('radio')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('radio', { name: 'BCA' }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(wallets.getByRole('radio', { name: 'GoPay' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('gopay');
  },
};

export const OnPhone: Story = {
  args: {
    value: 'ya',
    label: 'Apakah Anda sedang menjalani perawatan dokter?',
    options: [
      { value: 'ya', label: 'Ya' },
      { value: 'tidak', label: 'Tidak' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ width: 328 }}>
        <Story />
      </div>
    ),
  ],
};
