import type { AgeBand } from '@naungan/domain/premium';

/** Age bands of the reference data, each with its price relative to the band 18–30. */
const BANDS = [
  { minAge: 0, maxAge: 5, factor: 1.35 },
  { minAge: 6, maxAge: 17, factor: 0.85 },
  { minAge: 18, maxAge: 30, factor: 1 },
  { minAge: 31, maxAge: 40, factor: 1.25 },
  { minAge: 41, maxAge: 50, factor: 1.7 },
  { minAge: 51, maxAge: 60, factor: 2.6 },
  { minAge: 61, maxAge: 65, factor: 3.6 },
];

/** Premiums are multiples of this amount in rupiah, as in the reference data. */
const STEP = 10_000;

/** Returns a plan's age bands between `minAge` and `maxAge`. `base` is the yearly premium at 18–30. */
export function premiumBands(base: number, minAge: number, maxAge: number): AgeBand[] {
  return BANDS.filter((band) => band.maxAge >= minAge && band.minAge <= maxAge).map((band) => {
    // Multiplies whole numbers, because a multiplication by a fraction such as 1.35 is not exact.
    const percent = Math.round(band.factor * 100);
    return {
      minAge: Math.max(band.minAge, minAge),
      maxAge: Math.min(band.maxAge, maxAge),
      value: Math.round((base * percent) / 100 / STEP) * STEP,
    };
  });
}
