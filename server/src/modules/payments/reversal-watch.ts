import { and, asc, isNotNull, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { payments } from '../../db/schema.ts';
import { asPayment, type PaymentRecord } from './repository.ts';
import { ACTIVE_STATES } from './state-machine.ts';

/**
 * Methods whose money may go back without anybody asking for it: the gateway says "settled" and takes it back
 * (`settlement → deny`) minutes later, a card that was captured is cancelled before it is settled, the sender's bank
 * takes a transfer to an account of BTN back.
 */
const REVERSIBLE = ['permata', 'mandiri_bill', 'indomaret', 'credit_card', 'btn', 'other_bank'];

const DAY_MS = 24 * 3_600_000;
const after = (then: Date, days: number) => new Date(then.getTime() + days * DAY_MS);

/** Money that has arrived by this method can still go back until then (else a policy stays in force unpaid). */
export const watchPaidUntil = (method: string, paidAt: Date): Date | null =>
  REVERSIBLE.includes(method) ? after(paidAt, 3) : null;

/** A charge given up because the gateway does not know it may have been on its way (else it stays payable). */
export const watchAbandonedUntil = (now: Date): Date => after(now, 1);

/** Ten minutes after it happened, and then whenever the time that has passed since has doubled. */
function isDue(now: Date): SQL {
  const present = sql`${now.toISOString()}::timestamptz`;
  const since = sql`coalesce(${payments.settledAt}, ${payments.updatedAt})`;
  const pause = sql`greatest(interval '10 minutes', (${present} - ${since}) / 2)`;
  return sql`greatest(${payments.checkedAt}, ${since}) <= ${present} - ${pause}`;
}

/**
 * Payments that look final but may not be, and whose notification may have been lost. However long nobody could ask
 * (a server or a gateway that was down for days), each is asked about until one answer is late enough.
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
