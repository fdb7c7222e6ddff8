import { randomBytes } from 'node:crypto';
import { UNDER_REVIEW_TEXT } from '@naungan/domain/invoice';
import { paymentReminder } from '@naungan/domain/payment-method';
import { throwProblem } from '../../api-problem.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { type InvoiceRecord, lockInvoice } from '../invoices/service.ts';
import { instrumentDeadline } from './deadline.ts';
import { isPayable } from './gateway.ts';
import { enqueueReplacement, enqueueStatusCheck } from './queue.ts';
import { recordReplacement } from './replacement.ts';
import {
  changePayment,
  findActivePayment,
  findPayment,
  insertPayment,
  type PaymentRecord,
} from './repository.ts';
import { paymentStateMachine } from './state-machine.ts';
import { PAYMENT_TEXT } from './texts.ts';

export type PaymentChoice = {
  /** The group of the method [Q25]. */
  method: string;
  /** The code of the method [Q25]. */
  type: string;
  gateway: string;
  /** Whether the customer confirmed that this method replaces the current payment. */
  replace: boolean;
  /** Actor for the journal. */
  actor: string;
  /** Whether to take over another request's charge instead of waiting for that request. */
  takesOverCharge: boolean;
};

/**
 * The next step for an invoice:
 * - `show`: return the existing instrument.
 * - `charge`: send the charge of the payment's row, which is new or was left by an interrupted request.
 * - `wait`: another request is charging the payment.
 * - `close`: end the existing payment, then decide again.
 */
export type NextStep =
  | { do: 'show' | 'charge' | 'wait'; payment: PaymentRecord }
  | { do: 'close'; operation: 'cancel' | 'expire'; payment: PaymentRecord };

/** Milliseconds. A charge completes well within this time; an older row belongs to an interrupted request. */
const CHARGING_MS = 3_000;

/** Returns whether another request is charging this payment now. */
export const isBeingCharged = ({ status, updatedAt }: PaymentRecord, now: Date): boolean =>
  status === 'creating' && now.getTime() - updatedAt.getTime() < CHARGING_MS;

function assertPayable(invoice: InvoiceRecord): void {
  if (invoice.status === 'success') throwProblem('CONFLICT', PAYMENT_TEXT.invoicePaid);
  if (invoice.status === 'reversal') throwProblem('CONFLICT', PAYMENT_TEXT.invoiceReversed);
  if (invoice.status === 'refund') throwProblem('CONFLICT', PAYMENT_TEXT.invoiceRefunded);
  if (invoice.status === 'expire') throwProblem('CONFLICT', PAYMENT_TEXT.invoiceExpired);
}

/** An overdue invoice stays open while its payment is under review, but no other payment can be made. */
function assertNotOverdue({ dueDate }: InvoiceRecord, activePayment: PaymentRecord | null, now: Date): void {
  if (dueDate === null || dueDate > now) return;
  const isUnderReview = activePayment?.status === 'challenge';
  throwProblem('CONFLICT', isUnderReview ? PAYMENT_TEXT.underReviewPastDue : PAYMENT_TEXT.invoiceExpired);
}

/**
 * Returns a reference such as `INV-2026-11-000123-1f3a9c20`. It is unique even when several databases share the
 * gateway's sandbox.
 */
const newReference = (invoiceNumber: string) =>
  `${invoiceNumber.replace(/[^A-Za-z0-9]+/g, '-')}-${randomBytes(4).toString('hex')}`;

async function nextStepForStartedPayment(
  tx: Tx,
  payment: PaymentRecord,
  choice: PaymentChoice,
  expiresAt: Date,
  now: Date,
): Promise<NextStep> {
  if (isBeingCharged(payment, now) && !choice.takesOverCharge) return { do: 'wait', payment };
  if (payment.type !== choice.type) return { do: 'close', operation: 'cancel', payment };
  // The charge is repeated with the same reference: if the first charge arrived, the gateway rejects the duplicate.
  await changePayment(tx, payment.id, { expiresAt }, now);
  const currentPayment = await findPayment(tx, payment.id);
  return { do: 'charge', payment: currentPayment ?? payment };
}

async function nextStepForInstrument(
  tx: Tx,
  deps: Deps,
  payment: PaymentRecord,
  choice: PaymentChoice,
): Promise<NextStep> {
  const now = deps.clock();
  // Only the gateway ends a payment under review.
  const isUnderReview = payment.status === 'challenge';
  if (!isUnderReview && payment.expiresAt <= now) return { do: 'close', operation: 'expire', payment };
  // After a lost response, the status call finds the payment without its payment details, so the customer cannot pay.
  const isUnpayable = payment.instrument === null || !isPayable(payment.instrument);
  if (!isUnderReview && isUnpayable) return { do: 'close', operation: 'cancel', payment };
  if (payment.type === choice.type) return { do: 'show', payment };
  if (!choice.replace)
    throwProblem('CONFLICT', isUnderReview ? UNDER_REVIEW_TEXT : paymentReminder(payment.expiresAt));
  await recordReplacement(tx, payment, { actor: choice.actor, now });
  if (isUnderReview) await enqueueReplacement(tx, deps, payment.id);
  return { do: 'close', operation: 'cancel', payment };
}

/** Decides the next step under the lock of the invoice, so that only one of two simultaneous requests charges. */
export async function openPayment(
  tx: Tx,
  deps: Deps,
  invoiceId: string,
  choice: PaymentChoice,
): Promise<NextStep> {
  const now = deps.clock();
  const invoice = await lockInvoice(tx, invoiceId);
  if (!invoice) return throwProblem('NOT_FOUND', PAYMENT_TEXT.invoiceNotFound);
  assertPayable(invoice);
  const activePayment = await findActivePayment(tx, invoice.id);
  assertNotOverdue(invoice, activePayment, now);
  const expiresAt = instrumentDeadline(choice.type, now, invoice.dueDate);
  if (activePayment?.status === 'creating')
    return nextStepForStartedPayment(tx, activePayment, choice, expiresAt, now);
  if (activePayment) return nextStepForInstrument(tx, deps, activePayment, choice);
  const { method, type, gateway } = choice;
  const reference = newReference(invoice.invoiceNumber);
  const { total } = invoice;
  const payment = await insertPayment(tx, {
    invoiceId,
    gateway,
    reference,
    method,
    type,
    total,
    expiresAt,
    now,
  });
  await paymentStateMachine.recordCreation(tx, payment, { actor: choice.actor, reason: type, now });
  await enqueueStatusCheck(tx, deps, { paymentId: payment.id, check: 0 });
  return { do: 'charge', payment };
}
