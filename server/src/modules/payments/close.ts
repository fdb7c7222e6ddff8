import type { Deps } from '../../deps.ts';
import { invoiceSubject, lockInvoice } from '../invoices/service.ts';
import type { GatewayFailure } from './gateway.ts';
import { observe } from './observe.ts';
import { findPayment, type PaymentRecord } from './repository.ts';
import { watchAbandonedUntil } from './reversal-watch.ts';
import { isActive } from './state-machine.ts';
import { paymentSubject } from './subject.ts';

/** Marks a payment as failed that does not exist at the gateway and therefore cannot be paid. */
export async function abandon(
  deps: Deps,
  paymentBefore: PaymentRecord,
  actor: string,
  reason: string,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const invoice = await lockInvoice(tx, paymentBefore.invoiceId);
    const payment = await findPayment(tx, paymentBefore.id);
    if (!payment || payment.version !== paymentBefore.version || !isActive(payment.status)) return;
    const now = deps.clock();
    const change = { watchedUntil: watchAbandonedUntil(now) };
    await paymentSubject.transition(tx, payment, { to: 'failure', actor, reason, now }, change);
    if (invoice) await invoiceSubject.publish(tx, invoice, invoice.status);
  });
}

/** Applies the gateway's current status; abandons a payment that does not exist at the gateway. */
export async function refresh(
  deps: Deps,
  payment: PaymentRecord,
  actor: string,
): Promise<GatewayFailure | null> {
  const observed = await observe(deps, payment, { actor });
  if (!('failed' in observed)) return null;
  if (observed.failed !== 'missing') return observed;
  await abandon(deps, payment, actor, 'the gateway does not know it');
  return null;
}

/**
 * Makes a payment unpayable at the gateway, then in the database. Afterwards it is closed, or paid after all,
 * or, when the gateway cannot be reached, active and unchanged. Returns whether the gateway reported the
 * result; if not, the payment may have been closed there.
 */
export async function closePayment(
  deps: Deps,
  payment: PaymentRecord,
  how: 'cancel' | 'expire',
  actor: string,
): Promise<boolean> {
  const observed = await observe(deps, payment, {
    actor,
    request: (gateway, { reference, type }) => gateway[how](reference, type),
  });
  // No response, or "cannot be changed": the status call returns the current state.
  if (!('failed' in observed)) return true;
  const failure = await refresh(deps, payment, actor);
  return failure === null || observed.failed !== 'lost';
}
