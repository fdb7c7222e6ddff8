import { healthPlans } from './health/seed/plans.ts';
import type { PlanToStore } from './person/plan.ts';
import { personalAccidentPlans } from './personal-accident/seed/plans.ts';

/** For tests only: the plans of every line that insures a person. */
export const plans: PlanToStore[] = [...healthPlans, ...personalAccidentPlans];
