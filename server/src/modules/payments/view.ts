import type { Payment, PaymentAttempt } from '@naungan/domain/invoice/record';
import { paymentMethod, paymentReminder } from '@naungan/domain/payment-method';
import { statusRow } from '@naungan/domain/status';
import type { Db, Tx } from '../../db/client.ts';
import type { InvoiceRecord } from '../invoices/service.ts';
import { type Instrument, isPayable } from './gateway.ts';
import { unpaidEndStatus } from './payment-state.ts';
import { findActivePayment, findLatest, findPaid, type PaymentRecord } from './repository.ts';

const NO_INSTRUMENT: Instrument = {
  accountHolder: null,
  vaNumber: null,
  code: null,
  actions: [],
  card: null,
};

/** Returns the payment's instrument. A payment that is not pending cannot be paid, so its instrument has no links. */
function displayedInstrument(payment: PaymentRecord): Instrument {
  const instrument = payment.instrument ?? NO_INSTRUMENT;
  if (payment.status === 'pending') return instrument;
  return { ...instrument, actions: [], card: instrument.card && { ...instrument.card, redirect_url: null } };
}

/** Returns the name of the payment's method; its code if the method no longer exists. */
export const methodLabel = ({ type }: PaymentRecord): string => paymentMethod(type)?.label ?? type;

/** Returns a payment as the API contract defines it. */
export function paymentView(payment: PaymentRecord): Payment {
  const isPending = payment.status === 'pending';
  return {
    ...displayedInstrument(payment),
    transaction_id: payment.transactionId ?? payment.reference,
    method: payment.method,
    type: payment.type,
    typeText: methodLabel(payment),
    status: payment.status === 'creating' ? 'pending' : payment.status,
    total: payment.total,
    expired: payment.expiresAt.toISOString(),
    message: isPending ? paymentReminder(payment.expiresAt) : statusRow(payment.status).label,
  };
}

/** A payment under review cannot be paid, but it is displayed until the review ends. */
function isDisplayed({ status, instrument, expiresAt }: PaymentRecord, now: Date): boolean {
  if (status === 'challenge') return true;
  return instrument !== null && isPayable(instrument) && expiresAt > now;
}

/**
 * Returns the payment that an invoice displays: the active payment of an unpaid invoice, or the payment by which the
 * invoice was paid; `null` while the payment is being created, after its expiry, or without payment details.
 */
export async function findDisplayedPayment(
  db: Db | Tx,
  invoice: InvoiceRecord,
  now: Date,
): Promise<Payment | null> {
  if (invoice.status === 'pending') {
    const activePayment = await findActivePayment(db, invoice.id);
    return activePayment && isDisplayed(activePayment, now) ? paymentView(activePayment) : null;
  }
  const payment = await findPaid(db, invoice.id);
  return payment && paymentView(payment);
}

/** Returns a payment that ended unpaid, as the API contract defines it; `null` for any other payment. */
export function attemptView(payment: PaymentRecord): PaymentAttempt | null {
  const status = unpaidEndStatus(payment.status);
  return status && { status, typeText: methodLabel(payment), expired: payment.expiresAt.toISOString() };
}

/**
 * Returns how the latest payment of an unpaid invoice ended. A payment that the gateway never created is left out:
 * its failure was displayed when the customer chose the method.
 */
export async function findEndedAttempt(db: Db | Tx, invoice: InvoiceRecord): Promise<PaymentAttempt | null> {
  const latestPayment = await findLatest(db, invoice.id);
  return latestPayment && latestPayment.transactionId !== null ? attemptView(latestPayment) : null;
}
