import { healthPlans } from './health/seed/plans.ts';
import type { PlanToStore } from './insured-person/plan.ts';
import { personalAccidentPlans } from './personal-accident/seed/plans.ts';

/** For tests: the plans of the lines that insure a person. */
export const plans: PlanToStore[] = [...healthPlans, ...personalAccidentPlans];
