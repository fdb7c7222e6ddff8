import { PRODUCT_TYPES } from '@naungan/domain/lines';
import { serverLine } from '../../lines/index.ts';
import { addArticles } from '../../modules/content/articles-repository.ts';
import { carouselSlug } from '../../modules/content/carousel-slug.ts';
import { addFaqs } from '../../modules/content/faqs-repository.ts';
import { addPages } from '../../modules/content/pages-repository.ts';
import { addContents } from '../../modules/content/repository.ts';
import type { Seeder } from '../seeder.ts';
import { articles } from './articles.ts';
import { faqs } from './faqs.ts';
import { homeContent } from './home.ts';
import { pagesOf } from './pages.ts';

/**
 * Inserts the articles, guides, pages, texts of landing pages and policy notes that are missing. The pages contain the facts
 * of the configured brand.
 */
export const seedContent: Seeder = async (db, { config }) => {
  await addArticles(
    db,
    articles.map((article) => ({ ...article, thumbnail: `/articles/${article._id}.svg` })),
  );
  await addFaqs(db, faqs);
  await addPages(db, pagesOf(config.BRAND));
  const lineContents = PRODUCT_TYPES.flatMap((line) => {
    const { landing, policyNotes } = serverLine(line);
    return [
      { slug: landing.slug, content: landing.texts },
      { slug: carouselSlug(line), content: policyNotes },
    ];
  });
  await addContents(db, [{ slug: 'home', content: homeContent }, ...lineContents]);
};
