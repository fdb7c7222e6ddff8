import type { Tx } from '../../db/client.ts';
import { isNoted } from '../../db/journal.ts';
import type { Deps } from '../../deps.ts';
import { type InvoiceRecord, invoiceSubject, lockInvoice } from '../invoices/service.ts';
import { issuePolicies, voidPolicies } from '../policies/service.ts';
import type { GatewayState, GatewayStatus } from './gateway.ts';
import { mailPartialRefund, mailReversal, mailReviewEnd, mailSettlement, mailSurplus } from './mails.ts';
import { enqueueCancel, enqueueExpiry } from './queue.ts';
import { isBeingReplaced } from './replacement.ts';
import { findActive, findPaid, findPayment, type PaymentChange, type PaymentRecord } from './repository.ts';
import { watchPaidUntil } from './reversal-watch.ts';
import { isDead, isReturned, type Transition, transitionOf, unpaidStatus } from './state-machine.ts';
import { paymentSubject } from './subject.ts';

/**
 * `stale`: the payment changed since the gateway was asked, so ask again. `mismatch`: the amount is not
 * ours, refused. `surplus`: money for an invoice that is paid (or void) already, noted for a person.
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

/** What an answer tells about the instrument itself; kept once, as the customer was shown it. */
function details({ payment, state }: Step): PaymentChange {
  return {
    transactionId: state.transactionId,
    ...(payment.instrument ? {} : { instrument: state.instrument }),
    ...(state.expiresAt ? { expiresAt: state.expiresAt } : {}),
  };
}

async function settle(step: Step): Promise<Outcome> {
  const { tx, deps, invoice, payment, state, actor } = step;
  const now = deps.clock();
  const paidAt = state.settledAt ?? now;
  const watchedUntil = watchPaidUntil(payment.type, paidAt);
  const isSurplus = invoice.status === 'success' || isReturned(invoice.status);
  const reason = isSurplus ? `surplus: invoice ${invoice.invoiceNumber} is ${invoice.status} already` : null;
  const change = { ...details(step), settledAt: paidAt, watchedUntil };
  await paymentSubject.move(tx, payment, { to: state.status, actor, reason, now }, change);
  if (isSurplus) {
    deps.log.error(
      { payment: payment.id, invoice: invoice.id },
      'an invoice was paid twice: return the money',
    );
    await mailSurplus(tx, deps, invoice, payment);
    return 'surplus';
  }
  const paid = { to: 'success', actor, reason: `payment ${payment.reference}`, now } as const;
  await invoiceSubject.move(tx, invoice, paid, { paidAt });
  await issuePolicies(tx, deps, invoice.orderId);
  const other = await findActive(tx, invoice.id);
  if (other) await enqueueCancel(tx, deps, other.id);
  await mailSettlement(tx, deps, invoice);
  return 'settle';
}

async function reverse(step: Step): Promise<Outcome> {
  const { tx, deps, invoice, payment, state, actor } = step;
  const now = deps.clock();
  const to = state.status === 'refund' ? 'refund' : 'reversal';
  const said = `the gateway says ${state.status}`;
  await paymentSubject.move(tx, payment, { to, actor, reason: said, now }, { watchedUntil: null });
  const remaining = await findPaid(tx, invoice.id);
  const stillPaid = remaining?.status === 'settlement' || remaining?.status === 'capture';
  if (stillPaid || invoice.status !== 'success') return 'reverse';
  const reason = `payment ${payment.reference} went back: ${state.status}`;
  await invoiceSubject.move(tx, invoice, { to, actor, reason, now });
  const policyNumbers = await voidPolicies(tx, deps, invoice.orderId, { actor, reason });
  await mailReversal(tx, deps, invoice, { how: to, policyNumbers });
  return 'reverse';
}

const PARTIAL_REFUND = 'part of the money went back';

/** Noted once, and the office is told. */
async function notePartialRefund(step: Step): Promise<void> {
  const { tx, deps, invoice, payment, actor } = step;
  if (await isNoted(tx, { subject: 'payment', subjectId: payment.id, reason: PARTIAL_REFUND })) return;
  const now = await findPayment(tx, payment.id);
  await paymentSubject.remark(tx, now ?? payment, { actor, reason: PARTIAL_REFUND });
  await mailPartialRefund(tx, deps, invoice, payment);
}

async function confirm({ tx, deps, payment, actor }: Step): Promise<Outcome> {
  await paymentSubject.move(tx, payment, { to: 'settlement', actor, now: deps.clock() });
  return 'confirm';
}

/** Only an instrument that can be paid, and money that came in, must be of the right amount. */
function isMismatch({ payment, state }: Step): boolean {
  if (state.reference !== payment.reference) return true;
  const moot = !state.paid && (isDead(state.status) || isReturned(state.status));
  return !moot && state.total !== payment.total;
}

/** Noted once, however often the gateway is asked. */
async function refuseMismatch(step: Step): Promise<Outcome> {
  const { tx, deps, payment, state, actor } = step;
  const reason = `refused: the gateway says ${state.total}, ours is ${payment.total}`;
  if (!(await isNoted(tx, { subject: 'payment', subjectId: payment.id, reason })))
    await paymentSubject.remark(tx, payment, { actor, reason });
  deps.log.error({ payment: payment.id }, 'the gateway and the invoice differ in the amount');
  return 'mismatch';
}

/** The gateway's own decision about a payment that somebody waits for; who chooses another method knows already. */
const endsReview = async ({ tx, invoice, payment }: Step, to: GatewayStatus): Promise<boolean> =>
  payment.status === 'challenge' &&
  isDead(to) &&
  invoice.status === 'pending' &&
  !(await isBeingReplaced(tx, payment));

async function update(step: Step): Promise<Outcome> {
  const { tx, deps, invoice, payment, state, actor } = step;
  const to = unpaidStatus(state.status);
  const reviewEnds = await endsReview(step, to);
  await paymentSubject.move(tx, payment, { to, actor, now: deps.clock() }, details(step));
  await invoiceSubject.tell(tx, invoice, invoice.status);
  if (reviewEnds) await mailReviewEnd(tx, deps, invoice);
  if (to !== 'pending' && to !== 'challenge') return 'update';
  await enqueueExpiry(tx, deps, payment.id, state.expiresAt ?? payment.expiresAt);
  // Paid by an earlier instrument meanwhile: this one must not stay payable.
  if (invoice.status !== 'pending') await enqueueCancel(tx, deps, payment.id);
  return 'update';
}

async function follow(step: Step): Promise<Outcome> {
  const { tx, deps, payment, state } = step;
  const transition = transitionOf(payment.status, state.status, state.paid);
  if (transition === 'settle') return settle(step);
  if (transition === 'reverse') return reverse(step);
  if (transition === 'update') return update(step);
  if (transition === 'confirm') return confirm(step);
  if (transition === 'stray') await enqueueCancel(tx, deps, payment.id);
  return transition;
}

/**
 * Applies what the gateway's status call said, in one transaction that holds the lock of the invoice:
 * however often and in whatever order observations come, the invoice settles once and one policy exists.
 * `before` is the payment as it was when the gateway was asked.
 */
export async function applyState(
  tx: Tx,
  deps: Deps,
  before: PaymentRecord,
  state: GatewayState,
  actor: string,
): Promise<Outcome> {
  const invoice = await lockInvoice(tx, before.invoiceId);
  const payment = await findPayment(tx, before.id);
  if (!invoice || !payment) throw new Error(`Payment ${before.id} lost its invoice`);
  if (payment.version !== before.version) return 'stale';
  const step: Step = { tx, deps, invoice, payment, state, actor };
  if (isMismatch(step)) return refuseMismatch(step);
  const outcome = await follow(step);
  if (state.paid && state.partlyReturned) await notePartialRefund(step);
  return outcome;
}
