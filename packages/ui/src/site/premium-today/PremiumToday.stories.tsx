import type { Meta, StoryObj } from '@storybook/react-vite';
import { Car, House, UserCheck } from 'lucide-react';
import { expect } from 'storybook/test';
import { guide } from './PremiumToday.guide.ts';
import { PremiumToday } from './PremiumToday.tsx';

const meta = {
  title: 'Site/PremiumToday',
  component: PremiumToday,
  parameters: { guide },
  args: {
    families: [
      {
        href: '/products/kebakaran',
        label: 'Asuransi Properti',
        note: 'Kebakaran & gempa bumi',
        icon: House,
        premiums: [
          { productType: 'kebakaran', object: 'Rumah Rp750 juta, Bandung', perMonth: 21_292 },
          { productType: 'gempabumi', object: 'Rumah Rp750 juta, Bandung', perMonth: 283_334 },
        ],
      },
      {
        href: '/products/kendaraan',
        label: 'Asuransi Kendaraan',
        note: 'All Risk & TLO',
        icon: Car,
        premiums: [{ productType: 'kendaraan', object: 'Avanza 2020, Jakarta, TLO', perMonth: 63_367 }],
      },
      {
        href: '/products/kecelakaandiri',
        label: 'Asuransi Jiwa',
        note: 'Kecelakaan diri',
        icon: UserCheck,
        premiums: [],
      },
    ],
  },
} satisfies Meta<typeof PremiumToday>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const car = canvas.getByRole('link', { name: /Avanza 2020, Jakarta, TLO.*Rp63.367.*per bulan/ });
    await expect(car).toHaveAttribute('href', '/products/kendaraan');
    await expect(canvas.getByRole('link', { name: /Rp21.292.*Gempa Bumi Rp283.334/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Asuransi Jiwa Kecelakaan diri' })).toBeVisible();
  },
};
