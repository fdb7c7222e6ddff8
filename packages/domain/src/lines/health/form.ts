import type * as z from 'zod';
import { personOrderShape } from '../insured-person/order-form.ts';
import { orderForm } from '../order-form.ts';
import type { PlanContext } from '../shared-steps.ts';
import { HEALTH_STEPS } from './steps.ts';

/** Returns the schema of the payload of a health order [2 §3]. */
export const healthOrderForm = (context: PlanContext) => orderForm(HEALTH_STEPS, context, personOrderShape());

export type HealthOrder = z.output<ReturnType<typeof healthOrderForm>>;
