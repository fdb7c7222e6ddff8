import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { payments } from '../../db/schema.ts';
import { ACTIVE_STATES } from './payment-state.ts';

/**
 * Measures payments whose result is open: their number, the age of the oldest, and the longest time for which the server
 * has not asked the gateway.
 */
export async function measureOpenPayments(
  db: Db,
  now: Date,
): Promise<{ pending: number; oldestPendingSeconds: number; longestUncheckedSeconds: number }> {
  const ageOf = (instant: unknown) =>
    sql<number>`coalesce(extract(epoch from ${now.toISOString()}::timestamptz - min(${instant})), 0)::float8`;
  const [row] = await db
    .select({
      pending: sql<number>`count(*)::int`,
      oldest: ageOf(payments.createdAt),
      unchecked: ageOf(sql`greatest(${payments.checkedAt}, ${payments.updatedAt})`),
    })
    .from(payments)
    .where(inArray(payments.status, [...ACTIVE_STATES]));
  const { pending, oldest, unchecked } = row ?? { pending: 0, oldest: 0, unchecked: 0 };
  return {
    pending,
    oldestPendingSeconds: Math.max(0, oldest),
    longestUncheckedSeconds: Math.max(0, unchecked),
  };
}
