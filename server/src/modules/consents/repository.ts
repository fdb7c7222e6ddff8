import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { consents, pages } from '../../db/schema.ts';

type ConsentRow = typeof consents.$inferSelect;

/** Returns the member's consents, newest first. */
export const consentsOf = (db: Db | Tx, userId: string): Promise<ConsentRow[]> =>
  db
    .select()
    .from(consents)
    .where(eq(consents.userId, userId))
    .orderBy(desc(consents.givenAt), asc(consents.kind), asc(consents.id));

/** Inserts consents; a consent that is already in force stays unchanged. */
export async function insertConsents(db: Db | Tx, rows: (typeof consents.$inferInsert)[]): Promise<void> {
  await db.insert(consents).values(rows).onConflictDoNothing();
}

export async function withdrawConsent(db: Db | Tx, userId: string, kind: string, now: Date): Promise<void> {
  await db
    .update(consents)
    .set({ withdrawnAt: now })
    .where(and(eq(consents.userId, userId), eq(consents.kind, kind), isNull(consents.withdrawnAt)));
}

/** Returns the time of the last change of each page, by slug. */
export async function pageDates(db: Db | Tx, slugs: string[]): Promise<Map<string, Date>> {
  const rows = await db
    .select({ slug: pages.slug, updatedAt: pages.updatedAt })
    .from(pages)
    .where(inArray(pages.slug, slugs));
  return new Map(rows.map(({ slug, updatedAt }) => [slug, updatedAt]));
}

export async function removeConsents(tx: Tx, userId: string): Promise<void> {
  await tx.delete(consents).where(eq(consents.userId, userId));
}
