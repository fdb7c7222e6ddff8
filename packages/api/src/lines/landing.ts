import { z } from 'zod';
import { partner, section } from '../sections.ts';

/** The texts of a landing page; its partners are added when it is read. */
export const landingTexts = z.object({
  title: z.string(),
  description: z.string(),
  benefits: section,
  details: section,
  coverages: section,
});
export type LandingTexts = z.output<typeof landingTexts>;

export const landingContent = landingTexts.extend({ partners: z.array(partner) });
export type LandingContent = z.output<typeof landingContent>;

/** What the landing call of every line replies with. */
export const LANDING = { reply: landingContent, problems: ['NOT_FOUND'] } as const;
