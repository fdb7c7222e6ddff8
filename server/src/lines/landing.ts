import type { LandingTexts } from '@naungan/api/lines/landing';

/** The landing page of a line. */
export type Landing = {
  /** The key of the stored texts. */
  slug: string;
  /**
   * The seeded texts. `insurers` has the codes of the insurers whose logos the page shows; default: all insurers
   * that sell the line.
   */
  texts: LandingTexts & { insurers?: string[] };
};
