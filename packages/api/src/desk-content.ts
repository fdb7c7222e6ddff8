import { id } from '@naungan/domain/shape';
import { z } from 'zod';
import { article } from './articles.ts';
import { contract } from './contract.ts';
import { faqCategory } from './faqs.ts';
import { page } from './pages.ts';

/** The last segment of the page's path. */
const slug = z
  .string()
  .max(64)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Hanya huruf kecil, angka, dan tanda hubung');
const line = (maxLength: number) => z.string().trim().min(1).max(maxLength);
/** HTML from an editor; the server sanitises it before it stores it. */
const html = z.string().trim().min(1).max(100_000);
/** A picture of this site: pages may show no others. */
const picture = z
  .string()
  .max(200)
  .regex(/^\/(?!\/)[\w./-]+$/, 'Harus berupa alamat gambar di situs ini, misalnya /articles/banjir.svg');

/** An article as its editor sees it, also an inactive one. */
export const deskArticle = article.extend({ status: z.enum(['active', 'inactive']) });
export type DeskArticle = z.output<typeof deskArticle>;

export const deskArticles = contract('deskArticles', {
  summary: 'All articles, newest first, without their content',
  reply: z.array(deskArticle.omit({ content: true, excerpt: true })),
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
    title: line(120),
    excerpt: line(300),
    content: html,
    thumbnail: picture,
    category: z.object({ name: line(40) }),
    /** Default: the stored value; for a new article, now. */
    createdAt: z.iso.datetime().optional(),
    /** Default: the stored value; for a new article, active. The site shows no inactive article. */
    status: z.enum(['active', 'inactive']).optional(),
  }),
  reply: deskArticle,
});
export type ArticleToSave = z.output<typeof deskSaveArticle.body>;

export const deskSavePage = contract('deskSavePage', {
  summary: 'Create a content page or replace the one with this slug; visible after the next publish',
  body: z.object({ slug, title: line(120), description: line(300), content: html }),
  reply: page,
});
export type PageToSave = z.output<typeof deskSavePage.body>;

export const deskSaveGuides = contract('deskSaveGuides', {
  summary:
    'Create a category of the help page or replace the one with this id; visible after the next publish',
  body: z.object({
    _id: slug,
    title: line(60),
    /** A name of the site's icon set. */
    icon: slug,
    items: z
      .array(z.object({ title: line(200), content: html }))
      .min(1)
      .max(100),
  }),
  reply: faqCategory,
});
export type GuidesToSave = z.output<typeof deskSaveGuides.body>;
