import type { Deps } from '../../deps.ts';
import { expireOverdueInvoices } from '../invoices/expiry.ts';
import { closePayment, refresh } from './close.ts';
import { isFailure } from './gateway.ts';
import { gatewayNamed } from './gateways.ts';
import { observe } from './observe.ts';
import { PAYMENT_JOBS, type PaymentJob } from './queue.ts';
import { endWatch, findPayment, findUnconfirmed, markChecked, type PaymentRecord } from './repository.ts';
import { findWatched } from './reversal-watch.ts';
import { isActive, isPaidState } from './state-machine.ts';

const ACTOR = 'system';
/** A payment that nobody reported on for this long is asked about. */
const UNREPORTED_MS = 10 * 60_000;
const BATCH = 200;
/** A gateway that answers slowly must not hold up all. */
const CONCURRENCY = 5;

/** Over its time and still payable. What the gateway reviews (`challenge`), it ends itself. */
const isOverdue = ({ status, expiresAt }: PaymentRecord, now: Date): boolean =>
  status === 'pending' && expiresAt <= now;

/** Ends a payment whose time is over. Throws when the gateway cannot be reached, so that the queue tries again. */
async function expirePayment(deps: Deps, paymentId: string): Promise<void> {
  const payment = await findPayment(deps.db, paymentId);
  if (!payment || !isOverdue(payment, deps.clock())) return;
  await closePayment(deps, payment, 'expire', ACTOR);
  const after = await findPayment(deps.db, paymentId);
  if (after && isOverdue(after, deps.clock()))
    throw new Error(`Payment ${paymentId} could not be expired at the gateway`);
}

/** Cancels what is payable there but given up (or no longer needed) here; never what brought money meanwhile. */
async function cancelPayment(deps: Deps, paymentId: string): Promise<void> {
  const payment = await findPayment(deps.db, paymentId);
  if (!payment || isPaidState(payment.status)) return;
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
  if (isOverdue(payment, now)) return closePayment(deps, payment, 'expire', ACTOR);
  const failure = await refresh(deps, payment, ACTOR);
  if (!failure) await endWatch(deps.db, payment.id, now);
}

/**
 * Asks about what is unconfirmed, the longest unasked first, looks again at what is not final yet, and ends invoices
 * that are over. One failure stops nothing.
 */
export async function reconcile(deps: Deps): Promise<void> {
  const now = deps.clock();
  const unconfirmed = await findUnconfirmed(deps.db, now, new Date(now.getTime() - UNREPORTED_MS), BATCH);
  const waiting = [...unconfirmed, ...(await findWatched(deps.db, now, BATCH))];
  const work = async () => {
    for (let payment = waiting.shift(); payment; payment = waiting.shift()) {
      const { id } = payment;
      await reconcileOne(deps, payment, now).catch((err: unknown) => {
        deps.log.error({ err, payment: id }, 'a payment could not be reconciled');
      });
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
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
