import type { Rupiah } from '../money/rupiah.ts';

/** Where a price filter ends and by how much it moves; at its end there is no upper bound. */
export type PriceScale = { max: Rupiah; step: Rupiah };

/** The divider of the price filter [2 §9]; dearer lists move by more. */
const SMALLEST_STEP = 10_000;
const MOST_STEPS = 100;

const roundSteps = Array.from({ length: 8 }, (_, power) => [1, 2, 5].map((digit) => digit * 10 ** power))
  .flat()
  .map((times) => times * SMALLEST_STEP);

/** The scale for a list whose dearest plan costs this much a year: its price, rounded up to a round step [Q26]. */
export function priceScale(dearest: Rupiah): PriceScale {
  const step = roundSteps.find((candidate) => dearest <= candidate * MOST_STEPS) ?? dearest;
  return { max: Math.max(1, Math.ceil(dearest / step)) * step, step };
}
