import type { Article } from '@naungan/api/articles';
import type { DeskArticle, deskArticles } from '@naungan/api/desk-content';
import type { ListPage } from '@naungan/api/list-page';
import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { z } from 'zod';
import { recordPage } from '../../core/list-page.ts';
import type { Db, Tx } from '../../db/client.ts';
import { indexedWords } from '../../db/indexed-words.ts';
import { insertMissing } from '../../db/insert-missing.ts';
import { articles } from '../../db/schema.ts';
import { matchesWords } from '../../db/word-search.ts';
import { sanitizeContent } from './html.ts';

type ArticleRow = typeof articles.$inferInsert;

const NEWEST_FIRST = [desc(articles.createdAt), articles.id];

const toArticle = ({
  id,
  category,
  createdAt,
  status,
  ...row
}: typeof articles.$inferSelect): DeskArticle => ({
  ...row,
  _id: id,
  category: { name: category },
  createdAt: createdAt.toISOString(),
  status: status === 'active' ? 'active' : 'inactive',
});
/** Narrows the type of an active article: visitors' articles have no other status. */
const toPublicArticle = (article: DeskArticle): Article => ({ ...article, status: 'active' });

const toRow = ({ _id, category, createdAt, ...article }: DeskArticle): ArticleRow => ({
  ...article,
  id: _id,
  category: category.name,
  createdAt: new Date(createdAt),
});
/** Removes forbidden HTML from the content. */
const sanitized = (row: ArticleRow): ArticleRow => ({ ...row, content: sanitizeContent(row.content) });

/** Returns the active articles, newest first. */
export async function activeArticles(db: Db | Tx, limit?: number): Promise<Article[]> {
  const query = db
    .select()
    .from(articles)
    .where(eq(articles.status, 'active'))
    .orderBy(...NEWEST_FIRST)
    .$dynamic();
  const rows = await (limit === undefined ? query : query.limit(limit));
  return rows.map(toArticle).map(toPublicArticle);
}

/** Returns an active article, or null. */
export async function activeArticle(db: Db | Tx, id: string): Promise<Article | null> {
  const [row] = await db
    .select()
    .from(articles)
    .where(and(eq(articles.id, id), eq(articles.status, 'active')));
  return row ? toPublicArticle(toArticle(row)) : null;
}

const LIST = { at: articles.createdAt, id: articles.id };
/** The list does not show these long texts. */
const NO_TEXTS = { content: sql<string>`''`, excerpt: sql<string>`''` };
const TITLE_WORDS = indexedWords('title');

/** Returns a page of the articles, active or not. @throws ApiProblem INVALID for a wrong cursor */
export async function listArticles(
  db: Db,
  query: z.output<typeof deskArticles.query>,
): Promise<ListPage<DeskArticle>> {
  const { status, q } = query;
  const page = recordPage('articles', query, z.string());
  const matches = q ? matchesWords(TITLE_WORDS, q) : undefined;
  if (matches === null) return { rows: [], next: null };
  const rows = await db
    .select({ ...getTableColumns(articles), ...NO_TEXTS, ...page.selectPosition(LIST) })
    .from(articles)
    .where(and(status === undefined ? undefined : eq(articles.status, status), matches, page.condition(LIST)))
    .orderBy(...page.orderBy(LIST))
    .limit(page.limit);
  const { rows: articleRows, next } = page.merge([rows]);
  return { rows: articleRows.map(({ time: _, ...row }) => toArticle(row)), next };
}

/** Returns all articles, active or not, newest first, without their long texts. */
export async function allArticles(db: Db | Tx): Promise<DeskArticle[]> {
  const rows = await db
    .select({ ...getTableColumns(articles), ...NO_TEXTS })
    .from(articles)
    .orderBy(...NEWEST_FIRST);
  return rows.map(toArticle);
}

/** Returns an article, active or not, or null. */
export async function articleOf(db: Db | Tx, id: string): Promise<DeskArticle | null> {
  const [row] = await db.select().from(articles).where(eq(articles.id, id));
  return row ? toArticle(row) : null;
}

/** Inserts the articles that are missing; stored rows stay unchanged. */
export async function addArticles(db: Db | Tx, rows: DeskArticle[]): Promise<void> {
  await insertMissing(db, articles, ['id'], rows.map(toRow), sanitized);
}

/** Inserts the article or replaces the article with this id. Returns the stored article. */
export async function storeArticle(db: Db | Tx, article: DeskArticle): Promise<DeskArticle> {
  const row = sanitized(toRow(article));
  const [storedRow] = await db
    .insert(articles)
    .values(row)
    .onConflictDoUpdate({ target: articles.id, set: row })
    .returning();
  if (!storedRow) throw new Error('The article was not stored');
  return toArticle(storedRow);
}
