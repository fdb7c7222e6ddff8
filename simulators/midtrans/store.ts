import { and, asc, desc, eq, inArray, lte, ne, or } from 'drizzle-orm';
import type { Db, Tx } from '../../server/src/db/client.ts';
import { isUuid } from '../../server/src/db/uuid.ts';
import type { CardFacts } from './cards/outcomes.ts';
import { transactions } from './tables.ts';
import {
  type ChargeRequest,
  type Refund,
  type SimulatedStatus,
  STATUSES_BLOCKING_ORDER_ID,
  type Transaction,
} from './transaction.ts';

type Row = typeof transactions.$inferSelect;
const transactionOf = (row: Row): Transaction => ({
  ...row,
  status: row.status as SimulatedStatus,
  fraudStatus: row.fraudStatus as Transaction['fraudStatus'],
  request: row.request as ChargeRequest,
  card: row.card as CardFacts | null,
  refunds: row.refunds as Refund[],
});
const firstTransaction = (rows: Row[]): Transaction | null => (rows[0] ? transactionOf(rows[0]) : null);

/**
 * Stores a transaction; returns `null` when a pending or paid transaction has the order id, or a pending transaction has
 * the account number.
 */
export async function insertTransaction(db: Db | Tx, transaction: Transaction): Promise<Transaction | null> {
  return firstTransaction(
    await db.insert(transactions).values(transaction).onConflictDoNothing().returning(),
  );
}

export async function isOrderIdTaken(db: Db | Tx, orderId: string): Promise<boolean> {
  const isTaken = and(
    eq(transactions.orderId, orderId),
    inArray(transactions.status, [...STATUSES_BLOCKING_ORDER_ID]),
  );
  return (await db.select({ id: transactions.id }).from(transactions).where(isTaken)).length > 0;
}

/**
 * Returns the transaction with this id. For an order id, returns the order's pending or paid transaction, else its newest
 * one.
 */
export async function findTransaction(db: Db, id: string): Promise<Transaction | null> {
  const byId = isUuid(id)
    ? firstTransaction(await db.select().from(transactions).where(eq(transactions.id, id)))
    : null;
  if (byId) return byId;
  return firstTransaction(
    await db
      .select()
      .from(transactions)
      .where(eq(transactions.orderId, id))
      .orderBy(
        desc(inArray(transactions.status, [...STATUSES_BLOCKING_ORDER_ID])),
        desc(transactions.transactionTime),
      )
      .limit(1),
  );
}

export async function findPendingByAccountNumber(db: Db, number: string): Promise<Transaction | null> {
  const isPending = and(eq(transactions.vaNumber, number), eq(transactions.status, 'pending'));
  return firstTransaction(await db.select().from(transactions).where(isPending));
}

/** Returns a transaction and locks it until `tx` ends. */
export async function lockTransaction(tx: Tx, id: string): Promise<Transaction | null> {
  return firstTransaction(await tx.select().from(transactions).where(eq(transactions.id, id)).for('update'));
}

export async function changeTransaction(
  tx: Tx,
  id: string,
  change: Partial<Transaction>,
): Promise<Transaction | null> {
  return firstTransaction(
    await tx.update(transactions).set(change).where(eq(transactions.id, id)).returning(),
  );
}

/** Returns transactions that must be processed now, because they expired or because the time of their next action has come. */
export async function listDue(db: Db, now: Date): Promise<Transaction[]> {
  const isExpired = and(eq(transactions.status, 'pending'), lte(transactions.expiryTime, now));
  const isDue = or(isExpired, lte(transactions.nextActionAt, now));
  return (await db.select().from(transactions).where(isDue).limit(100)).map(transactionOf);
}

export async function listPending(db: Db): Promise<Transaction[]> {
  const rows = await db
    .select()
    .from(transactions)
    .where(eq(transactions.status, 'pending'))
    .orderBy(desc(transactions.transactionTime))
    .limit(100);
  return rows.map(transactionOf);
}

export async function listFinished(db: Db): Promise<Transaction[]> {
  const rows = await db
    .select()
    .from(transactions)
    .where(ne(transactions.status, 'pending'))
    .orderBy(desc(transactions.transactionTime), asc(transactions.id))
    .limit(20);
  return rows.map(transactionOf);
}
