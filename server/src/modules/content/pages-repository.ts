import type { Page } from '@naungan/api/pages';
import { asc, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { pages } from '../../db/schema.ts';
import { sanitizeContent } from './html.ts';

const toPage = ({ updatedAt, ...row }: typeof pages.$inferSelect): Page => ({
  ...row,
  updatedAt: updatedAt.toISOString(),
});

export async function allPages(db: Db | Tx): Promise<Page[]> {
  const rows = await db.select().from(pages).orderBy(asc(pages.slug));
  return rows.map(toPage);
}

export async function pageOf(db: Db | Tx, slug: string): Promise<Page | null> {
  const [row] = await db.select().from(pages).where(eq(pages.slug, slug));
  return row ? toPage(row) : null;
}

/** Converts a page to a row and removes forbidden HTML from its content. */
const toRow = ({ updatedAt, content, ...page }: Page) => ({
  ...page,
  updatedAt: new Date(updatedAt),
  content: sanitizeContent(content),
});

/** Inserts the pages that are missing; stored rows stay unchanged. */
export async function addPages(db: Db | Tx, rows: Page[]): Promise<void> {
  await db.insert(pages).values(rows.map(toRow)).onConflictDoNothing();
}

/** Inserts the page or replaces the page with this slug. Returns the stored page. */
export async function storePage(db: Db | Tx, page: Page): Promise<Page> {
  const row = toRow(page);
  const [storedRow] = await db
    .insert(pages)
    .values(row)
    .onConflictDoUpdate({ target: pages.slug, set: row })
    .returning();
  if (!storedRow) throw new Error('The page was not stored');
  return toPage(storedRow);
}
