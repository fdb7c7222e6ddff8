import { z } from 'zod';
import { ATTACHMENT_KIND_CODES } from '../attachment/index.ts';
import { id, rupiah } from '../shape/index.ts';

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
/** A plan withheld from a visitor [Q11]: nothing of it is sent but its place in the list. */
export const hiddenPlan = z.object({ blurred: z.literal(true), _id: id });
export const planRow = z.discriminatedUnion('blurred', [planCard, hiddenPlan]);
export type PlanCard = z.output<typeof planCard>;
export type PlanRow = z.output<typeof planRow>;

/** A health or personal accident plan in full [2 §3]; waiting time, grace and cooling period in days. */
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
  /** What is not covered, for the summary of the product; plain sentences. */
  exclusions: z.array(z.string()).optional(),
  attachments: z.array(attachmentSpec),
  declarations: z.array(declaration),
});
export type Plan = z.output<typeof plan>;
