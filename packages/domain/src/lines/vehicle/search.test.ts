import { describe, expect, test } from 'vitest';
import { checkMarketPrice, priceLimits, priceLimitsText } from './market-price.ts';
import { isComplete, type KnownVehicle, type VehicleSearch, vehicleSearch } from './search.ts';
import { type CatalogueModel, chooseInSearch, SEARCH_ALERT, searchProblems } from './search-rules.ts';
import { regionOfProvince } from './tariff-region.ts';

const today = '2026-11-22';
const full: VehicleSearch = {
  vehicleType: 'MV4',
  brand: 'toyota',
  year: 2024,
  model: 'C001',
  price: 237_000_000,
  plat: 'B',
  coverage: ['allrisk', 'tlo'],
};
const address = 'vehicleType=MV4&brand=toyota&year=2024&model=C001&price=237000000&plat=B';
const read = (query: string) => vehicleSearch.read(new URLSearchParams(query));

describe('the search in a URL', () => {
  test('contains all inputs', () => {
    expect(new URLSearchParams(vehicleSearch.write(full)).toString()).toBe(address);
    expect(read(address)).toEqual(full);
    expect(isComplete(full)).toBe(true);
  });

  test.each(['allrisk', 'tlo'] as const)('contains %s if it is not both covers', (cover) => {
    const search = { ...full, coverage: [cover] };
    expect(new URLSearchParams(vehicleSearch.write(search)).toString()).toBe(`${address}&coverage=${cover}`);
    expect(read(`${address}&coverage=${cover}`)).toEqual(search);
    expect(vehicleSearch.isSame(search, full)).toBe(false);
  });

  test.each(['MV2', 'TRUCK', 'BUS'] as const)(
    'with All Risk for a %s gives a search for TLO',
    (vehicleType) => {
      for (const coverage of ['', '&coverage=tlo'])
        expect(read(`vehicleType=${vehicleType}${coverage}`)).toEqual({ vehicleType, coverage: ['tlo'] });
      for (const coverage of ['&coverage=allrisk', '&coverage=allrisk&coverage=tlo'])
        expect(read(`vehicleType=${vehicleType}${coverage}`)).toEqual({
          ...{ vehicleType, coverage: ['tlo'], notOffered: ['allrisk'] },
        });
      expect(vehicleSearch.write({ vehicleType, coverage: ['tlo'] })).toEqual([['vehicleType', vehicleType]]);
    },
  );

  test.each([
    '',
    'vehicleType=CAR&coverage=all',
    'year=1949&price=0&plat=ABC&model=',
    'year=x&price=-1&plat=1&brand=../a',
    'price=1e9&year=20244&price=99999999999999999999',
  ])('ignores the invalid values %j', (query) => {
    expect(read(query)).toEqual({ vehicleType: 'MV4', coverage: ['allrisk', 'tlo'] });
  });

  test('accepts model years from 1950 on and prices up to Rp100.000.000.000', () => {
    expect(read('year=1950&price=100000000000')).toMatchObject({ year: 1950, price: 100_000_000_000 });
    expect(read('price=100000000001')).not.toHaveProperty('price');
  });

  test('contains the brand of its model according to the catalogue, not the requested one', () => {
    const vehicle: KnownVehicle = {
      ...{ vehicleType: 'MV4', brand: 'toyota', brandText: 'Toyota', year: 2024, model: 'C001' },
      ...{ modelText: 'Avanza 1.5 G CVT', price: 237_000_000, marketPrice: 237_000_000, deviation: 10 },
      derivedFrom: null,
      ...{ seats: 7, area: 'B', areaName: 'DKI Jakarta', region: 2 },
    };
    const { brand: _, ...unbranded } = full;
    for (const search of [unbranded, { ...full, brand: 'honda' }]) {
      expect(String(new URLSearchParams(vehicleSearch.write({ ...search, known: vehicle })))).toBe(address);
      expect(vehicleSearch.isSame({ ...search, known: vehicle }, search)).toBe(true);
    }
    const another = chooseInSearch({ ...full, known: vehicle }, 'brand', 'honda');
    expect(vehicleSearch.write(another)).toContainEqual(['brand', 'honda']);
  });

  test('is empty before any input', () => {
    expect(vehicleSearch.write({ vehicleType: 'MV4', coverage: ['allrisk', 'tlo'] })).toEqual([]);
    expect(vehicleSearch.write({ vehicleType: 'MV4', coverage: ['tlo'] })).toEqual([
      ['vehicleType', 'MV4'],
      ['coverage', 'tlo'],
    ]);
  });

  test('returns the query of the API, without the brand, only when it is complete', () => {
    const query = Object.fromEntries(new URLSearchParams(address.replace('brand=toyota&', '')));
    expect(vehicleSearch.apiQuery(full, today)).toEqual(query);
    expect(vehicleSearch.apiQuery({ ...full, coverage: ['tlo'] }, today)).toEqual({
      ...query,
      coverage: 'tlo',
    });
    expect(vehicleSearch.apiQuery({ ...full, year: 2027 }, today)).not.toBeNull();
    expect(vehicleSearch.apiQuery({ ...full, year: 2028 }, today)).toBeNull();
    const { price: _, ...unpriced } = full;
    expect(vehicleSearch.apiQuery(unpriced, today)).toBeNull();
  });
});

describe('the market price', () => {
  test.each([
    [110_000_000, 100_000_000, 121_000_000],
    [100_000_000, 90_909_091, 110_000_000],
    [282_000_000, 256_363_637, 310_200_000],
    [15, 14, 16],
  ])('of %d allows %d to %d', (price, min, max) => {
    const market = { price, deviation: 10 };
    expect(priceLimits(market)).toEqual({ min, max });
    const message = priceLimitsText(market);
    expect(
      [min - 1, min, max, max + 1].map((enteredPrice) => checkMarketPrice(enteredPrice, market)),
    ).toEqual([message, null, null, message]);
  });

  test('is displayed in the words of the specification', () => {
    expect(checkMarketPrice(99_999_999, { price: 110_000_000, deviation: 10 })).toBe(
      'Kisaran Harga Pasaran : Rp100.000.000 s/d Rp121.000.000',
    );
  });
});

describe('the problems of a search', () => {
  const avanza: CatalogueModel = {
    vehicleType: 'MV4',
    brand: 'toyota',
    market: { price: 237_000_000, deviation: 10 },
  };

  test('contain every empty field, with its label', () => {
    expect(SEARCH_ALERT).toBe('Silahkan lengkapi model kendaraan Anda ya..');
    expect(searchProblems({ vehicleType: 'MV4', coverage: ['tlo'] }, undefined, today)).toEqual({
      brand: 'Brand Wajib di isi',
      year: 'Tahun Wajib di isi',
      model: 'Model Wajib di isi',
      price: 'Harga Kendaraan Wajib di isi',
      plat: 'Kode Wilayah Wajib di isi',
    });
  });

  test.each([
    ['nothing', full, avanza, {}],
    ['no such model', full, null, { model: 'Model kendaraan tidak ditemukan' }],
    [
      'a model of another brand',
      { ...full, brand: 'honda' },
      avanza,
      { model: 'Model tidak sesuai dengan brand yang dipilih' },
    ],
    [
      'a model of another type',
      { ...full, vehicleType: 'BUS' },
      avanza,
      { model: 'Model tidak sesuai dengan jenis kendaraan yang dipilih' },
    ],
    [
      'a year that it was not sold',
      full,
      { ...avanza, market: null },
      { year: 'Tahun tidak tersedia untuk model yang dipilih' },
    ],
    [
      'a year to come',
      { ...full, year: 2028 },
      undefined,
      { year: 'Tahun tidak tersedia untuk model yang dipilih' },
    ],
    [
      'a price of yesterday’s market',
      { ...full, price: 260_700_001 },
      avanza,
      { price: 'Kisaran Harga Pasaran : Rp215.454.546 s/d Rp260.700.000' },
    ],
  ] as const)('%s', (_, search, model, problems) => {
    expect(searchProblems(search, model, today)).toEqual(problems);
  });
});

test.each([
  ['vehicleType', 'TRUCK', { brand: 'toyota', plat: 'B', coverage: ['tlo'] }],
  ['brand', 'honda', { vehicleType: 'MV4', plat: 'B', coverage: ['allrisk', 'tlo'] }],
  ['year', 2020, { vehicleType: 'MV4', brand: 'toyota', plat: 'B', coverage: ['allrisk', 'tlo'] }],
  ['plat', 'D', { ...full, plat: 'D' }],
] as const)('a change of %s clears the dependent fields', (field, value, rest) => {
  expect(chooseInSearch(full, field, value)).toEqual({ ...rest, [field]: value });
});

test('a type with one cover does not leave the next type without its other cover', () => {
  const motorcycle = chooseInSearch(full, 'vehicleType', 'MV2');
  expect(motorcycle.coverage).toEqual(['tlo']);
  expect(chooseInSearch(motorcycle, 'vehicleType', 'MV4').coverage).toEqual(['allrisk', 'tlo']);
  // A choice among two covers is kept while the type has both.
  expect(chooseInSearch({ ...full, coverage: ['tlo'] }, 'brand', 'honda').coverage).toEqual(['tlo']);
});

test.each([
  ['11', 1],
  ['21', 1],
  ['31', 2],
  ['32', 2],
  ['36', 2],
  ['33', 3],
  ['51', 3],
  ['96', 3],
  ['20', null],
  ['', null],
  ['3', null],
])('the province %j is in region %j', (code, region) => {
  expect(regionOfProvince(code)).toBe(region);
});
