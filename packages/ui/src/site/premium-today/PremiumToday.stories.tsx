import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PremiumToday } from './PremiumToday.tsx';
import { examplePlans as plans } from './plans.fixture.ts';

const meta = {
  title: 'Site/PremiumToday',
  component: PremiumToday,
  args: {
    premiums: [
      { productType: 'kendaraan', object: 'Avanza 2020, Jakarta, TLO', perMonth: 63_367, plans },
      { productType: 'kebakaran', object: 'Rumah Rp750 juta, Bandung', perMonth: 21_292, plans },
      { productType: 'kesehatan', object: 'Usia 36', perMonth: 201_250, plans },
    ],
  },
} satisfies Meta<typeof PremiumToday>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /Avanza 2020, Jakarta, TLO.*Rp63.367.*per bulan/ });
    await expect(link).toHaveAttribute('href', '/products/kendaraan');
  },
};
