import { healthPlan as plan } from '@naungan/domain/lines/health/record';
import { isoDate } from '@naungan/domain/shape';
import { z } from 'zod';
import { contract, idParams } from '../contract.ts';
import { placed } from './order.ts';
import { planForBirthDate, planListQuery, planPage } from './person.ts';

export const healthPlans = contract('healthPlans', {
  summary: 'Health plans for a date of birth, by page',
  query: planListQuery,
  reply: planPage,
});

export const healthPlan = contract('healthPlan', {
  summary: 'One health plan',
  params: idParams,
  query: planForBirthDate,
  reply: z.object({ health: plan, birthDate: isoDate }),
});

export const createHealthOrder = contract('createHealthOrder', {
  summary: 'Order a health plan; `Idempotency-Key` makes a repetition harmless',
  reply: placed,
});
