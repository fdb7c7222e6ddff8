import { createHash } from 'node:crypto';
import { eq, inArray, lt, sql } from 'drizzle-orm';
import { limitKeyOf } from '../../core/visitor-address.ts';
import type { Db } from '../../db/client.ts';
import { signInAttempts } from '../../db/schema.ts';

/** Seconds of the first wait. Each further attempt doubles the wait. */
const FIRST_WAIT = 60;
const MAX_WAIT = 6 * 3_600;
const DAY = 86_400;

/** Returns the key of what the parts name together. Only its hash is stored; an IPv6 address counts as its /64. */
export const attemptKey = (...parts: string[]): string =>
  createHash('sha256').update(parts.map(limitKeyOf).join('\n')).digest('base64url');

const seconds = (value: number) => sql`${value} * interval '1 second'`;
const isExpired = (now: Date) => sql`${signInAttempts.expiresAt} <= ${now.toISOString()}::timestamptz`;
/** The count after this attempt. */
const nextCount = (now: Date) =>
  sql<number>`case when ${isExpired(now)} then 1 else ${signInAttempts.attempts} + 1 end`;

/** The result of `countAttempt`: the number of attempts so far, or the seconds to wait, in which nothing is counted. */
export type CountedAttempt = { attempts: number } | { waitSeconds: number };

/**
 * Counts an attempt, unless the wait after the previous one has not ended. From the attempt number `freeAttempts` on,
 * each attempt starts a wait: a minute, then twice as long each time, at most six hours. The count starts again a day
 * after the last wait. One statement, so that simultaneous attempts in several processes cannot pass together.
 */
export async function countAttempt(
  db: Db,
  key: string,
  { freeAttempts, now }: { freeAttempts: number; now: Date },
): Promise<CountedAttempt> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const count = nextCount(now);
  const wait = sql`case when ${count} < ${freeAttempts} then 0
    else least(${MAX_WAIT}, ${FIRST_WAIT} * power(2, least(${count} - ${freeAttempts}, 20))) end`;
  const nextAt = sql`${at} + ${wait} * interval '1 second'`;
  const [row] = await db
    .insert(signInAttempts)
    .values({ key, attempts: 1, nextAt: now, expiresAt: new Date(now.getTime() + DAY * 1_000) })
    .onConflictDoUpdate({
      target: signInAttempts.key,
      set: { attempts: count, nextAt, expiresAt: sql`${nextAt} + ${seconds(DAY)}` },
      setWhere: sql`${signInAttempts.nextAt} <= ${at} or ${isExpired(now)}`,
    })
    .returning({ attempts: signInAttempts.attempts });
  if (row) return row;
  const [waiting] = await db
    .select({ nextAt: signInAttempts.nextAt })
    .from(signInAttempts)
    .where(eq(signInAttempts.key, key));
  const milliseconds = (waiting?.nextAt ?? now).getTime() - now.getTime();
  return { waitSeconds: Math.max(1, Math.ceil(milliseconds / 1_000)) };
}

/** Counts an attempt and returns the number of attempts since the first one of this day. */
export async function countDailyAttempt(db: Db, key: string, now: Date): Promise<number> {
  const tomorrow = new Date(now.getTime() + DAY * 1_000);
  const [row] = await db
    .insert(signInAttempts)
    .values({ key, attempts: 1, nextAt: now, expiresAt: tomorrow })
    .onConflictDoUpdate({
      target: signInAttempts.key,
      set: {
        attempts: nextCount(now),
        expiresAt: sql`case when ${isExpired(now)} then ${tomorrow.toISOString()}::timestamptz
          else ${signInAttempts.expiresAt} end`,
      },
    })
    .returning({ attempts: signInAttempts.attempts });
  if (!row) throw new Error('The attempt was not counted');
  return row.attempts;
}

/** Subtracts an attempt that turned out to be right. */
export async function uncountAttempt(db: Db, key: string): Promise<void> {
  await db
    .update(signInAttempts)
    .set({ attempts: sql`greatest(0, ${signInAttempts.attempts} - 1)` })
    .where(eq(signInAttempts.key, key));
}

export async function forgetAttempts(db: Db, keys: string[]): Promise<void> {
  await db.delete(signInAttempts).where(inArray(signInAttempts.key, keys));
}

export async function removeExpiredAttempts(db: Db, now: Date): Promise<void> {
  await db.delete(signInAttempts).where(lt(signInAttempts.expiresAt, now));
}
