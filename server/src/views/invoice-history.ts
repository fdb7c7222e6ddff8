import { type DeskJournal, journalSubject } from '@naungan/api/desk';
import type { Db } from '../db/client.ts';
import { type JournalRow, readJournal } from '../db/journal.ts';
import { isUuid } from '../db/uuid.ts';
import { findInvoice } from '../modules/invoices/service.ts';
import { findOrder } from '../modules/orders/service.ts';
import { paymentReferences } from '../modules/payments/service.ts';
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

/** Every change of an invoice, its order, the payments that were made for it and its policy; `null` when there is none. */
export async function invoiceHistory(db: Db, id: string): Promise<DeskJournal | null> {
  const invoice = isUuid(id) ? await findInvoice(db, id) : null;
  if (!invoice) return null;
  const names = new Map([[invoice.id, invoice.invoiceNumber]]);
  const order = await findOrder(db, invoice.orderId);
  if (order) names.set(order.id, order.kpaNumber);
  for (const payment of await paymentReferences(db, invoice.id)) names.set(payment.id, payment.reference);
  for (const policy of await policyReferences(db, invoice.orderId)) names.set(policy.id, policy.policyNumber);
  const rows = await readJournal(db, [...names.keys()]);
  const { orderId, invoiceNumber, status, total } = invoice;
  return {
    _id: invoice.id,
    orderId,
    invoiceNumber,
    status,
    total,
    entries: rows.map((row) => entryOf(row, names)),
  };
}
