import { instant } from '@naungan/domain/shape';
import { z } from 'zod';
import { contract } from './contract.ts';

const slug = z.string().min(1).max(64);
const pageHeading = z.object({ slug, title: z.string(), description: z.string(), updatedAt: instant });

/** A content page [1 §2.2, §7.2]; `content` is sanitised HTML. */
export const page = pageHeading.extend({ content: z.string() });
export type Page = z.output<typeof page>;

export const pages = contract('pages', { summary: 'All content pages', reply: z.array(pageHeading) });

export const pageDetail = contract('page', {
  summary: 'One content page',
  params: z.object({ slug }),
  reply: page,
});
