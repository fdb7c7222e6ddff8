import type { Deps } from '../../deps.ts';
import { invoiceStateMachine, lockInvoice } from '../invoices/service.ts';
import type { GatewayFailure } from './gateway.ts';
import { isActive } from './payment-state.ts';
import { findPayment, type PaymentRecord } from './repository.ts';
import { watchEndOfAbandonedCharge } from './reversal-watch.ts';
import { paymentStateMachine } from './state-machine.ts';
import { syncPayment } from './sync-payment.ts';

/**
 * Marks a payment that the customer cannot pay as failed. The payment stays watched, because its charge may still reach
 * the gateway.
 */
export async function abandonPayment(
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
    const change = { watchedUntil: watchEndOfAbandonedCharge(now) };
    await paymentStateMachine.transition(tx, payment, { to: 'failure', actor, reason, now }, change);
    if (invoice) await invoiceStateMachine.publish(tx, invoice, invoice.status);
  });
}

/**
 * Applies the gateway's current status; abandons a payment that does not exist at the gateway. Returns the failure when
 * the status is unknown.
 */
export async function refreshPayment(
  deps: Deps,
  payment: PaymentRecord,
  actor: string,
): Promise<GatewayFailure | null> {
  const syncResult = await syncPayment(deps, payment, { actor });
  if (!('failure' in syncResult)) return null;
  if (syncResult.failure !== 'missing') return syncResult;
  await abandonPayment(deps, payment, actor, 'the gateway does not know the payment');
  return null;
}

/**
 * Makes a payment unpayable at the gateway, then in the database. Afterwards the payment is closed or paid or, when
 * the gateway cannot be reached, still active and unchanged. Returns whether the gateway reported the result. After
 * `false`, the payment may be closed at the gateway nevertheless.
 */
export async function closePayment(
  deps: Deps,
  payment: PaymentRecord,
  operation: 'cancel' | 'expire',
  actor: string,
): Promise<boolean> {
  const syncResult = await syncPayment(deps, payment, {
    actor,
    request: (gateway, { reference, type }) => gateway[operation](reference, type),
  });
  if (!('failure' in syncResult)) return true;
  // There was no response, or the transaction cannot be changed. The status call returns the current state.
  const failure = await refreshPayment(deps, payment, actor);
  return failure === null || syncResult.failure !== 'outcomeUnknown';
}
