import { expect, test } from 'vitest';
import type { VehicleSearch } from '../search.ts';
import { avanza, model } from './catalogue.fixture.ts';
import { fillSearch } from './fill-search.ts';

const emptySearch: VehicleSearch = { vehicleType: 'MV4', coverage: ['allrisk', 'tlo'] };
const avanzaFields = { vehicleType: 'MV4', brand: 'toyota', year: 2019, model: 'C001' } as const;
const chosenAvanza = { model: avanza, year: 2019 };
const coverage = ['allrisk', 'tlo'] as const;

test('a chosen model fills in the brand, the year and the market price', () => {
  expect(fillSearch(emptySearch, {}, chosenAvanza)).toEqual({
    search: { ...avanzaFields, price: 200_000_000, coverage },
    unusedFacts: {},
  });
});

// The range of the market price of 200,000,000 is 181,818,182 to 220,000,000.
test.each([
  [181_818_182, { price: 181_818_182 }, undefined],
  [220_000_000, { price: 220_000_000 }, undefined],
  [181_818_181, { price: 200_000_000 }, { price: 181_818_181, reason: 'range' }],
  [220_000_001, { price: 200_000_000 }, { price: 220_000_001, reason: 'range' }],
])(
  'fillSearch uses a price of %d only within the range of the market price',
  (price, filledFields, unusedFacts) => {
    const result = fillSearch(emptySearch, { price }, chosenAvanza);
    expect(result.search).toEqual({ ...avanzaFields, ...filledFields, coverage });
    expect(result.unusedFacts.price).toEqual(unusedFacts);
  },
);

test('fillSearch reports a price as unused if neither the text nor the form has a model', () => {
  expect(fillSearch(emptySearch, { price: 300_000_000 }, null)).toEqual({
    search: emptySearch,
    unusedFacts: { price: { price: 300_000_000, reason: 'model' } },
  });
});

test('fillSearch compares a price with the market price of the model in the form if the text has no model', () => {
  const search = { ...emptySearch, ...avanzaFields, price: 200_000_000 };
  const market = { price: 200_000_000, deviation: 10 };
  expect(fillSearch(search, { price: 190_000_000 }, null, market).search.price).toBe(190_000_000);
  expect(fillSearch(search, { price: 300_000_000 }, null, market)).toEqual({
    search,
    unusedFacts: { price: { price: 300_000_000, reason: 'range' } },
  });
});

test('a plate region in a text does not change the vehicle in the form, but a different vehicle type in the text clears the vehicle', () => {
  const search = { ...emptySearch, ...avanzaFields, price: 200_000_000 };
  expect(fillSearch(search, { plat: 'D', vehicleType: 'MV4' }, null).search).toEqual({
    ...search,
    plat: 'D',
  });
  expect(fillSearch(search, { vehicleType: 'MV2' }, null).search).toEqual({
    vehicleType: 'MV2',
    brand: 'toyota',
    coverage: ['tlo'],
  });
});

test('fillSearch reports a cover as unused if the vehicle type does not have it', () => {
  const chosenBeat = { model: model('M001', 'Honda', 'BeAT CBS', 'MV2'), year: 2019 };
  expect(fillSearch(emptySearch, { coverage: 'allrisk' }, chosenAvanza).search.coverage).toEqual(['allrisk']);
  expect(fillSearch(emptySearch, { coverage: 'allrisk' }, chosenBeat)).toMatchObject({
    search: { coverage: ['tlo'] },
    unusedFacts: { coverage: 'allrisk' },
  });
});
