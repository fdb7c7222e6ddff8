import type { SoldLine } from '@naungan/domain/lines';
import type { PolicyDetail } from '@naungan/domain/lines/record';
import type { PolicyCard } from '@naungan/domain/policy/record';
import type { Db } from '../db/client.ts';
import type { Deps } from '../deps.ts';
import { serverLine } from '../lines/catalogue.ts';
import { findOrder, type OrderRecord, orderPayment, shippingAddress } from '../modules/orders/service.ts';
import {
  certificateLink,
  coverLabel,
  explanationLink,
  type PolicyRecord,
  policyState,
} from '../modules/policies/service.ts';

async function orderOf(db: Db, policy: PolicyRecord): Promise<OrderRecord> {
  const order = await findOrder(db, policy.orderId);
  if (!order) throw new Error(`Policy ${policy.id} lost its order`);
  return order;
}

function cardOf<L extends SoldLine>(deps: Deps, policy: PolicyRecord, order: OrderRecord<L>): PolicyCard {
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
    ...(objectInsured && { objectInsured: objectInsured(order) }),
    ...(covers && { covers }),
    period: { startDate: policy.startDate, endDate: policy.endDate },
    status,
    // What was made void is nothing to show around.
    certificate: status === 'void' ? null : certificateLink(deps, policy),
  };
}

export async function policyCard(db: Db, deps: Deps, policy: PolicyRecord): Promise<PolicyCard> {
  return cardOf(deps, policy, await orderOf(db, policy));
}

/** A policy in full [3 §3]. */
export async function policyDetail(db: Db, deps: Deps, policy: PolicyRecord): Promise<PolicyDetail> {
  const order = await orderOf(db, policy);
  const explanation = explanationLink(deps, order);
  return detailOf({ ...cardOf(deps, policy, order), explanation }, policy, order);
}

function detailOf<L extends SoldLine>(
  card: PolicyCard & { explanation: string },
  policy: PolicyRecord,
  order: OrderRecord<L>,
): PolicyDetail {
  const { certificate, policyDetail: detail } = serverLine(order.productType);
  const core = {
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
  return detail(core, order, policy.kind);
}
