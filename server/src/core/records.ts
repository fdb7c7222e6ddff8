import { and, eq, isNotNull, lt } from 'drizzle-orm';
import { outbox, rateLimits, sessions } from '../db/schema.ts';
import { formatMoment } from './data-copy.ts';
import { monthsBefore } from './housekeeping.ts';
import { defineModule } from './module.ts';

/** A year of sent mails is enough to investigate a complaint about a missing mail. */
const MAIL_MONTHS = 12;

/**
 * Deletes ended sessions and expired rate limits, and adds a member's sessions to the copy of the member's data. The
 * accounts module ends the sessions of a deleted account.
 */
export const sessionsModule = defineModule({
  name: 'sessions',
  retention: [
    {
      records: 'sessions that have ended',
      remove: async (db, now) => void (await db.delete(sessions).where(lt(sessions.expiresAt, now))),
    },
    {
      records: 'points of rate limits',
      remove: async (db, now) => void (await db.delete(rateLimits).where(lt(rateLimits.expire, now))),
    },
  ],
  personalData: {
    async copy(db, _deps, member) {
      const { browser, os, createdAt, lastSeenAt, expiresAt } = sessions;
      const memberSessions = await db
        .select({ browser, os, createdAt, lastSeenAt, expiresAt })
        .from(sessions)
        .where(eq(sessions.userId, member.id));
      return {
        data: { sessions: memberSessions },
        chapters: [
          {
            title: 'Sesi yang sedang berlaku',
            facts: memberSessions.map((session) => ({
              title: `Masuk ${formatMoment(session.createdAt)}`,
              value: `Terakhir dipakai ${formatMoment(session.lastSeenAt)}`,
            })),
          },
        ],
      };
    },
  },
});

/** Deletes old mails, and adds a member's mails to the copy of the member's data. */
export const mailModule = defineModule({
  name: 'mail',
  retention: [
    {
      records: 'mails sent more than a year ago',
      remove: async (db, now) =>
        void (await db.delete(outbox).where(lt(outbox.sentAt, monthsBefore(now, MAIL_MONTHS)))),
    },
  ],
  personalData: {
    async copy(db, _deps, member) {
      const mails = await db
        .select({ subject: outbox.subject, createdAt: outbox.createdAt })
        .from(outbox)
        .where(eq(outbox.recipient, member.email))
        .orderBy(outbox.createdAt, outbox.id);
      return {
        data: { mails },
        chapters: [
          {
            title: 'Email yang kami kirim',
            facts: mails.map(({ subject, createdAt }) => ({
              title: formatMoment(createdAt),
              value: subject,
              wide: true,
            })),
          },
        ],
      };
    },
    // Unsent mails stay in the outbox, so that the member still receives them.
    erase: async (tx, { email }) =>
      void (await tx.delete(outbox).where(and(eq(outbox.recipient, email), isNotNull(outbox.sentAt)))),
  },
});
