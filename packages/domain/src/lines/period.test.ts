import { expect, it } from 'vitest';
import { periodsOverlap } from './period.ts';

const coverPeriod = { startDate: '2026-11-22', endDate: '2027-11-22' };

it.each([
  ['begins on the last day of the other', '2027-11-22', '2028-11-22'],
  ['begins on the first day of the other', '2026-11-22', '2027-11-22'],
  ['begins and ends within the other', '2027-01-01', '2027-02-01'],
  ['ends on the first day of the other', '2025-11-22', '2026-11-22'],
])('two covers overlap if one %s', (_, startDate, endDate) => {
  expect(periodsOverlap(coverPeriod, { startDate, endDate })).toBe(true);
  expect(periodsOverlap({ startDate, endDate }, coverPeriod)).toBe(true);
});

it.each([
  ['begins after the last day of the other', '2027-11-23', '2028-11-23'],
  ['ends before the first day of the other', '2025-11-21', '2026-11-21'],
])('two covers do not overlap if one %s', (_, startDate, endDate) => {
  expect(periodsOverlap(coverPeriod, { startDate, endDate })).toBe(false);
  expect(periodsOverlap({ startDate, endDate }, coverPeriod)).toBe(false);
});
