import { healthOrderForm } from '@naungan/domain/lines/health/form';
import { healthPlan as plan } from '@naungan/domain/lines/health/record';
import { isoDate } from '@naungan/domain/shape';
import { z } from 'zod';
import { HEALTH_ROUTES } from './health-routes.ts';
import { lineContract } from './line-call.ts';
import { orderFormOf, placed, planParams } from './order.ts';
import { NO_PLAN, personOrderParts, planForBirthDate, planListQuery, planPage } from './person.ts';

export const healthPlans = lineContract(HEALTH_ROUTES.plans, {
  summary: 'Health plans for a date of birth, by page',
  query: planListQuery,
  reply: planPage,
  knowsGuest: true,
});

export const healthPlan = lineContract(HEALTH_ROUTES.plan, {
  summary: 'One health plan',
  params: planParams,
  query: planForBirthDate,
  reply: z.object({ health: plan, birthDate: isoDate }),
});

export const createHealthOrder = lineContract(HEALTH_ROUTES.order, {
  summary: 'Order a health plan; `Idempotency-Key` makes a repetition harmless',
  form: orderFormOf(personOrderParts, healthOrderForm(NO_PLAN)),
  reply: placed,
  idempotent: true,
  refusals: ['CONFLICT', 'TOO_MANY'],
});
