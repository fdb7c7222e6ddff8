import type { LandingSeed } from './landing.ts';
import { earthquake } from './landings/earthquake.ts';
import { fire } from './landings/fire.ts';
import { fireEarthquake } from './landings/fire-earthquake.ts';
import { personalAccident } from './landings/personal-accident.ts';
import { vehicle } from './landings/vehicle.ts';

/** The landing pages that list their insurers. */
export const landings: LandingSeed[] = [vehicle, fire, earthquake, fireEarthquake, personalAccident];
