import type { DeskMail, deskMails } from '@naungan/api/desk-mails';
import type { ListPage } from '@naungan/api/list-page';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../db/client.ts';
import { outbox } from '../db/schema.ts';
import { recordPage } from './list-page.ts';

export type OutboxMail = typeof outbox.$inferSelect;

const DAY = 86_400_000;
/** Milliseconds for which the retries of a mail last at least. */
const RETRY_PERIOD = 3 * DAY;
const MINUTE = 60_000;
const NO_MAILS = { unsent: 0, failing: 0, abandoned: 0, oldest: null };

export type UnsentMailQuery = z.output<typeof deskMails.query>;
const LIST = { at: outbox.createdAt, id: outbox.id };

/** Mails that have not been sent. */
export type MailBacklog = {
  unsent: number;
  /** Unsent mails with more than one attempt. The state 'failing' begins earlier: with the first attempt, even while it runs. */
  failing: number;
  /** Unsent mails that are older than three days, so that no job is queued for them again. */
  abandoned: number;
  /** Age of the oldest unsent mail; 0 without unsent mails. */
  oldestSeconds: number;
};

/** SQL condition for a waiting or running job that sends the mail. */
const liveJobOf = (id: string | typeof outbox.id) =>
  sql`name in ('mail.send', 'mail.account') and policy = 'exclusive' and state <= 'active'
    and coalesce(singleton_key, '') = ${id}::text`;

/**
 * Returns the functions that read and change the rows of mails; pg-boss stores the jobs that send them. The number of
 * unsent mails needs no limit: the routes that let a visitor trigger a mail have rate limits.
 */
export function createOutbox(db: Db, clock: () => Date) {
  const ago = (milliseconds: number) => new Date(clock().getTime() - milliseconds);

  return {
    /** Counts an attempt to send the mail, and returns the mail; null when the mail was sent before, or deleted. */
    async attempt(id: string): Promise<OutboxMail | null> {
      const [mail] = await db
        .update(outbox)
        .set({ attempts: sql`${outbox.attempts} + 1` })
        .where(and(eq(outbox.id, id), isNull(outbox.sentAt)))
        .returning();
      return mail ?? null;
    },

    async markSent(id: string): Promise<void> {
      await db.update(outbox).set({ sentAt: clock() }).where(eq(outbox.id, id));
    },

    /**
     * Returns unsent mails, from a minute to three days old, that have no waiting or running job: the job was deleted,
     * or an earlier version of this program gave up after fewer retries.
     */
    async withoutJob(limit: number): Promise<{ id: string; account: boolean }[]> {
      const liveJob = sql`select 1 from pgboss.job where ${liveJobOf(outbox.id)}`;
      return db
        .select({ id: outbox.id, account: outbox.account })
        .from(outbox)
        .where(
          and(
            isNull(outbox.sentAt),
            gt(outbox.createdAt, ago(RETRY_PERIOD)),
            sql`${outbox.createdAt} < ${ago(MINUTE).toISOString()}`,
            sql`not exists (${liveJob})`,
          ),
        )
        .orderBy(outbox.createdAt)
        .limit(limit);
    },

    /** Returns a page of unsent mails. @throws ApiProblem INVALID for a wrong cursor */
    async unsent({ state, ...query }: UnsentMailQuery): Promise<ListPage<DeskMail>> {
      const page = recordPage('mails', query);
      const abandonedBefore = ago(RETRY_PERIOD).toISOString();
      const stateOfMail = sql<DeskMail['state']>`(case
        when ${outbox.createdAt} < ${abandonedBefore} then 'abandoned'
        when ${outbox.attempts} > 0 then 'failing' else 'waiting' end)`;
      const rows = await db
        .select({
          ...page.selectPosition(LIST),
          state: stateOfMail,
          recipient: outbox.recipient,
          subject: outbox.subject,
          attempts: outbox.attempts,
          createdAt: outbox.createdAt,
        })
        .from(outbox)
        .where(
          and(
            isNull(outbox.sentAt),
            state === undefined ? undefined : eq(stateOfMail, state),
            page.condition(LIST),
          ),
        )
        .orderBy(...page.orderBy(LIST))
        .limit(page.limit);
      const { rows: mails, next } = page.merge([rows]);
      return {
        rows: mails.map(({ time: _, ...mail }) => ({ ...mail, createdAt: mail.createdAt.toISOString() })),
        next,
      };
    },

    /** Returns an unsent mail and lets its waiting job run now; null when the mail was sent or does not exist. */
    async startNow(id: string): Promise<OutboxMail | null> {
      const [mail] = await db
        .select()
        .from(outbox)
        .where(and(eq(outbox.id, id), isNull(outbox.sentAt)));
      if (!mail) return null;
      await db.execute(
        sql`update pgboss.job set start_after = now() where ${liveJobOf(id)} and state < 'active'`,
      );
      return mail;
    },

    async backlog(): Promise<MailBacklog> {
      const abandonedBefore = ago(RETRY_PERIOD).toISOString();
      const [row] = await db
        .select({
          unsent: sql<number>`count(*)::int`,
          failing: sql<number>`(count(*) filter (where ${outbox.attempts} > 1))::int`,
          abandoned: sql<number>`(count(*) filter (where ${outbox.createdAt} < ${abandonedBefore}))::int`,
          oldest: sql<string | null>`min(${outbox.createdAt})`,
        })
        .from(outbox)
        .where(isNull(outbox.sentAt));
      const { unsent, failing, abandoned, oldest } = row ?? NO_MAILS;
      const oldestMs = oldest ? clock().getTime() - new Date(oldest).getTime() : 0;
      return { unsent, failing, abandoned, oldestSeconds: Math.max(0, Math.round(oldestMs / 1000)) };
    },
  };
}
