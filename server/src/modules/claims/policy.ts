import { normalizePolicyNumber } from '@naungan/domain/claim';
import type { SoldLine } from '@naungan/domain/lines';
import type { Db, Tx } from '../../db/client.ts';
import { serverLine } from '../../lines/catalogue.ts';
import type { ClaimWorkshop } from '../../lines/claim.ts';
import { findOrder, type OrderRecord } from '../orders/service.ts';
import { findPolicyByNumber, type PolicyRecord } from '../policies/service.ts';

/** A policy with the order that says what it insures. */
export type Insured = { policy: PolicyRecord; order: OrderRecord };

export async function orderOf(db: Db | Tx, orderId: string): Promise<OrderRecord> {
  const order = await findOrder(db, orderId);
  if (!order) throw new Error(`Order ${orderId} is gone, so nothing can be claimed on its policies`);
  return order;
}

/** The policy of a number as typed; null for none. */
export async function insuredBy(db: Db | Tx, typed: string): Promise<Insured | null> {
  const policy = await findPolicyByNumber(db, normalizePolicyNumber(typed));
  return policy && { policy, order: await orderOf(db, policy.orderId) };
}

const lineOfOrder = <L extends SoldLine>({ productType }: OrderRecord<L>) => serverLine(productType).claim;

/** The most that can be claimed. */
export const sumInsured = <L extends SoldLine>(order: OrderRecord<L>): number =>
  lineOfOrder(order).sumInsured(order);

export const workshopsOf = <L extends SoldLine>(order: OrderRecord<L>): ClaimWorkshop[] =>
  lineOfOrder(order).workshops?.(order) ?? [];

export const beneficiariesOf = <L extends SoldLine>(order: OrderRecord<L>) =>
  lineOfOrder(order).beneficiaries?.(order) ?? [];

/** The most that a claim of a cause pays. */
export const limitOfClaim = <L extends SoldLine>(order: OrderRecord<L>, cause: string): number =>
  lineOfOrder(order).limitOfCause?.(order, cause) ?? sumInsured(order);

export const vehicleOf = <L extends SoldLine>(order: OrderRecord<L>) => lineOfOrder(order).vehicle?.(order);

export const insuredNameOf = <L extends SoldLine>(order: OrderRecord<L>): string =>
  serverLine(order.productType).insuredName(order);

export const objectOf = <L extends SoldLine>(order: OrderRecord<L>) =>
  serverLine(order.productType).objectInsured?.(order) ?? null;
