import type * as z from 'zod';
import { orderForm } from '../order-form.ts';
import { personOrderShape } from '../person/order-form.ts';
import type { PersonContext } from '../person/steps.ts';
import { PERSONAL_ACCIDENT_STEPS } from './steps.ts';

/** The whole payload of a personal accident order: that of a person, and who receives the benefit [2 §3]. */
export const personalAccidentOrderForm = (context: PersonContext) =>
  orderForm(PERSONAL_ACCIDENT_STEPS, context, personOrderShape());

export type PersonalAccidentOrder = z.output<ReturnType<typeof personalAccidentOrderForm>>;
