import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { knownVehicle, vehicleCatalogue, vehiclePlanOnline } from '../../../ui/src/lines/vehicle/fixtures.ts';
import { expectCards } from '../../../ui/src/plans/fixtures/expect-cards.ts';
import { vehiclePage } from '../../../ui/src/plans/fixtures/vehicles.ts';
import { Storefront } from './Storefront.tsx';

const { brand, brandText, model, modelText, vehicleType } = knownVehicle;
const foundVehicle = {
  brand,
  brandText,
  model,
  modelText,
  vehicleType,
  years: [2024],
  prices: [237_000_000],
  deviation: 10,
};

/** Responses of the broker's API. A response with plans also contains the vehicle. */
async function responseOf({ pathname }: URL): Promise<unknown> {
  const vehicle = knownVehicle;
  if (pathname.endsWith('/vehicles/search'))
    return { read: { plat: 'B' }, models: [foundVehicle], total: 1, isCertain: true, unused: [] };
  if (pathname.endsWith('/vehicles')) return vehicleCatalogue.loadBrands('MV4');
  if (pathname.endsWith('/platregions')) return { plats: await vehicleCatalogue.loadAreas() };
  if (pathname.includes('/vehicles/')) return vehicleCatalogue.loadModels('toyota', 'MV4');
  if (pathname.endsWith('/vehicle-insurances')) return { products: { ...vehiclePage(4), vehicle } };
  if (pathname.includes('/vehicle-insurances/')) return { product: vehiclePlanOnline, vehicle };
  return [];
}

const api = fn(async (input: RequestInfo | URL) => {
  const response = await responseOf(new URL(input instanceof Request ? input.url : input));
  return Response.json({ message: 'OK', response });
});

const meta = {
  title: 'Storefront of vehicles',
  component: Storefront<'kendaraan'>,
  parameters: { layout: 'fullscreen' },
  args: {
    api: 'https://broker.example',
    line: 'kendaraan',
    headingLevel: 2,
    storageKeys: 'vehicle-story',
    fetch: api,
  },
  beforeEach: () => {
    history.replaceState(null, '');
    sessionStorage.clear();
  },
} satisfies Meta<typeof Storefront<'kendaraan'>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A text search finds the car. The list and the page of a plan show premiums for this car. */
export const FromTextToProduct: Story = {
  play: async ({ canvas, userEvent }) => {
    const initialUrl = location.href;
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Cari cepat' }), 'avanza b 1234{Enter}');
    await canvas.findByText(/^Terisi: /);
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjut' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Harga' })).toHaveValue('237.000.000'));
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjut' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Cari Produk' }));
    await expectCards(canvas, 4);
    await expect(canvas.getByText('Toyota Avanza 1.5 G CVT 2024 · Rp237.000.000 · Pelat B')).toBeVisible();
    const [details] = canvas.getAllByRole('link', { name: /^Detail / });
    await userEvent.click(details ?? document.body);
    await expect(await canvas.findByRole('heading', { name: 'Bagaimana premi dihitung' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^Premi dasar Rp237\.000\.000 × / })).toBeVisible();
    await expect(location.href).toBe(initialUrl);
    history.back();
    await expectCards(canvas, 4);
  },
};
