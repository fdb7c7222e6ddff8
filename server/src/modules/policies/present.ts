import { policyDetail as detailSchema, type PolicyDetail } from '@naungan/domain/lines/record';
import type { PolicyCard } from '@naungan/domain/policy/record';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import {
  addressLines,
  beneficiaryPart,
  orderPayment,
  productOf,
  shippingAddress,
} from '../orders/present.ts';
import { findOrder, type OrderRecord } from '../orders/service.ts';
import { certificateLink } from './certificate/file.ts';
import { policyState } from './period.ts';
import type { PolicyRecord } from './repository.ts';

async function orderOf(db: Db, policy: PolicyRecord): Promise<OrderRecord> {
  const order = await findOrder(db, policy.orderId);
  if (!order) throw new Error(`Policy ${policy.id} lost its order`);
  return order;
}

async function cardOf(db: Db, deps: Deps, policy: PolicyRecord, order: OrderRecord): Promise<PolicyCard> {
  const status = policyState(policy, deps.clock());
  return {
    _id: policy.id,
    orderId: policy.orderId,
    policyNumber: policy.policyNumber,
    productType: policy.productType,
    productName: order.product.productName,
    insuranceCompany: order.product.insuranceCompany,
    logoProduct: order.product.logoProduct,
    insuredName: order.insured.fullname,
    period: { startDate: policy.startDate, endDate: policy.endDate },
    status,
    // What was made void is nothing to show around.
    certificate: status === 'void' ? null : await certificateLink(db, deps, policy),
  };
}

export async function policyCard(db: Db, deps: Deps, policy: PolicyRecord): Promise<PolicyCard> {
  return cardOf(db, deps, policy, await orderOf(db, policy));
}

/** A policy in full [3 §3]. */
export async function policyDetail(db: Db, deps: Deps, policy: PolicyRecord): Promise<PolicyDetail> {
  const order = await orderOf(db, policy);
  return detailSchema.parse({
    ...(await cardOf(db, deps, policy, order)),
    issuedAt: policy.issuedAt.toISOString(),
    insured: { ...order.insured, addresses: addressLines(order.addresses) },
    ...beneficiaryPart(order),
    timePeriod: 1,
    payment: orderPayment(order),
    product: productOf(order.product),
    benefits: order.product.benefits,
    declarations: order.declarations,
    generalInfo: order.product.generalInfo,
    policy: {
      printPolicy: order.shipping.printPolicy,
      serviceDelivery: policy.serviceDelivery,
      trackingNumber: policy.trackingNumber,
      policyDeliveryDate: policy.policyDeliveryDate,
      shippingAddress: shippingAddress(order.shipping, order.addresses),
    },
  });
}
