import { and, desc, eq, lte, ne } from 'drizzle-orm';
import type { Db, Tx } from '../../server/src/db/client.ts';
import { isUuid } from '../../server/src/db/uuid.ts';
import type { Account, AccountStatus } from './account.ts';
import { accounts } from './tables.ts';

type Row = typeof accounts.$inferSelect;
const asAccount = (row: Row): Account => ({ ...row, status: row.status as AccountStatus });
const first = (rows: Row[]): Account | null => (rows[0] ? asAccount(rows[0]) : null);

/** Returns `null` when the reference or an open account with this number exists. */
export async function insertAccount(db: Db | Tx, account: Account): Promise<Account | null> {
  return first(await db.insert(accounts).values(account).onConflictDoNothing().returning());
}

export async function findAccount(db: Db, reference: string): Promise<Account | null> {
  return first(await db.select().from(accounts).where(eq(accounts.reference, reference)));
}

export async function findById(db: Db, id: string): Promise<Account | null> {
  return isUuid(id) ? first(await db.select().from(accounts).where(eq(accounts.id, id))) : null;
}

export async function findOpen(db: Db, number: string): Promise<Account | null> {
  const open = and(eq(accounts.account, number), eq(accounts.status, 'open'));
  return first(await db.select().from(accounts).where(open));
}

/** Changes the state only if it is still the expected one; returns `null` after a concurrent change. */
export async function changeStatus(
  db: Db | Tx,
  { id, status }: Account,
  to: AccountStatus,
  paidAt: Date | null,
): Promise<Account | null> {
  return first(
    await db
      .update(accounts)
      .set({ status: to, ...(paidAt ? { paidAt } : {}) })
      .where(and(eq(accounts.id, id), eq(accounts.status, status)))
      .returning(),
  );
}

export async function listDue(db: Db, now: Date): Promise<Account[]> {
  const due = and(eq(accounts.status, 'open'), lte(accounts.expiresAt, now));
  return (await db.select().from(accounts).where(due).limit(100)).map(asAccount);
}

/** Newest first, at most 50 of each. */
export async function listAccounts(db: Db): Promise<{ open: Account[]; ended: Account[] }> {
  const list = async (open: boolean) => {
    const statusFilter = open ? eq(accounts.status, 'open') : ne(accounts.status, 'open');
    const rows = db.select().from(accounts).where(statusFilter).orderBy(desc(accounts.createdAt)).limit(50);
    return (await rows).map(asAccount);
  };
  return { open: await list(true), ended: await list(false) };
}
