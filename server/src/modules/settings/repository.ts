import { asc, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { settings } from '../../db/schema.ts';

export type Setting = { slug: string; value: string };

export const settingsInCategory = (db: Db | Tx, category: string): Promise<Setting[]> =>
  db
    .select({ slug: settings.slug, value: settings.value })
    .from(settings)
    .where(eq(settings.category, category))
    .orderBy(asc(settings.slug));

/** Stores settings; settings that are not in `rows` stay unchanged. */
export async function storeSettings(db: Db | Tx, category: string, rows: Setting[]): Promise<void> {
  await db
    .insert(settings)
    .values(rows.map((row) => ({ category, ...row })))
    .onConflictDoUpdate({ target: [settings.category, settings.slug], set: { value: sql`excluded.value` } });
}

/** Inserts the settings that are missing; stored settings stay unchanged. */
export async function addSettings(db: Db | Tx, category: string, rows: Setting[]): Promise<void> {
  await db
    .insert(settings)
    .values(rows.map((row) => ({ category, ...row })))
    .onConflictDoNothing();
}
