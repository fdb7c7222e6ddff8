import type { ProductContent } from '@naungan/api/content';

/** A landing page; `insurers` are the codes of those whose logos it shows. */
export type LandingSeed = {
  slug: string;
  content: Omit<ProductContent, 'partners'> & { insurers: string[] };
};
