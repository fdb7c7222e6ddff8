import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { sitePublishes, users } from '../../db/schema.ts';

const COLUMNS = {
  id: sitePublishes.id,
  state: sitePublishes.state,
  startedAt: sitePublishes.startedAt,
  endedAt: sitePublishes.endedAt,
  message: sitePublishes.message,
  startedBy: { id: users.id, fullName: users.fullName },
};

const isRunning = eq(sitePublishes.state, 'running');

/** Makes other starts wait until the transaction ends. */
export async function lockPublishes(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('site-publish', 0))`);
}

/** Ends publishes without a sign of life since `aliveSince`: their server process has stopped. */
export async function endStalePublishes(
  tx: Db | Tx,
  { aliveSince, message, now }: { aliveSince: Date; message: string; now: Date },
): Promise<void> {
  await tx
    .update(sitePublishes)
    .set({ state: 'failed', message, endedAt: now })
    .where(and(isRunning, lt(sitePublishes.seenAt, aliveSince)));
}

export const isPublishRunning = async (tx: Tx): Promise<boolean> =>
  (await tx.$count(sitePublishes, isRunning)) > 0;

export async function insertPublish(tx: Tx, startedBy: string, now: Date): Promise<string> {
  const [row] = await tx
    .insert(sitePublishes)
    .values({ startedBy, startedAt: now, seenAt: now })
    .returning({ id: sitePublishes.id });
  if (!row) throw new Error('The publish was not stored');
  return row.id;
}

/** Returns the publish that was started last; null without one. */
export async function lastPublish(db: Db | Tx) {
  const [row] = await db
    .select(COLUMNS)
    .from(sitePublishes)
    .innerJoin(users, eq(users.id, sitePublishes.startedBy))
    .orderBy(desc(sitePublishes.number))
    .limit(1);
  return row ?? null;
}

export async function reportAlive(db: Db, id: string, now: Date): Promise<void> {
  await db
    .update(sitePublishes)
    .set({ seenAt: now })
    .where(and(eq(sitePublishes.id, id), isRunning));
}

export async function endPublish(
  db: Db,
  id: string,
  { state, message, now }: { state: 'success' | 'failed'; message: string; now: Date },
): Promise<void> {
  await db
    .update(sitePublishes)
    .set({ state, message, endedAt: now })
    .where(and(eq(sitePublishes.id, id), isRunning));
}
