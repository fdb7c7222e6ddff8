import { randomBytes } from 'node:crypto';
import { UNDER_REVIEW } from '@naungan/domain/invoice';
import { payBefore } from '@naungan/domain/payment-method';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../problem.ts';
import { type InvoiceRecord, lockInvoice } from '../invoices/service.ts';
import { instrumentDeadline } from './deadline.ts';
import { isPayable } from './gateway.ts';
import { enqueueReplacement } from './queue.ts';
import { noteReplacement } from './replacement.ts';
import { changePayment, findActive, findPayment, insertPayment, type PaymentRecord } from './repository.ts';
import { paymentSubject } from './subject.ts';
import { PAYMENT_TEXT } from './texts.ts';

export type PaymentChoice = {
  /** The group [Q25]. */
  method: string;
  /** The code [Q25]. */
  type: string;
  gateway: string;
  replace: boolean;
  /** Who is noted in the journal. */
  actor: string;
  /** Take over instead of waiting for another request that is charging. */
  noWait: boolean;
};

/**
 * What to do next for an invoice: `show` the instrument that exists, `charge` the row just written (or left
 * by a request that died), `wait` for the request that is charging it, `close` the instrument first.
 */
export type Next =
  | { do: 'show' | 'charge' | 'wait'; payment: PaymentRecord }
  | { do: 'close'; how: 'cancel' | 'expire'; payment: PaymentRecord };

/** A charge is answered well within this time; an older row belongs to a request that died. */
const CHARGING_MS = 3_000;

/** Whether another request is charging it now. */
export const isBeingCharged = ({ status, updatedAt }: PaymentRecord, now: Date): boolean =>
  status === 'creating' && now.getTime() - updatedAt.getTime() < CHARGING_MS;

function refuseUnpayable(invoice: InvoiceRecord): void {
  if (invoice.status === 'success') refuse('CONFLICT', PAYMENT_TEXT.invoicePaid);
  if (invoice.status === 'reversal') refuse('CONFLICT', PAYMENT_TEXT.invoiceReversed);
  if (invoice.status === 'refund') refuse('CONFLICT', PAYMENT_TEXT.invoiceRefunded);
  if (invoice.status === 'expire') refuse('CONFLICT', PAYMENT_TEXT.invoiceExpired);
}

/** Past its due date an invoice lives on while its payment is looked at, and nothing can be paid instead. */
function refuseOverdue({ dueDate }: InvoiceRecord, active: PaymentRecord | null, now: Date): void {
  if (dueDate === null || dueDate > now) return;
  const reviewed = active?.status === 'challenge';
  refuse('CONFLICT', reviewed ? PAYMENT_TEXT.reviewedPastDue : PAYMENT_TEXT.invoiceExpired);
}

/** `INV-2026-11-000123-1f3a9c`: ours, unique at the gateway too when several databases share its sandbox. */
const newReference = (invoiceNumber: string) =>
  `${invoiceNumber.replace(/[^A-Za-z0-9]+/g, '-')}-${randomBytes(4).toString('hex')}`;

async function nextForCreating(
  tx: Tx,
  payment: PaymentRecord,
  choice: PaymentChoice,
  expiresAt: Date,
  now: Date,
): Promise<Next> {
  if (isBeingCharged(payment, now) && !choice.noWait) return { do: 'wait', payment };
  if (payment.type !== choice.type) return { do: 'close', how: 'cancel', payment };
  // The same reference again: if the first charge did arrive, the gateway refuses this one as a duplicate.
  await changePayment(tx, payment.id, { expiresAt }, now);
  const taken = await findPayment(tx, payment.id);
  return { do: 'charge', payment: taken ?? payment };
}

async function nextForInstrument(
  tx: Tx,
  deps: Deps,
  payment: PaymentRecord,
  choice: PaymentChoice,
): Promise<Next> {
  const now = deps.clock();
  // What the gateway reviews, it ends itself.
  const reviewed = payment.status === 'challenge';
  if (!reviewed && payment.expiresAt <= now) return { do: 'close', how: 'expire', payment };
  // Found by its reference after a lost answer, which alone had the payment details: it cannot be paid.
  const useless = payment.instrument === null || !isPayable(payment.instrument);
  if (!reviewed && useless) return { do: 'close', how: 'cancel', payment };
  if (payment.type === choice.type) return { do: 'show', payment };
  if (!choice.replace) refuse('CONFLICT', reviewed ? UNDER_REVIEW : payBefore(payment.expiresAt));
  if (reviewed) {
    await noteReplacement(tx, payment, choice.actor);
    await enqueueReplacement(tx, deps, payment.id);
  }
  return { do: 'close', how: 'cancel', payment };
}

/** Decides under the lock of the invoice, so that of two requests at once only one charges. */
export async function openPayment(
  tx: Tx,
  deps: Deps,
  invoiceId: string,
  choice: PaymentChoice,
): Promise<Next> {
  const now = deps.clock();
  const invoice = await lockInvoice(tx, invoiceId);
  if (!invoice) return refuse('NOT_FOUND', PAYMENT_TEXT.invoiceNotFound);
  refuseUnpayable(invoice);
  const active = await findActive(tx, invoice.id);
  refuseOverdue(invoice, active, now);
  const expiresAt = instrumentDeadline(choice.type, now, invoice.dueDate);
  if (active?.status === 'creating') return nextForCreating(tx, active, choice, expiresAt, now);
  if (active) return nextForInstrument(tx, deps, active, choice);
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
  await paymentSubject.begin(tx, payment, { actor: choice.actor, reason: type });
  return { do: 'charge', payment };
}
