import { applyRate, PPM } from '../../money/rate.ts';

/** The lowest and the highest rate that the regulator allows, in parts per million of the sum insured per year. */
export type RateBand = { low: number; high: number };

/**
 * Returns the rate at a position in a band. The position is in parts per million of the width: 0 is the lower end,
 * 1_000_000 the upper end. `null` for a position outside the band, which the regulator does not allow.
 */
export function rateAtPosition({ low, high }: RateBand, position: number): number | null {
  if (!Number.isInteger(position) || position < 0 || position > PPM) return null;
  return low + applyRate(high - low, position);
}

/** Returns a rate in per mille, the unit of published tariffs of buildings: 294 → '0,294‰'. */
export function perMilleText(ratePpm: number): string {
  const [wholeDigits = '0', decimalDigits = ''] = (ratePpm / 1000).toFixed(3).split('.');
  const significantDecimals = decimalDigits.replace(/0+$/, '');
  return `${wholeDigits}${significantDecimals === '' ? '' : `,${significantDecimals}`}‰`;
}

/** Returns '0,294‰ – 0,328‰', or one rate if both ends are equal. */
export const bandText = ({ low, high }: RateBand): string =>
  low === high ? perMilleText(low) : `${perMilleText(low)} – ${perMilleText(high)}`;
