import type { ProductType } from '@naungan/domain/lines';
import type { Rupiah } from '@naungan/domain/money';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { scheduleLastDay } from './last-day.ts';
import { invoiceDueDate, nextInvoiceNumber } from './number.ts';
import { findInvoiceOfOrder, type InvoiceRecord, insertInvoice } from './repository.ts';
import { invoiceStateMachine } from './state-machine.ts';

export { INVOICE_EXPIRE_JOB, INVOICE_REMIND_JOB, remindOfLastDay } from './last-day.ts';
export { mailAboutInvoice, mailExpiry } from './mails.ts';
export { INVOICE_FOLDER, invoiceLink } from './pdf/link.ts';
export { renderInvoice } from './pdf/render.ts';
export {
  findInvoice,
  findInvoiceOfOrder,
  type InvoiceRecord,
  listInvoices,
  listOverdue,
  lockInvoice,
} from './repository.ts';
export { invoiceStateMachine } from './state-machine.ts';
export { invoiceStatus, paymentStatus } from './status.ts';

export type InvoiceReference = { _id: string; invoiceNumber: string; dueDate: Date | null };

const referenceOf = ({ id, invoiceNumber, dueDate }: InvoiceRecord): InvoiceReference => ({
  _id: id,
  invoiceNumber,
  dueDate,
});

/** The facts of an order that its invoice needs. */
export type OrderToInvoice = {
  id: string;
  userId: string;
  productType: ProductType;
  kpaNumber: string;
  amounts: { total: Rupiah };
};

/**
 * Creates the invoice of an approved order, in the transaction that approves the order and holds its lock. A
 * second call returns the existing invoice.
 */
export async function createInvoice(tx: Tx, deps: Deps, order: OrderToInvoice): Promise<InvoiceReference> {
  const existingInvoice = await findInvoiceOfOrder(tx, order.id);
  if (existingInvoice) return referenceOf(existingInvoice);
  const now = deps.clock();
  const invoice = await insertInvoice(tx, {
    orderId: order.id,
    userId: order.userId,
    productType: order.productType,
    invoiceNumber: await nextInvoiceNumber(tx, now),
    total: order.amounts.total,
    dueDate: invoiceDueDate(now),
    now,
  });
  await invoiceStateMachine.recordCreation(tx, invoice, {
    actor: 'system',
    reason: `order ${order.kpaNumber}`,
    now,
  });
  await scheduleLastDay(tx, deps, invoice);
  return referenceOf(invoice);
}
