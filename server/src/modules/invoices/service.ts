import type { Db, Tx } from '../../db/client.ts';
import { record } from '../../db/journal.ts';
import type { Deps } from '../../deps.ts';
import type { OrderRecord } from '../orders/record.ts';
import { announceInvoice } from './announce.ts';
import { scheduleLastDay } from './expiry.ts';
import { invoiceDueDate, nextInvoiceNumber } from './number.ts';
import { findInvoiceOfOrder, type InvoiceRecord, insertInvoice, invoicesOf } from './repository.ts';

export { invoiceFormat } from './format.ts';

export type InvoiceReference = { _id: string; invoiceNumber: string };

/**
 * Creates the invoice of an approved order, in the transaction that approves it and holds the order's lock.
 * A second call answers the first's.
 */
export async function createInvoice(tx: Tx, deps: Deps, order: OrderRecord): Promise<InvoiceReference> {
  const existing = await findInvoiceOfOrder(tx, order.id);
  if (existing) return { _id: existing.id, invoiceNumber: existing.invoiceNumber };
  const now = deps.clock();
  const dueDate = invoiceDueDate(now);
  const invoice = await insertInvoice(tx, {
    orderId: order.id,
    userId: order.userId,
    productType: order.productType,
    invoiceNumber: await nextInvoiceNumber(tx, now),
    total: order.amounts.total,
    dueDate,
    now,
  });
  await record(tx, {
    subject: 'invoice',
    subjectId: invoice.id,
    from: null,
    to: 'pending',
    actor: 'system',
    reason: `order ${order.kpaNumber}`,
  });
  await scheduleLastDay(tx, deps, invoice);
  await announceInvoice(tx, invoice, 'pending');
  return { _id: invoice.id, invoiceNumber: invoice.invoiceNumber };
}

/** The invoice of an order as order lists show it; `null` until the order is approved. */
export async function invoiceOfOrder(
  db: Db | Tx,
  orderId: string,
): Promise<(InvoiceReference & { paymentStatus: InvoiceRecord['status'] }) | null> {
  const invoice = await findInvoiceOfOrder(db, orderId);
  return invoice && { _id: invoice.id, invoiceNumber: invoice.invoiceNumber, paymentStatus: invoice.status };
}

/** All invoices of a member. */
export const listInvoicesOf = (db: Db | Tx, userId: string): Promise<InvoiceRecord[]> =>
  invoicesOf(db, userId);
