import type { Page } from '@naungan/api/pages';
import { asc, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { insertMissing } from '../../db/insert-missing.ts';
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

type PageRow = typeof pages.$inferInsert;

const toRow = ({ updatedAt, ...page }: Page): PageRow => ({ ...page, updatedAt: new Date(updatedAt) });
/** Removes forbidden HTML from the content. */
const sanitized = (row: PageRow): PageRow => ({ ...row, content: sanitizeContent(row.content) });

/** Inserts the pages that are missing; stored rows stay unchanged. */
export async function addPages(db: Db | Tx, rows: Page[]): Promise<void> {
  await insertMissing(db, pages, ['slug'], rows.map(toRow), sanitized);
}

/** Inserts the page or replaces the page with this slug. Returns the stored page. */
export async function storePage(db: Db | Tx, page: Page): Promise<Page> {
  const row = sanitized(toRow(page));
  const [storedRow] = await db
    .insert(pages)
    .values(row)
    .onConflictDoUpdate({ target: pages.slug, set: row })
    .returning();
  if (!storedRow) throw new Error('The page was not stored');
  return toPage(storedRow);
}
