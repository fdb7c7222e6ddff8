import type { Rupiah } from '../money/rupiah.ts';

/** Maximum rounding error in rupiah: both prices are rounded once [Q16]. */
const ROUNDING: Rupiah = 1;

/**
 * Returns the whole percentage saved between two displayed prices, rounded down so that it never promises too much; 0
 * when nothing is saved. Tolerates rounding: a discount of 6 % stays 6 although the whole-rupiah prices give 5.99999.
 */
export function discountSaving(normal: Rupiah, discounted: Rupiah): number {
  if (!(normal > 0) || !(discounted >= 0) || discounted >= normal) return 0;
  const saved = normal - discounted;
  return saved <= ROUNDING ? 0 : Math.floor(((saved + ROUNDING) * 100) / normal);
}
