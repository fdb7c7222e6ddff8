import { id, instant } from '@naungan/domain/shape';
import { z } from 'zod';
import { contract, idParams } from './contract.ts';

/** An article [1 §2.8, §3]. `content` is HTML that the server has sanitised. */
export const article = z.object({
  _id: id,
  title: z.string(),
  /** Plain text for cards and search results. */
  excerpt: z.string(),
  content: z.string(),
  /** Path or URL of a picture, 16:9. */
  thumbnail: z.string(),
  createdAt: instant,
  category: z.object({ name: z.string() }),
  status: z.literal('active'),
});
export type Article = z.output<typeof article>;

/** Lists active articles only. The desk's calls also list inactive articles. */
export const articles = contract('articles', {
  summary: 'Articles, newest first',
  query: z.object({
    status: z.literal('active').default('active'),
    limit: z.coerce.number().int().min(1).max(100).optional(),
  }),
  reply: z.array(article),
});

export const articleDetail = contract('article', {
  summary: 'One article',
  params: idParams,
  reply: article,
});
