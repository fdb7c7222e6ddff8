import { createClient } from '@naungan/api/client';
import { expect, test, vi } from 'vitest';
import { findPlan, hasPlans, lineCalls } from './line-calls.ts';
import { readSearch } from './plan-address.ts';

const VEHICLE = 'vehicleType=MV4&year=2024&model=C001&price=237000000&plat=B';
const known = { brandText: 'Toyota', modelText: 'Avanza 1.5 G CVT', price: 237_000_000 };
const page = { rows: [], total: 3, priceScale: null };
const list = { page: 1, size: 10, sortField: 'premium', sortOrder: 'asc' } as const;

const clientOf = (response: unknown) =>
  createClient({
    token: () => null,
    device: () => ({ device_id: '', os: '', platform: 'web', source: 'storefront' }),
    origin: 'https://api.test',
    fetch: async () => Response.json({ message: 'success', response }),
  });

test('a page of vehicle products tells what the catalogue knows of the vehicle', async () => {
  const client = clientOf({ products: { ...page, vehicle: known } });
  const search = readSearch('kendaraan', `?${VEHICLE}`);
  const found = await lineCalls(client, 'kendaraan').loadPlans(search, list);
  expect(found.page.total).toBe(3);
  expect(found.search).toEqual({ ...search, known });
  expect(await hasPlans(client, 'kendaraan', search)).toBe(true);
});

test('so does one product', async () => {
  const client = clientOf({ product: { _id: 'p-1' }, vehicle: known });
  const search = readSearch('kendaraan', `?${VEHICLE}`);
  const found = await lineCalls(client, 'kendaraan').loadPlan('p-1', search);
  expect(found.plan._id).toBe('p-1');
  expect(found.search.known).toEqual(known);
});

test('a birth date is all there is to know', async () => {
  const search = { dob: '1990-05-17' } as const;
  const found = await lineCalls(clientOf(page), 'kesehatan').loadPlans(search, list);
  expect(found.search).toBe(search);
});

const HOUSE =
  'occupation=2976&buildingPrices=1200000000&ownership=Sewa&classConstruction=class1&totalBuildingArea=120&province=Bali&district_level=Kota&district=Kota+Denpasar&coverages=kebakaran-gempabumi&coverages=kebakaran';

test('a product of another type that stands in a list is found by its own', async () => {
  const asked = vi.fn<typeof fetch>(async (_url, init) => {
    const { productType } = JSON.parse(String(init?.body));
    return productType === 'kebakaran'
      ? Response.json({ message: 'missing' }, { status: 404 })
      : Response.json({ message: 'success', response: { product: { _id: 'p-1' }, building: known } });
  });
  const client = createClient({
    token: () => null,
    device: () => ({ device_id: '', os: '', platform: 'web', source: 'storefront' }),
    origin: 'https://api.test',
    fetch: asked,
  });
  const found = await findPlan(client, 'kebakaran', 'p-1', readSearch('kebakaran', `?${HOUSE}`));
  expect(found?.plan._id).toBe('p-1');
  expect(asked).toHaveBeenCalledTimes(2);
});

test('what a list says of an occupation comes back with its search', async () => {
  const search = readSearch('kebakaran', `?${HOUSE}`);
  const client = clientOf({ products: { ...page, building: known, occupationTaken: false } });
  expect((await lineCalls(client, 'kebakaran').loadPlans(search, list)).search.occupationTaken).toBe(false);
});
