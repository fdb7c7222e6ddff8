import { and, desc, eq, lte, ne } from 'drizzle-orm';
import type { Db, Tx } from '../../server/src/db/client.ts';
import { isUuid } from '../../server/src/db/uuid.ts';
import type { Account, AccountStatus } from './account.ts';
import { accounts } from './tables.ts';

type Row = typeof accounts.$inferSelect;
const accountOf = (row: Row): Account => ({ ...row, status: row.status as AccountStatus });
const firstAccount = (rows: Row[]): Account | null => (rows[0] ? accountOf(rows[0]) : null);

/** Inserts an account; returns `null` when the reference exists or an open account has this number. */
export async function insertAccount(db: Db | Tx, account: Account): Promise<Account | null> {
  return firstAccount(await db.insert(accounts).values(account).onConflictDoNothing().returning());
}

export async function findByReference(db: Db, reference: string): Promise<Account | null> {
  return firstAccount(await db.select().from(accounts).where(eq(accounts.reference, reference)));
}

export async function findById(db: Db, id: string): Promise<Account | null> {
  return isUuid(id) ? firstAccount(await db.select().from(accounts).where(eq(accounts.id, id))) : null;
}

export async function findOpenByNumber(db: Db, number: string): Promise<Account | null> {
  const isOpenAccount = and(eq(accounts.account, number), eq(accounts.status, 'open'));
  return firstAccount(await db.select().from(accounts).where(isOpenAccount));
}

/**
 * Changes the status of an account; returns `null` when another request has changed the status at the same time. `paidAt`:
 * the time of a payment; null keeps the stored time.
 */
export async function changeStatus(
  db: Db | Tx,
  { id, status }: Account,
  newStatus: AccountStatus,
  paidAt: Date | null,
): Promise<Account | null> {
  return firstAccount(
    await db
      .update(accounts)
      // Drizzle does not change a column whose value is undefined.
      .set({ status: newStatus, paidAt: paidAt ?? undefined })
      .where(and(eq(accounts.id, id), eq(accounts.status, status)))
      .returning(),
  );
}

/** Returns open accounts whose deadline has passed, at most 100. */
export async function listDue(db: Db, now: Date): Promise<Account[]> {
  const isDue = and(eq(accounts.status, 'open'), lte(accounts.expiresAt, now));
  return (await db.select().from(accounts).where(isDue).limit(100)).map(accountOf);
}

/** Returns open and ended accounts, newest first, at most 50 of each. */
export async function listAccounts(db: Db): Promise<{ openAccounts: Account[]; endedAccounts: Account[] }> {
  const list = async (isOpen: boolean) => {
    const statusFilter = isOpen ? eq(accounts.status, 'open') : ne(accounts.status, 'open');
    const rows = db.select().from(accounts).where(statusFilter).orderBy(desc(accounts.createdAt)).limit(50);
    return (await rows).map(accountOf);
  };
  return { openAccounts: await list(true), endedAccounts: await list(false) };
}
