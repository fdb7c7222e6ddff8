import type { Db, Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';

export const PAYMENT_JOBS = {
  expire: 'payment.expire',
  cancel: 'payment.cancel',
  reconcile: 'payment.reconcile',
  ask: 'payment.ask',
  replacement: 'payment.replacement',
} as const;

export type PaymentJob = { paymentId: string };

/** The gateway expires a transaction by its own clock, so the payment is checked a moment later. */
const AFTER_DEADLINE_MS = 5_000;

/** Queues the check of an expired payment. */
export function enqueueExpiry(db: Db | Tx, deps: Deps, paymentId: string, expiresAt: Date): Promise<void> {
  const startAfter = new Date(expiresAt.getTime() + AFTER_DEADLINE_MS);
  return deps.jobs.enqueue(db, PAYMENT_JOBS.expire, { paymentId }, { startAfter });
}

/** Seconds after which a replacing request has ended. */
const REPLACED_AFTER_SECONDS = 60;

/** Queues the check of a payment that its customer replaced. */
export function enqueueReplacement(db: Db | Tx, deps: Deps, paymentId: string): Promise<void> {
  const startAfter = REPLACED_AFTER_SECONDS;
  return deps.jobs.enqueue(db, PAYMENT_JOBS.replacement, { paymentId }, { startAfter });
}

/** Queues the cancellation of a payment at the gateway. */
export function enqueueCancel(db: Db | Tx, deps: Deps, paymentId: string): Promise<void> {
  return deps.jobs.enqueue(db, PAYMENT_JOBS.cancel, { paymentId });
}
