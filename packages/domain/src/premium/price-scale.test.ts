import { expect, test } from 'vitest';
import { priceScale } from './index.ts';

test.each([
  [130_000, 130_000, 10_000],
  [130_001, 140_000, 10_000],
  [1_000_000, 1_000_000, 10_000],
  [1_000_001, 1_020_000, 20_000],
  [9_335_000, 9_400_000, 100_000],
  [41_230_000, 41_500_000, 500_000],
  [100_000_000, 100_000_000, 1_000_000],
  [0, 10_000, 10_000],
])(
  'the price filter of a list with the highest price %i ends at %i and has steps of %i',
  (highestPrice, max, step) => {
    expect(priceScale(highestPrice)).toEqual({ max, step });
  },
);
