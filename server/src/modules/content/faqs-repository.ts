import type { FaqCategory } from '@naungan/api/faqs';
import { asc } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { faqCategories } from '../../db/schema.ts';
import { sanitizeContent } from './html.ts';

/** The tabs in their order. */
export async function faqsInOrder(db: Db | Tx): Promise<FaqCategory[]> {
  const rows = await db.select().from(faqCategories).orderBy(asc(faqCategories.position));
  return rows.map(({ id, title, icon, items }) => ({ _id: id, title, icon, items }));
}

/** In this order; leaves categories that are there as they are. */
export async function addFaqs(db: Db | Tx, categories: FaqCategory[]): Promise<void> {
  const rows = categories.map(({ _id, title, icon, items }, position) => ({
    id: _id,
    position,
    title,
    icon,
    items: items.map((item) => ({ ...item, content: sanitizeContent(item.content) })),
  }));
  await db.insert(faqCategories).values(rows).onConflictDoNothing();
}
