import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { vehicleCatalogue } from '../../lines/vehicle/fixtures.ts';
import { jpeg } from '../story-data/draft.ts';
import { loadRegions } from '../story-data/regions.ts';
import { StatefulStep } from '../story-data/StatefulStep.tsx';
import { vehicleRevisionDetail } from '../story-data/vehicle.fixture.ts';
import { RevisionPage, type RevisionPageProps } from './index.ts';

type Props = RevisionPageProps<'kendaraan'>;

const meta = {
  title: 'Orders/RevisionWizard/Vehicle',
  component: RevisionPage<'kendaraan'>,
  render: (args) => (
    <StatefulStep {...args}>{(stepProps) => <RevisionPage {...args} {...stepProps} />}</StatefulStep>
  ),
  parameters: { layout: 'fullscreen' },
  args: {
    line: 'kendaraan',
    load: async () => vehicleRevisionDetail,
    loadRegions,
    catalogue: vehicleCatalogue,
    step: '',
    onStepChange: fn(),
    onDraftChange: fn(),
    onSubmit: fn<Props['onSubmit']>(async () => ({ message: 'Perubahan Anda sudah kami terima' })),
    onDone: fn(),
  },
} satisfies Meta<typeof RevisionPage<'kendaraan'>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The step of the vehicle comes first [2 §2]. A correction of the vehicle's price immediately changes the displayed premium. */
export const VehicleAndPhoto: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText('Langkah 1 dari 3')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Data Kendaraan' })).toBeVisible();
    await userEvent.click(canvas.getByText('Yang Anda kirim sebelumnya'));
    await expect(await canvas.findByText('MHKA6GJ6JKJ012345')).toBeVisible();
    const chassis = await canvas.findByRole('textbox', { name: 'Nomor Rangka' });
    await userEvent.clear(chassis);
    await userEvent.type(chassis, 'MHKA6GJ6JKJ012346');
    const price = await canvas.findByRole('textbox', { name: 'Harga Kendaraan' });
    await userEvent.clear(price);
    await userEvent.type(price, '250000000');
    const costs = within(canvas.getByRole('complementary', { name: 'Ringkasan biaya' }));
    await expect(costs.getAllByText('Rp6.243.743')).not.toHaveLength(0);
    await expect(costs.getByText(/Sebelum perubahan/)).toHaveTextContent('Rp5.946.628');
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjut' }));
    await expect(await canvas.findByRole('heading', { name: 'Data Diri Tertanggung' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjut' }));
    await userEvent.upload(await canvas.findByLabelText('Foto Kendaraan Tampak Depan'), jpeg('depan.jpg'));
    await expect(await canvas.findByRole('link', { name: /depan\.jpg/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Kirim perubahan' }));
    const confirmDialog = await screen.findByRole('alertdialog', { name: 'Submit perubahan?' });
    await expect(confirmDialog).toHaveAccessibleDescription(/dari Rp5\.946\.628 menjadi Rp6\.243\.743\.$/);
    await userEvent.click(within(confirmDialog).getByRole('button', { name: 'Ya, Lanjut' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({
          payload: expect.objectContaining({
            vehicle: expect.objectContaining({ chassisNumber: 'MHKA6GJ6JKJ012346', price: 250_000_000 }),
          }),
          files: [expect.objectContaining({ code: 'foto-depan' })],
        }),
        expect.anything(),
      ),
    );
  },
};

/** A revision cannot change accessories: a price that is too low for the accessories is rejected with the reason. */
export const IneligibleVehicle: Story = {
  tags: ['!autodocs'],
  args: {
    load: async () => ({
      ...vehicleRevisionDetail,
      additions: {
        expansion: ['FLOOD_TYPHOON'],
        accesories: [{ accesoriesName: 'Bak tertutup', accesoriesValue: 118_000_000 }],
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const price = await canvas.findByRole('textbox', { name: 'Harga Kendaraan' });
    await userEvent.clear(price);
    await userEvent.type(price, '230000000');
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjut' }));
    await expect(
      await canvas.findByRole('link', {
        name: 'Total nilai aksesori maksimal 50% dari harga kendaraan, yaitu Rp115.000.000!',
      }),
    ).toBeVisible();
  },
};

const PLATE_MESSAGE = 'Nomor Polisi ini sudah tercatat pada polis atau pesanan lain';

/** Another policy covers a vehicle with this plate. After the submission, the plate field displays the server's message. */
export const PlateAlreadyInsured: Story = {
  tags: ['!autodocs'],
  args: {
    load: async () => ({ ...vehicleRevisionDetail, needRevisions: [{ item: 'vehicle', attachments: [] }] }),
    onSubmit: fn<Props['onSubmit']>(async () => {
      const fields = [{ path: 'vehicle.vehicleLicense', message: PLATE_MESSAGE }];
      throw Object.assign(new Error('Kendaraan ini sudah tercatat'), { status: 422, fields });
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Kirim perubahan' }));
    const confirmDialog = await screen.findByRole('alertdialog', { name: 'Submit perubahan?' });
    await userEvent.click(within(confirmDialog).getByRole('button', { name: 'Ya, Lanjut' }));
    await expect(await canvas.findByRole('region', { name: 'Periksa 1 isian berikut' })).toBeVisible();
    const plate = canvas.getByRole('group', { name: 'Nomor Polisi' });
    await expect(plate).toHaveAccessibleDescription(`${PLATE_MESSAGE}!`);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
