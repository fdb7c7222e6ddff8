import { describe, expect, test } from 'vitest';
import { hasFilters, listRules, priceText, readPlanQuery, writePlanQuery } from './index.ts';

const read = (address: string) => readPlanQuery('kesehatan', new URLSearchParams(address));

describe('price range in the URL', () => {
  test.each([
    ['priceMin=2000000&priceMax=1000000', 1_000_000, 2_000_000],
    ['priceMin=1000000&priceMax=2000000', 1_000_000, 2_000_000],
    ['priceMin=1000000&priceMax=1000000', 1_000_000, 1_000_000],
    ['priceMin=1000000', 1_000_000, null],
    ['priceMax=0', null, 0],
    ['priceMin=-1&priceMax=x', null, null],
  ])('the query %s filters from %s to %s rupiah', (address, priceMin, priceMax) => {
    expect(read(address)).toMatchObject({ priceMin, priceMax });
  });
});

test.each([
  ['priceMin=1000000&priceMax=2000000', 'antara Rp1.000.000 dan Rp2.000.000'],
  ['priceMin=1000000', 'mulai dari Rp1.000.000'],
  ['priceMax=1000000', 'sampai Rp1.000.000'],
  ['', ''],
])('a list with the filter %j describes it as %j', (address, text) => {
  expect(priceText(read(address))).toBe(text);
});

describe('list of vehicles', () => {
  const CAR = 'vehicleType=MV4&model=C001';
  const readVehicleQuery = (address: string) => readPlanQuery('kendaraan', new URLSearchParams(address));
  const rules = listRules('kendaraan', { vehicleType: 'MV4', coverage: ['allrisk', 'tlo'] });

  test('sorts by price and shows both covers by default', () => {
    const query = readVehicleQuery(CAR);
    expect(query).toMatchObject({ sortField: 'premium', sortOrder: 'asc', chosen: {} });
    expect(String(writePlanQuery(query, rules))).toBe('');
    expect(hasFilters(query)).toBe(false);
  });

  test.each([
    ['category=tlo', { category: 'tlo' }],
    ['category=all', {}],
    ['category=allrisk&coverage=tlo', {}],
    ['category=mobil', {}],
  ])('the query %s chooses %o', (address, chosen) => {
    expect(readVehicleQuery(`${CAR}&${address}`).chosen).toEqual(chosen);
  });

  test('writes only values that differ from the default to the URL', () => {
    const query = readVehicleQuery(`${CAR}&category=tlo&sortField=createdAt&sortOrder=desc&page=2`);
    expect(hasFilters(query)).toBe(true);
    expect(String(writePlanQuery(query, rules))).toBe(
      'sortField=createdAt&sortOrder=desc&page=2&category=tlo',
    );
  });
});

describe('a list of buildings', () => {
  const BOTH = 'coverages=kebakaran-gempabumi&coverages=kebakaran';
  const chosenIn = (address: string) => readPlanQuery('kebakaran', new URLSearchParams(address)).chosen;

  test.each([
    ['', {}],
    ['category=kebakaran-gempabumi', {}],
    ['category=kebakaran', { category: 'kebakaran' }],
    ['category=all', { category: 'all' }],
    ['category=gempabumi', {}],
    ['category=rumah', {}],
  ])('the list for both covers with %j chooses %o, initially products of both', (address, chosen) => {
    expect(chosenIn(`${BOTH}&${address}`)).toEqual(chosen);
  });

  test('the list for one cover has no filter by cover', () => {
    expect(chosenIn('coverages=kebakaran&category=all')).toEqual({});
    expect(chosenIn('category=all')).toEqual({});
  });
});

test('a list of persons has no filter by category', () => {
  expect(read('category=tlo').chosen).toEqual({});
});
