import { insuranceCompany, plan, planRow } from '@naungan/domain/plan';
import { isoDate } from '@naungan/domain/shape';
import { z } from 'zod';
import { contract, idParams } from './contract.ts';

export const SORT_FIELDS = ['createdAt', 'premium', 'productName'] as const;

export const planQuery = z.object({
  dob: isoDate.optional(),
  page: z.coerce.number().int().min(1).max(1000).default(1),
  size: z.coerce.number().int().min(1).max(50).default(10),
  priceMin: z.coerce.number().int().min(0).optional(),
  priceMax: z.coerce.number().int().min(0).optional(),
  sortField: z.enum(SORT_FIELDS).default('createdAt'),
  sortOrder: z.enum(['asc', 'desc']).default('desc'),
  q: z.string().max(100).optional(),
});

export const healthPlans = contract('healthPlans', {
  summary: 'Health plans for a date of birth, by page',
  query: planQuery,
  reply: z.object({
    total: z.number().int(),
    rows: z.array(planRow),
    totalPages: z.number().int(),
    currentPage: z.number().int(),
    companies: z.array(insuranceCompany),
    birthDate: isoDate,
    /** Whole years on today's date in Jakarta. */
    age: z.number().int(),
  }),
});

export const healthPlan = contract('healthPlan', {
  summary: 'One health plan',
  params: idParams,
  query: z.object({ dob: isoDate.optional() }),
  reply: z.object({ health: plan, birthDate: isoDate }),
});
