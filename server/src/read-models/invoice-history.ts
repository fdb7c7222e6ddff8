import { type DeskJournal, type DeskOrderJournal, journalSubject } from '@naungan/api/desk';
import type { Db } from '../db/client.ts';
import { type JournalRow, readJournalPage } from '../db/journal.ts';
import { isUuid } from '../db/uuid.ts';
import { findInvoice, findInvoiceOfOrder, type InvoiceRecord } from '../modules/invoices/service.ts';
import { findOrder, type OrderRecord } from '../modules/orders/service.ts';
import { listPaymentReferences } from '../modules/payments/service.ts';
import { policyReferences } from '../modules/policies/service.ts';

const entryOf = (
  { at, subject, subjectId, from, to, actor, reason }: JournalRow,
  names: Map<string, string>,
) => ({
  at: at.toISOString(),
  subject: journalSubject.parse(subject),
  name: names.get(subjectId) ?? subjectId,
  from,
  to,
  actor,
  reason,
});

/** A page of a journal. */
type PageQuery = { after?: string | undefined; limit: number };

/** Returns a page of the journal entries of an order, its invoice, payments and policies. */
async function entriesOf(db: Db, order: OrderRecord | null, invoice: InvoiceRecord | null, query: PageQuery) {
  /** The number or reference of each record, by record id. */
  const names = new Map<string, string>();
  if (order) names.set(order.id, order.kpaNumber);
  if (invoice) {
    names.set(invoice.id, invoice.invoiceNumber);
    for (const payment of await listPaymentReferences(db, invoice.id))
      names.set(payment.id, payment.reference);
    for (const policy of await policyReferences(db, invoice.orderId))
      names.set(policy.id, policy.policyNumber);
  }
  const { rows, next } = await readJournalPage(db, [...names.keys()], query);
  return { entries: rows.map((row) => entryOf(row, names)), next };
}

/** Returns the journal of an invoice; null for an unknown invoice. */
export async function invoiceHistory(db: Db, id: string, query: PageQuery): Promise<DeskJournal | null> {
  const invoice = isUuid(id) ? await findInvoice(db, id) : null;
  if (!invoice) return null;
  const { orderId, invoiceNumber, status, total } = invoice;
  const page = await entriesOf(db, await findOrder(db, orderId), invoice, query);
  return { _id: invoice.id, orderId, invoiceNumber, status, total, ...page };
}

/** Returns the journal of an order, with or without invoice; null for an unknown order. */
export async function orderHistory(db: Db, id: string, query: PageQuery): Promise<DeskOrderJournal | null> {
  const order = await findOrder(db, id);
  if (!order) return null;
  const page = await entriesOf(db, order, await findInvoiceOfOrder(db, order.id), query);
  const { kpaNumber, statusOrder: status, amounts, partner } = order;
  return { orderId: order.id, kpaNumber, partner, status, total: amounts.total, ...page };
}
