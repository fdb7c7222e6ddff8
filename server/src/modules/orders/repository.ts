import type { OrderCard } from '@naungan/domain/order/record';
import type { InvoiceStatus, OrderStatus } from '@naungan/domain/status';
import { and, asc, desc, eq, exists, inArray, not, sql } from 'drizzle-orm';
import type { StoredFile } from '../../core/uploads/multipart.ts';
import type { Db, Tx } from '../../db/client.ts';
import { invoices, orderAttachments, orders } from '../../db/schema.ts';
import { asOrder, type OrderRecord } from './record.ts';

type NewOrder = Omit<
  OrderRecord,
  'id' | 'feedback' | 'needRevisions' | 'decidedAt' | 'createdAt' | 'updatedAt'
>;
export type OrderChange = Partial<
  Pick<
    OrderRecord,
    | 'statusOrder'
    | 'feedback'
    | 'needRevisions'
    | 'decidedAt'
    | 'insured'
    | 'addresses'
    | 'beneficiary'
    | 'amounts'
  >
>;

export async function insertOrder(tx: Tx, { amounts, ...values }: NewOrder, now: Date): Promise<OrderRecord> {
  const [row] = await tx
    .insert(orders)
    .values({ ...values, ...amounts, createdAt: now, updatedAt: now })
    .returning();
  if (!row) throw new Error('The orders table took no row');
  return asOrder(row);
}

export async function orderById(db: Db | Tx, id: string): Promise<OrderRecord | null> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id));
  return row ? asOrder(row) : null;
}

/** The order, locked until the transaction ends: whoever moves it reads it here first. */
export async function orderForUpdate(tx: Tx, id: string): Promise<OrderRecord | null> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  return row ? asOrder(row) : null;
}

export async function changeOrder(
  tx: Tx,
  id: string,
  { amounts, ...change }: OrderChange,
  now: Date,
): Promise<void> {
  await tx
    .update(orders)
    .set({ ...change, ...amounts, updatedAt: now })
    .where(eq(orders.id, id));
}

export type OrderFilter = {
  userId?: string;
  productType?: string | undefined;
  status?: OrderStatus | undefined;
};
/** More than anyone has or a person can read at once. */
const MOST_CARDS = 500;

/** Orders newest first, with what a card shows of them; read together with their invoices, in one query. */
export async function orderCards(db: Db | Tx, filter: OrderFilter): Promise<OrderCard[]> {
  const rows = await db
    .select({
      _id: orders.id,
      productType: sql<OrderCard['productType']>`${orders.productType}`,
      kpaNumber: orders.kpaNumber,
      productName: sql<string>`${orders.product} ->> 'productName'`,
      insuranceCompany: sql<OrderCard['insuranceCompany']>`${orders.product} -> 'insuranceCompany'`,
      logoProduct: sql<string>`${orders.product} ->> 'logoProduct'`,
      insuredName: sql<string>`${orders.insured} ->> 'fullname'`,
      statusOrder: sql<OrderCard['statusOrder']>`${orders.statusOrder}`,
      dateOrder: orders.createdAt,
      total: orders.total,
      invoice: {
        _id: invoices.id,
        invoiceNumber: invoices.invoiceNumber,
        paymentStatus: sql<InvoiceStatus>`${invoices.status}`,
      },
    })
    .from(orders)
    .leftJoin(invoices, eq(invoices.orderId, orders.id))
    .where(
      and(
        filter.userId ? eq(orders.userId, filter.userId) : undefined,
        filter.productType ? eq(orders.productType, filter.productType) : undefined,
        filter.status ? eq(orders.statusOrder, filter.status) : undefined,
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.kpaNumber))
    .limit(MOST_CARDS);
  return rows.map((row) => ({ ...row, dateOrder: row.dateOrder.toISOString() }));
}

export type OrderAttachment = typeof orderAttachments.$inferSelect;

export async function attachmentsOf(db: Db | Tx, orderId: string): Promise<OrderAttachment[]> {
  return db
    .select()
    .from(orderAttachments)
    .where(eq(orderAttachments.orderId, orderId))
    .orderBy(asc(orderAttachments.createdAt), asc(orderAttachments.code));
}

/** Keeps files with their order; one of the same code takes the place of the old one. */
export async function saveAttachments(
  tx: Tx,
  orderId: string,
  files: StoredFile[],
  now: Date,
): Promise<void> {
  if (files.length === 0) return;
  await tx
    .insert(orderAttachments)
    .values(files.map((file) => ({ ...file, orderId, createdAt: now })))
    .onConflictDoUpdate({
      target: [orderAttachments.orderId, orderAttachments.code],
      set: {
        title: sql`excluded.title`,
        fileName: sql`excluded.file_name`,
        mimeType: sql`excluded.mime_type`,
        bytes: sql`excluded.bytes`,
        storageKey: sql`excluded.storage_key`,
        createdAt: sql`excluded.created_at`,
      },
    });
}

/** Those of the keys that an order holds. */
export async function keptFiles(db: Db | Tx, storageKeys: string[]): Promise<string[]> {
  const rows = await db
    .select({ key: orderAttachments.storageKey })
    .from(orderAttachments)
    .where(inArray(orderAttachments.storageKey, storageKeys));
  return rows.map(({ key }) => key);
}

/** A member's orders in full, oldest first. */
export async function ordersOf(db: Db | Tx, userId: string): Promise<OrderRecord[]> {
  const rows = await db.select().from(orders).where(eq(orders.userId, userId)).orderBy(orders.createdAt);
  return rows.map(asOrder);
}

export const attachmentsOfOrders = (db: Db | Tx, orderIds: string[]): Promise<OrderAttachment[]> =>
  db.select().from(orderAttachments).where(inArray(orderAttachments.orderId, orderIds));

const hasInvoice = (db: Db | Tx) =>
  exists(db.select({ id: invoices.id }).from(invoices).where(eq(invoices.orderId, orders.id)));

/** How many of a member's orders came to an invoice, and how many did not. */
export async function countOrders(
  db: Db | Tx,
  userId: string,
): Promise<{ invoiced: number; uninvoiced: number }> {
  const own = eq(orders.userId, userId);
  const all = await db.$count(orders, own);
  const invoiced = await db.$count(orders, and(own, hasInvoice(db)));
  return { invoiced, uninvoiced: all - invoiced };
}

/** Removes the orders that never came to an invoice; answers which. */
export async function removeUninvoiced(tx: Tx, userId: string): Promise<string[]> {
  const doomed = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), not(hasInvoice(tx))))
    .for('update');
  const ids = doomed.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(orders).where(inArray(orders.id, ids));
  return ids;
}

export type OrderedProduct = Pick<OrderCard, 'productName' | 'logoProduct'> & { companyName: string };

/** What was ordered, in the words of a list, by the id of the order. */
export async function orderedProducts(db: Db | Tx, orderIds: string[]): Promise<Map<string, OrderedProduct>> {
  const rows = await db
    .select({
      id: orders.id,
      productName: sql<string>`${orders.product} ->> 'productName'`,
      logoProduct: sql<string>`${orders.product} ->> 'logoProduct'`,
      companyName: sql<string>`${orders.product} -> 'insuranceCompany' ->> 'company_name'`,
    })
    .from(orders)
    .where(inArray(orders.id, orderIds));
  return new Map(rows.map(({ id, ...product }) => [id, product]));
}
