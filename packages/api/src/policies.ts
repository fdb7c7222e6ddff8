import { PRODUCT_TYPES } from '@naungan/domain/product-line';
import { z } from 'zod';
import { contract, id, idParams, instant, isoDate } from './contract.ts';
import { benefitGroup, insuranceCompany, plan } from './health.ts';
import { answeredDeclaration, insured, orderPayment, period } from './orders.ts';

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

export const policies = contract('policies', {
  summary: 'Own active policies',
  query: z.object({ product: z.enum(PRODUCT_TYPES).optional() }),
  reply: z.array(policyCard),
});

export const policyDetail = policyCard.extend({
  issuedAt: instant,
  insured: insured.extend({ addresses: z.object({ addr1: z.string(), addr2: z.string(), addr3: z.string() }) }),
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

export const policy = contract('policy', { summary: 'One own policy', params: idParams, reply: policyDetail });

/** Whether a certificate is genuine and in force, and nothing else. */
export const certificate = contract('certificate', {
  summary: 'Check a certificate by the code of its QR',
  params: z.object({ code: z.string().min(1).max(64) }),
  reply: z.object({ genuine: z.boolean(), inForce: z.boolean() }),
});
