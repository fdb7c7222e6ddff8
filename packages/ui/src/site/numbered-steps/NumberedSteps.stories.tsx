import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from './NumberedSteps.guide.ts';
import { NumberedSteps } from './NumberedSteps.tsx';

const meta = {
  title: 'Site/NumberedSteps',
  component: NumberedSteps,
  parameters: { guide },
  args: {
    steps: [
      { title: 'Hitung premi', description: 'Isi data singkat, premi langsung terlihat.' },
      { title: 'Bandingkan produk', description: 'Sandingkan dua produk sekaligus.' },
      { title: 'Bayar dan terima polis', description: 'Unduh sertifikat polis kapan saja.' },
    ],
  },
} satisfies Meta<typeof NumberedSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('heading', { name: 'Bandingkan produk' })).toBeVisible();
  },
};
