import { and, asc, desc, eq, lte, ne } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { isUuid } from '../../db/uuid.ts';
import { transactions } from './tables.ts';
import type { ChargeRequest, SimulatedStatus, Transaction } from './transaction.ts';

type Row = typeof transactions.$inferSelect;
const asTransaction = (row: Row): Transaction => ({
  ...row,
  status: row.status as SimulatedStatus,
  request: row.request as ChargeRequest,
});
const first = (rows: Row[]): Transaction | null => (rows[0] ? asTransaction(rows[0]) : null);

/** `null` when the order id is in use by a pending or paid transaction. */
export async function insertTransaction(db: Db | Tx, transaction: Transaction): Promise<Transaction | null> {
  return first(await db.insert(transactions).values(transaction).onConflictDoNothing().returning());
}

/** By transaction id, else the newest of an order id. */
export async function findTransaction(db: Db, id: string): Promise<Transaction | null> {
  const byId = isUuid(id) ? first(await db.select().from(transactions).where(eq(transactions.id, id))) : null;
  if (byId) return byId;
  return first(
    await db
      .select()
      .from(transactions)
      .where(eq(transactions.orderId, id))
      .orderBy(desc(transactions.transactionTime))
      .limit(1),
  );
}

export async function findPendingByVa(db: Db, vaNumber: string): Promise<Transaction | null> {
  const pending = and(eq(transactions.vaNumber, vaNumber), eq(transactions.status, 'pending'));
  return first(await db.select().from(transactions).where(pending));
}

/** Moves only from the state that was seen; `null` when somebody was faster. */
export async function changeStatus(
  db: Db | Tx,
  { id, status }: Transaction,
  to: SimulatedStatus,
  settlementTime: Date | null,
): Promise<Transaction | null> {
  return first(
    await db
      .update(transactions)
      .set({ status: to, ...(settlementTime ? { settlementTime } : {}) })
      .where(and(eq(transactions.id, id), eq(transactions.status, status)))
      .returning(),
  );
}

export async function listDue(db: Db, now: Date): Promise<Transaction[]> {
  const due = and(eq(transactions.status, 'pending'), lte(transactions.expiryTime, now));
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
