import type { HealthPolicyDetail } from '@naungan/domain/lines/health/record';
import type { PolicyCard } from '@naungan/domain/policy/record';
import {
  ADDRESS_LINE,
  company,
  FILE_LINK,
  insured,
  LOGO,
  ORDER_ID,
  PAID_AT,
  PERIOD,
  POLICY_NUMBER,
} from './example-facts.ts';
import { fieldsOfOrderAndPolicy } from './order-examples.ts';
import type { Examples } from './resource-examples.ts';

/** The policy as it appears in a list. */
export const policyCard = {
  _id: 'd4f6a8c0-2e4b-4d6f-8a1c-3b5d7e9f1a2c',
  orderId: ORDER_ID,
  policyNumber: POLICY_NUMBER,
  productType: 'kesehatan',
  productName: fieldsOfOrderAndPolicy.product.productName,
  insuranceCompany: company,
  logoProduct: LOGO,
  insuredName: insured.fullname,
  period: PERIOD,
  startsAt: PAID_AT,
  status: 'active',
  certificate: FILE_LINK,
} as const satisfies PolicyCard;

const { startDate: _startDateOfOrder, ...policyFields } = fieldsOfOrderAndPolicy;
const policy: HealthPolicyDetail = {
  ...policyCard,
  explanation: FILE_LINK,
  issuedAt: PAID_AT,
  ...policyFields,
  policy: {
    printPolicy: true,
    serviceDelivery: 'Dikirim',
    deliveryCourier: 'JNE',
    trackingNumber: 'JNE0001',
    policyDeliveryDate: '2026-11-23',
    policyReceivedDate: null,
    shippingAddress: ADDRESS_LINE,
  },
};

/** Example responses of the calls of policies. */
export const POLICY_EXAMPLES = {
  policies: { reply: [policyCard] },
  policy: { reply: policy },
  certificate: {
    reply: {
      genuine: true,
      inForce: true,
      status: 'active',
      policyNumber: POLICY_NUMBER,
      period: PERIOD,
      startsAt: PAID_AT,
    },
  },
} satisfies Partial<Examples>;
