import { healthOrderForm } from '@naungan/domain/lines/health/form';
import { healthPlan as plan } from '@naungan/domain/lines/health/record';
import { isoDate } from '@naungan/domain/shape';
import { z } from 'zod';
import {
  NO_PLAN,
  personOrderParts,
  personOrderQuote,
  planForBirthDate,
  planListQuery,
  planPage,
} from '../insured-person.ts';
import { LANDING_CALL } from '../landing.ts';
import { lineContract } from '../line.ts';
import { orderFormOf, placedOrder, planParams } from '../order.ts';
import { HEALTH_ROUTES } from './routes.ts';

const healthLanding = lineContract(HEALTH_ROUTES.landing, {
  summary: 'Content of the health landing page',
  ...LANDING_CALL,
});

export const healthPlans = lineContract(HEALTH_ROUTES.plans, {
  summary: 'Health plans for a date of birth, by page',
  query: planListQuery,
  reply: planPage,
  readsGuestToken: true,
  hasRateLimitHeaders: true,
  problems: ['TOO_MANY'],
});

export const healthPlan = lineContract(HEALTH_ROUTES.plan, {
  summary: 'One health plan',
  params: planParams,
  query: planForBirthDate,
  reply: z.object({ health: plan, birthDate: isoDate }),
});

const quoteHealthOrder = lineContract(
  HEALTH_ROUTES.orderQuote,
  personOrderQuote('Amounts of an order of a health plan'),
);

export const createHealthOrder = lineContract(HEALTH_ROUTES.order, {
  summary: 'Order a health plan; a repeated `Idempotency-Key` has no further effect',
  form: orderFormOf(personOrderParts, healthOrderForm(NO_PLAN)),
  reply: placedOrder,
  idempotent: true,
  problems: ['CONFLICT', 'TOO_MANY'],
});

export const HEALTH_CONTRACTS = {
  calls: {
    landing: healthLanding,
    plans: healthPlans,
    plan: healthPlan,
    orderQuote: quoteHealthOrder,
    order: createHealthOrder,
  },
  orderParts: personOrderParts,
};
