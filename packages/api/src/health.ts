import { ATTACHMENT_KIND_CODES } from '@naungan/domain/attachment';
import { z } from 'zod';
import { contract, id, idParams, isoDate, rupiah } from './contract.ts';

export const insuranceCompany = z.object({ _id: id, company_name: z.string() });
export const ageRange = z.object({ minAge: z.number().int(), maxAge: z.number().int() });
export const transactionType = z.enum(['online', 'offline']);
export const serviceFeeRule = z.object({
  useServiceFee: z.boolean(),
  method: z.enum(['percentage', 'nominal']),
  /** Percent or rupiah, by `method`. */
  value: z.number(),
  maximumValue: rupiah,
});
export const benefitGroup = z.object({
  name: z.string(),
  items: z.array(
    z.object({
      featureId: z.object({ name: z.string(), type: z.string() }),
      value: z.union([z.number(), z.string()]),
      maximum: z.string(),
      description: z.string(),
      note: z.string(),
    }),
  ),
});
export const attachmentSpec = z.object({
  code: z.string(),
  name: z.string(),
  extention: z.enum(ATTACHMENT_KIND_CODES),
  required: z.boolean(),
  /** Megabytes. */
  limit: z.number(),
});
export const declaration = z.object({ _id: id, question: z.string(), answer: z.enum(['ya', 'tidak']) });

/** A plan that may be shown in full. `premium` is that of the given age, per year, without `adminFee`. */
export const planCard = z.object({
  blurred: z.literal(false),
  _id: id,
  productName: z.string(),
  logoProduct: z.string(),
  insuranceCompany,
  ages: ageRange,
  premium: rupiah,
  adminFee: rupiah,
  transactionType,
  /** Three or four facts in a fixed order, so that cards compare by eye. */
  highlights: z.array(z.object({ title: z.string(), value: z.string() })),
});
/** A plan withheld from a visitor (decision 11): nothing of it is sent but its place in the list. */
export const hiddenPlan = z.object({ blurred: z.literal(true), _id: id });
export const planRow = z.discriminatedUnion('blurred', [planCard, hiddenPlan]);
export type PlanCard = z.output<typeof planCard>;
export type PlanRow = z.output<typeof planRow>;

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

/** A health plan in full [2 §3]; waiting time, grace and cooling period in days. */
export const plan = z.object({
  _id: id,
  productName: z.string(),
  logoProduct: z.string(),
  insuranceCompany,
  ages: ageRange,
  premi: z.array(ageRange.extend({ value: rupiah })),
  adminFee: rupiah,
  policyPrintFee: rupiah,
  serviceFee: serviceFeeRule,
  limitClaim: z.object({ limit: rupiah, limitToBenefit: z.boolean() }),
  transactionType,
  waitingTime: z.number().int(),
  gracePeriod: z.number().int(),
  coolingPeriod: z.number().int(),
  claimMecanism: z.array(z.object({ mecanism: z.string(), area: z.string() })),
  benefits: z.array(benefitGroup),
  /** Sanitised HTML. */
  generalInfo: z.string(),
  attachments: z.array(attachmentSpec),
  declarations: z.array(declaration),
});
export type Plan = z.output<typeof plan>;

export const healthPlan = contract('healthPlan', {
  summary: 'One health plan',
  params: idParams,
  query: z.object({ dob: isoDate.optional() }),
  reply: z.object({ health: plan, birthDate: isoDate }),
});
