import type { Article } from '@naungan/api/articles';
import { and, desc, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { articles } from '../../db/schema.ts';
import { sanitizeContent } from './html.ts';

export type ArticleToStore = Omit<Article, 'status'> & { status: 'active' | 'inactive' };

const toArticle = ({ id, category, createdAt, ...row }: typeof articles.$inferSelect): Article => ({
  ...row,
  _id: id,
  category: { name: category },
  createdAt: createdAt.toISOString(),
  status: 'active',
});

/** What is shown, newest first. */
export async function activeArticles(db: Db | Tx, limit?: number): Promise<Article[]> {
  const query = db
    .select()
    .from(articles)
    .where(eq(articles.status, 'active'))
    .orderBy(desc(articles.createdAt), articles.id)
    .$dynamic();
  const rows = await (limit === undefined ? query : query.limit(limit));
  return rows.map(toArticle);
}

/** An article that is shown, or null. */
export async function activeArticle(db: Db | Tx, id: string): Promise<Article | null> {
  const [row] = await db
    .select()
    .from(articles)
    .where(and(eq(articles.id, id), eq(articles.status, 'active')));
  return row ? toArticle(row) : null;
}

/** Leaves articles that are there as they are. */
export async function addArticles(db: Db | Tx, rows: ArticleToStore[]): Promise<void> {
  await db
    .insert(articles)
    .values(
      rows.map(({ _id, category, createdAt, content, ...row }) => ({
        ...row,
        id: _id,
        category: category.name,
        createdAt: new Date(createdAt),
        content: sanitizeContent(content),
      })),
    )
    .onConflictDoNothing();
}
