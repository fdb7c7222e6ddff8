import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { monthlyShare, oneYearPrice, premiumForAge, termPrice } from './index.ts';

const bands = [
  { minAge: 0, maxAge: 17, value: 1_000_000 },
  { minAge: 18, maxAge: 30, value: 2_000_000 },
  { minAge: 40, maxAge: 60, value: 3_000_000 },
];

test.each([
  [-1, null],
  [0, 1_000_000],
  [17, 1_000_000],
  [18, 2_000_000],
  [30, 2_000_000],
  [31, null],
  [39, null],
  [40, 3_000_000],
  [60, 3_000_000],
  [61, null],
  [Number.NaN, null],
])('premiumForAge at the age %d returns %j', (age, premium) => {
  expect(premiumForAge(bands, age)).toBe(premium);
});

test('premiumForAge returns null for a plan without age bands', () => {
  expect(premiumForAge([], 30)).toBeNull();
});

test('premiumForAge returns the premium of the band that includes the age', () => {
  fc.assert(
    fc.property(fc.integer({ min: -5, max: 120 }), (age) => {
      const matchingBands = bands.filter(({ minAge, maxAge }) => minAge <= age && age <= maxAge);
      expect(premiumForAge(bands, age)).toBe(matchingBands.map(({ value }) => value)[0] ?? null);
    }),
  );
});

test('oneYearPrice returns the sum of premium and admin fee', () => {
  expect(oneYearPrice(2_000_000, 50_000)).toBe(2_050_000);
});

test('termPrice includes the admin fee once', () => {
  expect(termPrice(5_918_400, 65_000)).toBe(5_983_400);
});

test.each([
  [1_200_000, 100_000],
  [1_200_001, 100_001],
  [0, 0],
])('a yearly price of %i is %i per month, rounded up', (yearlyPrice, perMonth) => {
  expect(monthlyShare(yearlyPrice)).toBe(perMonth);
});
