import type { VehicleRates } from '@naungan/domain/tariff-change';
import { expect, test } from 'vitest';
import { percentOf, ppmOf, rupiahOf, typedTariff } from './tariff-form.ts';

test.each([
  ['2,08', 20_800],
  ['2.08', 20_800],
  [' 0,0001 % ', 1],
  ['100', 1_000_000],
  ['-1', -10_000],
  ['2,08001', Number.NaN],
  ['', Number.NaN],
  ['dua', Number.NaN],
])('the typed percentage %j is %d parts per million', (text, ppm) => {
  expect(ppmOf(text)).toBe(ppm);
});

test.each([
  ['4.200.000', 4_200_000],
  ['Rp 4200000', 4_200_000],
  ['-5', -5],
  ['4.20', Number.NaN],
  ['4,5', Number.NaN],
  ['', Number.NaN],
])('the typed amount %j is %d rupiah', (text, rupiah) => {
  expect(rupiahOf(text)).toBe(rupiah);
});

test('a typed tariff has the changed rate, and lists a text that is no number', () => {
  const base: VehicleRates = {
    kind: 'vehicle',
    adminFee: 50_000,
    cover: 'tlo',
    discountRate: 50_000,
    rates: [
      { category: 1, region: 1, rate: 5_000 },
      { category: 1, region: 2, rate: 6_500 },
    ],
    expansions: [],
  };
  const { tariff, problems } = typedTariff(base, { 'rates.1.rate': '0,7', discountRate: 'lima' });
  expect(tariff).toEqual({
    ...base,
    rates: [
      { category: 1, region: 1, rate: 5_000 },
      { category: 1, region: 2, rate: 7_000 },
    ],
  });
  expect(problems).toEqual([{ path: 'tariff.discountRate', message: 'Tulis persen, misalnya 2,08' }]);
});

test('a rate in percent has a comma and no superfluous zeros', () => {
  expect([20_800, 1, 1_000_000, 0].map(percentOf)).toEqual(['2,08', '0,0001', '100', '0']);
});
