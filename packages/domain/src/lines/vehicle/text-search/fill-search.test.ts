import { expect, test } from 'vitest';
import type { VehicleSearch } from '../search.ts';
import { avanza, model } from './catalogue.fixture.ts';
import { fillSearch } from './fill-search.ts';

const empty: VehicleSearch = { vehicleType: 'MV4', coverage: ['allrisk', 'tlo'] };
const ofAvanza = { vehicleType: 'MV4', brand: 'toyota', year: 2019, model: 'C001' } as const;
const chosen = { model: avanza, year: 2019 };
const coverage = ['allrisk', 'tlo'] as const;

test('a chosen model fills in its brand, year and market price', () => {
  expect(fillSearch(empty, {}, chosen)).toEqual({
    search: { ...ofAvanza, price: 200_000_000, coverage },
    unused: {},
  });
});

// 200 million ± 10 %: 181.818.182 to 220.000.000.
test.each([
  [181_818_182, { price: 181_818_182 }, undefined],
  [220_000_000, { price: 220_000_000 }, undefined],
  [181_818_181, { price: 200_000_000 }, { price: 181_818_181, reason: 'range' }],
  [220_000_001, { price: 200_000_000 }, { price: 220_000_001, reason: 'range' }],
])('a price of %d is used within the range of the market price only', (price, filled, unused) => {
  const result = fillSearch(empty, { price }, chosen);
  expect(result.search).toEqual({ ...ofAvanza, ...filled, coverage });
  expect(result.unused.price).toEqual(unused);
});

test('a price without a model is reported, and fills in nothing', () => {
  expect(fillSearch(empty, { price: 300_000_000 }, null)).toEqual({
    search: empty,
    unused: { price: { price: 300_000_000, reason: 'model' } },
  });
});

test('a price alone is compared with the market price of the model in the form', () => {
  const search = { ...empty, ...ofAvanza, price: 200_000_000 };
  const market = { price: 200_000_000, deviation: 10 };
  expect(fillSearch(search, { price: 190_000_000 }, null, market).search.price).toBe(190_000_000);
  expect(fillSearch(search, { price: 300_000_000 }, null, market)).toEqual({
    search,
    unused: { price: { price: 300_000_000, reason: 'range' } },
  });
});

test('facts alone leave the chosen vehicle in the form', () => {
  const search = { ...empty, ...ofAvanza, price: 200_000_000 };
  expect(fillSearch(search, { plat: 'D', vehicleType: 'MV4' }, null).search).toEqual({
    ...search,
    plat: 'D',
  });
  expect(fillSearch(search, { vehicleType: 'MV2' }, null).search).toEqual({
    ...{ vehicleType: 'MV2', brand: 'toyota', coverage: ['tlo'] },
  });
});

test('a cover is chosen unless the type does not have it', () => {
  const beat = { model: model('M001', 'Honda', 'BeAT CBS', 'MV2'), year: 2019 };
  expect(fillSearch(empty, { coverage: 'allrisk' }, chosen).search.coverage).toEqual(['allrisk']);
  expect(fillSearch(empty, { coverage: 'allrisk' }, beat)).toMatchObject({
    search: { coverage: ['tlo'] },
    unused: { coverage: 'allrisk' },
  });
});
