import type { PremiumExamples } from '@naungan/api/content';
import { expect, test } from 'vitest';
import { examplePrice, premiumSums } from './premium-sums.ts';

/** An example; a `rate` is in parts per million of the sum insured. */
const example = (changes: Partial<PremiumExamples['premiums'][number]>) => ({
  productType: 'kebakaran' as const,
  object: 'Rumah Rp750 juta, Bandung',
  perMonth: 22_542,
  sumInsured: 750_000_000,
  rows: [
    { part: 'fire' as const, label: 'Premi kebakaran', amount: 220_500, rate: 294 },
    { part: 'adminFee' as const, label: 'Biaya admin', amount: 50_000 },
  ],
  plans: [],
  ...changes,
});
/** Returns the calculations without their notes, for example `×0,294‰`. */
const valuesOf = (changes: Parameters<typeof example>[0]) =>
  premiumSums(example(changes)).map((terms) => terms.map(({ operator = '', value }) => operator + value));

test('a building has a calculation for each row with a rate in per mille', () => {
  expect(valuesOf({})).toEqual([['Rp750.000.000', '×0,294‰', '=Rp220.500']]);
});

test('a vehicle has a calculation with its rate in percent', () => {
  const rows = [{ part: 'premium' as const, label: 'Premi', amount: 876_200, rate: 5_200 }];
  expect(valuesOf({ productType: 'kendaraan', sumInsured: 168_500_000, rows })).toEqual([
    ['Rp168.500.000', '×0,52%', '=Rp876.200'],
  ]);
});

test.each([
  [{}, 'tarif kebakaran, dalam batas OJK'],
  [
    { rows: [{ part: 'earthquake' as const, label: 'Premi gempa bumi', amount: 1_200_000, rate: 1_600 }] },
    'tarif gempa bumi, dalam batas OJK',
  ],
  [
    { rows: [{ part: 'flood' as const, label: 'Perluasan banjir', amount: 300_000, rate: 400 }] },
    'tarif perluasan banjir, dalam batas OJK',
  ],
  [
    {
      productType: 'kendaraan' as const,
      cover: 'allrisk' as const,
      rows: [{ part: 'premium' as const, label: 'Premi', amount: 876_200, rate: 5_200 }],
    },
    'tarif All Risk, dalam batas OJK',
  ],
])('the rate of %j has the note %j', (changes, note) => {
  expect(premiumSums(example(changes))[0]?.[1]?.note).toBe(note);
});

test('health insurance has the sum of premium and fee, because its rows have no rate', () => {
  const rows = [
    { part: 'premium' as const, label: 'Premi', amount: 1_000_000 },
    { part: 'adminFee' as const, label: 'Biaya admin', amount: 50_000 },
  ];
  expect(valuesOf({ productType: 'kesehatan', sumInsured: null, rows })).toEqual([
    ['Rp1.000.000', '+Rp50.000', '=Rp1.050.000'],
  ]);
});

test('the price of an example is the sum of its rows', () => {
  expect(examplePrice(example({})).total).toEqual({ label: 'Setahun', amount: 270_500 });
});
