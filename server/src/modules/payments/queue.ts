import type { Db, Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';

export const PAYMENT_JOBS = {
  expire: 'payment.expire',
  cancel: 'payment.cancel',
  reconcile: 'payment.reconcile',
  refreshStatus: 'payment.ask',
  checkStatus: 'payment.check',
  replacement: 'payment.replacement',
} as const;

export type PaymentJob = { paymentId: string };
/** `check`: number of the check of a payment, from 0. */
export type StatusCheckJob = PaymentJob & { check: number };

/** The gateway's clock may be behind, so an expired payment is checked a few seconds later. */
const EXPIRY_CHECK_DELAY_MS = 5_000;

/** Queues the check of an expired payment. */
export function enqueueExpiry(db: Db | Tx, deps: Deps, paymentId: string, expiresAt: Date): Promise<void> {
  const startAfter = new Date(expiresAt.getTime() + EXPIRY_CHECK_DELAY_MS);
  return deps.jobs.enqueue(db, PAYMENT_JOBS.expire, { paymentId }, { startAfter });
}

/** Seconds after which the request that replaces a payment has certainly ended. */
const REPLACEMENT_CHECK_SECONDS = 60;

/** Queues a check of a payment that the customer replaced: whether the gateway has cancelled the payment. */
export function enqueueReplacement(db: Db | Tx, deps: Deps, paymentId: string): Promise<void> {
  const startAfter = REPLACEMENT_CHECK_SECONDS;
  return deps.jobs.enqueue(db, PAYMENT_JOBS.replacement, { paymentId }, { startAfter });
}

/** Queues the cancellation of a payment at the gateway. */
export function enqueueCancel(db: Db | Tx, deps: Deps, paymentId: string): Promise<void> {
  return deps.jobs.enqueue(db, PAYMENT_JOBS.cancel, { paymentId });
}

/**
 * Seconds before each status check of a payment: customers usually pay within a minute, and should get their policy within 20
 * seconds also if the notification is lost. Afterwards, the reconciliation requests the status.
 */
const CHECK_DELAYS = [15, 15, 15, 15, 30, 60, 120, 240];

/**
 * Queues a check of a payment's status at the gateway, because the notification may be lost and no page may be open. Does
 * nothing after the last check.
 */
export async function enqueueStatusCheck(
  db: Db | Tx,
  deps: Deps,
  { paymentId, check }: StatusCheckJob,
): Promise<void> {
  const startAfter = CHECK_DELAYS[check];
  if (startAfter === undefined) return;
  await deps.jobs.enqueue(db, PAYMENT_JOBS.checkStatus, { paymentId, check }, { startAfter });
}
