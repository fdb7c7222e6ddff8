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
/** Delivers one callback and returns the HTTP status. */
export type Post = (text: string, headers: Record<string, string>) => Promise<number>;
type Options = { db: Db; clock: () => Date; key: string; post: Post };

/** Delay before each retry in seconds; the real bank waits minutes. */
const RETRY_SECONDS = [1, 5, 30, 120];
/** Milliseconds after which an interrupted delivery is retried. */
const LEASE_MS = 20_000;
const STALE_MS = 3_600_000;
const FORGERS_KEY = 'not-the-key-of-the-bank-and-the-company';

/** Delivers callbacks at least once; each attempt has the signature of its own time. */
export function createWebhookSender({ db, clock, key, post }: Options) {
  const secondsFromNow = (seconds: number) => new Date(clock().getTime() + seconds * 1000);

  /** Call in the transaction of the change that the callback reports. */
  async function enqueue(at: Db | Tx, account: Account, how: SigningMode, set: BankFaults): Promise<void> {
    const row = {
      accountId: account.id,
      body: accountBody(account),
      how: set.forge ? 'forged' : how,
      state: set.drop ? 'dropped' : 'waiting',
      attempts: 0,
      dueAt: secondsFromNow(set.delaySeconds),
      createdAt: clock(),
    };
    const copies = set.duplicate ? [row, row] : [row];
    await at.insert(callbacks).values(copies.map((copy) => ({ ...copy, id: randomUUID() })));
  }

  /** Claims a delivery, so that no other process sends it at the same time. */
  async function claim({ id, attempts }: Row): Promise<boolean> {
    const claimed = await db
      .update(callbacks)
      .set({ attempts: sql`${callbacks.attempts} + 1`, dueAt: new Date(clock().getTime() + LEASE_MS) })
      .where(and(eq(callbacks.id, id), eq(callbacks.state, 'waiting'), eq(callbacks.attempts, attempts)))
      .returning({ id: callbacks.id });
    return claimed.length > 0;
  }

  async function deliver(row: Row): Promise<void> {
    if (!(await claim(row))) return;
    const text = JSON.stringify(row.body);
    const signedAt = row.how === 'stale' ? new Date(clock().getTime() - STALE_MS) : clock();
    const signingKey = row.how === 'forged' ? FORGERS_KEY : key;
    const status = await post(text, signedHeaders('callback', text, signingKey, signedAt));
    const ok = status >= 200 && status < 300;
    const pause = ok || row.how !== 'signed' ? undefined : RETRY_SECONDS[row.attempts];
    const change =
      pause === undefined ? { state: ok ? 'delivered' : 'failed' } : { dueAt: secondsFromNow(pause) };
    await db
      .update(callbacks)
      .set({ ...change, lastAnswer: status })
      .where(eq(callbacks.id, row.id));
  }

  return {
    enqueue,
    /** Delivers due callbacks, with `all` every waiting one; returns their number. */
    async deliverDue({ all = false } = {}): Promise<number> {
      const waiting = eq(callbacks.state, 'waiting');
      const rows = await db
        .select()
        .from(callbacks)
        .where(all ? waiting : and(waiting, lte(callbacks.dueAt, clock())))
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
