import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from './ExampleClaim.guide.ts';
import { ExampleClaim } from './ExampleClaim.tsx';

const meta = {
  title: 'Site/ExampleClaim',
  component: ExampleClaim,
  parameters: { guide },
  args: {
    object: 'Rumah tinggal, Bandung',
    incident: 'Dinding retak karena gempa bumi',
    claimed: 86_000_000,
    loss: 84_500_000,
    deductible: 18_750_000,
    deductibleLabel: 'Risiko sendiri 2,5% dari harga pertanggungan',
    paid: 65_750_000,
  },
} satisfies Meta<typeof ExampleClaim>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithDeductible: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Contoh')).toBeVisible();
    await expect(canvas.getByText('2,5% dari harga pertanggungan')).toBeVisible();
    await expect(canvas.getByText('-Rp18.750.000')).toBeVisible();
  },
};

export const WithoutDeductible: Story = {
  args: { deductible: 0, deductibleLabel: '', paid: 84_500_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Polis ini tanpa risiko sendiri')).toBeVisible();
  },
};
