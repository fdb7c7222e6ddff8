import { randomBytes } from 'node:crypto';
import { coverText, type PolicyKind } from '@naungan/domain/policy';
import type { Db, Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { serverLine } from '../../lines/index.ts';
import { type OrderRecord, orderSubject, plannedCoverPeriod } from '../orders/service.ts';
import { CERTIFICATE_JOB, certificateLink } from './certificate/file.ts';
import { mailVoid } from './mails.ts';
import { nextPolicyNumber } from './number.ts';
import { type Period, policyPeriod } from './period.ts';
import { insertPolicy, type PolicyRecord, policiesOfOrder } from './repository.ts';
import { policySubject } from './subject.ts';

export { certificateLink } from './certificate/file.ts';
export { explanationLink } from './explanation/file.ts';
export { coverLabel } from './kind.ts';
export { policyRecipients } from './mails.ts';
export { policyState } from './period.ts';
export { findPolicy, findPolicyByNumber, listPolicies, type PolicyRecord } from './repository.ts';

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
  await policySubject.recordCreation(tx, policy, { actor: 'system', reason: `order ${order.kpaNumber}` });
  await deps.jobs.enqueue(tx, CERTIFICATE_JOB, { policyId: policy.id });
  return policy;
}

/**
 * Issues the policies of an order, one of each kind that its line has, in the transaction that settles its
 * invoice. The order is locked: the second of two callers gets the policies that exist. A job makes the
 * certificates after the commit. Cover begins at `paidAt` at the earliest.
 */
export async function issuePolicies(
  tx: Tx,
  deps: Deps,
  orderId: string,
  paidAt: Date,
): Promise<PolicyRecord[]> {
  const order = await orderSubject.lock(tx, orderId);
  if (!order) throw new Error(`Order ${orderId} does not exist, so no policy can be issued`);
  const existing = await policiesOfOrder(tx, orderId);
  const issued: PolicyRecord[] = [];
  for (const { kind } of serverLine(order.productType).certificate.kinds)
    issued.push(
      existing.find((policy) => policy.kind === kind) ??
        (await issuePolicy(tx, deps, { order, paidAt }, kind)),
    );
  return issued;
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
  const order = await orderSubject.lock(tx, orderId);
  const active = (await policiesOfOrder(tx, orderId)).filter(({ status }) => status === 'active');
  for (const policy of active) {
    await policySubject.transition(tx, policy, { to: 'void', actor, reason, now: deps.clock() });
    if (order) await mailVoid(tx, deps, order, policy);
  }
  return active.map(({ policyNumber }) => policyNumber);
}

/** Returns the cover of an order's policies, which all have the same cover; before the issue, the planned cover. */
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
  /** Signed link to the PDF. If the job has not run yet, opening the link renders the PDF. */
  policyAttachment: string;
  serviceDelivery: string;
  deliveryCourier: string;
  trackingNumber: string;
  policyDeliveryDate: string | null;
  policyReceivedDate: string | null;
};

/** Returns the policies of an order by the kinds of its line; null for a policy that is not issued or is void. */
async function policiesByKind(db: Db | Tx, { id, productType }: OrderRecord) {
  const active = (await policiesOfOrder(db, id)).filter(({ status }) => status === 'active');
  return serverLine(productType).certificate.kinds.map(({ kind, label }) => ({
    kind,
    label,
    policy: active.find((policy) => policy.kind === kind) ?? null,
  }));
}

function toPolicyOfOrder(deps: Deps, policy: PolicyRecord): PolicyOfOrder {
  return {
    _id: policy.id,
    policyNumber: policy.policyNumber,
    issuedAt: policy.issuedAt,
    period: { startDate: policy.startDate, endDate: policy.endDate },
    startsAt: policy.startsAt,
    policyAttachment: certificateLink(deps, policy),
    serviceDelivery: policy.serviceDelivery,
    deliveryCourier: policy.deliveryCourier,
    trackingNumber: policy.trackingNumber,
    policyDeliveryDate: policy.policyDeliveryDate,
    policyReceivedDate: policy.policyReceivedDate,
  };
}

/** Returns the policies that an order shows: issued and not void. */
export async function issuedPolicies(
  db: Db | Tx,
  deps: Deps,
  order: OrderRecord,
): Promise<Partial<Record<PolicyKind, PolicyOfOrder>>> {
  const issued = await policiesByKind(db, order);
  return Object.fromEntries(
    issued.flatMap(({ kind, policy }) => (policy ? [[kind, toPolicyOfOrder(deps, policy)]] : [])),
  );
}

/**
 * Returns the certificates that an invoice lists, one for each kind, without a file until the policy is
 * issued [3 §4].
 */
export async function certificatesOfOrder(
  db: Db | Tx,
  deps: Deps,
  order: OrderRecord,
): Promise<{ type: string; attachment: string | null }[]> {
  const rows: { type: string; attachment: string | null }[] = [];
  for (const { label, policy } of await policiesByKind(db, order)) {
    const attachment = policy && certificateLink(deps, policy);
    rows.push({ type: `Sertifikat Polis ${label}`, attachment });
  }
  return rows;
}
