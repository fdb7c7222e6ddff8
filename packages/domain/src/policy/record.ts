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
  /** The cover of this policy when the order has several: 'Gempa Bumi'. */
  covers: z.string().optional(),
  period,
  /** When cover begins: the payment, or 00.00 WIB of a later first day [Q44]. It ends at 24.00 WIB of the last day. */
  startsAt: instant,
  status: z.enum(POLICY_STATES),
  /** Signed link to the PDF, null until it is issued. */
  certificate: z.string().nullable(),
});
export type PolicyCard = z.output<typeof policyCard>;

/** The details of a policy of any line [3 §3]; each line adds its own. */
export const policyDetailCore = policyCard.extend({
  /** Signed link to the insurance explanation, a PDF. */
  explanation: z.string().nullable().default(null),
  issuedAt: instant,
  /** Whole years of cover. */
  timePeriod: z.number().int(),
  payment: orderPayment,
  /** For an order with several policies: this policy's rows and total, and the rows of the order's total. */
  share: z.object({ rows: z.array(priceRow), total: rupiah, order: z.array(priceRow) }).optional(),
  declarations: z.array(answeredDeclaration),
  generalInfo: z.string(),
  policy: z.object({
    printPolicy: z.boolean(),
    serviceDelivery: z.string(),
    /** Courier of the printed policy, '' until it is sent. */
    deliveryCourier: z.string().default(''),
    trackingNumber: z.string(),
    /** Days of sending and arrival. */
    policyDeliveryDate: isoDate.nullable(),
    policyReceivedDate: isoDate.nullable().default(null),
    shippingAddress: z.string(),
  }),
});
