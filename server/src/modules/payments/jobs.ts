import type { Deps } from '../../deps.ts';
import { expireOverdueInvoices } from '../invoices/expiry.ts';
import { closePayment, refresh } from './close.ts';
import { isFailure } from './gateway.ts';
import { gatewayNamed } from './gateways.ts';
import { isActive } from './machine.ts';
import { observe } from './observe.ts';
import { PAYMENT_JOBS, type PaymentJob } from './queue.ts';
import { findDoubtful, findPayment, markChecked, type PaymentRecord } from './repository.ts';

const ACTOR = 'system';
/** A payment that nobody reported on for this long is asked about. */
const QUIET_MS = 10 * 60_000;
const BATCH = 50;

/** Ends a payment whose time is over. Throws when the gateway cannot be reached, so that the queue tries again. */
async function expirePayment(deps: Deps, paymentId: string): Promise<void> {
  const payment = await findPayment(deps.db, paymentId);
  if (!payment || !isActive(payment.status) || payment.expiresAt > deps.clock()) return;
  await closePayment(deps, payment, 'expire', ACTOR);
  const after = await findPayment(deps.db, paymentId);
  if (after && isActive(after.status))
    throw new Error(`Payment ${paymentId} could not be expired at the gateway`);
}

/** Cancels what is payable there but given up (or no longer needed) here. */
async function cancelPayment(deps: Deps, paymentId: string): Promise<void> {
  const payment = await findPayment(deps.db, paymentId);
  if (!payment) return;
  if (isActive(payment.status)) {
    await closePayment(deps, payment, 'cancel', ACTOR);
    const after = await findPayment(deps.db, paymentId);
    if (after && isActive(after.status))
      throw new Error(`Payment ${paymentId} could not be cancelled at the gateway`);
    return;
  }
  const answer = await gatewayNamed(deps, payment.gateway).cancel(payment.reference, payment.method);
  if (!isFailure(answer) || answer.failed === 'missing') return;
  // It cannot be changed: if that is because it was paid, the money is ours to account for.
  const seen = await observe(deps, payment, { actor: ACTOR });
  if ('failed' in seen && seen.failed !== 'missing')
    throw new Error(`Payment ${paymentId} could not be cancelled at the gateway`);
}

async function reconcileOne(deps: Deps, payment: PaymentRecord, now: Date): Promise<void> {
  await markChecked(deps.db, payment.id, now);
  if (payment.status !== 'creating' && payment.expiresAt <= now)
    await closePayment(deps, payment, 'expire', ACTOR);
  else await refresh(deps, payment, ACTOR);
}

/** Asks about what is doubtful, the longest unasked first, and ends invoices that are over. One failure stops nothing. */
export async function reconcile(deps: Deps): Promise<void> {
  const now = deps.clock();
  const doubtful = await findDoubtful(deps.db, now, new Date(now.getTime() - QUIET_MS), BATCH);
  for (const payment of doubtful) {
    await reconcileOne(deps, payment, now).catch((err: unknown) => {
      deps.log.error({ err, payment: payment.id }, 'a payment could not be reconciled');
    });
  }
  await expireOverdueInvoices(deps);
}

export function registerPaymentJobs(deps: Deps): void {
  deps.jobs.register<PaymentJob>(PAYMENT_JOBS.expire, ({ paymentId }) => expirePayment(deps, paymentId), {
    retries: 8,
  });
  deps.jobs.register<PaymentJob>(PAYMENT_JOBS.cancel, ({ paymentId }) => cancelPayment(deps, paymentId), {
    retries: 8,
  });
  deps.jobs.register(PAYMENT_JOBS.reconcile, () => reconcile(deps), { oncePerKey: true, retries: 0 });
  deps.jobs.schedule(PAYMENT_JOBS.reconcile, '*/5 * * * *');
}
