import { randomBytes } from 'node:crypto';
import { coverText, type PolicyKind } from '@naungan/domain/policy';
import type { PolicyState } from '@naungan/domain/status';
import type { Db, Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { serverLine } from '../../lines/index.ts';
import { type OrderRecord, orderStateMachine, plannedCoverPeriod } from '../orders/service.ts';
import { reportSale } from '../partners/service.ts';
import { CERTIFICATE_JOB, certificateLink } from './certificate/file.ts';
import { mailVoidPolicy } from './mails.ts';
import { nextPolicyNumber } from './number.ts';
import { type Period, policyPeriod, policyState } from './period.ts';
import { insertPolicy, type PolicyRecord, policiesOfOrder } from './repository.ts';
import { policyStateMachine } from './state-machine.ts';

export { certificateLink } from './certificate/file.ts';
export { openDeliverySteps } from './delivery.ts';
export { explanationLink } from './explanation/file.ts';
export { coverLabel } from './kind.ts';
export { policyRecipients } from './mails.ts';
export { policyState } from './period.ts';
export {
  findPolicy,
  findPolicyByNumber,
  listPolicies,
  type PolicyRecord,
  policiesOfOrder,
} from './repository.ts';

type PaidOrder = { order: OrderRecord; paidAt: Date };

async function issuePolicy(
  tx: Tx,
  deps: Deps,
  { order, paidAt }: PaidOrder,
  kind: PolicyKind,
): Promise<PolicyRecord> {
  const issuedAt = deps.clock();
  const policy = await insertPolicy(tx, {
    orderId: order.id,
    kind,
    userId: order.userId,
    productType: order.productType,
    policyNumber: await nextPolicyNumber(tx, order.productType, issuedAt),
    certificateCode: randomBytes(18).toString('base64url'),
    ...policyPeriod(order, paidAt),
    issuedAt,
  });
  const reason = `order ${order.kpaNumber}`;
  await policyStateMachine.recordCreation(tx, policy, { actor: 'system', reason, now: issuedAt });
  await deps.jobs.enqueue(tx, CERTIFICATE_JOB, { policyId: policy.id });
  return policy;
}

/**
 * Issues the policies of an order, one of each kind that its line has, in the transaction that settles its
 * invoice. The order is locked: the second of two simultaneous callers gets the existing policies. A job
 * creates the certificates after the commit. Cover begins at `paidAt` at the earliest.
 */
export async function issuePolicies(
  tx: Tx,
  deps: Deps,
  orderId: string,
  paidAt: Date,
): Promise<PolicyRecord[]> {
  const order = await orderStateMachine.lock(tx, orderId);
  if (!order) throw new Error(`Order ${orderId} does not exist, so no policy can be issued`);
  const existingPolicies = await policiesOfOrder(tx, orderId);
  const orderPolicies: PolicyRecord[] = [];
  for (const { kind } of serverLine(order.productType).certificate.kinds)
    orderPolicies.push(
      existingPolicies.find((policy) => policy.kind === kind) ??
        (await issuePolicy(tx, deps, { order, paidAt }, kind)),
    );
  if (existingPolicies.length === 0) await reportSale(tx, deps, orderId, 'issued');
  return orderPolicies;
}

/**
 * Voids the policies of an order whose payment was reversed. Returns the numbers of the policies that were not void
 * before.
 */
export async function voidPolicies(
  tx: Tx,
  deps: Deps,
  orderId: string,
  { actor, reason }: { actor: string; reason: string },
): Promise<string[]> {
  const order = await orderStateMachine.lock(tx, orderId);
  const activePolicies = (await policiesOfOrder(tx, orderId)).filter(({ status }) => status === 'active');
  for (const policy of activePolicies) {
    await policyStateMachine.transition(tx, policy, { to: 'void', actor, reason, now: deps.clock() });
    if (order) await mailVoidPolicy(tx, deps, order, policy);
  }
  return activePolicies.map(({ policyNumber }) => policyNumber);
}

/** Returns the cover of an order's policies, which all have the same cover; before a policy is issued, the planned cover. */
export async function coverOfOrder(db: Db | Tx, order: OrderRecord): Promise<string> {
  const [policy] = await policiesOfOrder(db, order.id);
  return policy ? coverText(policy) : plannedCoverPeriod(order);
}

/** Returns ids and numbers of the policies of an order, void or not. */
export const policyReferences = (
  db: Db | Tx,
  orderId: string,
): Promise<{ id: string; policyNumber: string }[]> => policiesOfOrder(db, orderId);

export type PolicyOfOrder = {
  _id: string;
  policyNumber: string;
  issuedAt: Date;
  period: Period;
  startsAt: Date;
  state: PolicyState;
  /** Signed link to the PDF. If the job has not run yet, opening the link renders the PDF. */
  policyAttachment: string;
  serviceDelivery: string;
  deliveryCourier: string;
  trackingNumber: string;
  policyDeliveryDate: string | null;
  policyReceivedDate: string | null;
};

/**
 * Returns each kind of policy of the order's line with the issued policy; null for a policy that is not issued or is
 * void.
 */
async function policiesByKind(db: Db | Tx, { id, productType }: OrderRecord) {
  const activePolicies = (await policiesOfOrder(db, id)).filter(({ status }) => status === 'active');
  return serverLine(productType).certificate.kinds.map(({ kind, label }) => ({
    kind,
    label,
    policy: activePolicies.find((policy) => policy.kind === kind) ?? null,
  }));
}

function toPolicyOfOrder(deps: Deps, policy: PolicyRecord): PolicyOfOrder {
  return {
    _id: policy.id,
    policyNumber: policy.policyNumber,
    issuedAt: policy.issuedAt,
    period: { startDate: policy.startDate, endDate: policy.endDate },
    startsAt: policy.startsAt,
    state: policyState(policy, deps.clock()),
    policyAttachment: certificateLink(deps, policy),
    serviceDelivery: policy.serviceDelivery,
    deliveryCourier: policy.deliveryCourier,
    trackingNumber: policy.trackingNumber,
    policyDeliveryDate: policy.policyDeliveryDate,
    policyReceivedDate: policy.policyReceivedDate,
  };
}

/** Returns the issued policies of an order by kind, without void policies. */
export async function issuedPolicies(
  db: Db | Tx,
  deps: Deps,
  order: OrderRecord,
): Promise<Partial<Record<PolicyKind, PolicyOfOrder>>> {
  const kinds = await policiesByKind(db, order);
  return Object.fromEntries(
    kinds.flatMap(({ kind, policy }) => (policy ? [[kind, toPolicyOfOrder(deps, policy)]] : [])),
  );
}

/**
 * Returns the certificates that an invoice lists, one for each kind of policy. `attachment` is null until
 * the policy is issued [3 §4].
 */
export async function certificatesOfOrder(
  db: Db | Tx,
  deps: Deps,
  order: OrderRecord,
): Promise<{ type: string; attachment: string | null }[]> {
  const policies = await policiesByKind(db, order);
  return policies.map(({ label, policy }) => ({
    type: `Sertifikat Polis ${label}`,
    attachment: policy && certificateLink(deps, policy),
  }));
}
