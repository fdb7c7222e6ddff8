import { personalAccidentOrderForm } from '@naungan/domain/lines/personal-accident/form';
import { personalAccidentPlan } from '@naungan/domain/lines/personal-accident/record';
import { isoDate } from '@naungan/domain/shape';
import { z } from 'zod';
import { lineContract } from './line-call.ts';
import { orderFormOf, placed, planParams } from './order.ts';
import { NO_PLAN, personOrderParts, planForBirthDate, planListQuery, planPage } from './person.ts';
import { PERSONAL_ACCIDENT_ROUTES } from './personal-accident-routes.ts';

export const personalAccidents = lineContract(PERSONAL_ACCIDENT_ROUTES.plans, {
  summary: 'Personal accident plans for a date of birth, by page',
  query: planListQuery,
  reply: planPage,
  knowsGuest: true,
});

/** The benefits stand beside the product [2 §7, 3 §7]: together they are a plan of the domain. */
export const personalAccident = lineContract(PERSONAL_ACCIDENT_ROUTES.plan, {
  summary: 'One personal accident plan',
  params: planParams,
  query: planForBirthDate,
  reply: z.object({
    personalAccident: z.object({
      product: personalAccidentPlan.omit({ benefits: true }),
      benefits: personalAccidentPlan.shape.benefits,
    }),
    birthDate: isoDate,
  }),
});

export const createPersonalAccidentOrder = lineContract(PERSONAL_ACCIDENT_ROUTES.order, {
  summary: 'Order a personal accident plan; `Idempotency-Key` makes a repetition harmless',
  form: orderFormOf(personOrderParts, personalAccidentOrderForm(NO_PLAN)),
  reply: placed,
  idempotent: true,
  refusals: ['CONFLICT', 'TOO_MANY'],
});
