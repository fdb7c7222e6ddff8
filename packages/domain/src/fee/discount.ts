import type { Rupiah } from '../money/rupiah.ts';

/** Maximum rounding error in rupiah: both prices are rounded once [Q16]. */
const MAX_ROUNDING_ERROR: Rupiah = 1;

/**
 * Returns the saving between two displayed prices in whole percent, rounded down so that the promise is never too
 * high; 0 without a saving. Corrects rounding: a discount of 6 % is 6, although the prices in whole rupiah differ by
 * 5.99999 %.
 */
export function discountSaving(normalPrice: Rupiah, discountedPrice: Rupiah): number {
  const isDiscount = normalPrice > discountedPrice && discountedPrice >= 0;
  if (!isDiscount) return 0;
  const saving = normalPrice - discountedPrice;
  return saving <= MAX_ROUNDING_ERROR ? 0 : Math.floor(((saving + MAX_ROUNDING_ERROR) * 100) / normalPrice);
}
