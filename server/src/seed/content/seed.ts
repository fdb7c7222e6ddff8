import { addArticles } from '../../modules/content/articles-repository.ts';
import { addFaqs } from '../../modules/content/faqs-repository.ts';
import { addPages } from '../../modules/content/pages-repository.ts';
import { addContents } from '../../modules/content/repository.ts';
import type { Seeder } from '../seeder.ts';
import { articles } from './articles.ts';
import { faqs } from './faqs.ts';
import { healthContent } from './health.ts';
import { homeContent } from './home.ts';
import { landings } from './landings.ts';
import { pagesOf } from './pages.ts';
import { policyCarousels } from './policy-carousel.ts';

/**
 * Inserts the articles, guides, pages and landings that are missing; pages contain the facts of the
 * configured brand.
 */
export const seedContent: Seeder = async (db, { config }) => {
  await addArticles(
    db,
    articles.map((article) => ({ ...article, thumbnail: `/articles/${article._id}.svg` })),
  );
  await addFaqs(db, faqs);
  await addPages(db, pagesOf(config.BRAND));
  const first = [
    { slug: 'home', content: homeContent },
    { slug: 'health', content: healthContent },
  ];
  await addContents(db, [...first, ...landings, ...policyCarousels]);
};
