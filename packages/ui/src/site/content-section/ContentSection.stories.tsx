import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ContentSection } from './ContentSection.tsx';

const meta = {
  title: 'Site/ContentSection',
  component: ContentSection,
  args: {
    variant: 'list',
    headTitle: 'Cara kerjanya',
    description: 'Tiga langkah singkat sampai premi terlihat.',
    items: [
      { title: 'Data bangunan', description: 'Pemakaian, kepemilikan, dan biaya membangun kembali.' },
      { title: 'Rangka dan lokasi', description: 'Rangka bangunan, jumlah lantai, serta alamat.' },
      { title: 'Bandingkan dan pesan', description: 'Pilih produk, lengkapi data, lalu unduh polis.' },
    ],
  },
} satisfies Meta<typeof ContentSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {};

export const Table: Story = { args: { variant: 'table' } };

export const Steps: Story = {
  args: { variant: 'steps' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};
