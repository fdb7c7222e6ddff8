import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ExampleClaim } from './ExampleClaim.tsx';

const meta = {
  title: 'Site/ExampleClaim',
  component: ExampleClaim,
  args: {
    object: 'Rumah tinggal, Bandung',
    incident: 'Api dari dapur',
    loss: 84_500_000,
    deductible: 0,
    paid: 84_500_000,
  },
} satisfies Meta<typeof ExampleClaim>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutDeductible: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Contoh')).toBeVisible();
    await expect(canvas.getByText('Polis ini tanpa risiko sendiri')).toBeVisible();
  },
};

export const WithDeductible: Story = {
  args: { deductible: 18_750_000, paid: 65_750_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ditanggung pemilik')).toBeVisible();
  },
};
