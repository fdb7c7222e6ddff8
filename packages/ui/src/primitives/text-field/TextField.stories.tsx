import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { guide } from './TextField.guide.ts';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Primitives/TextField',
  component: TextField,
  parameters: { guide },
  args: { label: 'Nama lengkap', name: 'fullName', onChange: fn() },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Nama lengkap'));
    const input = canvas.getByRole('textbox', { name: 'Nama lengkap' });
    await expect(input).toHaveFocus();
    await userEvent.type(input, 'Sari');
    await expect(input).toHaveValue('Sari');
    await expect(args.onChange).toHaveBeenCalledTimes(4);
  },
};

export const WithHint: Story = { args: { hint: 'Sesuai KTP atau paspor.', defaultValue: 'SARI WULANDARI' } };

export const WithError: Story = {
  args: {
    label: 'Nomor identitas',
    defaultValue: '3174 0941',
    error: 'Nomor Identitas wajib 16 Digit Angka',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Nomor identitas' });
    await expect(input).toHaveAccessibleDescription('Nomor Identitas wajib 16 Digit Angka!');
  },
};

export const Optional: Story = { args: { label: 'Gelar', requirement: 'optional' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: 'SARI WULANDARI' } };

export const SearchBox: Story = {
  args: {
    label: 'Cari nama produk',
    hideLabel: true,
    type: 'search',
    placeholder: 'Cari nama produk',
    prefix: <Search aria-hidden="true" size={20} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Cari nama produk' })).toBeVisible();
  },
};

/** A click on the prefix or suffix focuses the input; neither is part of its accessible name. */
export const WithPrefixAndSuffix: Story = {
  args: { label: 'Luas bangunan', prefix: '±', suffix: 'm²', inputMode: 'numeric' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('m²'));
    await expect(canvas.getByRole('textbox', { name: 'Luas bangunan' })).toHaveFocus();
  },
};

export const LongErrorOnPhone: Story = {
  args: {
    label: 'Alamat e-mail untuk pengiriman polis elektronik dan kuitansi',
    defaultValue: 'sari.wulandari.dengan.nama.yang.panjang@contoh-perusahaan.co.id',
    error: 'Email tidak sesuai format, contoh format yang benar: nama@perusahaan.co.id',
  },
  decorators: [
    (Story) => (
      <div style={{ width: 328 }}>
        <Story />
      </div>
    ),
  ],
};
