import { and, asc, eq, gt, lte, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { deskPresence, type PageSubject, sessions, users } from '../../db/schema.ts';
import { staffColumns } from './staff-repository.ts';

export type PageKey = { subject: PageSubject; id: string };

const isPage = ({ subject, id }: PageKey) =>
  and(eq(deskPresence.subject, subject), eq(deskPresence.subjectId, id));

/** Stores that a person has a page open now. `openedAt` is set again after an interruption, at `aliveSince`. */
export async function touchPage(
  db: Db,
  { subject, id: subjectId }: PageKey,
  userId: string,
  { now, aliveSince }: { now: Date; aliveSince: Date },
): Promise<void> {
  const isInterrupted = lte(deskPresence.seenAt, aliveSince);
  const key = [deskPresence.subject, deskPresence.subjectId, deskPresence.userId];
  await db
    .delete(deskPresence)
    .where(and(isPage({ subject, id: subjectId }), eq(deskPresence.userId, userId), isInterrupted));
  await db
    .insert(deskPresence)
    .values({ subject, subjectId, userId, openedAt: now, seenAt: now })
    .onConflictDoUpdate({ target: key, set: { seenAt: now } });
}

/** A person who has signed out cannot have a page open. */
const hasSession = (now: Date) =>
  sql`exists (select 1 from ${sessions} where ${sessions.userId} = ${deskPresence.userId} and ${gt(sessions.expiresAt, now)})`;

/** Returns the other people who have the page open and are signed in, the first viewer first. */
export const listViewers = (
  db: Db,
  page: PageKey,
  { exceptId, now, aliveSince }: { exceptId: string; now: Date; aliveSince: Date },
): Promise<{ id: string; fullName: string; openedAt: Date }[]> =>
  db
    .select({ ...staffColumns, openedAt: deskPresence.openedAt })
    .from(deskPresence)
    .innerJoin(users, eq(users.id, deskPresence.userId))
    .where(
      and(
        isPage(page),
        ne(deskPresence.userId, exceptId),
        gt(deskPresence.seenAt, aliveSince),
        hasSession(now),
      ),
    )
    .orderBy(asc(deskPresence.openedAt), asc(users.id));

export async function closePage(db: Db, page: PageKey, userId: string): Promise<void> {
  await db.delete(deskPresence).where(and(isPage(page), eq(deskPresence.userId, userId)));
}

/** Deletes the pages without a sign of life since this time. */
export async function deletePagesBefore(db: Db, seenBefore: Date): Promise<void> {
  await db.delete(deskPresence).where(lte(deskPresence.seenAt, seenBefore));
}
