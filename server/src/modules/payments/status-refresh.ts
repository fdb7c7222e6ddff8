import type { Deps } from '../../deps.ts';
import { refreshPayment } from './close.ts';
import { isActive } from './payment-state.ts';
import { enqueueStatusCheck, PAYMENT_JOBS, type PaymentJob, type StatusCheckJob } from './queue.ts';
import { findActivePayment, findPayment, listRecentUnconfirmed, reserveStatusCall } from './repository.ts';

/**
 * If the gateway has reported no status for this many milliseconds, a page that shows the payment triggers a status
 * call, because a notification may be lost.
 */
const UNREPORTED_MS = 20_000;

/**
 * Requests the status of a displayed invoice's open payment in the background, at most once in 20 s.
 * This is the only effect of reading an invoice; the result is published to open pages like any change.
 */
export async function refreshUnreportedPayment(deps: Deps, invoiceId: string): Promise<void> {
  const now = deps.clock();
  const unreportedSince = new Date(now.getTime() - UNREPORTED_MS);
  const payment = await findActivePayment(deps.db, invoiceId);
  if (!payment || payment.updatedAt > unreportedSince) return;
  if (payment.checkedAt && payment.checkedAt > unreportedSince) return;
  await deps.db.transaction(async (tx) => {
    if (await reserveStatusCall(tx, payment.id, now, unreportedSince))
      await deps.jobs.enqueue(tx, PAYMENT_JOBS.refreshStatus, { paymentId: payment.id });
  });
}

/** A check is not necessary if the gateway reported a status within this number of milliseconds before it. */
const CHECK_UNREPORTED_MS = 10_000;

/** Requests the status of an open payment, also with no open page, and queues the next check. */
async function checkStatus(deps: Deps, { paymentId, check }: StatusCheckJob): Promise<void> {
  const payment = await findPayment(deps.db, paymentId);
  if (!payment || !isActive(payment.status)) return;
  const now = deps.clock();
  const unreportedSince = new Date(now.getTime() - CHECK_UNREPORTED_MS);
  // The next check is queued first: it also takes place if this process is killed during the request.
  const isReserved = await deps.db.transaction(async (tx) => {
    await enqueueStatusCheck(tx, deps, { paymentId, check: check + 1 });
    return reserveStatusCall(tx, paymentId, now, unreportedSince);
  });
  if (isReserved) await refreshPayment(deps, payment, 'system');
}

/**
 * Payments of this many milliseconds before a start are checked at the start, because customers usually pay within minutes.
 * For older payments, the gateway repeats its notification.
 */
const RECENT_MS = 15 * 60_000;
const MAX_RECENT = 200;

/**
 * Queues a status call for each recent open payment. Called when a process starts: the notification of a payment may have
 * arrived while the process before was ending, or while no process was running.
 */
export async function checkRecentPayments({ db, jobs, clock }: Deps): Promise<void> {
  const createdAfter = new Date(clock().getTime() - RECENT_MS);
  for (const paymentId of await listRecentUnconfirmed(db, createdAfter, MAX_RECENT))
    await jobs.enqueue(db, PAYMENT_JOBS.refreshStatus, { paymentId });
}

/** Registers the jobs. The first is not retried, because open pages trigger it again; the second, because more checks follow. */
export function registerStatusRefresh(deps: Deps): void {
  deps.jobs.register<StatusCheckJob>(PAYMENT_JOBS.checkStatus, (job) => checkStatus(deps, job), {
    retries: 0,
    concurrency: 4,
  });
  deps.jobs.register<PaymentJob>(
    PAYMENT_JOBS.refreshStatus,
    async ({ paymentId }) => {
      const payment = await findPayment(deps.db, paymentId);
      if (payment && isActive(payment.status)) await refreshPayment(deps, payment, 'system');
    },
    // After a start, it checks all recent payments.
    { retries: 0, concurrency: 4 },
  );
}
