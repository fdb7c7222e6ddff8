import { type CauseCover, normalizePolicyNumber, UNRESTRICTED_COVER } from '@naungan/domain/claim';
import { lineOf, type ProductType } from '@naungan/domain/lines';
import type { Db, Tx } from '../../db/client.ts';
import type { ClaimWorkshop } from '../../lines/claim.ts';
import { serverLine } from '../../lines/index.ts';
import { findOrder, type OrderRecord } from '../orders/service.ts';
import { coverLabel, findPolicy, findPolicyByNumber, type PolicyRecord } from '../policies/service.ts';

/** A policy with its order. Only the order describes the insured object. */
export type PolicyWithOrder = { policy: PolicyRecord; order: OrderRecord };

export async function requireOrderById(db: Db | Tx, orderId: string): Promise<OrderRecord> {
  const order = await findOrder(db, orderId);
  if (!order) throw new Error(`Order ${orderId} is missing, although a policy or a claim refers to it`);
  return order;
}

export async function requirePolicyById(db: Db | Tx, policyId: string): Promise<PolicyRecord> {
  const policy = await findPolicy(db, policyId);
  if (!policy) throw new Error(`Policy ${policyId} is missing, although a claim refers to it`);
  return policy;
}

/** Returns the label of the policy's line or, if the order has a policy per cover, of the policy's cover. */
export const insuranceName = (policy: PolicyRecord): string =>
  coverLabel(policy) ?? lineOf(policy.productType).label;

/** Returns the policy with this number, in any notation that a user may type, or null. */
export async function findPolicyWithOrder(db: Db | Tx, input: string): Promise<PolicyWithOrder | null> {
  const policy = await findPolicyByNumber(db, normalizePolicyNumber(input));
  return policy && { policy, order: await requireOrderById(db, policy.orderId) };
}

const claimRulesOf = <L extends ProductType>({ productType }: OrderRecord<L>) =>
  serverLine(productType).claim;

/** Returns the highest amount that can be claimed, in rupiah. */
export const sumInsured = <L extends ProductType>(order: OrderRecord<L>): number =>
  claimRulesOf(order).sumInsured(order);

export const workshopsOf = <L extends ProductType>(order: OrderRecord<L>): ClaimWorkshop[] =>
  claimRulesOf(order).workshops?.(order) ?? [];

/** Returns the name of a workshop by its id, or `null`. */
export const workshopNameOf = <L extends ProductType>(
  order: OrderRecord<L>,
  id: string | null,
): string | null => workshopsOf(order).find(({ _id }) => _id === id)?.name ?? null;

export const beneficiariesOf = <L extends ProductType>(order: OrderRecord<L>) =>
  claimRulesOf(order).beneficiaries?.(order) ?? [];

/** Returns the highest amount that can be paid for a cause, in rupiah. */
export const limitOfClaim = <L extends ProductType>(order: OrderRecord<L>, cause: string): number =>
  claimRulesOf(order).causeLimit?.(order, cause) ?? sumInsured(order);

/** Returns how a policy covers a cause. */
export const causeCoverOf = <L extends ProductType>(order: OrderRecord<L>, cause: string): CauseCover =>
  claimRulesOf(order).causeCover?.(order, cause) ?? UNRESTRICTED_COVER;

/** Returns the facts of an insured vehicle that its deductible depends on; undefined for other lines. */
export const vehicleOf = <L extends ProductType>(order: OrderRecord<L>) =>
  claimRulesOf(order).vehicleFacts?.(order);

export const insuredNameOf = <L extends ProductType>(order: OrderRecord<L>): string =>
  serverLine(order.productType).insuredName(order);

/** Returns the insured object with its title, or `null` for lines that insure a person. */
export const objectOf = <L extends ProductType>(order: OrderRecord<L>) =>
  serverLine(order.productType).objectInsured?.(order) ?? null;
