import { z } from 'zod';
import { partner, section } from '../sections.ts';

/** The texts of a landing page. The reply also has the partners. */
export const landingTexts = z.object({
  title: z.string(),
  description: z.string(),
  benefits: section,
  details: section,
  coverages: section,
  /** Losses that the products do not cover, one sentence each. */
  notCovered: z.array(z.string()).optional(),
});
export type LandingTexts = z.output<typeof landingTexts>;

export const landingContent = landingTexts.extend({ partners: z.array(partner) });
export type LandingContent = z.output<typeof landingContent>;

/** The reply and the problem codes of every line's landing call. */
export const LANDING_CALL = { reply: landingContent, problems: ['NOT_FOUND'] } as const;
