import { expect, it } from 'vitest';
import { periodsOverlap } from './period.ts';

const coverPeriod = { startDate: '2026-11-22', endDate: '2027-11-22' };

it.each([
  ['after the last day of another cover', '2027-11-23', '2028-11-23', false],
  ['on the last day of another cover', '2027-11-22', '2028-11-22', true],
  ['on the first day of another cover', '2026-11-22', '2027-11-22', true],
  ['and ends within another cover', '2027-01-01', '2027-02-01', true],
  ['earlier and ends on the first day of another cover', '2025-11-22', '2026-11-22', true],
  ['earlier and ends before the first day of another cover', '2025-11-21', '2026-11-21', false],
])(
  'a cover that begins %s (%s to %s) overlaps with that cover: %s',
  (_, startDate, endDate, isOverlapping) => {
    expect(periodsOverlap(coverPeriod, { startDate, endDate })).toBe(isOverlapping);
    expect(periodsOverlap({ startDate, endDate }, coverPeriod)).toBe(isOverlapping);
  },
);
