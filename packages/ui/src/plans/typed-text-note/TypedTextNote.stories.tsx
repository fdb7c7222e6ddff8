import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from './TypedTextNote.guide.ts';
import { TypedTextNote } from './TypedTextNote.tsx';

const meta = {
  title: 'Plans/TypedTextNote',
  component: TypedTextNote,
  parameters: { guide },
  args: { text: '36 tahun', line: 'kesehatan' },
} satisfies Meta<typeof TypedTextNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Anda mengetik “36 tahun”. Belum semuanya dapat kami baca, jadi lengkapi datanya di bawah ini.',
    );
  },
};

export const UnusedParts: Story = {
  args: { text: 'rumah bandung 1,5 M', line: 'kebakaran', unused: 'bandung' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Anda mengetik “rumah bandung 1,5 M”. Yang belum dipakai: bandung. Lengkapi datanya di bawah ini.',
    );
  },
};

/** The text means another line: a link to that line's page replaces the instruction. */
export const OtherLine: Story = {
  args: { text: 'asuransi mobil', children: 'Isi tanggal lahir Anda di bawah ini.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Anda mengetik “asuransi mobil”. Sepertinya Anda mencari Asuransi Kendaraan.',
    );
    await expect(canvas.queryByText(/Isi tanggal lahir/)).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Asuransi Kendaraan' })).toHaveAttribute(
      'href',
      '/products/kendaraan',
    );
  },
};

export const LongText: Story = { args: { text: 'tanpa-spasi-'.repeat(8), line: 'kebakaran' } };
