import { z } from 'zod';
import {
  answeredDeclaration,
  objectInsured,
  orderPayment,
  period,
  priceRow,
  productType,
} from '../order/record.ts';
import { insuranceCompany } from '../product/record.ts';
import { id, instant, isoDate, rupiah } from '../shape/index.ts';
import { POLICY_STATES } from '../status/policy.ts';

export const policyCard = z.object({
  _id: id,
  orderId: id,
  policyNumber: z.string(),
  productType,
  productName: z.string(),
  insuranceCompany,
  logoProduct: z.string(),
  insuredName: z.string(),
  objectInsured,
  /** Of an order with several policies, which: 'Gempa Bumi'. */
  covers: z.string().optional(),
  period,
  status: z.enum(POLICY_STATES),
  /** Signed link to the PDF, null until it is issued. */
  certificate: z.string().nullable(),
});
export type PolicyCard = z.output<typeof policyCard>;

/** What a policy of any line shows [3 §3]; each line adds its own part. */
export const policyDetailCore = policyCard.extend({
  /** Signed link to the explanation of the insurance, a PDF. */
  explanation: z.string().nullable().default(null),
  issuedAt: instant,
  /** Whole years of cover. */
  timePeriod: z.number().int(),
  payment: orderPayment,
  /** Of an order with several policies: what this one costs, and what the order's total is made of. */
  share: z.object({ rows: z.array(priceRow), total: rupiah, order: z.array(priceRow) }).optional(),
  declarations: z.array(answeredDeclaration),
  generalInfo: z.string(),
  policy: z.object({
    printPolicy: z.boolean(),
    serviceDelivery: z.string(),
    /** Who carries the printed policy, '' until it is sent. */
    deliveryCourier: z.string().default(''),
    trackingNumber: z.string(),
    /** When it was sent, and when it arrived. */
    policyDeliveryDate: isoDate.nullable(),
    policyReceivedDate: isoDate.nullable().default(null),
    shippingAddress: z.string(),
  }),
});
