import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from './PlanDifferences.guide.ts';
import { PlanDifferences } from './PlanDifferences.tsx';
import { examplePlans } from './plans.fixture.ts';

const meta = {
  title: 'Site/PlanDifferences',
  component: PlanDifferences,
  parameters: { guide },
  args: { plans: examplePlans, object: 'Usia 36' },
} satisfies Meta<typeof PlanDifferences>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^Premi / })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^Sama Kamar \/ hari: Rp1.000.000/ })).toBeVisible();
  },
};
