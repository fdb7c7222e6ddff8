import { type PlanRules, SHARED_STEPS } from '../shared-steps.ts';
import type { OrderStep } from '../step.ts';

const { product, insuredByAge, address, attachments, shipping, declarations, summary } = SHARED_STEPS;

/** The 7 steps of a health order [Q14]. */
export const HEALTH_STEPS = [
  product,
  insuredByAge,
  address,
  attachments,
  shipping,
  declarations,
  summary,
] as const satisfies readonly OrderStep<PlanRules>[];
