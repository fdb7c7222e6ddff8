import { createClient } from '@naungan/api/client';
import { vehicleSearch } from '@naungan/domain/lines/vehicle';
import { expect, test, vi } from 'vitest';
import { hasPlans } from './count-plans.ts';
import { findPlan, lineCalls } from './line-calls.ts';
import { readSearch } from './plan-url.ts';

const VEHICLE_QUERY = 'vehicleType=MV4&year=2024&model=C001&price=237000000&plat=B';
/** The tests check only that the search contains this object, not its content. */
const knownBuilding = { provinceText: 'Bali' };
const knownVehicle = { brandText: 'Toyota', modelText: 'Avanza 1.5 G CVT', price: 237_000_000 };
const page = { rows: [], total: 3, priceScale: null };
const list = { page: 1, size: 10, sortField: 'premium', sortOrder: 'asc' } as const;

const clientOf = (response: unknown) =>
  createClient({
    token: () => null,
    device: () => ({ device_id: '', os: '', platform: 'web', source: 'storefront' }),
    origin: 'https://api.test',
    fetch: async () => Response.json({ message: 'success', response }),
  });

test('loadPlans completes the search with the data of the vehicle', async () => {
  const client = clientOf({ products: { ...page, vehicle: knownVehicle } });
  const search = readSearch('kendaraan', `?${VEHICLE_QUERY}`);
  const foundPlans = await lineCalls(client, 'kendaraan').loadPlans(search, list);
  expect(foundPlans.page.total).toBe(3);
  expect(foundPlans.search).toEqual({ ...search, knownVehicle });
});

test('hasPlans is true if the API finds plans for a search', async () => {
  const client = clientOf({ products: { ...page, vehicle: knownVehicle } });
  const search = readSearch('kendaraan', `?${VEHICLE_QUERY}`);
  expect(await hasPlans(client, 'kendaraan', vehicleSearch, search)).toBe(true);
});

test('loadPlan completes the search with the data of the vehicle', async () => {
  const client = clientOf({ product: { _id: 'p-1' }, vehicle: knownVehicle });
  const search = readSearch('kendaraan', `?${VEHICLE_QUERY}`);
  const foundPlan = await lineCalls(client, 'kendaraan').loadPlan('p-1', search);
  expect(foundPlan.plan._id).toBe('p-1');
  expect(foundPlan.search.knownVehicle).toEqual(knownVehicle);
});

test('loadPlans returns a search by birth date unchanged', async () => {
  const search = { dob: '1990-05-17' } as const;
  const foundPlans = await lineCalls(clientOf(page), 'kesehatan').loadPlans(search, list);
  expect(foundPlans.search).toBe(search);
});

const BUILDING_QUERY =
  'occupation=2976&buildingPrices=1200000000&ownership=Sewa&classConstruction=class1&totalBuildingArea=120&province=Bali&district_level=Kota&district=Kota+Denpasar&coverages=kebakaran-gempabumi&coverages=kebakaran';

test('findPlan searches a plan in all covers of the search; loadPlan searches it only in the cover of its line', async () => {
  const coverages: string[][] = [];
  const fetchApi = vi.fn<typeof fetch>(async (_url, init) => {
    coverages.push(JSON.parse(String(init?.body)).coverages);
    return Response.json({
      message: 'success',
      response: { product: { _id: 'p-1' }, building: knownBuilding },
    });
  });
  const client = createClient({
    token: () => null,
    device: () => ({ device_id: '', os: '', platform: 'web', source: 'storefront' }),
    origin: 'https://api.test',
    fetch: fetchApi,
  });
  const search = readSearch('kebakaran', `?${BUILDING_QUERY}`);
  expect((await findPlan(client, 'kebakaran', 'p-1', search))?.plan._id).toBe('p-1');
  expect((await lineCalls(client, 'kebakaran').loadPlan('p-1', search)).search.coverages).toEqual(
    search.coverages,
  );
  expect(coverages).toEqual([['kebakaran-gempabumi', 'kebakaran'], ['kebakaran']]);
});

test('findPlan resolves to null for a product that is not sold, and rejects after a failed request', async () => {
  const search = readSearch('kebakaran', `?${BUILDING_QUERY}`);
  const clientWithStatus = (status: number) =>
    createClient({
      token: () => null,
      device: () => ({ device_id: '', os: '', platform: 'web', source: 'storefront' }),
      origin: 'https://api.test',
      fetch: async () => Response.json({ message: 'no' }, { status }),
    });
  expect(await findPlan(clientWithStatus(404), 'kebakaran', 'p-1', search)).toBeNull();
  await expect(findPlan(clientWithStatus(500), 'kebakaran', 'p-1', search)).rejects.toThrow();
});

test('loadPlans adds to the search whether any product insures the occupation', async () => {
  const search = readSearch('kebakaran', `?${BUILDING_QUERY}`);
  const client = clientOf({ products: { ...page, building: knownBuilding, occupationTaken: false } });
  expect((await lineCalls(client, 'kebakaran').loadPlans(search, list)).search.occupationInsurable).toBe(
    false,
  );
});
