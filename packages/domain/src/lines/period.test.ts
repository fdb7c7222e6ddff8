import { expect, it } from 'vitest';
import { periodsOverlap } from './period.ts';

const year = { startDate: '2026-11-22', endDate: '2027-11-22' };

it.each([
  ['the day after its last day', '2027-11-23', '2028-11-23', false],
  ['its last day', '2027-11-22', '2028-11-22', true],
  ['the same day', '2026-11-22', '2027-11-22', true],
  ['a day within it, for less time', '2027-01-01', '2027-02-01', true],
  ['an earlier day and ends on its first day', '2025-11-22', '2026-11-22', true],
  ['an earlier day and ends the day before', '2025-11-21', '2026-11-21', false],
])('a cover that begins %s overlaps with another: %s to %s is %s', (_, startDate, endDate, overlaps) => {
  expect(periodsOverlap(year, { startDate, endDate })).toBe(overlaps);
  expect(periodsOverlap({ startDate, endDate }, year)).toBe(overlaps);
});
