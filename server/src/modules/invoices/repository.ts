import type { ProductType } from '@naungan/domain/lines';
import type { InvoiceStatus } from '@naungan/domain/status';
import { and, asc, desc, eq, lt } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { invoices } from '../../db/schema.ts';

export type InvoiceRecord = typeof invoices.$inferSelect;

const firstOrNull = (rows: InvoiceRecord[]): InvoiceRecord | null => rows[0] ?? null;

export async function insertInvoice(
  tx: Tx,
  values: Pick<
    InvoiceRecord,
    'orderId' | 'userId' | 'productType' | 'invoiceNumber' | 'total' | 'dueDate'
  > & {
    now: Date;
  },
): Promise<InvoiceRecord> {
  const { now, ...columns } = values;
  const [row] = await tx
    .insert(invoices)
    .values({ ...columns, createdAt: now, updatedAt: now })
    .returning();
  if (!row) throw new Error('The invoices table returned no inserted row');
  return row;
}

export async function findInvoice(db: Db | Tx, id: string): Promise<InvoiceRecord | null> {
  return firstOrNull(await db.select().from(invoices).where(eq(invoices.id, id)));
}

export async function findInvoiceOfOrder(db: Db | Tx, orderId: string): Promise<InvoiceRecord | null> {
  return firstOrNull(await db.select().from(invoices).where(eq(invoices.orderId, orderId)));
}

/** Returns unpaid invoices after their due date, the earliest due date first. */
export async function listOverdue(db: Db, now: Date, limit: number): Promise<InvoiceRecord[]> {
  const rows = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.status, 'pending'), lt(invoices.dueDate, now)))
    .orderBy(asc(invoices.dueDate), asc(invoices.invoiceNumber))
    .limit(limit);
  return rows;
}

/** Locks the invoice until the transaction ends. Every change of the invoice or its payments takes this lock first. */
export async function lockInvoice(tx: Tx, id: string): Promise<InvoiceRecord | null> {
  return firstOrNull(await tx.select().from(invoices).where(eq(invoices.id, id)).for('update'));
}

export type InvoiceChange = { status?: InvoiceStatus; paidAt?: Date };

/** Changes a locked invoice. */
export async function changeInvoice(tx: Tx, id: string, change: InvoiceChange, now: Date): Promise<void> {
  await tx
    .update(invoices)
    .set({ ...change, updatedAt: now })
    .where(eq(invoices.id, id));
}

/** Returns a member's invoices, newest first; with `productType`, only the invoices of this line. */
export async function listInvoices(
  db: Db | Tx,
  userId: string,
  productType?: ProductType,
): Promise<InvoiceRecord[]> {
  const isOfMember = eq(invoices.userId, userId);
  return db
    .select()
    .from(invoices)
    .where(productType ? and(isOfMember, eq(invoices.productType, productType)) : isOfMember)
    .orderBy(desc(invoices.createdAt), desc(invoices.invoiceNumber));
}
