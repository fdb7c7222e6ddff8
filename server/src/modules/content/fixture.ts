import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { contents } from '../../db/schema.ts';

/** Deletes the content with this slug, runs the check, and inserts the content again. */
export async function withoutContent(db: Db, slug: string, check: () => Promise<void>): Promise<void> {
  const deletedRows = await db.delete(contents).where(eq(contents.slug, slug)).returning();
  try {
    await check();
  } finally {
    await db.insert(contents).values(deletedRows);
  }
}
