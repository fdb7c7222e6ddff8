import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/client.ts';
import { outbox } from '../db/schema.ts';

export type OutboxMail = typeof outbox.$inferSelect;

const DAY = 86_400_000;
/** Milliseconds during which a mail is tried again after failures. */
const RETRIED_FOR = 3 * DAY;
const MINUTE = 60_000;
const NONE = { unsent: 0, failing: 0, abandoned: 0, oldest: null };

/** What to do with a mail whose job runs. */
type Attempt =
  | { state: 'send'; mail: OutboxMail }
  /** Sent before, or deleted. */
  | { state: 'done' }
  | { state: 'over-limit'; dailyLimit: number };

/** Mails that have not been sent. */
export type MailBacklog = {
  unsent: number;
  /** Those whose first attempt failed. */
  failing: number;
  /** Those that are not tried again: three days of attempts failed. */
  abandoned: number;
  oldestSeconds: number;
};

/**
 * The rows of mails. Their jobs (queue, lease, retries) belong to pg-boss. `scale` returns how many mails a daily limit
 * allows here.
 *
 * The daily limit of an address is checked when a mail is about to be sent, in a transaction of its own: a transaction
 * that writes mails to several addresses would hold their locks until its end, and two such transactions could deadlock.
 */
export function createOutbox(db: Db, clock: () => Date, scale: (dailyLimit: number) => number) {
  const ago = (milliseconds: number) => new Date(clock().getTime() - milliseconds);

  /** Mails to the address that were attempted within 24 hours, except those about its account. */
  async function attemptedToday(tx: Tx, recipient: string): Promise<number> {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`mails:${recipient}`}, 0))`);
    const since = gt(outbox.createdAt, ago(DAY));
    return tx.$count(
      outbox,
      and(eq(outbox.recipient, recipient), eq(outbox.account, false), gt(outbox.attempts, 0), since),
    );
  }

  return {
    /** Counts an attempt to send the mail. A mail over its daily limit is deleted instead. */
    attempt: (id: string): Promise<Attempt> =>
      db.transaction(async (tx): Promise<Attempt> => {
        const unsent = and(eq(outbox.id, id), isNull(outbox.sentAt));
        const [queued] = await tx.select().from(outbox).where(unsent);
        if (!queued) return { state: 'done' };
        const { recipient, dailyLimit } = queued;
        if (dailyLimit !== null && queued.attempts === 0) {
          if ((await attemptedToday(tx, recipient)) >= scale(dailyLimit)) {
            await tx.delete(outbox).where(and(unsent, eq(outbox.attempts, 0)));
            return { state: 'over-limit', dailyLimit };
          }
        }
        const [mail] = await tx
          .update(outbox)
          .set({ attempts: sql`${outbox.attempts} + 1` })
          .where(unsent)
          .returning();
        return mail ? { state: 'send', mail } : { state: 'done' };
      }),

    async markSent(id: string): Promise<void> {
      await db.update(outbox).set({ sentAt: clock() }).where(eq(outbox.id, id));
    },

    /** Returns unsent mails that have no job: their job was deleted, or used up the retries of an earlier version. */
    async withoutJob(limit: number): Promise<{ id: string; account: boolean }[]> {
      const live = sql`select 1 from pgboss.job where name in ('mail.send', 'mail.account') and policy = 'exclusive'
        and state <= 'active' and coalesce(singleton_key, '') = ${outbox.id}::text`;
      return db
        .select({ id: outbox.id, account: outbox.account })
        .from(outbox)
        .where(
          and(
            isNull(outbox.sentAt),
            gt(outbox.createdAt, ago(RETRIED_FOR)),
            sql`${outbox.createdAt} < ${ago(MINUTE).toISOString()}`,
            sql`not exists (${live})`,
          ),
        )
        .orderBy(outbox.createdAt)
        .limit(limit);
    },

    async backlog(): Promise<MailBacklog> {
      const abandonedBefore = ago(RETRIED_FOR).toISOString();
      const [row] = await db
        .select({
          unsent: sql<number>`count(*)::int`,
          failing: sql<number>`(count(*) filter (where ${outbox.attempts} > 1))::int`,
          abandoned: sql<number>`(count(*) filter (where ${outbox.createdAt} < ${abandonedBefore}))::int`,
          oldest: sql<string | null>`min(${outbox.createdAt})`,
        })
        .from(outbox)
        .where(isNull(outbox.sentAt));
      const { unsent, failing, abandoned, oldest } = row ?? NONE;
      const oldestMs = oldest ? clock().getTime() - new Date(oldest).getTime() : 0;
      return { unsent, failing, abandoned, oldestSeconds: Math.max(0, Math.round(oldestMs / 1000)) };
    },
  };
}
