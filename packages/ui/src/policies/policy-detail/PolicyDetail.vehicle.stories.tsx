import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { vehiclePolicy } from '../../orders/story-data/vehicle.fixture.ts';
import { PolicyPage } from './index.ts';

const meta = {
  title: 'Policies/PolicyDetail/Vehicle',
  component: PolicyPage,
  render: (args) => (
    <div className="nu:container-page nu:py-6">
      <PolicyPage {...args} />
    </div>
  ),
  parameters: { layout: 'fullscreen' },
  args: { load: async () => vehiclePolicy },
} satisfies Meta<typeof PolicyPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page of a vehicle policy shows all sections of the vehicle's order. */
export const Active: Story = {
  play: async ({ canvas }) => {
    const vehicle = within(await canvas.findByRole('region', { name: 'Kendaraan' }));
    await expect(vehicle.getByText('B 1234 CD')).toBeVisible();
    for (const name of [
      'Jaminan',
      'Perluasan',
      'Aksesori',
      'Manfaat',
      'Bengkel rekanan',
      'Pemilik',
      'Deklarasi',
    ])
      await expect(canvas.getByRole('region', { name })).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
