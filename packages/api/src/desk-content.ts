import { id } from '@naungan/domain/shape';
import { z } from 'zod';
import { article } from './articles.ts';
import { contract } from './contract.ts';
import { faqCategory } from './faqs.ts';
import { listPage, recordPageQuery, searchText } from './list-page.ts';
import { page } from './pages.ts';

/** The last segment of the page's path. */
const slug = z
  .string()
  .max(64)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Hanya huruf kecil, angka, dan tanda hubung');
const oneLine = (maxLength: number) => z.string().trim().min(1).max(maxLength);
/** HTML from an editor. The server sanitises the HTML and then stores it. */
const html = z.string().trim().min(1).max(100_000);
/** The path of a picture of this site. Pages cannot show pictures of other sites. */
const picture = z
  .string()
  .max(200)
  .regex(/^\/(?!\/)[\w./-]+$/, 'Harus berupa alamat gambar di situs ini, misalnya /articles/banjir.svg');

/** An article, active or inactive, as the desk sees it. */
export const deskArticle = article.extend({ status: z.enum(['active', 'inactive']) });
export type DeskArticle = z.output<typeof deskArticle>;

export const deskArticles = contract('deskArticles', {
  summary: 'Articles without their content, by page, newest or oldest first',
  query: z.object({
    ...recordPageQuery,
    status: z.enum(['active', 'inactive']).optional(),
    /** Words of the title. */
    q: searchText,
  }),
  reply: listPage(deskArticle.omit({ content: true, excerpt: true })),
});
export const deskOneArticle = contract('deskArticle', {
  summary: 'One article, including inactive ones',
  params: z.object({ id }),
  reply: deskArticle,
});
export const deskSaveArticle = contract('deskSaveArticle', {
  summary: 'Create an article or replace the one with this id; visible after the next publish',
  body: z.object({
    _id: slug,
    title: oneLine(120),
    excerpt: oneLine(300),
    content: html,
    thumbnail: picture,
    category: z.object({ name: oneLine(40) }),
    /** Default: the stored time; for a new article, the time of the request. */
    createdAt: z.iso.datetime().optional(),
    /** Default: the stored status; for a new article, active. The site shows only active articles. */
    status: z.enum(['active', 'inactive']).optional(),
  }),
  reply: deskArticle,
});
export type ArticleToSave = z.output<typeof deskSaveArticle.body>;

export const deskSavePage = contract('deskSavePage', {
  summary: 'Create a content page or replace the one with this slug; visible after the next publish',
  body: z.object({ slug, title: oneLine(120), description: oneLine(300), content: html }),
  reply: page,
});
export type PageToSave = z.output<typeof deskSavePage.body>;

export const deskSaveGuides = contract('deskSaveGuides', {
  summary:
    'Create a category of the help page or replace the one with this id; visible after the next publish',
  body: z.object({
    _id: slug,
    title: oneLine(60),
    /** A name of the site's icon set. */
    icon: slug,
    items: z
      .array(z.object({ title: oneLine(200), content: html }))
      .min(1)
      .max(100),
  }),
  reply: faqCategory,
});
export type GuidesToSave = z.output<typeof deskSaveGuides.body>;
