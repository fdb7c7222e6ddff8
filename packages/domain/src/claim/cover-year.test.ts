import { expect, test } from 'vitest';
import { yearOfCover } from './cover-year.ts';

/** All days after the cover belong to its last year. */
const NO_END = '9999-12-31';
const ONE_YEAR = { startDate: '2026-11-21', endDate: '2027-11-21' };
const THREE_YEARS = { startDate: '2026-11-21', endDate: '2029-11-21' };

test.each([
  ['the first day of the cover', ONE_YEAR, '2026-11-21', '2026-11-21', '2027-11-21'],
  ['the day before the last day of the cover', ONE_YEAR, '2027-11-20', '2026-11-21', '2027-11-21'],
  ['the last day of the cover, which belongs to the last year', ONE_YEAR, '2027-11-21', '2026-11-21', NO_END],
  [
    'a day before the cover, on which the first year then begins',
    ONE_YEAR,
    '2026-11-20',
    '2026-11-20',
    '2027-11-21',
  ],
  ['a day after the cover, which belongs to the last year', ONE_YEAR, '2028-01-01', '2026-11-21', NO_END],
  ['the last day of the first of three years', THREE_YEARS, '2027-11-20', '2026-11-21', '2027-11-21'],
  ['the first day of the second year', THREE_YEARS, '2027-11-21', '2027-11-21', '2028-11-21'],
  ['the first day of the third year', THREE_YEARS, '2028-11-21', '2028-11-21', '2029-11-21'],
  ['the last day of a cover of three years', THREE_YEARS, '2029-11-21', '2028-11-21', NO_END],
])('yearOfCover returns the year of cover for %s', (_title, period, day, start, nextStart) => {
  expect(yearOfCover(period, day)).toEqual({ start, nextStart });
});
