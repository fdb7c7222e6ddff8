import { expect, it } from 'vitest';
import { dayRanges, MAX_RANGES } from './day-ranges.ts';

const range = (first: string, last = first) => ({ first, last });

it.each([
  ['no days', [], []],
  ['a day that occurs twice', ['2026-03-01', '2026-03-01'], [range('2026-03-01')]],
  [
    'unsorted days over the end of a month',
    ['2026-03-01', '2026-02-28'],
    [range('2026-02-28', '2026-03-01')],
  ],
  [
    'days with a gap',
    ['2026-03-05', '2026-03-01', '2026-03-06'],
    [range('2026-03-01'), range('2026-03-05', '2026-03-06')],
  ],
])('the ranges of %s contain these days only', (_, days, ranges) => {
  expect(dayRanges(days)).toEqual(ranges);
});

it('days with many gaps have the largest number of ranges, with the smallest gaps inside of them', () => {
  const days = [
    '2026-01-01',
    '2026-01-03',
    ...Array.from({ length: 8 }, (_, index) => `2026-02-${10 + index * 2}`),
  ];
  const ranges = dayRanges([...days, '2026-06-01']);
  expect(ranges).toHaveLength(MAX_RANGES);
  expect(ranges.at(-1)).toEqual(range('2026-06-01'));
  for (const day of days)
    expect(ranges.filter(({ first, last }) => first <= day && day <= last)).toHaveLength(1);
});
