import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import {
  longVehicleOrder,
  pendingVehicleOrder,
  plainVehicleOrder,
  vehicleOrder,
} from '../story-data/vehicle.fixture.ts';
import { OrderPage } from './index.ts';

const meta = {
  title: 'Orders/OrderDetail/Vehicle',
  component: OrderPage,
  render: (args) => (
    <div className="nu:container-page nu:py-6">
      <OrderPage {...args} />
    </div>
  ),
  parameters: { layout: 'fullscreen' },
  args: { line: 'kendaraan', load: async () => vehicleOrder, refreshEvery: 0 },
} satisfies Meta<typeof OrderPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Vehicle, cover, additions, services, workshops, and the costs by row [3 §2 screen 13]. */
export const InProcess: Story = {
  play: async ({ canvas, userEvent }) => {
    const section = async (name: string) => within(await canvas.findByRole('region', { name }));
    const vehicle = await section('Kendaraan');
    for (const text of [
      'Toyota Avanza 1.5 G CVT 2024',
      '2 tahun',
      'B 1234 CD',
      'MHKA6GJ6JKJ012345',
      'Rp240.500.000',
    ])
      await expect(vehicle.getByText(text)).toBeVisible();
    await expect((await section('Jaminan')).getByText('All Risk')).toBeVisible();
    await expect((await section('Perluasan')).getByText('Rp375.000')).toBeVisible();
    await expect((await section('Aksesori')).getAllByText('Rp3.500.000')).toHaveLength(2);
    const features = await section('Layanan');
    await userEvent.click(features.getByRole('heading', { name: 'Layanan' }));
    await expect(features.getByText('Derek 24 jam')).toBeVisible();
    await expect(features.queryByText(/Mobil pengganti/)).toBeNull();
    const workshops = await section('Bengkel rekanan');
    await userEvent.click(workshops.getByRole('heading', { name: 'Bengkel rekanan' }));
    await expect(workshops.getByText('Bengkel Priangan Auto')).toBeVisible();
    await expect((await section('Pemilik')).getByText('SARI WULANDARI')).toBeVisible();
    const costs = within(canvas.getByRole('complementary', { name: 'Rincian biaya' }));
    await expect(costs.getByText(/^Perluasan Banjir/)).toBeVisible();
    await expect(costs.getByText('Rp5.981.628')).toBeVisible();
  },
};

export const WithoutAdditions: Story = {
  args: { load: async () => plainVehicleOrder },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Produk ini tidak memiliki fasilitas perluasan.')).toBeVisible();
    await expect(canvas.getByText('Tanpa aksesori tambahan.')).toBeVisible();
    await expect(canvas.getByText('Video kendaraan diperiksa')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Bengkel rekanan' })).toBeNull();
  },
};

export const SentBack: Story = {
  args: { load: async () => pendingVehicleOrder },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nomor rangka tidak sama dengan STNK.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Perbarui data' })).toHaveAttribute(
      'href',
      '/orders/kendaraan/o-20/update',
    );
  },
};

export const LongNamesPhone: Story = {
  args: { load: async () => longVehicleOrder },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Aksesori' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
