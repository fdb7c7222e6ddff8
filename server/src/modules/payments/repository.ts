import type { PaymentAttention } from '@naungan/domain/desk-status';
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { paymentNotifications, payments } from '../../db/schema.ts';
import { type Instrument, instrumentRecord } from './gateway.ts';
import { ACTIVE_STATES, PAID_STATES, type PaymentState, RETURNED_STATES } from './payment-state.ts';

type Row = typeof payments.$inferSelect;
/** A payment of an invoice; `instrument` is null until the gateway has responded. */
export type PaymentRecord = Omit<Row, 'instrument'> & { instrument: Instrument | null };

export const toPaymentRecord = (row: Row): PaymentRecord => ({
  ...row,
  instrument: instrumentRecord.nullable().parse(row.instrument),
});
const firstOrNull = (rows: Row[]): PaymentRecord | null => (rows[0] ? toPaymentRecord(rows[0]) : null);

export type NewPayment = Pick<
  Row,
  'invoiceId' | 'gateway' | 'reference' | 'method' | 'type' | 'total' | 'expiresAt'
> & {
  now: Date;
};

/** Inserts a payment with the status `creating`. The unique index rejects a second active payment for the invoice. */
export async function insertPayment(db: Db | Tx, { now, ...values }: NewPayment): Promise<PaymentRecord> {
  const [row] = await db
    .insert(payments)
    .values({ ...values, status: 'creating', createdAt: now, updatedAt: now })
    .returning();
  if (!row) throw new Error('The payments table returned no inserted row');
  return toPaymentRecord(row);
}

export async function findPayment(db: Db | Tx, id: string): Promise<PaymentRecord | null> {
  return firstOrNull(await db.select().from(payments).where(eq(payments.id, id)));
}

export async function findByReference(db: Db | Tx, reference: string): Promise<PaymentRecord | null> {
  return firstOrNull(await db.select().from(payments).where(eq(payments.reference, reference)));
}

export async function findByTransaction(db: Db | Tx, transactionId: string): Promise<PaymentRecord | null> {
  return firstOrNull(await db.select().from(payments).where(eq(payments.transactionId, transactionId)));
}

/** Returns every payment of an invoice, oldest first. */
export async function listPayments(db: Db | Tx, invoiceId: string): Promise<PaymentRecord[]> {
  const isOfInvoice = eq(payments.invoiceId, invoiceId);
  const rows = await db
    .select()
    .from(payments)
    .where(isOfInvoice)
    .orderBy(asc(payments.createdAt), asc(payments.id));
  return rows.map(toPaymentRecord);
}

const isActiveRow = inArray(payments.status, [...ACTIVE_STATES]);

export async function findActivePayment(db: Db | Tx, invoiceId: string): Promise<PaymentRecord | null> {
  return firstOrNull(
    await db
      .select()
      .from(payments)
      .where(and(eq(payments.invoiceId, invoiceId), isActiveRow)),
  );
}

/** Returns the newest payment of an invoice. */
export async function findLatest(db: Db | Tx, invoiceId: string): Promise<PaymentRecord | null> {
  return firstOrNull(
    await db
      .select()
      .from(payments)
      .where(eq(payments.invoiceId, invoiceId))
      .orderBy(desc(payments.createdAt), desc(payments.id))
      .limit(1),
  );
}

/** Returns the ids of the invoices with a payment under review. */
export async function findInvoicesUnderReview(db: Db | Tx, invoiceIds: string[]): Promise<Set<string>> {
  const rows = await db
    .select({ invoiceId: payments.invoiceId })
    .from(payments)
    .where(and(inArray(payments.invoiceId, invoiceIds), eq(payments.status, 'challenge')));
  return new Set(rows.map(({ invoiceId }) => invoiceId));
}

/** Returns the payment that paid the invoice, even if it was reversed later; `null` while the invoice is unpaid. */
export async function findPaid(db: Db | Tx, invoiceId: string): Promise<PaymentRecord | null> {
  const states = [...PAID_STATES, ...RETURNED_STATES];
  return firstOrNull(
    await db
      .select()
      .from(payments)
      .where(and(eq(payments.invoiceId, invoiceId), inArray(payments.status, states)))
      .orderBy(
        sql`case when ${inArray(payments.status, [...PAID_STATES])} then 0 else 1 end`,
        asc(payments.settledAt),
        asc(payments.id),
      )
      .limit(1),
  );
}

export type PaymentChange = {
  status?: PaymentState;
  transactionId?: string;
  instrument?: Instrument;
  expiresAt?: Date;
  settledAt?: Date;
  watchedUntil?: Date | null;
};

/** Puts a payment into the desk's queue of payments that need a person. Its version, which is the gateway's, stays. */
export async function markAttention(
  tx: Tx,
  id: string,
  attention: PaymentAttention,
  now: Date,
): Promise<void> {
  await tx.update(payments).set({ attention, attentionAt: now }).where(eq(payments.id, id));
}

/** Removes a payment from the desk's queue; returns false if it is not in the queue. */
export async function clearAttention(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx
    .update(payments)
    .set({ attention: null, attentionAt: null })
    .where(and(eq(payments.id, id), isNotNull(payments.attention)))
    .returning({ id: payments.id });
  return rows.length > 0;
}

/** Changes a payment and increments its version; the caller holds the lock of its invoice. */
export async function changePayment(
  db: Db | Tx,
  id: string,
  change: PaymentChange,
  now: Date,
): Promise<void> {
  await db
    .update(payments)
    .set({ ...change, updatedAt: now, version: sql`${payments.version} + 1` })
    .where(eq(payments.id, id));
}

/** Returns the active payments that have expired, or whose status the gateway has not reported since `unreportedSince`. */
export async function findUnconfirmedPayments(
  db: Db | Tx,
  now: Date,
  unreportedSince: Date,
  limit: number,
): Promise<PaymentRecord[]> {
  const isUnreported = and(
    lt(payments.updatedAt, unreportedSince),
    or(isNull(payments.checkedAt), lt(payments.checkedAt, unreportedSince)),
  );
  const rows = await db
    .select()
    .from(payments)
    .where(and(isActiveRow, or(lt(payments.expiresAt, now), isUnreported)))
    .orderBy(asc(sql`coalesce(${payments.checkedAt}, ${payments.createdAt})`), asc(payments.id))
    .limit(limit);
  return rows.map(toPaymentRecord);
}

/** Returns the ids of at most `limit` unconfirmed payments that were created after `createdAfter`, newest first. */
export async function listRecentUnconfirmed(
  db: Db | Tx,
  createdAfter: Date,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(isActiveRow, gt(payments.createdAt, createdAfter)))
    .orderBy(desc(payments.createdAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/**
 * Reserves the right to request a payment's status from the gateway, so that only one caller sends the request. Returns
 * false if another caller has reserved it, or if the gateway has reported a status after `unreportedSince`.
 */
export async function reserveStatusCall(
  tx: Tx,
  id: string,
  now: Date,
  unreportedSince: Date,
): Promise<boolean> {
  const isNotRecentlyChecked = or(isNull(payments.checkedAt), lte(payments.checkedAt, unreportedSince));
  const rows = await tx
    .update(payments)
    .set({ checkedAt: now })
    .where(
      and(eq(payments.id, id), isActiveRow, lte(payments.updatedAt, unreportedSince), isNotRecentlyChecked),
    )
    .returning({ id: payments.id });
  return rows.length > 0;
}

export async function markChecked(db: Db | Tx, id: string, now: Date): Promise<void> {
  await db.update(payments).set({ checkedAt: now }).where(eq(payments.id, id));
}

/** Ends the reversal watch of a payment if its `watchedUntil` has passed: the status at `now` is final. */
export async function endWatch(db: Db | Tx, id: string, now: Date): Promise<void> {
  await db
    .update(payments)
    .set({ watchedUntil: null })
    .where(and(eq(payments.id, id), lte(payments.watchedUntil, now)));
}

export async function recordNotification(
  db: Db | Tx,
  reference: string,
  body: Record<string, unknown>,
  outcome: string,
): Promise<void> {
  await db.insert(paymentNotifications).values({ reference, body, outcome });
}

export async function listPaymentsOfInvoices(db: Db | Tx, invoiceIds: string[]): Promise<PaymentRecord[]> {
  const rows = await db
    .select()
    .from(payments)
    .where(inArray(payments.invoiceId, invoiceIds))
    .orderBy(asc(payments.createdAt), asc(payments.id));
  return rows.map(toPaymentRecord);
}
