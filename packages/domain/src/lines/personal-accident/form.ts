import type * as z from 'zod';
import { personOrderShape } from '../insured-person/order-form.ts';
import { orderForm } from '../order-form.ts';
import type { PlanContext } from '../shared-steps.ts';
import { PERSONAL_ACCIDENT_STEPS } from './steps.ts';

/** Returns the schema of the payload of a personal accident order: fields of a person, and beneficiaries [2 §3]. */
export const personalAccidentOrderForm = (context: PlanContext) =>
  orderForm(PERSONAL_ACCIDENT_STEPS, context, personOrderShape());

export type PersonalAccidentOrder = z.output<ReturnType<typeof personalAccidentOrderForm>>;
