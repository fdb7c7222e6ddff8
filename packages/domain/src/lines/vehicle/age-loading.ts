import { PPM } from '../../money/rate.ts';
import type { Cover } from './vehicle-type.ts';

/** The highest age in years without a loading; each further year adds {@link YEARLY_LOADING_PPM}. */
const MAX_AGE_WITHOUT_LOADING = 5;
const YEARLY_LOADING_PPM = 50_000;
/** The highest age in years with a known loading. */
const MAX_AGE_WITH_LOADING = 15;

/** Returns the age of a vehicle: calendar years since its model year; 0 for a model of the next year. */
export function vehicleAge(modelYear: number, year: number): number {
  return Math.max(0, year - modelYear);
}

/**
 * Returns the loading of the premium by age, in parts per million: 5 % at 6 years, 10 % at 7 years, and so on to 15
 * years. 0 for TLO; `null` for an older vehicle. Source: `server/seed/data/SOURCES.md`.
 */
export function ageLoading(cover: Cover, age: number): number | null {
  if (cover === 'tlo') return 0;
  if (age > MAX_AGE_WITH_LOADING) return null;
  return Math.min(PPM, Math.max(0, age - MAX_AGE_WITHOUT_LOADING) * YEARLY_LOADING_PPM);
}
