import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PlanDifferences } from './PlanDifferences.tsx';
import { examplePlans } from './plans.fixture.ts';

const meta = {
  title: 'Site/PlanDifferences',
  component: PlanDifferences,
  args: { plans: examplePlans, object: 'Usia 36' },
} satisfies Meta<typeof PlanDifferences>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^Premi / })).toHaveAttribute('data-differs', 'true');
    await expect(canvas.getByRole('row', { name: /^Kamar/ })).toHaveAttribute('data-differs', 'false');
  },
};
