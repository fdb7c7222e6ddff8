import type { LandingTexts } from '@naungan/api/lines/landing';

/** The landing page of a line. */
export type Landing = {
  /** The slug that its texts are stored under. */
  slug: string;
  /** The seeded texts. `insurers`: codes of the insurers whose logos it shows; absent: those that sell the line. */
  texts: LandingTexts & { insurers?: string[] };
};
