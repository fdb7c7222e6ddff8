import type { Deps } from '../../deps.ts';
import { closePayment, refreshPayment } from './close.ts';
import { isFailure } from './gateway.ts';
import { gatewayNamed } from './gateways.ts';
import { expireOverdueInvoices, registerLastDayJobs } from './invoice-expiry.ts';
import { isActive, isPaidState } from './payment-state.ts';
import { PAYMENT_JOBS, type PaymentJob } from './queue.ts';
import { isBeingReplaced, recordReplacementFailure } from './replacement.ts';
import {
  endWatch,
  findPayment,
  findUnconfirmedPayments,
  markChecked,
  type PaymentRecord,
} from './repository.ts';
import { findPaymentsInReversalWatch } from './reversal-watch-repository.ts';
import { registerStatusRefresh } from './status-refresh.ts';
import { syncPayment } from './sync-payment.ts';

const ACTOR = 'system';
/** Milliseconds without a status report of the gateway after which reconciliation requests the status of a payment. */
const UNREPORTED_MS = 10 * 60_000;
const BATCH_SIZE = 200;
/** Number of payments reconciled concurrently, so that one slow response does not delay the others. */
const CONCURRENCY = 5;

/** Returns whether a pending payment is past its deadline. A payment under review (`challenge`) is ended only by the gateway. */
const isOverdue = ({ status, expiresAt }: PaymentRecord, now: Date): boolean =>
  status === 'pending' && expiresAt <= now;

/** Ends an expired payment. Throws when the gateway cannot be reached, so that the queue retries. */
async function expirePayment(deps: Deps, paymentId: string): Promise<void> {
  const payment = await findPayment(deps.db, paymentId);
  if (!payment || !isOverdue(payment, deps.clock())) return;
  await closePayment(deps, payment, 'expire', ACTOR);
  const currentPayment = await findPayment(deps.db, paymentId);
  if (currentPayment && isOverdue(currentPayment, deps.clock()))
    throw new Error(`Payment ${paymentId} could not be expired at the gateway`);
}

/** Cancels an abandoned or replaced payment at the gateway; never one that was paid in the meantime. */
async function cancelPayment(deps: Deps, paymentId: string): Promise<void> {
  const payment = await findPayment(deps.db, paymentId);
  if (!payment || isPaidState(payment.status)) return;
  if (isActive(payment.status)) {
    await closePayment(deps, payment, 'cancel', ACTOR);
    const currentPayment = await findPayment(deps.db, paymentId);
    if (currentPayment && isActive(currentPayment.status))
      throw new Error(`Payment ${paymentId} could not be cancelled at the gateway`);
    return;
  }
  const response = await gatewayNamed(deps, payment.gateway).cancel(payment.reference, payment.type);
  if (!isFailure(response) || response.failure === 'missing') return;
  // The gateway did not cancel the payment, possibly because it was paid. In this case `syncPayment` settles the payment.
  const syncResult = await syncPayment(deps, payment, { actor: ACTOR });
  if ('failure' in syncResult && syncResult.failure !== 'missing')
    throw new Error(`Payment ${paymentId} could not be cancelled at the gateway`);
}

/**
 * Ends the replacement of a payment whose review continues: the request that replaces it was interrupted, or the gateway
 * did not respond. The end of the review is then mailed to the customer, as for every payment.
 * Throws when the gateway cannot be reached, so that the queue retries.
 */
async function endReplacement(deps: Deps, paymentId: string): Promise<void> {
  const payment = await findPayment(deps.db, paymentId);
  if (payment?.status !== 'challenge') return;
  const failure = await refreshPayment(deps, payment, ACTOR);
  if (failure)
    throw new Error(`The status of payment ${paymentId} could not be requested: ${failure.detail}`);
  await deps.db.transaction(async (tx) => {
    const currentPayment = await findPayment(tx, paymentId);
    if (currentPayment?.status === 'challenge' && (await isBeingReplaced(tx, currentPayment)))
      await recordReplacementFailure(tx, currentPayment, { actor: ACTOR, now: deps.clock() });
  });
}

async function reconcileOne(deps: Deps, payment: PaymentRecord, now: Date): Promise<void> {
  await markChecked(deps.db, payment.id, now);
  if (isOverdue(payment, now)) {
    await closePayment(deps, payment, 'expire', ACTOR);
    return;
  }
  const failure = await refreshPayment(deps, payment, ACTOR);
  if (!failure) await endWatch(deps.db, payment.id, now);
}

/**
 * Requests the status of unconfirmed payments, the least recently checked first, and of payments in the reversal watch;
 * then expires overdue invoices. One failure does not stop the rest.
 */
export async function reconcile(deps: Deps): Promise<void> {
  const now = deps.clock();
  const unconfirmedPayments = await findUnconfirmedPayments(
    deps.db,
    now,
    new Date(now.getTime() - UNREPORTED_MS),
    BATCH_SIZE,
  );
  const paymentsToReconcile = [
    ...unconfirmedPayments,
    ...(await findPaymentsInReversalWatch(deps.db, now, BATCH_SIZE)),
  ];
  const runWorker = async () => {
    for (let payment = paymentsToReconcile.shift(); payment; payment = paymentsToReconcile.shift()) {
      const { id } = payment;
      await reconcileOne(deps, payment, now).catch((err: unknown) => {
        deps.log.error({ err, payment: id }, 'a payment could not be reconciled');
      });
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, runWorker));
  await expireOverdueInvoices(deps);
}

export function registerPaymentJobs(deps: Deps): void {
  registerLastDayJobs(deps);
  registerStatusRefresh(deps);
  deps.jobs.register<PaymentJob>(PAYMENT_JOBS.expire, ({ paymentId }) => expirePayment(deps, paymentId), {
    retries: 8,
  });
  deps.jobs.register<PaymentJob>(PAYMENT_JOBS.cancel, ({ paymentId }) => cancelPayment(deps, paymentId), {
    retries: 8,
  });
  deps.jobs.register<PaymentJob>(
    PAYMENT_JOBS.replacement,
    ({ paymentId }) => endReplacement(deps, paymentId),
    { retries: 8 },
  );
  deps.jobs.register(PAYMENT_JOBS.reconcile, () => reconcile(deps), { oncePerKey: true, retries: 0 });
  deps.jobs.schedule(PAYMENT_JOBS.reconcile, '*/5 * * * *');
}
