import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from './ExamplePlanCards.guide.ts';
import { ExamplePlanCards } from './ExamplePlanCards.tsx';
import { examplePlans } from './plans.fixture.ts';

const meta = {
  title: 'Site/ExamplePlanCards',
  component: ExamplePlanCards,
  parameters: { guide },
  args: { plans: examplePlans, object: 'Usia 36' },
} satisfies Meta<typeof ExamplePlanCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rp2.415.000')).toBeVisible();
    // A card shows only facts in which the plans differ: outpatient care, but not the room.
    await expect(canvas.getAllByText('Rawat jalan: Termasuk').length).toBeGreaterThan(0);
    await expect(canvas.queryByText(/^Kamar/)).toBeNull();
    await expect(canvas.getByText('Premi untuk Usia 36, termasuk biaya admin.')).toBeVisible();
  },
};
