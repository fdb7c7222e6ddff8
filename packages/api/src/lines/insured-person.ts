import { PERSON_TERM_YEARS, type PlanContext } from '@naungan/domain/lines';
import { personPlanRow } from '@naungan/domain/lines/insured-person/record';
import { insuranceCompany } from '@naungan/domain/product/record';
import { isoDate, rupiah } from '@naungan/domain/shape';
import { z } from 'zod';
import { deviceParams, EXAMPLE_DAY, orderParts } from './order.ts';
import { orderQuote } from './order-quote.ts';

/** Schemas shared by the lines that are sold by date of birth: health and personal accident [2 §7]. */

const SORT_FIELDS = ['createdAt', 'premium', 'productName'] as const;

export const planListQuery = z.object({
  dob: isoDate.optional(),
  page: z.coerce.number().int().min(1).max(1000).default(1),
  size: z.coerce.number().int().min(1).max(50).default(10),
  priceMin: z.coerce.number().int().min(0).optional(),
  priceMax: z.coerce.number().int().min(0).optional(),
  sortField: z.enum(SORT_FIELDS).default('createdAt'),
  sortOrder: z.enum(['asc', 'desc']).default('desc'),
  q: z.string().max(100).optional(),
});
export type PlanListQuery = z.output<typeof planListQuery>;

export const planPage = z.object({
  total: z.number().int(),
  rows: z.array(personPlanRow),
  totalPages: z.number().int(),
  currentPage: z.number().int(),
  companies: z.array(insuranceCompany),
  birthDate: isoDate,
  /** In whole years, on today's date in Jakarta. */
  age: z.number().int(),
  /**
   * Range of the price filter for this birth date, independent of the other filters; `null` if there is no plan
   * [Q26].
   */
  priceScale: z.object({ max: rupiah, step: rupiah }).nullable(),
});
export type PlanPage = z.output<typeof planPage>;

/**
 * Form context without the rules of a plan: the form checks only the fields that every plan of these lines
 * requires. `today` is the day of the example orders.
 */
export const NO_PLAN: PlanContext = { plan: { attachments: [], declarations: [] }, today: EXAMPLE_DAY };

export const planForBirthDate = z.object({ dob: isoDate.optional() });

/** Text parts of an order for a person; `dob` is the birth date of the search. */
export const personOrderParts = orderParts(deviceParams.extend({ dob: isoDate.optional() }));

/** Returns the schemas of the quote for a person: the birth date determines the premium. */
export const personOrderQuote = (summary: string) =>
  orderQuote(summary, {
    input: { birthDate: isoDate },
    payload: { birthDate: isoDate, timePeriod: z.literal(PERSON_TERM_YEARS) },
  });
