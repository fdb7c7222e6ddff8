import { and, asc, isNotNull, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { payments } from '../../db/schema.ts';
import { asPayment, type PaymentRecord } from './repository.ts';
import { ACTIVE_STATES } from './state-machine.ts';

/**
 * Methods whose payments may be reversed without a request of ours: the gateway reports a settlement and reverses it
 * minutes later (`settlement → deny`), a captured card is cancelled before it is settled, the sender's bank recalls a
 * transfer to a BTN account.
 */
const REVERSIBLE = ['permata', 'mandiri_bill', 'indomaret', 'credit_card', 'btn', 'other_bank'];

const DAY_MS = 24 * 3_600_000;
const after = (then: Date, days: number) => new Date(then.getTime() + days * DAY_MS);

/** Until when a payment by this method may be reversed: an unnoticed reversal would leave a policy in force unpaid. */
export const watchPaidUntil = (method: string, paidAt: Date): Date | null =>
  REVERSIBLE.includes(method) ? after(paidAt, 3) : null;

/** Until when an abandoned charge may still reach the gateway: unnoticed, it would stay payable. */
export const watchAbandonedUntil = (now: Date): Date => after(now, 1);

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
