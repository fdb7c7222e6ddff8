import type { Rupiah } from '../money/rupiah.ts';

/** `value` is the premium a year for ages `minAge` to `maxAge`, both included. */
export type AgeBand = { minAge: number; maxAge: number; value: Rupiah };

/** The premium of the band that includes the age in whole years [1 §5.8]; `null` when none does. */
export function premiumForAge(bands: readonly AgeBand[], age: number): Rupiah | null {
  return bands.find((band) => age >= band.minAge && age <= band.maxAge)?.value ?? null;
}

/** What lists show: premium and admin fee, a year [2 §9]. */
export function yearlyPremium(premium: Rupiah, adminFee: Rupiah): Rupiah {
  return premium + adminFee;
}
