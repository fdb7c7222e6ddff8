import { personalAccidentPlan } from '@naungan/domain/lines/personal-accident/record';
import { isoDate } from '@naungan/domain/shape';
import { z } from 'zod';
import { contract, idParams } from '../contract.ts';
import { placed } from './order.ts';
import { planForBirthDate, planListQuery, planPage } from './person.ts';

export const personalAccidents = contract('personalAccidents', {
  summary: 'Personal accident plans for a date of birth, by page',
  query: planListQuery,
  reply: planPage,
});

/** The benefits stand beside the product [2 §7, 3 §7]: together they are a plan of the domain. */
export const personalAccident = contract('personalAccident', {
  summary: 'One personal accident plan',
  params: idParams,
  query: planForBirthDate,
  reply: z.object({
    personalAccident: z.object({
      product: personalAccidentPlan.omit({ benefits: true }),
      benefits: personalAccidentPlan.shape.benefits,
    }),
    birthDate: isoDate,
  }),
});

export const createPersonalAccidentOrder = contract('createPersonalAccidentOrder', {
  summary: 'Order a personal accident plan; `Idempotency-Key` makes a repetition harmless',
  reply: placed,
});
