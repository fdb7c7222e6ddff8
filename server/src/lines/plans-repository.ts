import { inArray } from 'drizzle-orm';
import type { Db, Tx } from '../db/client.ts';
import { plans } from '../db/schema.ts';

/** Returns the rows of plans whose code is not in the database yet. */
export async function missingPlans<Row extends { code: string }>(
  db: Db | Tx,
  rows: readonly Row[],
): Promise<Row[]> {
  const codes = rows.map(({ code }) => code);
  const storedRows = await db.select({ code: plans.code }).from(plans).where(inArray(plans.code, codes));
  const storedCodes = new Set(storedRows.map(({ code }) => code));
  return rows.filter(({ code }) => !storedCodes.has(code));
}
