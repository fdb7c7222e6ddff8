import { PRODUCT_TYPES } from '@naungan/domain/lines';
import { z } from 'zod';
import { contract } from './contract.ts';
import { partner, section } from './sections.ts';

/** The texts of the home page. The reply also has the partners. */
export const homeTexts = z.object({
  whychoose: section,
  company: z.object({ headTitle: z.string(), description: z.string() }),
  payment: z.object({ headTitle: z.string(), description: z.string() }),
  benefits: section,
});
export type HomeTexts = z.output<typeof homeTexts>;

export const homeContent = contract('homeContent', {
  summary: 'Content of the home page',
  reply: homeTexts.extend({ partners: z.array(partner) }),
  problems: ['NOT_FOUND'],
});

/** Short texts above the list of a line's orders. */
export const policyNotes = z.array(z.object({ title: z.string(), description: z.string() }));
export type PolicyNote = z.output<typeof policyNotes>[number];

export const policyCarousel = contract('policyCarousel', {
  summary: 'Notes above the orders of a line',
  query: z.object({ product: z.enum(PRODUCT_TYPES) }),
  reply: z.object({
    carousel: z.object({ content: policyNotes }),
  }),
});
export type PolicyCarousel = z.output<typeof policyCarousel.reply>;
