import { z } from 'zod';
import { ATTACHMENT_KIND_CODES } from '../attachment/index.ts';
import { id, rupiah } from '../shape/index.ts';

export const insuranceCompany = z.object({ _id: id, company_name: z.string() });
/** `online`: members order the product on the site; `offline`: visitors ask a consultant to call. */
export const transactionType = z.enum(['online', 'offline']);
export const serviceFeeRule = z.object({
  useServiceFee: z.boolean(),
  method: z.enum(['percentage', 'nominal']),
  /** In percent or rupiah, depending on `method`. */
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
  /** The accepted types of files. Spelled as in the specification. */
  extention: z.enum(ATTACHMENT_KIND_CODES),
  required: z.boolean(),
  /** In megabytes; 0 (`NO_SIZE_LIMIT`) means no limit. */
  limit: z.number(),
  /** Minimum and maximum number of files; 1 by default. */
  min: z.number().int().optional(),
  max: z.number().int().optional(),
});
/** `answer` is the only answer with which the insurer accepts the order. */
export const declaration = z.object({ _id: id, question: z.string(), answer: z.enum(['ya', 'tidak']) });

/** A plan in a list. `premium` is the yearly premium for the search, without `adminFee`. */
export const planCard = z.object({
  blurred: z.literal(false),
  _id: id,
  productName: z.string(),
  logoProduct: z.string(),
  insuranceCompany,
  premium: rupiah,
  adminFee: rupiah,
  transactionType,
  /** The three or four most important properties, in the same order for all plans of a list. */
  highlights: z.array(z.object({ title: z.string(), value: z.string() })),
});
/** A plan that the visitor may not see [Q11]: only its position in the list is returned. */
export const hiddenPlan = z.object({ blurred: z.literal(true), _id: id });

/** The fields of a product of any line [2 §3]. Each line adds line-specific fields. */
export const product = z.object({
  _id: id,
  productName: z.string(),
  logoProduct: z.string(),
  insuranceCompany,
  adminFee: rupiah,
  policyPrintFee: rupiah,
  serviceFee: serviceFeeRule,
  transactionType,
  /** Sanitised HTML. */
  generalInfo: z.string(),
  attachments: z.array(attachmentSpec),
  declarations: z.array(declaration),
});
export type Product = z.output<typeof product>;
