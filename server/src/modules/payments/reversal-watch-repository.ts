import { and, asc, isNotNull, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { payments } from '../../db/schema.ts';
import { ACTIVE_STATES } from './payment-state.ts';
import { type PaymentRecord, toPaymentRecord } from './repository.ts';

/** Selects payments due for a check: ten minutes after the payment, then each time the payment's age has doubled. */
function isDue(now: Date): SQL {
  const nowInSql = sql`${now.toISOString()}::timestamptz`;
  const since = sql`coalesce(${payments.settledAt}, ${payments.updatedAt})`;
  const pause = sql`greatest(interval '10 minutes', (${nowInSql} - ${since}) / 2)`;
  return sql`greatest(${payments.checkedAt}, ${since}) <= ${nowInSql} - ${pause}`;
}

/**
 * Returns payments that are no longer active, but can still change: a paid payment can be reversed, and a payment whose
 * charge got no response can be paid. The gateway notifies the server of such a change, but the notification can be
 * lost. A payment is checked until one status call succeeds after its `watchedUntil`, even if the server or the gateway
 * was down for days.
 */
export async function findPaymentsInReversalWatch(
  db: Db,
  now: Date,
  limit: number,
): Promise<PaymentRecord[]> {
  const rows = await db
    .select()
    .from(payments)
    .where(and(isNotNull(payments.watchedUntil), notInArray(payments.status, [...ACTIVE_STATES]), isDue(now)))
    .orderBy(asc(sql`coalesce(${payments.checkedAt}, ${payments.createdAt})`), asc(payments.id))
    .limit(limit);
  return rows.map(toPaymentRecord);
}
