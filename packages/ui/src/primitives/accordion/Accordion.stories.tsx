import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { guide } from './Accordion.guide.ts';
import { Accordion } from './Accordion.tsx';

const meta = {
  title: 'Primitives/Accordion',
  component: Accordion,
  parameters: { guide },
  args: {
    items: [
      { id: 'apa', title: 'Apa itu asuransi kesehatan?', content: 'Perlindungan atas biaya perawatan.' },
      {
        id: 'klaim',
        title: 'Bagaimana cara mengajukan klaim?',
        content: 'Buka menu Klaim dan isi nomor polis.',
      },
      {
        id: 'bayar',
        title: 'Metode pembayaran apa saja?',
        content: 'Virtual account, QRIS, minimarket, kartu.',
      },
    ],
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Perlindungan atas biaya perawatan.')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Apa itu asuransi kesehatan?'));
    await expect(canvas.getByText('Perlindungan atas biaya perawatan.')).toBeVisible();
  },
};

/** With a shared `name`, opening one item closes the others. */
export const OneAtATime: Story = {
  tags: ['!autodocs'],
  args: { name: 'faq' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Apa itu asuransi kesehatan?'));
    await userEvent.click(canvas.getByText('Bagaimana cara mengajukan klaim?'));
    await waitFor(() => expect(canvas.getByText('Perlindungan atas biaya perawatan.')).not.toBeVisible());
    await expect(canvas.getByText('Buka menu Klaim dan isi nomor polis.')).toBeVisible();
  },
};

export const FirstOpen: Story = {
  args: { items: [{ id: 'a', title: 'Manfaat utama', content: 'Rawat inap dan rawat jalan.', open: true }] },
};
