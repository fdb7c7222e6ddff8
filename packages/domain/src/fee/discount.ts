import type { Rupiah } from '../money/rupiah.ts';

/** What rounding may take of both premiums, of which each has at most two roundings. */
const ROUNDING: Rupiah = 2;

/**
 * Whole percent saved, rounded down so that it never promises too much; 0 when nothing is saved. 6% of a premium is 6,
 * though whole rupiah make 5,99999 of it.
 */
export function discountSaving(normal: Rupiah, discounted: Rupiah): number {
  if (!(normal > 0) || !(discounted >= 0) || discounted >= normal) return 0;
  const saved = normal - discounted;
  return saved <= ROUNDING ? 0 : Math.floor(((saved + ROUNDING) * 100) / normal);
}
