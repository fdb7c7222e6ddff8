import type { ProductType } from '@naungan/domain/lines';
import type { PolicyDetail } from '@naungan/domain/lines/record';
import type { PolicyCard } from '@naungan/domain/policy/record';
import type { Db } from '../db/client.ts';
import type { Deps } from '../deps.ts';
import { serverLine } from '../lines/index.ts';
import { findOrder, type OrderRecord, orderPayment, shippingAddress } from '../modules/orders/service.ts';
import {
  certificateLink,
  coverLabel,
  explanationLink,
  type PolicyRecord,
  policyState,
} from '../modules/policies/service.ts';

/** Returns the policy's order. @throws Error when the order is missing */
async function requireOrder(db: Db, policy: PolicyRecord): Promise<OrderRecord> {
  const order = await findOrder(db, policy.orderId);
  if (!order) throw new Error(`Policy ${policy.id} refers to a missing order`);
  return order;
}

function cardOf<L extends ProductType>(deps: Deps, policy: PolicyRecord, order: OrderRecord<L>): PolicyCard {
  const { insuredName, objectInsured } = serverLine(order.productType);
  const status = policyState(policy, deps.clock());
  const covers = coverLabel(policy);
  return {
    _id: policy.id,
    orderId: policy.orderId,
    policyNumber: policy.policyNumber,
    productType: policy.productType,
    productName: order.product.productName,
    insuranceCompany: order.product.insuranceCompany,
    logoProduct: order.product.logoProduct,
    insuredName: insuredName(order),
    objectInsured: objectInsured?.(order),
    covers,
    period: { startDate: policy.startDate, endDate: policy.endDate },
    startsAt: policy.startsAt.toISOString(),
    status,
    // A void policy has no certificate to show.
    certificate: status === 'void' ? null : certificateLink(deps, policy),
  };
}

export async function policyCard(db: Db, deps: Deps, policy: PolicyRecord): Promise<PolicyCard> {
  return cardOf(deps, policy, await requireOrder(db, policy));
}

/** Returns a policy with all its data [3 §3]. */
export async function policyDetail(db: Db, deps: Deps, policy: PolicyRecord): Promise<PolicyDetail> {
  const order = await requireOrder(db, policy);
  const explanation = explanationLink(deps, order);
  return detailOf({ ...cardOf(deps, policy, order), explanation }, policy, order);
}

function detailOf<L extends ProductType>(
  card: PolicyCard & { explanation: string },
  policy: PolicyRecord,
  order: OrderRecord<L>,
): PolicyDetail {
  const { certificate, policyDetail: lineDetail } = serverLine(order.productType);
  const sharedFields = {
    ...card,
    issuedAt: policy.issuedAt.toISOString(),
    timePeriod: order.timePeriod,
    payment: orderPayment(order),
    share: certificate.share?.(order, policy.kind) ?? undefined,
    declarations: order.declarations,
    generalInfo: order.product.generalInfo,
    policy: {
      printPolicy: order.shipping.printPolicy,
      serviceDelivery: policy.serviceDelivery,
      deliveryCourier: policy.deliveryCourier,
      trackingNumber: policy.trackingNumber,
      policyDeliveryDate: policy.policyDeliveryDate,
      policyReceivedDate: policy.policyReceivedDate,
      shippingAddress: shippingAddress(order),
    },
  };
  return lineDetail(sharedFields, order, policy.kind);
}
