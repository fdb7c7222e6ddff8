import type { Deps } from '../../deps.ts';
import { refresh } from './close.ts';
import { PAYMENT_JOBS, type PaymentJob } from './queue.ts';
import { claimStatusCall, findActive, findPayment } from './repository.ts';
import { isActive } from './state-machine.ts';

/**
 * Milliseconds without a report until a page that shows the payment triggers a status call, because a
 * notification may be lost.
 */
const SILENT_MS = 20_000;

/**
 * Requests the status of a displayed invoice's open payment in the background, at most once in 20 s.
 * This is the only effect of reading an invoice; the result is published to open pages like any change.
 */
export async function refreshUnreportedPayment(deps: Deps, invoiceId: string): Promise<void> {
  const now = deps.clock();
  const silentSince = new Date(now.getTime() - SILENT_MS);
  const payment = await findActive(deps.db, invoiceId);
  if (!payment || payment.updatedAt > silentSince) return;
  if (payment.checkedAt && payment.checkedAt > silentSince) return;
  await deps.db.transaction(async (tx) => {
    if (await claimStatusCall(tx, payment.id, now, silentSince))
      await deps.jobs.enqueue(tx, PAYMENT_JOBS.ask, { paymentId: payment.id });
  });
}

/** Registers the job; it is not retried, because open pages trigger it again. */
export function registerStatusRefresh(deps: Deps): void {
  deps.jobs.register<PaymentJob>(
    PAYMENT_JOBS.ask,
    async ({ paymentId }) => {
      const payment = await findPayment(deps.db, paymentId);
      if (payment && isActive(payment.status)) await refresh(deps, payment, 'system');
    },
    { retries: 0 },
  );
}
