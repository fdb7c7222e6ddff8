import { expect, it } from 'vitest';
import { medianHours } from './median-hours.ts';

const textOf = (hours: readonly number[]): Buffer => {
  const text = Buffer.alloc(hours.length * 8);
  for (const [index, value] of hours.entries()) text.writeDoubleBE(value, index * 8);
  return text;
};

it.each<[number[][], number | null]>([
  [[], null],
  [[[]], null],
  [[[3]], 3],
  [[[2], [10]], 6],
  [[[10, 2], [3]], 3],
  [[[1, 1, 1, 1]], 1],
  [[[5, 4], [], [2, 1]], 3],
])('the median of %j is %s', (texts, median) => {
  expect(medianHours(texts.map(textOf))).toBe(median);
});

it('the median of many hours is the middle of the sorted hours', () => {
  for (const count of [99, 100, 1000, 1001]) {
    const hours = Array.from({ length: count }, (_, index) => ((index * 7919) % 1009) % (count / 3));
    const sorted = hours.toSorted((a, b) => a - b);
    const middle = [sorted[(count - 1) >> 1], sorted[count >> 1]] as [number, number];
    expect(medianHours([textOf(hours)])).toBe(middle[0] + 0.5 * (middle[1] - middle[0]));
  }
});
