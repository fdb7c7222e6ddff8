import type { Rupiah } from '../money/rupiah.ts';

/** `value` is the yearly premium in rupiah for ages `minAge` to `maxAge`, both inclusive. */
export type AgeBand = { minAge: number; maxAge: number; value: Rupiah };

/** Returns the yearly premium of the band that includes an age in whole years [1 §5.8]; `null` if no band includes the age. */
export function premiumForAge(bands: readonly AgeBand[], age: number): Rupiah | null {
  return bands.find((band) => age >= band.minAge && age <= band.maxAge)?.value ?? null;
}

/** Returns the price of one year, as in lists of plans: yearly premium plus admin fee [2 §9]. */
export function oneYearPrice(premium: Rupiah, adminFee: Rupiah): Rupiah {
  return premium + adminFee;
}

/** Returns a twelfth of a yearly price, rounded up to whole rupiah. */
export const monthlyShare = (yearlyPrice: Rupiah): Rupiah => Math.ceil(yearlyPrice / 12);

/** Returns the price of a term of several years: the premium of the term, and the admin fee, which is charged once. */
export const termPrice = (premium: Rupiah, adminFee: Rupiah): Rupiah => premium + adminFee;
