import { and, eq, inArray, isNotNull, isNull, notExists, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { eraseReasons } from '../../db/journal.ts';
import {
  consultantOrders,
  consultations,
  guests,
  idempotencyKeys,
  invoices,
  orderAttachments,
  orders,
  outbox,
  payments,
  policies,
  sessions,
  uploads,
} from '../../db/schema.ts';

/** Payments that may still turn into money. */
const OPEN_PAYMENTS = ['creating', 'pending', 'challenge'];

/**
 * Everything that points at a member, straight from the tables: what a new module keeps about members is added here.
 * Secrets, storage keys and the plan's own texts are left out.
 */
export async function recordsOf(db: Db | Tx, userId: string) {
  const ownOrders = await db.select().from(orders).where(eq(orders.userId, userId)).orderBy(orders.createdAt);
  const ownInvoices = await db.select().from(invoices).where(eq(invoices.userId, userId));
  const orderIds = ownOrders.map(({ id }) => id);
  const invoiceIds = ownInvoices.map(({ id }) => id);
  return {
    sessions: await db
      .select({
        createdAt: sessions.createdAt,
        lastSeenAt: sessions.lastSeenAt,
        expiresAt: sessions.expiresAt,
      })
      .from(sessions)
      .where(eq(sessions.userId, userId)),
    orders: ownOrders,
    attachments: await db
      .select({
        orderId: orderAttachments.orderId,
        code: orderAttachments.code,
        title: orderAttachments.title,
        fileName: orderAttachments.fileName,
        mimeType: orderAttachments.mimeType,
        bytes: orderAttachments.bytes,
        createdAt: orderAttachments.createdAt,
      })
      .from(orderAttachments)
      .where(inArray(orderAttachments.orderId, orderIds)),
    invoices: ownInvoices,
    payments: await db.select().from(payments).where(inArray(payments.invoiceId, invoiceIds)),
    policies: await db.select().from(policies).where(eq(policies.userId, userId)),
    uploads: await db
      .select({ title: uploads.title, fileName: uploads.fileName, createdAt: uploads.createdAt })
      .from(uploads)
      .where(eq(uploads.userId, userId)),
    consultations: await db.select().from(consultations).where(eq(consultations.userId, userId)),
    consultantOrders: await db.select().from(consultantOrders).where(eq(consultantOrders.userId, userId)),
  };
}
export type Records = Awaited<ReturnType<typeof recordsOf>>;

/** Mails to the address, newest last. */
export const mailsTo = (db: Db | Tx, email: string): Promise<{ subject: string; createdAt: Date }[]> =>
  db
    .select({ subject: outbox.subject, createdAt: outbox.createdAt })
    .from(outbox)
    .where(eq(outbox.recipient, email))
    .orderBy(outbox.createdAt);

export type RecordCounts = {
  orders: number;
  invoices: number;
  payments: number;
  policies: number;
  open: number;
};

/** How much of each kind belongs to the member; `open` payments are under way. */
export async function countRecords(db: Db | Tx, userId: string): Promise<RecordCounts> {
  const count = sql<number>`count(*)::int`;
  const own = eq(invoices.userId, userId);
  const ofInvoices = () =>
    db.select({ count }).from(payments).innerJoin(invoices, eq(invoices.id, payments.invoiceId));
  const [orderCount] = await db.select({ count }).from(orders).where(eq(orders.userId, userId));
  const [invoiceCount] = await db.select({ count }).from(invoices).where(own);
  const [paymentCount] = await ofInvoices().where(own);
  const [openCount] = await ofInvoices().where(and(own, inArray(payments.status, OPEN_PAYMENTS)));
  const [policyCount] = await db.select({ count }).from(policies).where(eq(policies.userId, userId));
  return {
    orders: orderCount?.count ?? 0,
    invoices: invoiceCount?.count ?? 0,
    payments: paymentCount?.count ?? 0,
    policies: policyCount?.count ?? 0,
    open: openCount?.count ?? 0,
  };
}

export async function policiesWithoutCertificate(db: Db | Tx, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: policies.id })
    .from(policies)
    .where(and(eq(policies.userId, userId), isNull(policies.certificateKey)));
  return rows.map(({ id }) => id);
}

/** Orders that never came to an invoice, and what was noted about them in words; their files belong to nobody then and are cleared away at night. */
export async function removeUninvoicedOrders(tx: Tx, userId: string): Promise<void> {
  const invoiced = tx.select({ id: invoices.id }).from(invoices).where(eq(invoices.orderId, orders.id));
  const uninvoiced = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), notExists(invoiced)))
    .for('update');
  const ids = uninvoiced.map(({ id }) => id);
  if (ids.length === 0) return;
  await tx.delete(idempotencyKeys).where(inArray(idempotencyKeys.orderId, ids));
  await tx.delete(orders).where(inArray(orders.id, ids));
  // Why an order was refused or sent back may tell of an illness.
  await eraseReasons(tx, 'order', ids);
}

/** Requests for advice, and mails that were sent. An unverified address may be somebody else's: only own rows go. */
export async function removeCorrespondence(
  tx: Tx,
  { userId, email, verified }: { userId: string; email: string; verified: boolean },
): Promise<void> {
  const sameAddress = (column: typeof consultations.email | typeof consultantOrders.email) =>
    verified ? eq(column, email) : undefined;
  await tx
    .delete(consultations)
    .where(or(eq(consultations.userId, userId), sameAddress(consultations.email)));
  await tx
    .delete(consultantOrders)
    .where(or(eq(consultantOrders.userId, userId), sameAddress(consultantOrders.email)));
  if (verified) await tx.delete(guests).where(eq(guests.email, email));
  await tx.delete(outbox).where(and(eq(outbox.recipient, email), isNotNull(outbox.sentAt)));
}

/** Files sent ahead of a form that was never finished: their own job clears them away within the hour. */
export async function expireUploads(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx.update(uploads).set({ expiresAt: now }).where(eq(uploads.userId, userId));
}
