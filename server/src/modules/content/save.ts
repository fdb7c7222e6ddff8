import type { ArticleToSave, DeskArticle, GuidesToSave, PageToSave } from '@naungan/api/desk-content';
import type { FaqCategory } from '@naungan/api/faqs';
import type { Page } from '@naungan/api/pages';
import type { Db } from '../../db/client.ts';
import { refuse } from '../../problem.ts';
import { allArticles, articleOf, storeArticle } from './articles-repository.ts';
import { storeGuides } from './faqs-repository.ts';
import { sanitizeContent } from './html.ts';
import { storePage } from './pages-repository.ts';

/** What is left of a text that was nothing but forbidden HTML is nothing: told before it is stored. */
function needText(texts: Record<string, string>): void {
  const errors = Object.entries(texts)
    .filter(([, html]) => sanitizeContent(html).replace(/<[^>]*>|&nbsp;|\s/g, '') === '')
    .map(([path]) => ({ path, message: 'Isi tidak boleh kosong' }));
  if (errors.length > 0) refuse('INVALID', undefined, errors);
}

/** All articles for the editor, newest first. */
export const articlesForDesk = (db: Db): Promise<DeskArticle[]> => allArticles(db);

/** One article for the editor, shown or not. */
export const articleForDesk = async (db: Db, id: string): Promise<DeskArticle> =>
  (await articleOf(db, id)) ?? refuse('NOT_FOUND', 'Artikel tidak ditemukan');

/** Creates the article or replaces it; date and status stay when they are not named. */
export async function saveArticle(db: Db, article: ArticleToSave, now: Date): Promise<DeskArticle> {
  needText({ content: article.content });
  return db.transaction(async (tx) => {
    const before = await articleOf(tx, article._id);
    return storeArticle(tx, {
      ...article,
      createdAt: article.createdAt ?? before?.createdAt ?? now.toISOString(),
      status: article.status ?? before?.status ?? 'active',
    });
  });
}

/** Creates the page or replaces it, as of now. */
export async function savePage(db: Db, page: PageToSave, now: Date): Promise<Page> {
  needText({ content: page.content });
  return storePage(db, { ...page, updatedAt: now.toISOString() });
}

/** Creates the category of guides or replaces it. */
export async function saveGuides(db: Db, guides: GuidesToSave): Promise<FaqCategory> {
  needText(Object.fromEntries(guides.items.map(({ content }, index) => [`items.${index}.content`, content])));
  return db.transaction((tx) => storeGuides(tx, guides));
}
