import type { DeskOrderCard } from '@naungan/api/desk';
import type { ProductType } from '@naungan/domain/lines';
import type { OrderStatus } from '@naungan/domain/status';
import { and, asc, desc, eq, exists, inArray, not, type SQL, sql } from 'drizzle-orm';
import type { StoredFile } from '../../core/uploads/multipart.ts';
import type { Db, Tx } from '../../db/client.ts';
import { preparedQuery } from '../../db/prepared.ts';
import { invoices, orderAttachments, orders, payments } from '../../db/schema.ts';
import { cardOf, type OrderSummary, type ProductOfCard, productOfCard, summaryOf } from './card.ts';
import { blindColumns } from './identifiers.ts';
import { type OrderRecord, toOrderRecord } from './record.ts';

/** An order before it is stored. */
export type NewOrder = Omit<
  OrderRecord,
  'id' | 'feedback' | 'needRevisions' | 'decidedAt' | 'createdAt' | 'updatedAt'
>;
export type OrderChange = Partial<
  Pick<
    OrderRecord,
    'statusOrder' | 'feedback' | 'needRevisions' | 'decidedAt' | 'details' | 'amounts' | 'product'
  >
>;

/**
 * Makes other transactions that place orders of this member wait until this transaction ends, so that the number of
 * orders can be limited.
 */
export async function lockOrdersOfMember(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`orders:${userId}`}, 0))`);
}

export async function insertOrder(tx: Tx, { amounts, ...values }: NewOrder, now: Date): Promise<OrderRecord> {
  const [row] = await tx
    .insert(orders)
    .values({
      ...values,
      ...amounts,
      ...blindColumns(values.productType, values.details),
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!row) throw new Error('The orders table returned no inserted row');
  return toOrderRecord(row);
}

export async function findOrderById(db: Db | Tx, id: string): Promise<OrderRecord | null> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id));
  return row ? toOrderRecord(row) : null;
}

/** Returns the order, locked until the transaction ends. */
export async function lockOrder(tx: Tx, id: string): Promise<OrderRecord | null> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  return row ? toOrderRecord(row) : null;
}

export async function changeOrder(
  tx: Tx,
  { id, productType }: Pick<OrderRecord, 'id' | 'productType'>,
  { amounts, ...change }: OrderChange,
  now: Date,
): Promise<void> {
  const blind = change.details && blindColumns(productType, change.details);
  await tx
    .update(orders)
    .set({ ...change, ...amounts, ...blind, updatedAt: now })
    .where(eq(orders.id, id));
}

/** A member's orders, or the orders of a line of the member. */
export type OrderFilter = { userId: string; productType?: ProductType | undefined };
/** Maximum number of cards in a member's list. */
const MAX_LISTED_ORDERS = 500;

/** Selects only the plan's fields for lists, because a whole plan is large. */
const productFields = sql`jsonb_build_object(
  'productName', ${orders.product} -> 'productName',
  'insuranceCompany', ${orders.product} -> 'insuranceCompany',
  'logoProduct', ${orders.product} -> 'logoProduct')`;

/**
 * The condition that joins an invoice's payment under review. An invoice has at most one payment that is not final.
 */
const isReviewedPayment = and(eq(payments.invoiceId, invoices.id), eq(payments.status, 'challenge'));

/** Selects the cards of orders with their invoices, newest first. */
const selectCards = (db: Db, condition: SQL | undefined) =>
  db
    .select({
      order: {
        _id: orders.id,
        productType: orders.productType,
        kpaNumber: orders.kpaNumber,
        statusOrder: orders.statusOrder,
        createdAt: orders.createdAt,
        updatedAt: orders.updatedAt,
        total: orders.total,
        partner: orders.partner,
        details: orders.details,
      },
      product: productFields,
      invoice: {
        _id: invoices.id,
        invoiceNumber: invoices.invoiceNumber,
        status: invoices.status,
        dueDate: invoices.dueDate,
      },
      reviewedPaymentId: payments.id,
    })
    .from(orders)
    .leftJoin(invoices, eq(invoices.orderId, orders.id))
    .leftJoin(payments, isReviewedPayment)
    .where(condition)
    .orderBy(desc(orders.createdAt), desc(orders.kpaNumber))
    .limit(MAX_LISTED_ORDERS);

const cardsOfMember = preparedQuery('order_cards_of_member', (db) =>
  selectCards(db, eq(orders.userId, sql.placeholder('userId'))),
);

function cardRows(db: Db, { userId, productType }: OrderFilter) {
  if (!productType) return cardsOfMember(db, { userId });
  return selectCards(db, and(eq(orders.userId, userId), eq(orders.productType, productType)));
}

/** Returns the cards of these orders, in the order of the ids. */
export async function listCardsById(db: Db, ids: string[], now: Date): Promise<DeskOrderCard[]> {
  if (ids.length === 0) return [];
  const cards = (await selectCards(db, inArray(orders.id, ids))).map((row) => cardOf(row, now));
  return cards.toSorted((a, b) => ids.indexOf(a._id) - ids.indexOf(b._id));
}

/** Returns the cards of a member's orders with their invoices, newest first, in one query. */
export async function listOrderCards(db: Db, filter: OrderFilter, now: Date): Promise<DeskOrderCard[]> {
  return (await cardRows(db, filter)).map((row) => cardOf(row, now));
}

/** Returns id and status of a member's orders, newest first. */
export const listOrderStatuses = (
  db: Db,
  userId: string,
): Promise<{ id: string; statusOrder: OrderStatus }[]> =>
  db
    .select({ id: orders.id, statusOrder: orders.statusOrder })
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.createdAt), desc(orders.kpaNumber));

export type OrderAttachment = typeof orderAttachments.$inferSelect;

export async function listAttachments(db: Db | Tx, orderId: string): Promise<OrderAttachment[]> {
  return db
    .select()
    .from(orderAttachments)
    .where(eq(orderAttachments.orderId, orderId))
    .orderBy(asc(orderAttachments.createdAt), asc(orderAttachments.code), asc(orderAttachments.position));
}

/** Removes documents from an order by code. Does not delete their files in the store. */
export async function removeAttachments(tx: Tx, orderId: string, codes: readonly string[]): Promise<void> {
  if (codes.length === 0) return;
  const isOfOrder = eq(orderAttachments.orderId, orderId);
  await tx.delete(orderAttachments).where(and(isOfOrder, inArray(orderAttachments.code, [...codes])));
}

/** Stores files with their order. A file replaces the stored files with its code. */
export async function saveAttachments(
  tx: Tx,
  orderId: string,
  files: StoredFile[],
  now: Date,
): Promise<void> {
  if (files.length === 0) return;
  const codes = [...new Set(files.map(({ code }) => code))];
  await removeAttachments(tx, orderId, codes);
  const filesWithPosition = codes.flatMap((code) =>
    files.filter((file) => file.code === code).map((file, position) => ({ ...file, position })),
  );
  await tx
    .insert(orderAttachments)
    .values(filesWithPosition.map((file) => ({ ...file, orderId, createdAt: now })));
}

/** Returns the given storage keys that an order uses. */
export async function referencedFiles(db: Db | Tx, storageKeys: string[]): Promise<string[]> {
  const rows = await db
    .select({ key: orderAttachments.storageKey })
    .from(orderAttachments)
    .where(inArray(orderAttachments.storageKey, storageKeys));
  return rows.map(({ key }) => key);
}

/** Returns a member's orders with all their fields, oldest first. */
export async function listOrdersOfMember(db: Db | Tx, userId: string): Promise<OrderRecord[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(asc(orders.createdAt), asc(orders.kpaNumber));
  return rows.map(toOrderRecord);
}

export const listAttachmentsOfOrders = (db: Db | Tx, orderIds: string[]): Promise<OrderAttachment[]> =>
  db.select().from(orderAttachments).where(inArray(orderAttachments.orderId, orderIds));

/** Returns how many of a member's orders have one of these statuses. */
export const countOrdersInStatus = (db: Db | Tx, userId: string, statuses: OrderStatus[]): Promise<number> =>
  db.$count(orders, and(eq(orders.userId, userId), inArray(orders.statusOrder, statuses)));

const hasInvoice = (db: Db | Tx) =>
  exists(db.select({ id: invoices.id }).from(invoices).where(eq(invoices.orderId, orders.id)));

/** Returns how many of a member's orders have an invoice, and how many do not. */
export async function countOrders(
  db: Db | Tx,
  userId: string,
): Promise<{ invoicedCount: number; uninvoicedCount: number }> {
  const isOfMember = eq(orders.userId, userId);
  const orderCount = await db.$count(orders, isOfMember);
  const invoicedCount = await db.$count(orders, and(isOfMember, hasInvoice(db)));
  return { invoicedCount, uninvoicedCount: orderCount - invoicedCount };
}

/** Returns the ids of a member's orders that the insurer has neither approved nor rejected, locked. */
export async function listUndecidedOrders(tx: Tx, userId: string): Promise<string[]> {
  const isDecided = inArray(orders.statusOrder, ['approve', 'reject']);
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), not(isDecided)))
    .for('update');
  return rows.map(({ id }) => id);
}

/** Deletes a member's orders without an invoice. Returns their ids. */
export async function deleteUninvoicedOrders(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), not(hasInvoice(tx))))
    .for('update');
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(orders).where(inArray(orders.id, ids));
  return ids;
}

/** Returns the products of orders by order id, with only the fields for lists. */
export async function findOrderedProducts(
  db: Db | Tx,
  orderIds: string[],
): Promise<Map<string, ProductOfCard>> {
  const rows = await db
    .select({ id: orders.id, product: productFields })
    .from(orders)
    .where(inArray(orders.id, orderIds));
  return new Map(rows.map(({ id, product }) => [id, productOfCard.parse(product)]));
}

/** Returns the summaries of orders by order id, in one query. */
export async function findOrderSummaries(
  db: Db | Tx,
  orderIds: string[],
): Promise<Map<string, OrderSummary>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select({
      id: orders.id,
      line: orders.productType,
      product: productFields,
      details: orders.details,
    })
    .from(orders)
    .where(inArray(orders.id, orderIds));
  return new Map(rows.map(({ id, line, ...row }) => [id, summaryOf(line, row)]));
}
