import type { LandingTexts } from '@naungan/api/content';

/** A seeded landing page; `insurers` are the codes of the insurers whose logos it shows. */
export type LandingSeed = {
  slug: string;
  content: LandingTexts & { insurers: string[] };
};
