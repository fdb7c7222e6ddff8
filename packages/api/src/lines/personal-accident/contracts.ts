import { personalAccidentOrderForm } from '@naungan/domain/lines/personal-accident/form';
import { personalAccidentPlan } from '@naungan/domain/lines/personal-accident/record';
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
import { PERSONAL_ACCIDENT_ROUTES } from './routes.ts';

const personalAccidentLanding = lineContract(PERSONAL_ACCIDENT_ROUTES.landing, {
  summary: 'Content of the personal accident landing page',
  ...LANDING_CALL,
});

export const personalAccidents = lineContract(PERSONAL_ACCIDENT_ROUTES.plans, {
  summary: 'Personal accident plans for a date of birth, by page',
  query: planListQuery,
  reply: planPage,
  readsGuestToken: true,
  hasRateLimitHeaders: true,
  problems: ['TOO_MANY'],
});

/** The reply has `benefits` next to `product` [2 §7, 3 §7]; in `@naungan/domain` a plan contains its benefits. */
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

const quotePersonalAccidentOrder = lineContract(
  PERSONAL_ACCIDENT_ROUTES.orderQuote,
  personOrderQuote('Amounts of an order of a personal accident plan'),
);

export const createPersonalAccidentOrder = lineContract(PERSONAL_ACCIDENT_ROUTES.order, {
  summary: 'Order a personal accident plan; a repeated `Idempotency-Key` has no further effect',
  form: orderFormOf(personOrderParts, personalAccidentOrderForm(NO_PLAN)),
  reply: placedOrder,
  idempotent: true,
  problems: ['CONFLICT', 'TOO_MANY'],
});

export const PERSONAL_ACCIDENT_CONTRACTS = {
  calls: {
    landing: personalAccidentLanding,
    plans: personalAccidents,
    plan: personalAccident,
    orderQuote: quotePersonalAccidentOrder,
    order: createPersonalAccidentOrder,
  },
  orderParts: personOrderParts,
};
