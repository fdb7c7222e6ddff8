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

/** Seconds from the creation of a payment to its first status check; each later check waits twice as long. */
const FIRST_CHECK_SECONDS = 20;
/** Checks after 20, 40, 80, 160 and 320 seconds. Afterwards, the reconciliation requests the status. */
const MAX_STATUS_CHECKS = 5;

/**
 * Queues a check of a payment's status at the gateway, because the notification may be lost and no page may be open. Does
 * nothing after the last check.
 */
export async function enqueueStatusCheck(
  db: Db | Tx,
  deps: Deps,
  { paymentId, check }: StatusCheckJob,
): Promise<void> {
  if (check >= MAX_STATUS_CHECKS) return;
  const startAfter = FIRST_CHECK_SECONDS * 2 ** check;
  await deps.jobs.enqueue(db, PAYMENT_JOBS.checkStatus, { paymentId, check }, { startAfter });
}
