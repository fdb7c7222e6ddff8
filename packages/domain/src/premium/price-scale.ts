import type { Rupiah } from '../money/rupiah.ts';

/** Upper end and step of a price filter in rupiah; at its upper end the filter has no upper bound. */
export type PriceScale = { max: Rupiah; step: Rupiah };

/** The step of the price filter [2 §9]; lists with higher prices have larger steps. */
const SMALLEST_STEP = 10_000;
const MOST_STEPS = 100;

const roundSteps = Array.from({ length: 8 }, (_, power) => [1, 2, 5].map((digit) => digit * 10 ** power))
  .flat()
  .map((times) => times * SMALLEST_STEP);

/**
 * Returns the scale for a list whose most expensive plan costs this much a year: the price, rounded up to a
 * round step [Q26].
 */
export function priceScale(highestPrice: Rupiah): PriceScale {
  const step = roundSteps.find((candidate) => highestPrice <= candidate * MOST_STEPS) ?? highestPrice;
  return { max: Math.max(1, Math.ceil(highestPrice / step)) * step, step };
}
