import { type FaqCategory, faqCategory } from '@naungan/api/faqs';
import { asc, max } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { insertMissing } from '../../db/insert-missing.ts';
import { faqCategories } from '../../db/schema.ts';
import { sanitizeContent } from './html.ts';

const toCategory = ({ id, title, icon, items }: typeof faqCategories.$inferSelect): FaqCategory => ({
  _id: id,
  title,
  icon,
  items: faqCategory.shape.items.parse(items),
});

const toRow = ({ _id, ...category }: FaqCategory) => ({ ...category, id: _id });
/** Removes forbidden HTML from the contents of the items. */
const sanitized = <Row extends { items?: unknown }>(row: Row) => ({
  ...row,
  items: faqCategory.shape.items
    .parse(row.items)
    .map((item) => ({ ...item, content: sanitizeContent(item.content) })),
});

/** Returns the categories in the order of their tabs. */
export async function faqsInOrder(db: Db | Tx): Promise<FaqCategory[]> {
  const rows = await db.select().from(faqCategories).orderBy(asc(faqCategories.position));
  return rows.map(toCategory);
}

/** Inserts the missing categories in this order; stored categories stay unchanged. */
export async function addFaqs(db: Db | Tx, categories: FaqCategory[]): Promise<void> {
  const rows = categories.map((category, position) => ({ ...toRow(category), position }));
  await insertMissing(db, faqCategories, ['id'], rows, sanitized);
}

/** Replaces the category with this id, or appends a new category. Returns the stored category. */
export async function storeFaqCategory(tx: Tx, category: FaqCategory): Promise<FaqCategory> {
  const [lastCategory] = await tx.select({ position: max(faqCategories.position) }).from(faqCategories);
  const row = sanitized(toRow(category));
  const [storedRow] = await tx
    .insert(faqCategories)
    .values({ ...row, position: (lastCategory?.position ?? -1) + 1 })
    .onConflictDoUpdate({ target: faqCategories.id, set: row })
    .returning();
  if (!storedRow) throw new Error('The FAQ category was not stored');
  return toCategory(storedRow);
}
