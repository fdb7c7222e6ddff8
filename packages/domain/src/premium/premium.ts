import type { Rupiah } from '../money/rupiah.ts';

/** `value` is the yearly premium in rupiah for ages `minAge` to `maxAge`, both inclusive. */
export type AgeBand = { minAge: number; maxAge: number; value: Rupiah };

/** Returns the premium of the band that includes the age in whole years [1 §5.8]; `null` when there is none. */
export function premiumForAge(bands: readonly AgeBand[], age: number): Rupiah | null {
  return bands.find((band) => age >= band.minAge && age <= band.maxAge)?.value ?? null;
}

/** The price in lists: premium plus admin fee, per year [2 §9]. */
export function yearlyPremium(premium: Rupiah, adminFee: Rupiah): Rupiah {
  return premium + adminFee;
}
