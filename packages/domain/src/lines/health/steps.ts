import { PERSON_STEPS, type PersonRules } from '../person/steps.ts';
import type { OrderStep } from '../step.ts';

const { product, insuredByAge, address, attachments, shipping, declarations, summary } = PERSON_STEPS;

/** The 7 steps of a health order [Q14]. */
export const HEALTH_STEPS = [
  product,
  insuredByAge,
  address,
  attachments,
  shipping,
  declarations,
  summary,
] as const satisfies readonly OrderStep<PersonRules>[];
