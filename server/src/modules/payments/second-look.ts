import { and, asc, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { payments } from '../../db/schema.ts';
import { PAID_STATES } from './machine.ts';
import { asPayment, type PaymentRecord } from './repository.ts';

/**
 * Methods whose money may go back without anybody asking for it: the gateway says "settled" and takes it back
 * (`settlement → deny`) minutes later, a card that was captured is cancelled before it is settled, the sender's bank
 * takes a transfer to an account of BTN back.
 */
const REVERSIBLE = ['permata', 'mandiri_bill', 'indomaret', 'credit_card', 'btn', 'other_bank'];

const HOUR_MS = 3_600_000;
const PAID_DAYS = 3;
const ABANDONED_DAYS = 1;

const before = (now: Date, days: number) => new Date(now.getTime() - days * 24 * HOUR_MS);

/** Ten minutes after it happened, and then whenever the time that has passed since has doubled. */
const isDue = (now: Date, since: typeof payments.settledAt | typeof payments.updatedAt): SQL => {
  const present = sql`${now.toISOString()}::timestamptz`;
  const pause = sql`greatest(interval '10 minutes', (${present} - ${since}) / 2)`;
  return sql`greatest(${payments.checkedAt}, ${since}) <= ${present} - ${pause}`;
};

/**
 * Payments that look final but may not be, and whose notification may have been lost: money that is lately settled
 * and can still go back (else a policy would stay in force unpaid), and charges given up because the gateway did
 * not know them, which may have been on their way (else they would stay payable).
 */
export async function findAgain(db: Db, now: Date, limit: number): Promise<PaymentRecord[]> {
  const paid = and(
    inArray(payments.status, [...PAID_STATES]),
    inArray(payments.method, REVERSIBLE),
    gt(payments.settledAt, before(now, PAID_DAYS)),
    isDue(now, payments.settledAt),
  );
  const abandoned = and(
    eq(payments.status, 'failure'),
    isNull(payments.transactionId),
    gt(payments.updatedAt, before(now, ABANDONED_DAYS)),
    isDue(now, payments.updatedAt),
  );
  const rows = await db
    .select()
    .from(payments)
    .where(or(paid, abandoned))
    .orderBy(asc(sql`coalesce(${payments.checkedAt}, ${payments.createdAt})`))
    .limit(limit);
  return rows.map(asPayment);
}
