import type * as z from 'zod';
import { orderForm } from '../order-form.ts';
import { personOrderShape } from '../person/order-form.ts';
import type { PersonContext } from '../person/steps.ts';
import { HEALTH_STEPS } from './steps.ts';

/** The whole payload of a health order [2 §3]. */
export const healthOrderForm = (context: PersonContext) =>
  orderForm(HEALTH_STEPS, context, personOrderShape());

export type HealthOrder = z.output<ReturnType<typeof healthOrderForm>>;
