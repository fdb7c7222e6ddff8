import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from './PremiumSum.guide.ts';
import { PremiumSum } from './PremiumSum.tsx';

const meta = {
  title: 'Site/PremiumSum',
  component: PremiumSum,
  parameters: { guide },
  args: {
    object: 'Rumah Rp750 juta, Bandung',
    sums: [
      [
        { value: 'Rp750.000.000', note: 'biaya membangun kembali' },
        { operator: '×', value: '0,294‰', note: 'tarif kebakaran' },
        { operator: '=', value: 'Rp220.500', note: 'premi kebakaran setahun' },
      ],
    ],
  },
} satisfies Meta<typeof PremiumSum>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('kali')).toBeInTheDocument();
    await expect(canvas.getByText('Rp220.500')).toBeVisible();
  },
};
