import type { VehicleSearch } from '@naungan/domain/lines/vehicle';
import { expect, test, vi } from 'vitest';
import { vehiclePremium } from './vehicle-premium.ts';

const model = (_id: string, price: number) => ({
  _id,
  model: _id,
  vehicleType: 'MV4' as const,
  category: 3 as const,
  price,
  deviation: 10,
  seats: 7,
  derivedFrom: null,
});
const catalogue = {
  loadModels: async () => [
    { year: 2025, models: [model('alphard', 1_700_000_000), model('calya', 180_000_000)] },
    { year: 2020, models: [model('avanza', 166_000_000)] },
  ],
};
const plan = (typeCoverage: string, premium: number) => ({
  blurred: false,
  typeCoverage,
  premium,
  adminFee: 50_000,
});
const vehicle = { brandText: 'Toyota', modelText: 'Calya', year: 2025, price: 180_000_000, area: 'B' };

function clientOf(rows: unknown[]) {
  const plans = vi.fn(async (_query: object) => ({ response: { products: { rows, vehicle } } }));
  return { plans, api: { line: () => ({ plans }) } as unknown as Parameters<typeof vehiclePremium>[0] };
}
const search: VehicleSearch = { vehicleType: 'MV4', brand: 'toyota', coverage: ['allrisk', 'tlo'] };

test('vehiclePremium returns the lowest price of each cover, with the admin fee', async () => {
  const { api } = clientOf([plan('tlo', 700_000), plan('allrisk', 4_000_000), plan('tlo', 800_000)]);
  expect(await vehiclePremium(api, catalogue, search)).toEqual({
    object: 'Toyota Calya 2025 · Rp180.000.000 · pelat B',
    rows: [
      { label: 'All Risk, mulai dari', amount: 4_050_000 },
      { label: 'TLO, mulai dari', amount: 750_000 },
    ],
    total: { label: 'Setahun, mulai dari', amount: 750_000 },
  });
});

test('vehiclePremium replaces missing answers by the newest year, its cheapest model and the market price', async () => {
  const { api, plans } = clientOf([plan('tlo', 700_000)]);
  await vehiclePremium(api, catalogue, search);
  expect(plans.mock.calls[0]?.[0]).toMatchObject({
    year: '2025',
    model: 'calya',
    price: '180000000',
    plat: 'B',
  });
});

test('vehiclePremium does not replace given answers', async () => {
  const { api, plans } = clientOf([plan('tlo', 700_000)]);
  await vehiclePremium(api, catalogue, {
    ...search,
    year: 2020,
    price: 170_000_000,
    plat: 'D',
  });
  expect(plans.mock.calls[0]?.[0]).toMatchObject({
    year: '2020',
    model: 'avanza',
    price: '170000000',
    plat: 'D',
  });
});

test('vehiclePremium returns null without a plan', async () => {
  expect(await vehiclePremium(clientOf([]).api, catalogue, search)).toBeNull();
});

test('vehiclePremium requests no price before the visitor has chosen a brand', async () => {
  const { api, plans } = clientOf([plan('tlo', 700_000)]);
  const { brand: _brand, ...withoutBrand } = search;
  expect(await vehiclePremium(api, catalogue, { ...withoutBrand, plat: 'B' })).toBeNull();
  expect(plans).not.toHaveBeenCalled();
});
