import type { AgeBand } from '@naungan/domain/premium';
import type { AccidentCover, RiskClass } from './product.ts';
import { classOf } from './reference-data.ts';

/** The factor of the pure premium for each class, as a fraction. Derived from the premiums of the reference data. */
const LOADINGS: Record<RiskClass, [numerator: number, denominator: number]> = {
  1: [23, 19],
  2: [33, 25],
  3: [49, 37],
  4: [49, 37],
};

/** Surcharge on the premium of plans that cover riding a motorcycle. */
const MOTORCYCLE_SURCHARGE_PERCENT = 20;
/** The rate of weekly benefits is in percent, the other rates are per mille. */
const PER_MILLE_OF_PERCENT = 10;
/** Premiums are multiples of this amount in rupiah. */
const STEP = 1_000;

export type RatedProduct = Pick<AccidentCover, 'sumInsured' | 'medicalLimit' | 'weeklyCash'> & {
  riskClass: RiskClass;
  coversMotorcycle: boolean;
};

/**
 * Returns the yearly premium, rounded to a thousand. The pure premium is the sum of the rates for death (A), disability
 * (B), weekly benefits (C) and medical costs (D); the loading of the class and the surcharge for motorcycles multiply
 * this sum. As in the reference data, funeral benefits and hospital cash have no rates: the loading includes them.
 */
export function yearlyPremiumOf({
  sumInsured,
  medicalLimit,
  weeklyCash,
  riskClass,
  coversMotorcycle,
}: RatedProduct): number {
  const { A, B, C_weekly_percent, D } = classOf(riskClass).rate_per_mille;
  const weeklyPremium = weeklyCash
    ? weeklyCash.amount * weeklyCash.weeks * C_weekly_percent * PER_MILLE_OF_PERCENT
    : 0;
  const purePremium = (sumInsured * (A + B) + (medicalLimit ?? 0) * D + weeklyPremium) / 1000;
  const [numerator, denominator] = LOADINGS[riskClass];
  const premiumPercent = coversMotorcycle ? 100 + MOTORCYCLE_SURCHARGE_PERCENT : 100;
  return Math.round((purePremium * numerator * premiumPercent) / denominator / 100 / STEP) * STEP;
}

/** Age bands, each with its premium in percent of the premium at 17 to 60. */
const BANDS = [
  { minAge: 1, maxAge: 16, percent: 60 },
  { minAge: 17, maxAge: 60, percent: 100 },
  { minAge: 61, maxAge: 70, percent: 160 },
];

/** Returns a plan's age bands between `minAge` and `maxAge`. `premium` is the yearly premium at 17 to 60. */
export function premiumBands(premium: number, minAge: number, maxAge: number): AgeBand[] {
  return BANDS.filter((band) => band.maxAge >= minAge && band.minAge <= maxAge).map((band) => ({
    minAge: Math.max(band.minAge, minAge),
    maxAge: Math.min(band.maxAge, maxAge),
    value: Math.round((premium * band.percent) / 100 / STEP) * STEP,
  }));
}
