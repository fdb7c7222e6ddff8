import { sql } from 'drizzle-orm';
import type { Db, Tx } from './client.ts';
import { counters } from './schema.ts';

/**
 * Returns the next number of a series, from 1, unique across processes. The row stays locked until the transaction
 * ends, so a rolled-back number is returned again and the series has no gaps.
 */
export async function nextNumber(db: Db | Tx, name: string): Promise<number> {
  const [row] = await db
    .insert(counters)
    .values({ name, value: 1 })
    .onConflictDoUpdate({ target: counters.name, set: { value: sql`${counters.value} + 1` } })
    .returning({ value: counters.value });
  if (!row) throw new Error(`Counter ${name} returned no number`);
  return row.value;
}
