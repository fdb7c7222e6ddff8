import { and, asc, isNotNull, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { payments } from '../../db/schema.ts';
import { asPayment, type PaymentRecord } from './repository.ts';
import { ACTIVE_STATES } from './state-machine.ts';

/** Exponential backoff: ten minutes after the payment, then each time its age has doubled. */
function isDue(now: Date): SQL {
  const present = sql`${now.toISOString()}::timestamptz`;
  const since = sql`coalesce(${payments.settledAt}, ${payments.updatedAt})`;
  const pause = sql`greatest(interval '10 minutes', (${present} - ${since}) / 2)`;
  return sql`greatest(${payments.checkedAt}, ${since}) <= ${present} - ${pause}`;
}

/**
 * Payments that look final but may still be reversed (or paid, after a lost charge), in case the notification is lost.
 * Each is checked until an answer from after its `watchedUntil`, also when server or gateway were down for days.
 */
export async function findWatched(db: Db, now: Date, limit: number): Promise<PaymentRecord[]> {
  const rows = await db
    .select()
    .from(payments)
    .where(and(isNotNull(payments.watchedUntil), notInArray(payments.status, [...ACTIVE_STATES]), isDue(now)))
    .orderBy(asc(sql`coalesce(${payments.checkedAt}, ${payments.createdAt})`))
    .limit(limit);
  return rows.map(asPayment);
}
