import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from './SampleCertificate.guide.ts';
import { SampleCertificate } from './SampleCertificate.tsx';

const meta = {
  title: 'Site/SampleCertificate',
  component: SampleCertificate,
  parameters: { guide },
  args: {
    brand: { name: 'Naungan' },
    insurer: 'Asuransi Sambirejo Kencana Fiktif',
    productName: 'Sambirejo Mobil TLO',
    facts: [
      { title: 'Nomor Polis', value: 'POL-KND-2026-000000' },
      { title: 'Objek', value: 'Avanza 2020, Jakarta, TLO' },
      { title: 'Total dibayar (lunas)', value: 'Rp782.060' },
    ],
  },
} satisfies Meta<typeof SampleCertificate>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Contoh')).toBeVisible();
    await expect(canvas.getByText('POL-KND-2026-000000')).toBeVisible();
    await expect(canvas.getByText('Rp782.060')).toBeVisible();
  },
};
