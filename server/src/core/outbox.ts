import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/client.ts';
import { outbox } from '../db/schema.ts';

export type OutboxMail = typeof outbox.$inferSelect;

/** Milliseconds that a mail belongs to who began to send it; as long as the job, so that a retry finds it free. */
export const CLAIM = 60_000;
const DAY = 86_400_000;

/** What became of the wish to send a mail: it is ours now, somebody else's, there is nothing left to send, or it was one too many. */
type Claim =
  | { state: 'ours'; mail: OutboxMail }
  | { state: 'taken' }
  | { state: 'done' }
  | { state: 'over'; mostADay: number };

/**
 * Takes mails out of the outbox one by one, each by one worker at a time. `most` says how many a limit allows here.
 *
 * The limit of an address is judged when a mail is about to leave, in a transaction of its own: where mails are written,
 * the locks of two addresses would be held until the ends of transactions that take them in any order.
 */
export function createOutbox(db: Db, clock: () => Date, most: (mostADay: number) => number) {
  const claimEnd = () => new Date(clock().getTime() + CLAIM);

  /** Mails to the address that were begun within 24 hours, those about its account not counted. */
  async function begunToday(tx: Tx, recipient: string): Promise<number> {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`mails:${recipient}`}, 0))`);
    const since = gt(outbox.createdAt, new Date(clock().getTime() - DAY));
    return tx.$count(
      outbox,
      and(eq(outbox.recipient, recipient), eq(outbox.account, false), gt(outbox.attempts, 0), since),
    );
  }

  return {
    /** Makes the mail ours until the claim ends. One over its limit is deleted. */
    claim: (id: string): Promise<Claim> =>
      db.transaction(async (tx): Promise<Claim> => {
        const unsent = and(eq(outbox.id, id), isNull(outbox.sentAt));
        const [queued] = await tx.select().from(outbox).where(unsent);
        if (!queued) return { state: 'done' };
        const { recipient, mostADay } = queued;
        if (mostADay !== null && queued.attempts === 0) {
          if ((await begunToday(tx, recipient)) >= most(mostADay)) {
            await tx.delete(outbox).where(and(unsent, eq(outbox.attempts, 0)));
            return { state: 'over', mostADay };
          }
        }
        const free = or(isNull(outbox.claimedUntil), lt(outbox.claimedUntil, clock()));
        const [mail] = await tx
          .update(outbox)
          .set({ attempts: sql`${outbox.attempts} + 1`, claimedUntil: claimEnd() })
          .where(and(unsent, free))
          .returning();
        return mail ? { state: 'ours', mail } : { state: 'taken' };
      }),
    /** Keeps a mail ours that is still being sent. */
    async renew(id: string): Promise<void> {
      await db.update(outbox).set({ claimedUntil: claimEnd() }).where(eq(outbox.id, id));
    },
    /** Gives back a mail that could not be sent. */
    async release(id: string): Promise<void> {
      await db.update(outbox).set({ claimedUntil: null }).where(eq(outbox.id, id));
    },
    async noteSent(id: string): Promise<void> {
      await db.update(outbox).set({ sentAt: clock() }).where(eq(outbox.id, id));
    },
  };
}
