import type { Deps } from '../../deps.ts';
import { invoiceSubject, lockInvoice } from '../invoices/service.ts';
import type { GatewayFailure } from './gateway.ts';
import { observe } from './observe.ts';
import { findPayment, type PaymentRecord } from './repository.ts';
import { watchAbandonedUntil } from './reversal-watch.ts';
import { isActive } from './state-machine.ts';
import { paymentSubject } from './subject.ts';

/** Marks a payment as failed that the gateway does not know and that therefore cannot be paid. */
export async function abandon(
  deps: Deps,
  before: PaymentRecord,
  actor: string,
  reason: string,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const invoice = await lockInvoice(tx, before.invoiceId);
    const payment = await findPayment(tx, before.id);
    if (!payment || payment.version !== before.version || !isActive(payment.status)) return;
    const now = deps.clock();
    const change = { watchedUntil: watchAbandonedUntil(now) };
    await paymentSubject.move(tx, payment, { to: 'failure', actor, reason, now }, change);
    if (invoice) await invoiceSubject.tell(tx, invoice, invoice.status);
  });
}

/** Applies the gateway's present status; abandons a transaction that it does not know. */
export async function refresh(
  deps: Deps,
  payment: PaymentRecord,
  actor: string,
): Promise<GatewayFailure | null> {
  const seen = await observe(deps, payment, { actor });
  if (!('failed' in seen)) return null;
  if (seen.failed !== 'missing') return seen;
  await abandon(deps, payment, actor, 'the gateway does not know it');
  return null;
}

/**
 * Makes a payment unpayable at the gateway, then here. Afterwards it is closed, paid after all, or (when
 * the gateway cannot be reached) still active and unchanged. Answers whether the gateway said what became of it:
 * when neither call was answered, it may have been closed there.
 */
export async function closePayment(
  deps: Deps,
  payment: PaymentRecord,
  how: 'cancel' | 'expire',
  actor: string,
): Promise<boolean> {
  const seen = await observe(deps, payment, {
    actor,
    ask: (gateway, { reference, type }) => gateway[how](reference, type),
  });
  // No answer, or "cannot be changed": the status call tells the present state.
  if (!('failed' in seen)) return true;
  const failure = await refresh(deps, payment, actor);
  return failure === null || seen.failed !== 'lost';
}
