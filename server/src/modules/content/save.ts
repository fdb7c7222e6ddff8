import type { ArticleToSave, DeskArticle, GuidesToSave, PageToSave } from '@naungan/api/desk-content';
import type { FaqCategory } from '@naungan/api/faqs';
import type { Page } from '@naungan/api/pages';
import { throwProblem } from '../../api-problem.ts';
import type { Db, Tx } from '../../db/client.ts';
import { articleOf, storeArticle } from './articles-repository.ts';
import { storeFaqCategory } from './faqs-repository.ts';
import { sanitizeContent } from './html.ts';
import { storePage } from './pages-repository.ts';

/** Checks HTML texts by field path. @throws ApiProblem INVALID for a text that is empty without its tags */
function requireText(texts: Record<string, string>): void {
  const errors = Object.entries(texts)
    .filter(([, html]) => sanitizeContent(html).replace(/<[^>]*>|&nbsp;|\s/g, '') === '')
    .map(([path]) => ({ path, message: 'Isi tidak boleh kosong' }));
  if (errors.length > 0) throwProblem('INVALID', undefined, errors);
}

/** Returns one article for the editor, active or not. @throws ApiProblem NOT_FOUND */
export const articleForDesk = async (db: Db, id: string): Promise<DeskArticle> =>
  (await articleOf(db, id)) ?? throwProblem('NOT_FOUND', 'Artikel tidak ditemukan');

/** Creates or replaces the article. The date and the status stay unchanged unless the request contains new ones. */
export async function saveArticle(tx: Tx, article: ArticleToSave, now: Date): Promise<DeskArticle> {
  requireText({ content: article.content });
  const storedArticle = await articleOf(tx, article._id);
  return storeArticle(tx, {
    ...article,
    createdAt: article.createdAt ?? storedArticle?.createdAt ?? now.toISOString(),
    status: article.status ?? storedArticle?.status ?? 'active',
  });
}

/** Creates or replaces the page. Its date of change becomes `now`. */
export async function savePage(tx: Tx, page: PageToSave, now: Date): Promise<Page> {
  requireText({ content: page.content });
  return storePage(tx, { ...page, updatedAt: now.toISOString() });
}

/** Creates or replaces the category of guides. */
export async function saveGuides(tx: Tx, guides: GuidesToSave): Promise<FaqCategory> {
  requireText(
    Object.fromEntries(guides.items.map(({ content }, index) => [`items.${index}.content`, content])),
  );
  return storeFaqCategory(tx, guides);
}
