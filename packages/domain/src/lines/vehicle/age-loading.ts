import { PPM } from '../../money/rate.ts';
import type { Cover } from './vehicle-type.ts';

/** The last age without loading, in years; from the next on each year adds a step. */
const LAST_FREE_AGE = 5;
const STEP_PPM = 50_000;
/** The oldest vehicle that the table has a loading for. */
const OLDEST_LOADED = 15;

/**
 * A vehicle's age: whole calendar years since its model year. One of next year's models, which are sold from autumn on,
 * is new.
 */
export function vehicleAge(modelYear: number, year: number): number {
  return Math.max(0, year - modelYear);
}

/**
 * What age adds to the premium of All Risk, in parts per million of it: from 6 years on 5, 10, 15 … % (the rule that a
 * finance company publishes, continued to 15 years; `server/seed/data/SOURCES.md`). TLO has none. `null` for a vehicle
 * that no loading is known for.
 */
export function ageLoading(cover: Cover, age: number): number | null {
  if (cover === 'tlo') return 0;
  if (age > OLDEST_LOADED) return null;
  return Math.min(PPM, Math.max(0, age - LAST_FREE_AGE) * STEP_PPM);
}
