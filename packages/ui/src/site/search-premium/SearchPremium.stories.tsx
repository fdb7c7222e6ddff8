import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from './SearchPremium.guide.ts';
import { SearchPremium } from './SearchPremium.tsx';

const meta = {
  title: 'Site/SearchPremium',
  component: SearchPremium,
  parameters: { guide },
  args: {
    object: 'Rumah Rp750 juta, Bandung',
    rows: [
      { label: 'Premi kebakaran', amount: 220_500 },
      { label: 'Premi gempa bumi', amount: 1_200_000 },
      { label: 'Biaya admin', amount: 50_000 },
    ],
    total: { label: 'Setahun', amount: 1_470_500 },
    note: 'Angka ini mengikuti isian Anda.',
  },
  decorators: [
    (Story) => (
      <div className="nu:max-w-md">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchPremium>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Contoh')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Setahun Rp1.470.500');
  },
};

/** The cheapest price of each cover. */
export const Covers: Story = {
  args: {
    object:
      'Mercedes-Benz Maybach S 680 4MATIC First Class Executive Edition 2024 · Rp8.950.000.000 · pelat B',
    rows: [
      { label: 'All Risk, mulai dari', amount: 93_975_000 },
      { label: 'TLO, mulai dari', amount: 17_900_000 },
    ],
    total: { label: 'Setahun, mulai dari', amount: 17_900_000 },
  },
};
