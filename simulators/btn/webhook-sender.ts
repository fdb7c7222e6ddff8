import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, lte, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../server/src/db/client.ts';
import { signedHeaders } from '../../server/src/modules/payments/btn/signature.ts';
import { type Account, accountBody } from './account.ts';
import type { BankFaults } from './faults.ts';
import { callbacks } from './tables.ts';

type Row = typeof callbacks.$inferSelect;
/** `forged`: signed with another key. `stale`: signed correctly, with a timestamp one hour old. */
export type SigningMode = 'signed' | 'forged' | 'stale';
/** Sends one callback; resolves to the HTTP status of the response. */
export type Post = (text: string, headers: Record<string, string>) => Promise<number>;
type Options = { db: Db; clock: () => Date; key: string; post: Post };

/** Delay before each retry; the real bank waits minutes. */
const RETRY_SECONDS = [1, 5, 30, 120];
/** Time after which an interrupted delivery is retried. */
const LEASE_MS = 20_000;
/** Age of a stale callback's timestamp. */
const STALE_MS = 3_600_000;
const WRONG_KEY = 'not-the-key-of-the-bank-and-the-company';

/** Returns functions that store callbacks and deliver them at least once. Each attempt is signed with its current time. */
export function createWebhookSender({ db, clock, key, post }: Options) {
  const secondsFromNow = (seconds: number) => new Date(clock().getTime() + seconds * 1000);

  /** Stores a callback for delivery. The caller does this in the transaction that changes the account. */
  async function enqueue(
    connection: Db | Tx,
    account: Account,
    signingMode: SigningMode,
    faults: BankFaults,
  ): Promise<void> {
    const row = {
      accountId: account.id,
      body: accountBody(account),
      signingMode: faults.forge ? 'forged' : signingMode,
      state: faults.drop ? 'dropped' : 'waiting',
      attempts: 0,
      dueAt: secondsFromNow(faults.delaySeconds),
      createdAt: clock(),
    };
    const copies = faults.duplicate ? [row, row] : [row];
    await connection.insert(callbacks).values(copies.map((copy) => ({ ...copy, id: randomUUID() })));
  }

  /** Reserves a delivery for this process; returns false when another process has reserved it. */
  async function reserve({ id, attempts }: Row): Promise<boolean> {
    const reservedRows = await db
      .update(callbacks)
      .set({ attempts: sql`${callbacks.attempts} + 1`, dueAt: new Date(clock().getTime() + LEASE_MS) })
      .where(and(eq(callbacks.id, id), eq(callbacks.state, 'waiting'), eq(callbacks.attempts, attempts)))
      .returning({ id: callbacks.id });
    return reservedRows.length > 0;
  }

  /** Sends a callback and stores the result, unless another process has reserved the delivery. */
  async function deliver(row: Row): Promise<void> {
    if (!(await reserve(row))) return;
    const text = JSON.stringify(row.body);
    const signedAt = row.signingMode === 'stale' ? new Date(clock().getTime() - STALE_MS) : clock();
    const signingKey = row.signingMode === 'forged' ? WRONG_KEY : key;
    const status = await post(text, signedHeaders('callback', text, signingKey, signedAt));
    const isAccepted = status >= 200 && status < 300;
    // A forged or stale callback is not retried, because the server must reject it.
    const retrySeconds = isAccepted || row.signingMode !== 'signed' ? undefined : RETRY_SECONDS[row.attempts];
    const change =
      retrySeconds === undefined
        ? { state: isAccepted ? 'delivered' : 'failed' }
        : { dueAt: secondsFromNow(retrySeconds) };
    await db
      .update(callbacks)
      .set({ ...change, lastStatus: status })
      .where(eq(callbacks.id, row.id));
  }

  return {
    enqueue,
    /** Delivers due callbacks, or with `all` all waiting ones; returns their number. */
    async deliverDue({ all = false } = {}): Promise<number> {
      const isWaiting = eq(callbacks.state, 'waiting');
      const rows = await db
        .select()
        .from(callbacks)
        .where(all ? isWaiting : and(isWaiting, lte(callbacks.dueAt, clock())))
        .orderBy(asc(callbacks.dueAt), asc(callbacks.createdAt))
        .limit(50);
      for (const row of rows) await deliver(row);
      return rows.length;
    },
    list: (accountId: string): Promise<Row[]> =>
      db
        .select()
        .from(callbacks)
        .where(eq(callbacks.accountId, accountId))
        .orderBy(desc(callbacks.createdAt))
        .limit(20),
  };
}
export type WebhookSender = ReturnType<typeof createWebhookSender>;
