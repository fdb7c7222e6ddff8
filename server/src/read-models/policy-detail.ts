import type { ProductType } from '@naungan/domain/lines';
import type { PolicyDetail } from '@naungan/domain/lines/record';
import type { PolicyCard } from '@naungan/domain/policy/record';
import type { Db } from '../db/client.ts';
import type { Deps } from '../deps.ts';
import { serverLine } from '../lines/index.ts';
import {
  findOrder,
  findOrderSummaries,
  type OrderRecord,
  type OrderSummary,
  orderPayment,
  shippingAddress,
} from '../modules/orders/service.ts';
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

function cardOf(deps: Deps, policy: PolicyRecord, order: OrderSummary): PolicyCard {
  const status = policyState(policy, deps.clock());
  const covers = coverLabel(policy);
  return {
    _id: policy.id,
    orderId: policy.orderId,
    policyNumber: policy.policyNumber,
    productType: policy.productType,
    productName: order.productName,
    insuranceCompany: order.insuranceCompany,
    logoProduct: order.logoProduct,
    insuredName: order.insuredName,
    objectInsured: order.objectInsured,
    covers,
    period: { startDate: policy.startDate, endDate: policy.endDate },
    startsAt: policy.startsAt.toISOString(),
    status,
    // A void policy has no certificate to show.
    certificate: status === 'void' ? null : certificateLink(deps, policy),
  };
}

function summaryOf<L extends ProductType>({ productType, product, details }: OrderRecord<L>): OrderSummary {
  const { insuredName, objectInsured } = serverLine(productType);
  const { productName, insuranceCompany, logoProduct } = product;
  const order = { details };
  return {
    ...{ productName, insuranceCompany, logoProduct },
    insuredName: insuredName(order),
    objectInsured: objectInsured?.(order),
  };
}

/** Returns the cards of policies, in the same order. The orders are read in one query, without plans and declarations. */
export async function policyCards(deps: Deps, policies: readonly PolicyRecord[]): Promise<PolicyCard[]> {
  const orderIds = [...new Set(policies.map(({ orderId }) => orderId))];
  const orders = await findOrderSummaries(deps.db, orderIds);
  return policies.map((policy) => {
    const order = orders.get(policy.orderId);
    if (!order) throw new Error(`Policy ${policy.id} refers to a missing order`);
    return cardOf(deps, policy, order);
  });
}

/** Returns a policy with all its data [3 §3]. */
export async function policyDetail(db: Db, deps: Deps, policy: PolicyRecord): Promise<PolicyDetail> {
  const order = await requireOrder(db, policy);
  const explanation = explanationLink(deps, order);
  return detailOf({ ...cardOf(deps, policy, summaryOf(order)), explanation }, policy, order);
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
