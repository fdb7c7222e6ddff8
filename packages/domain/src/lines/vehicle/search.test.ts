import { describe, expect, test } from 'vitest';
import { checkMarketPrice, priceLimits, priceLimitsText } from './market-price.ts';
import { isComplete, type KnownVehicle, type VehicleSearch, vehicleSearch } from './search.ts';
import { type CatalogueModel, chooseInSearch, SEARCH_ALERT, searchProblems } from './search-rules.ts';
import { regionOfProvince } from './tariff-region.ts';

const today = '2026-11-22';
const completeSearch: VehicleSearch = {
  vehicleType: 'MV4',
  brand: 'toyota',
  year: 2024,
  model: 'C001',
  price: 237_000_000,
  plat: 'B',
  coverage: ['allrisk', 'tlo'],
};
const completeQuery = 'vehicleType=MV4&brand=toyota&year=2024&model=C001&price=237000000&plat=B';
const readQuery = (query: string) => vehicleSearch.read(new URLSearchParams(query));

describe('the search in a URL', () => {
  test('contains every field of the search', () => {
    expect(new URLSearchParams(vehicleSearch.write(completeSearch)).toString()).toBe(completeQuery);
    expect(readQuery(completeQuery)).toEqual(completeSearch);
    expect(isComplete(completeSearch)).toBe(true);
  });

  test.each(['allrisk', 'tlo'] as const)('contains the cover if only %s is searched', (cover) => {
    const search = { ...completeSearch, coverage: [cover] };
    expect(new URLSearchParams(vehicleSearch.write(search)).toString()).toBe(
      `${completeQuery}&coverage=${cover}`,
    );
    expect(readQuery(`${completeQuery}&coverage=${cover}`)).toEqual(search);
    expect(vehicleSearch.isSame(search, completeSearch)).toBe(false);
  });

  test.each(['MV2', 'TRUCK', 'BUS'] as const)(
    'has TLO as its only cover for a %s, and All Risk in `unavailableCovers` if the URL contains All Risk',
    (vehicleType) => {
      for (const coverage of ['', '&coverage=tlo'])
        expect(readQuery(`vehicleType=${vehicleType}${coverage}`)).toEqual({
          vehicleType,
          coverage: ['tlo'],
        });
      for (const coverage of ['&coverage=allrisk', '&coverage=allrisk&coverage=tlo'])
        expect(readQuery(`vehicleType=${vehicleType}${coverage}`)).toEqual({
          vehicleType,
          coverage: ['tlo'],
          unavailableCovers: ['allrisk'],
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
    expect(readQuery(query)).toEqual({ vehicleType: 'MV4', coverage: ['allrisk', 'tlo'] });
  });

  test('accepts model years from 1950 on and prices up to Rp100.000.000.000', () => {
    expect(readQuery('year=1950&price=100000000000')).toMatchObject({ year: 1950, price: 100_000_000_000 });
    expect(readQuery('price=100000000001')).not.toHaveProperty('price');
  });

  test('contains the brand that the catalogue has for the model, not the brand of the search', () => {
    const vehicle: KnownVehicle = {
      vehicleType: 'MV4',
      brand: 'toyota',
      brandText: 'Toyota',
      year: 2024,
      model: 'C001',
      modelText: 'Avanza 1.5 G CVT',
      price: 237_000_000,
      marketPrice: 237_000_000,
      deviation: 10,
      derivedFrom: null,
      seats: 7,
      area: 'B',
      areaName: 'DKI Jakarta',
      region: 2,
    };
    const { brand: _, ...searchWithoutBrand } = completeSearch;
    for (const search of [searchWithoutBrand, { ...completeSearch, brand: 'honda' }]) {
      expect(String(new URLSearchParams(vehicleSearch.write({ ...search, knownVehicle: vehicle })))).toBe(
        completeQuery,
      );
      expect(vehicleSearch.isSame({ ...search, knownVehicle: vehicle }, search)).toBe(true);
    }
    const searchOfOtherBrand = chooseInSearch({ ...completeSearch, knownVehicle: vehicle }, 'brand', 'honda');
    expect(vehicleSearch.write(searchOfOtherBrand)).toContainEqual(['brand', 'honda']);
  });

  test('has no parameters for a search without input', () => {
    expect(vehicleSearch.write({ vehicleType: 'MV4', coverage: ['allrisk', 'tlo'] })).toEqual([]);
    expect(vehicleSearch.write({ vehicleType: 'MV4', coverage: ['tlo'] })).toEqual([
      ['vehicleType', 'MV4'],
      ['coverage', 'tlo'],
    ]);
  });

  test('gives no API query if a field is empty or the year is invalid, and otherwise gives an API query without the brand', () => {
    const query = Object.fromEntries(new URLSearchParams(completeQuery.replace('brand=toyota&', '')));
    expect(vehicleSearch.apiQuery(completeSearch, today)).toEqual(query);
    expect(vehicleSearch.apiQuery({ ...completeSearch, coverage: ['tlo'] }, today)).toEqual({
      ...query,
      coverage: 'tlo',
    });
    expect(vehicleSearch.apiQuery({ ...completeSearch, year: 2027 }, today)).not.toBeNull();
    expect(vehicleSearch.apiQuery({ ...completeSearch, year: 2028 }, today)).toBeNull();
    const { price: _, ...searchWithoutPrice } = completeSearch;
    expect(vehicleSearch.apiQuery(searchWithoutPrice, today)).toBeNull();
  });
});

describe('the market price', () => {
  test.each([
    [110_000_000, 100_000_000, 121_000_000],
    [100_000_000, 90_909_091, 110_000_000],
    [282_000_000, 256_363_637, 310_200_000],
    [15, 14, 16],
  ])('the market price of %d rupiah allows prices from %d to %d', (price, min, max) => {
    const market = { price, deviation: 10 };
    expect(priceLimits(market)).toEqual({ min, max });
    const message = priceLimitsText(market);
    expect(
      [min - 1, min, max, max + 1].map((enteredPrice) => checkMarketPrice(enteredPrice, market)),
    ).toEqual([message, null, null, message]);
  });

  test('the message about a price outside the market range contains the range, in the words of the specification', () => {
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

  test('have the alert of the specification', () => {
    expect(SEARCH_ALERT).toBe('Silahkan lengkapi model kendaraan Anda ya..');
  });

  test('contain a message with the label of every empty field', () => {
    expect(searchProblems({ vehicleType: 'MV4', coverage: ['tlo'] }, undefined, today)).toEqual({
      brand: 'Brand Wajib di isi',
      year: 'Tahun Wajib di isi',
      model: 'Model Wajib di isi',
      price: 'Harga Kendaraan Wajib di isi',
      plat: 'Kode Wilayah Wajib di isi',
    });
  });

  test.each([
    ['are empty for a valid search', completeSearch, avanza, {}],
    [
      'contain a message for a model that is not in the catalogue',
      completeSearch,
      null,
      { model: 'Model kendaraan tidak ditemukan' },
    ],
    [
      'contain a message for a model of another brand',
      { ...completeSearch, brand: 'honda' },
      avanza,
      { model: 'Model tidak sesuai dengan brand yang dipilih' },
    ],
    [
      'contain a message for a model of another vehicle type',
      { ...completeSearch, vehicleType: 'BUS' },
      avanza,
      { model: 'Model tidak sesuai dengan jenis kendaraan yang dipilih' },
    ],
    [
      'contain a message for a year in which the model was not sold',
      completeSearch,
      { ...avanza, market: null },
      { year: 'Tahun tidak tersedia untuk model yang dipilih' },
    ],
    [
      'contain a message for a year after the newest model year',
      { ...completeSearch, year: 2028 },
      undefined,
      { year: 'Tahun tidak tersedia untuk model yang dipilih' },
    ],
    [
      'contain a message for a price outside the market range',
      { ...completeSearch, price: 260_700_001 },
      avanza,
      { price: 'Kisaran Harga Pasaran : Rp215.454.546 s/d Rp260.700.000' },
    ],
  ] as const)('the problems of a vehicle search %s', (_, search, model, problems) => {
    expect(searchProblems(search, model, today)).toEqual(problems);
  });
});

test.each([
  ['vehicleType', 'TRUCK', { brand: 'toyota', plat: 'B', coverage: ['tlo'] }],
  ['brand', 'honda', { vehicleType: 'MV4', plat: 'B', coverage: ['allrisk', 'tlo'] }],
  ['year', 2020, { vehicleType: 'MV4', brand: 'toyota', plat: 'B', coverage: ['allrisk', 'tlo'] }],
  ['plat', 'D', { ...completeSearch, plat: 'D' }],
] as const)('a change of %s in a search clears the dependent fields', (field, value, expectedFields) => {
  expect(chooseInSearch(completeSearch, field, value)).toEqual({ ...expectedFields, [field]: value });
});

test('a change from a vehicle type with one cover to a type with two covers selects both covers', () => {
  const motorcycle = chooseInSearch(completeSearch, 'vehicleType', 'MV2');
  expect(motorcycle.coverage).toEqual(['tlo']);
  expect(chooseInSearch(motorcycle, 'vehicleType', 'MV4').coverage).toEqual(['allrisk', 'tlo']);
  // A chosen cover stays chosen if the vehicle type had both covers.
  expect(chooseInSearch({ ...completeSearch, coverage: ['tlo'] }, 'brand', 'honda').coverage).toEqual([
    'tlo',
  ]);
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
])('regionOfProvince(%j) returns tariff region %j', (code, region) => {
  expect(regionOfProvince(code)).toBe(region);
});
