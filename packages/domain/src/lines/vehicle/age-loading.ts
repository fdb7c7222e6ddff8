import { PPM } from '../../money/rate.ts';
import type { Cover } from './vehicle-type.ts';

/** The last age without loading, in years; each further year adds a step. */
const LAST_FREE_AGE = 5;
const STEP_PPM = 50_000;
/** The highest age with a loading in the table. */
const OLDEST_LOADED = 15;

/**
 * Returns a vehicle's age: whole calendar years since its model year. Next year's models, which are sold from autumn
 * on, count as new.
 */
export function vehicleAge(modelYear: number, year: number): number {
  return Math.max(0, year - modelYear);
}

/**
 * Returns the loading of the All Risk premium by age, in parts per million: from 6 years on 5, 10, 15 … % (the rule
 * that a finance company publishes, continued to 15 years; `server/seed/data/SOURCES.md`). 0 for TLO. `null` for a
 * vehicle without a known loading.
 */
export function ageLoading(cover: Cover, age: number): number | null {
  if (cover === 'tlo') return 0;
  if (age > OLDEST_LOADED) return null;
  return Math.min(PPM, Math.max(0, age - LAST_FREE_AGE) * STEP_PPM);
}
