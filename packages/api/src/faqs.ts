import { id } from '@naungan/domain/shape';
import { z } from 'zod';
import { contract } from './contract.ts';

/** A tab of the help page [1 §2.7, §3]. `icon` is a name of the icon set, `content` is sanitised HTML. */
export const faqCategory = z.object({
  _id: id,
  title: z.string(),
  icon: z.string(),
  items: z.array(z.object({ title: z.string(), content: z.string() })),
});
export type FaqCategory = z.output<typeof faqCategory>;

export const faqs = contract('faqs', { summary: 'Help guides by category', reply: z.array(faqCategory) });
