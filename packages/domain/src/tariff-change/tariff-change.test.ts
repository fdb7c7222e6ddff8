import { describe, expect, it } from 'vitest';
import {
  type AgeTariff,
  changeOn,
  isOverlapping,
  type PropertyPositions,
  tariffProblems,
  type VehicleRates,
  validityProblems,
  withAgeTariff,
} from './index.ts';

const from = (validFrom: string, validUntil: string | null = null, number = 1) => ({
  validFrom,
  validUntil,
  number,
});

describe('the change that applies on a day', () => {
  const open = from('2026-12-01', null, 1);
  const bounded = from('2026-12-10', '2026-12-12', 2);
  const next = from('2027-01-01', null, 3);

  it.each([
    ['2026-11-30', null],
    ['2026-12-01', open],
    ['2026-12-09', open],
    ['2026-12-10', bounded],
    ['2026-12-12', bounded],
    ['2026-12-13', open],
    ['2026-12-31', open],
    ['2027-01-01', next],
  ])('a change without a last day continues after one with a last day: %s', (day, change) => {
    expect(changeOn([next, bounded, open], day)).toBe(change);
  });

  it('the later decision applies if two changes start on the same day', () => {
    const [first, second] = [from('2026-12-01', null, 1), from('2026-12-01', null, 2)];
    expect(changeOn([second, first], '2026-12-01')).toBe(second);
    expect(changeOn([first, second], '2026-12-01')).toBe(second);
  });
});

describe('two changes overlap', () => {
  it.each([
    ['2026-12-01', null, '2026-12-02', null, false],
    ['2026-12-01', null, '2026-12-01', null, true],
    ['2026-12-01', '2026-12-10', '2026-12-11', '2026-12-20', false],
    ['2026-12-01', '2026-12-10', '2026-12-10', '2026-12-20', true],
    ['2026-12-01', null, '2026-12-10', '2026-12-20', false],
    ['2026-12-10', null, '2026-12-10', '2026-12-20', true],
    ['2026-12-20', null, '2026-12-10', '2026-12-20', true],
    ['2026-12-21', null, '2026-12-10', '2026-12-20', false],
  ])('a change from %s to %s and one from %s to %s overlap: %s', (fromA, untilA, fromB, untilB, overlaps) => {
    const [a, b] = [from(fromA, untilA), from(fromB, untilB)];
    expect([isOverlapping(a, b), isOverlapping(b, a)]).toEqual([overlaps, overlaps]);
  });
});

describe('the days of a change', () => {
  const limits = { today: '2026-11-21', earliest: '2026-11-21' };
  it.each([
    ['2026-11-20', null, ['validFrom']],
    ['2026-11-21', null, []],
    ['2026-11-21', '2026-11-21', []],
    ['2026-11-21', '2026-11-20', ['validUntil']],
    ['2028-11-21', null, []],
    ['2028-11-22', null, ['validFrom']],
  ])('a change from %s to %s has problems in %j', (validFrom, validUntil, paths) => {
    expect(validityProblems({ validFrom, validUntil }, limits).map(({ path }) => path)).toEqual(paths);
  });

  it('a tariff starts tomorrow at the earliest', () => {
    const tomorrow = { today: '2026-11-21', earliest: '2026-11-22' };
    expect(validityProblems({ validFrom: '2026-11-21', validUntil: null }, tomorrow)).toEqual([
      { path: 'validFrom', message: 'Tarif baru berlaku paling cepat besok' },
    ]);
    expect(validityProblems({ validFrom: '2026-11-22', validUntil: null }, tomorrow)).toEqual([]);
  });
});

const YOUNGER = { minAge: 18, maxAge: 30, value: 1_000_000 };
const OLDER = { minAge: 31, maxAge: 60, value: 2_000_000 };
const AGE: AgeTariff = { kind: 'age', adminFee: 50_000, bands: [YOUNGER, OLDER] };
/** The regulator's band of category 3 in region 2 is 2.08 % to 2.29 %; flood in region 2 costs 0.1 % to 0.125 %. */
const VEHICLE: VehicleRates = {
  kind: 'vehicle',
  adminFee: 50_000,
  cover: 'allrisk',
  discountRate: 0,
  rates: [{ category: 3, region: 2, rate: 21_000 }],
  expansions: [
    { id: 'e-1', code: 'FLOOD_TYPHOON', name: 'Banjir', rates: [800, 1_100, 800] },
    { id: 'e-2', code: 'AUTHORIZED_WORKSHOP', name: 'Bengkel resmi', rates: [50_000, 50_000, 50_000] },
  ],
};
const PROPERTY: PropertyPositions = {
  kind: 'property',
  adminFee: 50_000,
  type: 'kebakaran',
  bandPosition: 500_000,
  floodPosition: 250_000,
};
const pathsOf = (...values: Parameters<typeof tariffProblems>) =>
  tariffProblems(...values).map(({ path }) => path);

describe('the problems of a tariff', () => {
  const withPremium = (value: number) => ({ ...AGE, bands: [{ ...YOUNGER, value }, OLDER] });
  it.each([
    [-1, true],
    [0, true],
    [1, false],
    [1_000_000_000, false],
    [1_000_000_001, true],
  ])('a premium of %d rupiah is refused: %s', (value, isRefused) => {
    expect(pathsOf(withPremium(value), AGE)).toEqual(isRefused ? ['tariff.bands.0.value'] : []);
  });

  it.each([
    [-50_000, true],
    [0, false],
    [10_000_000, false],
    [10_000_001, true],
  ])('an admin fee of %d rupiah is refused: %s', (adminFee, isRefused) => {
    expect(pathsOf({ ...AGE, adminFee }, AGE)).toEqual(isRefused ? ['tariff.adminFee'] : []);
  });

  it.each([
    [-1, 'Tarif harus 2,08% sampai 2,29% (batas OJK)'],
    [0, 'Tarif harus 2,08% sampai 2,29% (batas OJK)'],
    [20_799, 'Tarif harus 2,08% sampai 2,29% (batas OJK)'],
    [20_800, null],
    [22_900, null],
    [22_901, 'Tarif harus 2,08% sampai 2,29% (batas OJK)'],
    [1_000_001, 'Tarif harus 2,08% sampai 2,29% (batas OJK)'],
  ])('a rate of %d ppm must be in the band of the regulator: %s', (rate, message) => {
    const values = { ...VEHICLE, rates: [{ category: 3, region: 2, rate }] } satisfies VehicleRates;
    expect(tariffProblems(values, VEHICLE)).toEqual(
      message === null ? [] : [{ path: 'tariff.rates.0.rate', message }],
    );
  });

  it.each([
    [0, [800, 1_000, 800], []],
    [0, [800, 999, 800], ['tariff.expansions.0.rates.1']],
    [0, [800, 1_251, 1_001], ['tariff.expansions.0.rates.1', 'tariff.expansions.0.rates.2']],
    [1, [0, 50_000, 50_000], ['tariff.expansions.1.rates.0']],
    [1, [1, 50_000, 1_000_000], []],
    [1, [1_000_001, 50_000, 50_000], ['tariff.expansions.1.rates.0']],
  ])('the extension %d with the rates %j has problems in %j', (index, rates, paths) => {
    const expansions = VEHICLE.expansions.map((row, position) =>
      position === index ? { ...row, rates } : row,
    );
    expect(pathsOf({ ...VEHICLE, expansions }, VEHICLE)).toEqual(paths);
  });

  it.each([
    [-1, true],
    [1, false],
    [999_999, false],
    [1_000_000, true],
  ])('a discount of %d ppm is refused: %s', (discountRate, isRefused) => {
    expect(pathsOf({ ...VEHICLE, discountRate }, VEHICLE)).toEqual(isRefused ? ['tariff.discountRate'] : []);
  });

  it.each([
    [-1, 0, ['tariff.bandPosition']],
    [0, 1_000_000, []],
    [1_000_000, 0, []],
    [1_000_001, 1_000_001, ['tariff.bandPosition', 'tariff.floodPosition']],
  ])('the positions %d and %d in the band have problems in %j', (bandPosition, floodPosition, paths) => {
    expect(pathsOf({ ...PROPERTY, bandPosition, floodPosition }, PROPERTY)).toEqual(paths);
  });

  it.each([
    ['other ages', { ...AGE, bands: [{ minAge: 17, maxAge: 30, value: 1 }, OLDER] }, AGE],
    ['a missing band', { ...AGE, bands: AGE.bands.slice(1) }, AGE],
    ['another category', { ...VEHICLE, rates: [{ category: 4, region: 2, rate: 12_500 }] }, VEHICLE],
    ['a removed extension', { ...VEHICLE, expansions: [] }, VEHICLE],
    ['a new flood extension', PROPERTY, { ...PROPERTY, floodPosition: null }],
    ['the tariff of another line', PROPERTY, AGE],
    ['no change', { ...AGE }, AGE],
  ] as const)('a tariff with %s is refused', (_name, values, base) => {
    expect(pathsOf(values as AgeTariff, base as AgeTariff)).toEqual(['tariff']);
  });
});

it('a changed tariff of another kind leaves a product as it is', () => {
  const plan = { premi: AGE.bands };
  expect(withAgeTariff(plan, VEHICLE)).toBe(plan);
});
