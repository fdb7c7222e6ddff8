import { and, asc, isNotNull, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { payments } from '../../db/schema.ts';
import { asPayment, type PaymentRecord } from './repository.ts';
import { ACTIVE_STATES } from './state-machine.ts';

/** Exponential backoff: ten minutes after the payment, then whenever its age has doubled. */
function isDue(now: Date): SQL {
  const present = sql`${now.toISOString()}::timestamptz`;
  const since = sql`coalesce(${payments.settledAt}, ${payments.updatedAt})`;
  const pause = sql`greatest(interval '10 minutes', (${present} - ${since}) / 2)`;
  return sql`greatest(${payments.checkedAt}, ${since}) <= ${present} - ${pause}`;
}

/**
 * Returns final payments that may still be reversed (or paid, after a lost charge), in case the notification
 * was lost. Each is checked until a result after its `watchedUntil`, also when server or gateway were down
 * for days.
 */
export async function findWatched(db: Db, now: Date, limit: number): Promise<PaymentRecord[]> {
  const rows = await db
    .select()
    .from(payments)
    .where(and(isNotNull(payments.watchedUntil), notInArray(payments.status, [...ACTIVE_STATES]), isDue(now)))
    .orderBy(asc(sql`coalesce(${payments.checkedAt}, ${payments.createdAt})`), asc(payments.id))
    .limit(limit);
  return rows.map(asPayment);
}
