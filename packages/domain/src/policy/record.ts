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
  /** The cover of the policy, such as 'Gempa Bumi', if the order has several policies. */
  covers: z.string().optional(),
  period,
  /** The instant at which cover begins: the payment, or 00.00 WIB of a later day [Q44]. Cover ends at 24.00 WIB of the last day. */
  startsAt: instant,
  status: z.enum(POLICY_STATES),
  /** The signed link to the PDF; null before the certificate is issued. */
  certificate: z.string().nullable(),
});
export type PolicyCard = z.output<typeof policyCard>;

/** The details of a policy of any line [3 §3]. Each line adds line-specific fields. */
export const policyDetailCore = policyCard.extend({
  /** The signed link to the explanation of the insurance, a PDF. */
  explanation: z.string().nullable().default(null),
  issuedAt: instant,
  /** The term in whole years. */
  timePeriod: z.number().int(),
  payment: orderPayment,
  /** Only for an order with several policies: price rows and total of this policy, and the price rows of the order. */
  share: z.object({ rows: z.array(priceRow), total: rupiah, order: z.array(priceRow) }).optional(),
  declarations: z.array(answeredDeclaration),
  generalInfo: z.string(),
  policy: z.object({
    printPolicy: z.boolean(),
    serviceDelivery: z.string(),
    /** The courier of the printed policy; '' before the policy is sent. */
    deliveryCourier: z.string().default(''),
    trackingNumber: z.string(),
    /** The days on which the printed policy was sent and received. */
    policyDeliveryDate: isoDate.nullable(),
    policyReceivedDate: isoDate.nullable().default(null),
    shippingAddress: z.string(),
  }),
});
