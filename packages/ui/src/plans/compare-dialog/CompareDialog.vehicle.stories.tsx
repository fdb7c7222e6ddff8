import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import {
  longVehiclePlan,
  vehiclePlanOffline,
  vehiclePlanOnline,
  vehiclePlanTlo,
  vehicleSearch,
} from '../../lines/vehicle/fixtures.ts';
import { CompareDialog, type CompareDialogProps } from './CompareDialog.tsx';

const plans = [
  vehiclePlanOnline,
  vehiclePlanTlo,
  { ...vehiclePlanOffline, _id: 'plan-konsultan' },
  longVehiclePlan,
];

const VehicleDialog = (props: CompareDialogProps<'kendaraan'>) => <CompareDialog {...props} />;

const meta = {
  title: 'Plans/CompareDialog of vehicles',
  component: VehicleDialog,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: {
    line: 'kendaraan',
    open: true,
    onOpenChange: fn(),
    ids: [vehiclePlanOnline._id, vehiclePlanTlo._id, longVehiclePlan._id],
    loadPlan: async (id) => plans.find(({ _id }) => _id === id) ?? null,
    search: vehicleSearch,
    today: '2026-11-22',
    detailHref: (id: string) => `/products/kendaraan/list/${id}`,
    orderHref: (id: string) => `/products/kendaraan/${id}/order`,
    onOpenConsultation: fn(),
  },
} satisfies Meta<typeof VehicleDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const findRow = async (name: RegExp) => within(await screen.findByRole('row', { name }));

/** The table compares benefits, services and extensions, and shows the premium of each extension for this vehicle. */
export const ThreeProducts: Story = {
  play: async () => {
    await expect(await screen.findAllByRole('columnheader')).toHaveLength(3);
    await expect(screen.getByText(/^Premi untuk Toyota Avanza 1\.5 G CVT 2024\./)).toBeVisible();
    await expect((await findRow(/^Jaminan.*berbeda/)).getByText('TLO')).toBeVisible();
    await expect((await findRow(/^Biaya derek/)).getAllByText('Rp500.000, setiap kejadian')).toHaveLength(3);
    await expect((await findRow(/^Derek 24 jam/)).getAllByText('4 kali setahun')).toHaveLength(3);
    await expect((await findRow(/^Pemogokan/)).getByText('Tidak tersedia')).toBeVisible();
    await expect((await findRow(/^Pemogokan/)).getAllByText('Rp118.500')).toHaveLength(2);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const premium = await findRow(/^Premi per tahun/);
    for (const price of premium.getAllByText(/^Rp/)) {
      const cell = price.closest('td');
      await expect(cell && cell.scrollWidth <= cell.clientWidth + 1).toBe(true);
    }
  },
};
