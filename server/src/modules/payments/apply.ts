import type { Tx } from '../../db/client.ts';
import { hasJournalEntry } from '../../db/journal.ts';
import type { Deps } from '../../deps.ts';
import { type InvoiceRecord, invoiceStateMachine, lockInvoice } from '../invoices/service.ts';
import { reportSale } from '../partners/service.ts';
import { issuePolicies, voidPolicies } from '../policies/service.ts';
import { expireLockedInvoice } from './expire-invoice.ts';
import type { GatewayState, GatewayStatus } from './gateway.ts';
import {
  declinedReviewText,
  mailDeclinedReview,
  mailPartialRefund,
  mailReversal,
  mailSettlement,
  mailSurplus,
  mailUnsuccessfulPayment,
} from './mails.ts';
import { hasEndedUnpaid, isReturned, type Transition, transitionOf, unpaidStatus } from './payment-state.ts';
import { enqueueCancel, enqueueExpiry } from './queue.ts';
import { isBeingReplaced } from './replacement.ts';
import {
  findActivePayment,
  findPaid,
  findPayment,
  markAttention,
  type PaymentChange,
  type PaymentRecord,
} from './repository.ts';
import { watchEndOfPaidPayment } from './reversal-watch.ts';
import { paymentStateMachine } from './state-machine.ts';
import { attemptView } from './view.ts';

/**
 * `stale`: the payment changed after the request to the gateway, so the request must be repeated. `mismatch`: the
 * gateway's amount or reference differs, so its state is rejected. `surplus`: money arrived for an invoice that is
 * already paid, refunded or reversed; the surplus is journaled and mailed, so that the broker refunds it.
 */
export type Outcome = Transition | 'stale' | 'mismatch' | 'surplus';

type Step = {
  tx: Tx;
  deps: Deps;
  invoice: InvoiceRecord;
  payment: PaymentRecord;
  state: GatewayState;
  actor: string;
};

/**
 * Returns the payment details (instrument) of the gateway's response. The instrument is stored only once, so that it stays
 * as the customer saw it.
 */
function instrumentDetails({ payment, state }: Step): PaymentChange {
  return {
    transactionId: state.transactionId,
    ...(payment.instrument ? {} : { instrument: state.instrument }),
    ...(state.expiresAt ? { expiresAt: state.expiresAt } : {}),
  };
}

async function settle(step: Step): Promise<Outcome> {
  const { tx, deps, invoice, payment, state, actor } = step;
  const now = deps.clock();
  // The gateway's clock may be ahead.
  const paidAt = state.settledAt && state.settledAt < now ? state.settledAt : now;
  const watchedUntil = watchEndOfPaidPayment(payment.type, paidAt);
  const isSurplus = invoice.status === 'success' || isReturned(invoice.status);
  const reason = isSurplus ? `surplus: invoice ${invoice.invoiceNumber} is ${invoice.status} already` : null;
  const change = { ...instrumentDetails(step), settledAt: paidAt, watchedUntil };
  await paymentStateMachine.transition(tx, payment, { to: state.status, actor, reason, now }, change);
  if (isSurplus) {
    deps.log.error(
      { payment: payment.id, invoice: invoice.id },
      'an invoice was paid twice: return the money',
    );
    await markAttention(tx, payment.id, 'surplus', now);
    await mailSurplus(tx, deps, invoice, payment);
    return 'surplus';
  }
  const invoiceTransition = { to: 'success', actor, reason: `payment ${payment.reference}`, now } as const;
  await invoiceStateMachine.transition(tx, invoice, invoiceTransition, { paidAt });
  await reportSale(tx, deps, invoice.orderId, 'paid');
  await issuePolicies(tx, deps, invoice.orderId, paidAt);
  const otherPayment = await findActivePayment(tx, invoice.id);
  if (otherPayment) await enqueueCancel(tx, deps, otherPayment.id);
  await mailSettlement(tx, deps, invoice);
  return 'settle';
}

async function reverse(step: Step): Promise<Outcome> {
  const { tx, deps, invoice, payment, state, actor } = step;
  const now = deps.clock();
  const to = state.status === 'refund' ? 'refund' : 'reversal';
  const journalReason = `the gateway reports ${state.status}`;
  await paymentStateMachine.transition(
    tx,
    payment,
    { to, actor, reason: journalReason, now },
    { watchedUntil: null },
  );
  await markAttention(tx, payment.id, to, now);
  const invoicePayment = await findPaid(tx, invoice.id);
  const isStillPaid = invoicePayment?.status === 'settlement' || invoicePayment?.status === 'capture';
  if (isStillPaid || invoice.status !== 'success') return 'reverse';
  const reason = `the money of payment ${payment.reference} was returned: ${state.status}`;
  await invoiceStateMachine.transition(tx, invoice, { to, actor, reason, now });
  const policyNumbers = await voidPolicies(tx, deps, invoice.orderId, { actor, reason });
  await reportSale(tx, deps, invoice.orderId, 'cancelled');
  await mailReversal(tx, deps, invoice, { kind: to, policyNumbers });
  return 'reverse';
}

const PARTIAL_REFUND_REASON = 'part of the money went back';

/** Records a partial refund once, with a mail to the broker. */
async function recordPartialRefund(step: Step): Promise<void> {
  const { tx, deps, invoice, payment, actor } = step;
  if (await hasJournalEntry(tx, { subject: 'payment', subjectId: payment.id, reason: PARTIAL_REFUND_REASON }))
    return;
  const currentPayment = await findPayment(tx, payment.id);
  const cause = { actor, reason: PARTIAL_REFUND_REASON, now: deps.clock() };
  await paymentStateMachine.recordRemark(tx, currentPayment ?? payment, cause);
  await markAttention(tx, payment.id, 'partialRefund', cause.now);
  await mailPartialRefund(tx, deps, (await lockInvoice(tx, invoice.id)) ?? invoice, payment);
}

async function confirm({ tx, deps, payment, actor }: Step): Promise<Outcome> {
  await paymentStateMachine.transition(tx, payment, { to: 'settlement', actor, now: deps.clock() });
  return 'confirm';
}

/** Returns whether the gateway's reference or amount differs from the payment. The amount is ignored if the payment ended unpaid, was refunded or was reversed. */
function isMismatch({ payment, state }: Step): boolean {
  if (state.reference !== payment.reference) return true;
  const isAmountIrrelevant = !state.paid && (hasEndedUnpaid(state.status) || isReturned(state.status));
  return !isAmountIrrelevant && state.total !== payment.total;
}

async function recordMismatchOnce({ tx, deps, payment, actor }: Step, reason: string): Promise<void> {
  const now = deps.clock();
  await paymentStateMachine.recordRemark(tx, payment, { actor, reason, now });
  await markAttention(tx, payment.id, 'mismatch', now);
}

/** Records a mismatch once, however often the gateway reports it. */
async function recordMismatch(step: Step): Promise<Outcome> {
  const { tx, deps, payment, state } = step;
  const reason = `rejected: the gateway reports the amount ${state.total} instead of ${payment.total}`;
  if (!(await hasJournalEntry(tx, { subject: 'payment', subjectId: payment.id, reason })))
    await recordMismatchOnce(step, reason);
  deps.log.error({ payment: payment.id }, 'the gateway and the invoice differ in the amount');
  return 'mismatch';
}

/**
 * Mails that a payment ended unpaid, unless the invoice was closed. A review can last beyond the due date: then the end
 * of the review expires the invoice, with one mail about both.
 */
async function mailUnpaidPayment({ tx, deps, invoice, payment }: Step, to: GatewayStatus): Promise<void> {
  if (invoice.status !== 'pending') return;
  const isOverdue = invoice.dueDate !== null && invoice.dueDate <= deps.clock();
  if (payment.status === 'challenge') {
    if (isOverdue) return expireLockedInvoice(tx, deps, invoice, declinedReviewText(invoice));
    return mailDeclinedReview(tx, deps, invoice);
  }
  const attempt = attemptView({ ...payment, status: to });
  // The mail about an overdue invoice's expiry follows immediately and is enough.
  if (attempt && !isOverdue) await mailUnsuccessfulPayment(tx, deps, invoice, attempt);
}

async function storeUnpaidStatus(step: Step): Promise<Outcome> {
  const { tx, deps, invoice, payment, state, actor } = step;
  const to = unpaidStatus(state.status);
  const hasEnded = hasEndedUnpaid(to) && !(await isBeingReplaced(tx, payment));
  await paymentStateMachine.transition(
    tx,
    payment,
    { to, actor, now: deps.clock() },
    instrumentDetails(step),
  );
  await invoiceStateMachine.publish(tx, invoice, invoice.status);
  if (hasEnded) await mailUnpaidPayment(step, to);
  if (to !== 'pending' && to !== 'challenge') return 'update';
  await enqueueExpiry(tx, deps, payment.id, state.expiresAt ?? payment.expiresAt);
  // The invoice was paid or has ended in the meantime, so this instrument must not stay payable.
  if (invoice.status !== 'pending') await enqueueCancel(tx, deps, payment.id);
  return 'update';
}

async function applyTransition(step: Step): Promise<Outcome> {
  const { tx, deps, payment, state } = step;
  const transition = transitionOf(payment.status, state.status, state.paid);
  if (transition === 'settle') return settle(step);
  if (transition === 'reverse') return reverse(step);
  if (transition === 'update') return storeUnpaidStatus(step);
  if (transition === 'confirm') return confirm(step);
  if (transition === 'cancelAtGateway') await enqueueCancel(tx, deps, payment.id);
  return transition;
}

/**
 * Applies the result of a status call in one transaction that holds the lock of the invoice. Even if results
 * arrive repeatedly or out of order, the invoice is settled once and one policy is issued. `paymentBefore`
 * is the payment at the time of the request.
 */
export async function applyState(
  tx: Tx,
  deps: Deps,
  paymentBefore: PaymentRecord,
  state: GatewayState,
  actor: string,
): Promise<Outcome> {
  const invoice = await lockInvoice(tx, paymentBefore.invoiceId);
  const payment = await findPayment(tx, paymentBefore.id);
  if (!invoice || !payment) throw new Error(`Payment ${paymentBefore.id} refers to a missing invoice`);
  if (payment.version !== paymentBefore.version) return 'stale';
  const step: Step = { tx, deps, invoice, payment, state, actor };
  if (isMismatch(step)) return recordMismatch(step);
  const outcome = await applyTransition(step);
  if (state.paid && state.partlyReturned) await recordPartialRefund(step);
  return outcome;
}
