import { asc, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { settings } from '../../db/schema.ts';

export type Setting = { slug: string; value: string };

export const settingsWithin = (db: Db | Tx, category: string): Promise<Setting[]> =>
  db
    .select({ slug: settings.slug, value: settings.value })
    .from(settings)
    .where(eq(settings.category, category))
    .orderBy(asc(settings.slug));

/** Leaves values that are there as they are. */
export async function addSettings(db: Db | Tx, category: string, rows: Setting[]): Promise<void> {
  await db
    .insert(settings)
    .values(rows.map((row) => ({ category, ...row })))
    .onConflictDoNothing();
}
