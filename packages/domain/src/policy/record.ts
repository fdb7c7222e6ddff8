import { z } from 'zod';
import { PRODUCT_TYPES } from '../lines/product-type.ts';
import { answeredDeclaration, insured, orderBeneficiary, orderPayment, period } from '../order/record.ts';
import { benefitGroup, insuranceCompany, plan } from '../product/record.ts';
import { id, instant, isoDate } from '../shape/index.ts';

export const policyCard = z.object({
  _id: id,
  orderId: id,
  policyNumber: z.string(),
  productType: z.enum(PRODUCT_TYPES),
  productName: z.string(),
  insuranceCompany,
  logoProduct: z.string(),
  insuredName: z.string(),
  period,
  status: z.enum(['active', 'ended', 'void']),
  /** Signed link to the PDF, null until it is issued. */
  certificate: z.string().nullable(),
});
export type PolicyCard = z.output<typeof policyCard>;

export const policyDetail = policyCard.extend({
  issuedAt: instant,
  insured: insured.extend({
    addresses: z.object({ addr1: z.string(), addr2: z.string(), addr3: z.string() }),
  }),
  /** Of the lines whose record says `hasBeneficiary`. */
  beneficiary: orderBeneficiary.optional(),
  payment: orderPayment,
  product: plan.omit({ benefits: true, generalInfo: true, attachments: true, declarations: true }),
  benefits: z.array(benefitGroup),
  declarations: z.array(answeredDeclaration),
  generalInfo: z.string(),
  policy: z.object({
    printPolicy: z.boolean(),
    serviceDelivery: z.string(),
    trackingNumber: z.string(),
    policyDeliveryDate: isoDate.nullable(),
    shippingAddress: z.string(),
  }),
});
export type PolicyDetail = z.output<typeof policyDetail>;
