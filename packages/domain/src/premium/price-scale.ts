import type { Rupiah } from '../money/rupiah.ts';

/** The upper end and the step of a price filter, in rupiah. A filter that is set to the upper end includes higher prices. */
export type PriceScale = { max: Rupiah; step: Rupiah };

/** The smallest step of a price filter, in rupiah [2 §9]. */
const MIN_STEP = 10_000;
/** Maximum number of steps. A list with higher prices has larger steps, not more steps. */
const MAX_STEPS = 100;

/** 1, 2 or 5 × 10ⁿ × `MIN_STEP`. */
const ROUND_STEPS = Array.from({ length: 8 }, (_, power) => [1, 2, 5].map((digit) => digit * 10 ** power))
  .flat()
  .map((factor) => factor * MIN_STEP);

/**
 * Returns the scale of the price filter for a list. Its upper end is the highest yearly price of the list, rounded up to a
 * multiple of the step [Q26].
 */
export function priceScale(highestPrice: Rupiah): PriceScale {
  const step = ROUND_STEPS.find((candidate) => highestPrice <= candidate * MAX_STEPS) ?? highestPrice;
  return { max: Math.max(1, Math.ceil(highestPrice / step)) * step, step };
}
