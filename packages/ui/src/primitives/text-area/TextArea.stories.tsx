import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { guide } from './TextArea.guide.ts';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Primitives/TextArea',
  component: TextArea,
  parameters: { guide },
  args: { label: 'Pesan', maxLength: 2000 },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Pesan' });
    await userEvent.type(area, 'Baris satu{Enter}Baris dua');
    await expect(area).toHaveValue('Baris satu\nBaris dua');
  },
};

export const Filled: Story = {
  args: {
    label: 'Alamat lengkap',
    defaultValue:
      'Jl. Melati Raya No. 12, RT 004 RW 009, dekat lapangan, rumah pagar hijau di sebelah warung.',
    hint: 'Nama jalan, nomor rumah, patokan.',
  },
};

export const WithError: Story = { args: { error: 'Pesan wajib diisi', requirement: 'required' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Tidak dapat diubah.' } };
