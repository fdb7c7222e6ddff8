import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from './ContentSection.guide.ts';
import { ContentSection } from './ContentSection.tsx';

const meta = {
  title: 'Site/ContentSection',
  component: ContentSection,
  parameters: { guide },
  args: {
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

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Cara kerjanya' })).toBeVisible();
    await expect(canvas.getAllByRole('term')).toHaveLength(3);
  },
};
