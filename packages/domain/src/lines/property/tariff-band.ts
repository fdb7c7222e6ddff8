import { applyRate, PPM } from '../../money/rate.ts';

/** Lowest and highest rate that the regulator allows, in parts per million of the sum insured, per year. */
export type RateBand = { low: number; high: number };

/**
 * Returns the insurer's rate for its position in any band, in parts per million of the width: 0 is the lower end,
 * 1_000_000 the upper. `null` for a position outside, which the regulator does not allow; it is never clipped.
 */
export function rateAtPosition({ low, high }: RateBand, position: number): number | null {
  if (!Number.isInteger(position) || position < 0 || position > PPM) return null;
  return low + applyRate(high - low, position);
}

/** 294 is '0,294‰': tariffs of buildings are published per mille. */
export function perMilleText(ratePpm: number): string {
  const [whole = '0', decimals = ''] = (ratePpm / 1000).toFixed(3).split('.');
  const shown = decimals.replace(/0+$/, '');
  return `${whole}${shown === '' ? '' : `,${shown}`}‰`;
}

/** '0,294‰ – 0,328‰', or a single rate. */
export const bandText = ({ low, high }: RateBand): string =>
  low === high ? perMilleText(low) : `${perMilleText(low)} – ${perMilleText(high)}`;
