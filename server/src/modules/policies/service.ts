import { randomBytes } from 'node:crypto';
import type { Db, Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { findOrder } from '../orders/service.ts';
import { CERTIFICATE_JOB, certificateLink } from './certificate/file.ts';
import { nextPolicyNumber } from './number.ts';
import { type Period, policyPeriod } from './period.ts';
import { findPolicyOfOrder, insertPolicy, type PolicyRecord } from './repository.ts';
import { policySubject } from './subject.ts';

export { certificateLink } from './certificate/file.ts';
export { policyState } from './period.ts';
export { findPolicy, listPolicies, type PolicyRecord } from './repository.ts';

/**
 * Issues the policy of an order, in the transaction that settles its invoice. A second call answers the policy
 * that exists. The certificate is made by a job once the transaction is kept.
 */
export async function issuePolicy(tx: Tx, deps: Deps, orderId: string): Promise<PolicyRecord> {
  const existing = await findPolicyOfOrder(tx, orderId);
  if (existing) return existing;
  const order = await findOrder(tx, orderId);
  if (!order) throw new Error(`Order ${orderId} is gone, so no policy can be issued`);
  const issuedAt = deps.clock();
  const policy = await insertPolicy(tx, {
    orderId,
    userId: order.userId,
    productType: order.productType,
    policyNumber: await nextPolicyNumber(tx, order.productType, issuedAt),
    certificateCode: randomBytes(18).toString('base64url'),
    ...policyPeriod(order.productType, issuedAt),
    issuedAt,
  });
  await policySubject.begin(tx, policy, { actor: 'system', reason: `order ${order.kpaNumber}` });
  await deps.jobs.enqueue(tx, CERTIFICATE_JOB, { policyId: policy.id });
  return policy;
}

/**
 * Takes a policy back whose payment was reversed and answers its number; `null` when there is none or it is void
 * already.
 */
export async function voidPolicy(
  tx: Tx,
  deps: Deps,
  orderId: string,
  { actor, reason }: { actor: string; reason: string },
): Promise<string | null> {
  const policy = await findPolicyOfOrder(tx, orderId);
  if (policy?.status !== 'active') return null;
  await policySubject.move(tx, policy, { to: 'void', actor, reason, now: deps.clock() });
  return policy.policyNumber;
}

/** Id and number of the policy of an order, void or not. */
export async function policyReference(
  db: Db | Tx,
  orderId: string,
): Promise<{ id: string; policyNumber: string } | null> {
  return findPolicyOfOrder(db, orderId);
}

export type PolicyOfOrder = {
  _id: string;
  policyNumber: string;
  issuedAt: Date;
  period: Period;
  /** Signed link to the PDF, which is made when the link is opened if the job has not been there yet. */
  policyAttachment: string;
  serviceDelivery: string;
  trackingNumber: string;
  policyDeliveryDate: string | null;
};

/** What an order shows of its policy; `null` until it is issued, and again when it was made void. */
export async function policyOfOrder(db: Db | Tx, deps: Deps, orderId: string): Promise<PolicyOfOrder | null> {
  const policy = await findPolicyOfOrder(db, orderId);
  if (policy?.status !== 'active') return null;
  return {
    _id: policy.id,
    policyNumber: policy.policyNumber,
    issuedAt: policy.issuedAt,
    period: { startDate: policy.startDate, endDate: policy.endDate },
    policyAttachment: certificateLink(deps, policy),
    serviceDelivery: policy.serviceDelivery,
    trackingNumber: policy.trackingNumber,
    policyDeliveryDate: policy.policyDeliveryDate,
  };
}

/** The certificates that an invoice lists: one a policy, without a file until it is issued [3 §4]. */
export async function certificatesOfOrder(
  db: Db | Tx,
  deps: Deps,
  orderId: string,
  label: string,
): Promise<{ type: string; attachment: string | null }[]> {
  const policy = await policyOfOrder(db, deps, orderId);
  return [{ type: `Sertifikat Polis ${label}`, attachment: policy?.policyAttachment ?? null }];
}
