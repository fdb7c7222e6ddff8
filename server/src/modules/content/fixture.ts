import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { contents } from '../../db/schema.ts';

/** Runs the check while the content with this slug is deleted. */
export async function withoutContent(db: Db, slug: string, check: () => Promise<void>): Promise<void> {
  const deleted = await db.delete(contents).where(eq(contents.slug, slug)).returning();
  try {
    await check();
  } finally {
    await db.insert(contents).values(deleted);
  }
}
