import { policyDetail } from '@naungan/domain/lines/record';
import { longOrder, orderWithPolicy } from '../orders/story-data/order.ts';

/** A policy in force with its document. */
export const policy = policyDetail.parse({
  _id: 'pol-1',
  orderId: 'o-1',
  policyNumber: 'NAU-KES-2026-000017',
  productType: 'kesehatan',
  productName: orderWithPolicy.product.productName,
  insuranceCompany: orderWithPolicy.product.insuranceCompany,
  logoProduct: '',
  insuredName: orderWithPolicy.insured.fullname,
  period: { startDate: '2026-11-21', endDate: '2027-11-21' },
  startsAt: '2026-11-21T04:00:00.000Z',
  status: 'active',
  certificate: '/files/polis.pdf',
  explanation: '/files/penjelasan.pdf',
  issuedAt: '2026-11-21T04:00:00.000Z',
  insured: orderWithPolicy.insured,
  timePeriod: 1,
  payment: orderWithPolicy.payment,
  product: orderWithPolicy.product,
  benefits: orderWithPolicy.benefits,
  declarations: orderWithPolicy.declarations,
  generalInfo: orderWithPolicy.generalInfo,
  policy: {
    printPolicy: true,
    serviceDelivery: 'Dikirim',
    deliveryCourier: 'JNE Reguler',
    trackingNumber: 'JNE0012345678901',
    policyDeliveryDate: '2026-11-23',
    shippingAddress: '',
  },
});

export const unsentPolicy = policyDetail.parse({
  ...policy,
  _id: 'pol-6',
  policy: {
    printPolicy: true,
    serviceDelivery: '',
    trackingNumber: '',
    policyDeliveryDate: null,
    shippingAddress: '',
  },
});
export const receivedPolicy = policyDetail.parse({
  ...policy,
  _id: 'pol-7',
  policy: { ...policy.policy, serviceDelivery: 'Diterima', policyReceivedDate: '2026-11-25' },
});
export const unissuedPolicy = policyDetail.parse({ ...policy, _id: 'pol-2', certificate: null });
export const endedPolicy = policyDetail.parse({
  ...policy,
  _id: 'pol-3',
  policyNumber: 'NAU-KES-2025-000004',
  status: 'ended',
  period: { startDate: '2025-11-01', endDate: '2026-11-01' },
  startsAt: '2025-11-01T04:00:00.000Z',
});
/** A paid policy whose first day of cover is in the future. */
export const upcomingPolicy = policyDetail.parse({
  ...policy,
  _id: 'pol-8',
  status: 'upcoming',
  period: { startDate: '2026-12-01', endDate: '2027-12-01' },
  startsAt: '2026-11-30T17:00:00.000Z',
});
export const voidPolicy = policyDetail.parse({
  ...policy,
  _id: 'pol-4',
  policyNumber: 'NAU-KES-2026-000009',
  status: 'void',
});
export const longPolicy = policyDetail.parse({
  ...policy,
  _id: 'pol-5',
  policyNumber: 'NAU-KES-2026-000000000000000000000123',
  productName: longOrder.product.productName,
  insuranceCompany: longOrder.product.insuranceCompany,
  insuredName: longOrder.insured.fullname,
  insured: longOrder.insured,
  payment: longOrder.payment,
  product: longOrder.product,
});
