import { describe, expect, test } from 'vitest';
import { planListMessages } from '../plan-list/messages.ts';
import { hasFilters, listSettings, priceText, readPlanQuery, writePlanQuery } from './index.ts';

const readHealthQuery = (urlQuery: string) => readPlanQuery('kesehatan', new URLSearchParams(urlQuery));

describe('readPlanQuery', () => {
  test.each([
    ['priceMin=2000000&priceMax=1000000', 1_000_000, 2_000_000],
    ['priceMin=1000000&priceMax=2000000', 1_000_000, 2_000_000],
    ['priceMin=1000000&priceMax=1000000', 1_000_000, 1_000_000],
    ['priceMin=1000000', 1_000_000, null],
    ['priceMax=0', null, 0],
    ['priceMin=-1&priceMax=x', null, null],
  ])('reads the URL query %s as a price range from %s to %s rupiah', (urlQuery, priceMin, priceMax) => {
    expect(readHealthQuery(urlQuery)).toMatchObject({ priceMin, priceMax });
  });

  test('reads the form as a browser without JavaScript sends it: field and direction in `sort`, and empty filters', () => {
    expect(readHealthQuery('q=&sort=premium-asc&priceMin=&priceMax=')).toEqual({
      q: '',
      priceMin: null,
      priceMax: null,
      sortField: 'premium',
      sortOrder: 'asc',
      lineFilters: {},
      page: 1,
    });
  });
});

test.each([
  ['priceMin=1000000&priceMax=2000000', 'antara Rp1.000.000 dan Rp2.000.000'],
  ['priceMin=1000000', 'mulai dari Rp1.000.000'],
  ['priceMax=1000000', 'sampai Rp1.000.000'],
  ['', ''],
])('priceText describes the price range of the URL query %j as %j', (urlQuery, text) => {
  expect(priceText(readHealthQuery(urlQuery), planListMessages)).toBe(text);
});

describe('the query of a vehicle list', () => {
  const CAR = 'vehicleType=MV4&model=C001';
  const readVehicleQuery = (urlQuery: string) => readPlanQuery('kendaraan', new URLSearchParams(urlQuery));
  const settings = listSettings('kendaraan', { vehicleType: 'MV4', coverage: ['allrisk', 'tlo'] });

  test('sorts by premium and has no filter by default', () => {
    const query = readVehicleQuery(CAR);
    expect(query).toMatchObject({ sortField: 'premium', sortOrder: 'asc', lineFilters: {} });
    expect(String(writePlanQuery(query, settings))).toBe('');
    expect(hasFilters(query)).toBe(false);
  });

  test.each([
    ['category=tlo', { category: 'tlo' }],
    ['category=all', {}],
    ['category=allrisk&coverage=tlo', {}],
    ['category=mobil', {}],
  ])('reads the URL query %s as the filters %o', (urlQuery, lineFilters) => {
    expect(readVehicleQuery(`${CAR}&${urlQuery}`).lineFilters).toEqual(lineFilters);
  });

  test('writes only values that differ from the default to the URL', () => {
    const query = readVehicleQuery(`${CAR}&category=tlo&sortField=createdAt&sortOrder=desc&page=2`);
    expect(hasFilters(query)).toBe(true);
    expect(String(writePlanQuery(query, settings))).toBe(
      'sortField=createdAt&sortOrder=desc&page=2&category=tlo',
    );
  });
});

describe('the query of a property list', () => {
  const BOTH = 'coverages=kebakaran-gempabumi&coverages=kebakaran';
  const lineFiltersIn = (urlQuery: string) =>
    readPlanQuery('kebakaran', new URLSearchParams(urlQuery)).lineFilters;

  test.each([
    ['', {}],
    ['category=kebakaran-gempabumi', {}],
    ['category=kebakaran', { category: 'kebakaran' }],
    ['category=all', { category: 'all' }],
    ['category=gempabumi', {}],
    ['category=rumah', {}],
  ])('reads the URL query %j as the filter %o after a search for both covers', (urlQuery, lineFilters) => {
    expect(lineFiltersIn(`${BOTH}&${urlQuery}`)).toEqual(lineFilters);
  });

  test('has no filter by cover after a search for one cover', () => {
    expect(lineFiltersIn('coverages=kebakaran&category=all')).toEqual({});
    expect(lineFiltersIn('category=all')).toEqual({});
  });
});

test('the query of a health list ignores the filter by cover', () => {
  expect(readHealthQuery('category=tlo').lineFilters).toEqual({});
});
