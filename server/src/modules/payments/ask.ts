import type { Deps } from '../../deps.ts';
import { refresh } from './close.ts';
import { PAYMENT_JOBS, type PaymentJob } from './queue.ts';
import { findActive, findPayment, takeTurn } from './repository.ts';
import { isActive } from './state-machine.ts';

/** Who waits for a payment asks the gateway when nothing was heard of it for this long: a notification may be lost. */
const SILENT_MS = 20_000;

/**
 * Asks the gateway in the background about the open payment of an invoice that somebody looks at, however many look
 * once in 20 s. It is the one thing that reading leaves behind; the answer is told to open pages as any change.
 */
export async function askWhenSilent(deps: Deps, invoiceId: string): Promise<void> {
  const now = deps.clock();
  const silentSince = new Date(now.getTime() - SILENT_MS);
  const payment = await findActive(deps.db, invoiceId);
  if (!payment || payment.updatedAt > silentSince) return;
  if (payment.checkedAt && payment.checkedAt > silentSince) return;
  await deps.db.transaction(async (tx) => {
    if (await takeTurn(tx, payment.id, now, silentSince))
      await deps.jobs.enqueue(tx, PAYMENT_JOBS.ask, { paymentId: payment.id });
  });
}

/** The job; not tried again, because whoever waits asks again. */
export function registerAsking(deps: Deps): void {
  deps.jobs.register<PaymentJob>(
    PAYMENT_JOBS.ask,
    async ({ paymentId }) => {
      const payment = await findPayment(deps.db, paymentId);
      if (payment && isActive(payment.status)) await refresh(deps, payment, 'system');
    },
    { retries: 0 },
  );
}
