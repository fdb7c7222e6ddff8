import type { Payment } from '@naungan/domain/invoice';
import { statusRow } from '@naungan/domain/order-status';
import { paymentMethod } from '@naungan/domain/payment-method';
import type { Db, Tx } from '../../db/client.ts';
import type { InvoiceRecord } from '../invoices/ledger.ts';
import { findActive, findPaid, type PaymentRecord } from './repository.ts';
import { PAYMENT_TEXT } from './texts.ts';

const NO_INSTRUMENT = { accountHolder: null, vaNumber: null, code: null, actions: [], card: null };

/** A payment as the contract shows it. */
export function paymentView(payment: PaymentRecord): Payment {
  const payable = payment.status === 'pending';
  return {
    ...(payment.instrument ?? NO_INSTRUMENT),
    // Once it cannot be paid any more, nothing to pay with is shown.
    actions: payable ? (payment.instrument?.actions ?? []) : [],
    transaction_id: payment.transactionId ?? payment.reference,
    type: payment.type,
    method: payment.method,
    typeText: paymentMethod(payment.method)?.label ?? payment.method,
    status: payment.status,
    total: payment.total,
    expired: payment.expiresAt.toISOString(),
    message: payable ? PAYMENT_TEXT.exists : statusRow(payment.status).label,
  };
}

/** Whether something of this invoice can still be paid, or is about to be. */
export const hasOpenPayment = async (db: Db | Tx, invoiceId: string): Promise<boolean> =>
  (await findActive(db, invoiceId)) !== null;

/**
 * What an invoice shows: the instrument to pay now, or what it was paid with. One that is still being
 * created, or whose time is over, is none.
 */
export async function shownPayment(db: Db | Tx, invoice: InvoiceRecord, now: Date): Promise<Payment | null> {
  if (invoice.status === 'pending') {
    const active = await findActive(db, invoice.id);
    return active && active.status !== 'creating' && active.expiresAt > now ? paymentView(active) : null;
  }
  const paid = await findPaid(db, invoice.id);
  return paid && paymentView(paid);
}
