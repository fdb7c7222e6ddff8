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
const asTransaction = (row: Row): Transaction => ({
  ...row,
  status: row.status as SimulatedStatus,
  fraudStatus: row.fraudStatus as Transaction['fraudStatus'],
  request: row.request as ChargeRequest,
  card: row.card as CardFacts | null,
  refunds: row.refunds as Refund[],
});
const first = (rows: Row[]): Transaction | null => (rows[0] ? asTransaction(rows[0]) : null);

/** Returns `null` when a pending or paid transaction has the order id, or a pending one the account number. */
export async function insertTransaction(db: Db | Tx, transaction: Transaction): Promise<Transaction | null> {
  return first(await db.insert(transactions).values(transaction).onConflictDoNothing().returning());
}

export async function isOrderTaken(db: Db | Tx, orderId: string): Promise<boolean> {
  const isTaken = and(
    eq(transactions.orderId, orderId),
    inArray(transactions.status, [...STATUSES_BLOCKING_ORDER_ID]),
  );
  return (await db.select({ id: transactions.id }).from(transactions).where(isTaken)).length > 0;
}

/** Finds by transaction id, else by order id: the pending or paid transaction, or the newest. */
export async function findTransaction(db: Db, id: string): Promise<Transaction | null> {
  const byId = isUuid(id) ? first(await db.select().from(transactions).where(eq(transactions.id, id))) : null;
  if (byId) return byId;
  return first(
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

export async function findPendingByNumber(db: Db, number: string): Promise<Transaction | null> {
  const pending = and(eq(transactions.vaNumber, number), eq(transactions.status, 'pending'));
  return first(await db.select().from(transactions).where(pending));
}

/** Returns the transaction, locked until `tx` ends. */
export async function lockTransaction(tx: Tx, id: string): Promise<Transaction | null> {
  return first(await tx.select().from(transactions).where(eq(transactions.id, id)).for('update'));
}

export async function changeTransaction(
  tx: Tx,
  id: string,
  change: Partial<Transaction>,
): Promise<Transaction | null> {
  return first(await tx.update(transactions).set(change).where(eq(transactions.id, id)).returning());
}

/** Returns transactions with a due time-based transition. */
export async function listDue(db: Db, now: Date): Promise<Transaction[]> {
  const over = and(eq(transactions.status, 'pending'), lte(transactions.expiryTime, now));
  const due = or(over, lte(transactions.nextAt, now));
  return (await db.select().from(transactions).where(due).limit(100)).map(asTransaction);
}

export async function listPending(db: Db): Promise<Transaction[]> {
  const rows = await db
    .select()
    .from(transactions)
    .where(eq(transactions.status, 'pending'))
    .orderBy(desc(transactions.transactionTime))
    .limit(100);
  return rows.map(asTransaction);
}

export async function listFinished(db: Db): Promise<Transaction[]> {
  const rows = await db
    .select()
    .from(transactions)
    .where(ne(transactions.status, 'pending'))
    .orderBy(desc(transactions.transactionTime), asc(transactions.id))
    .limit(20);
  return rows.map(asTransaction);
}
