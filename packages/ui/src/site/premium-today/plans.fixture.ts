import { planCard } from '../../plans/fixtures/plans.ts';

/** Fictional plans of three insurers. */
export const examplePlans = [planCard(0), planCard(1), planCard(2)];
