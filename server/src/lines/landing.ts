import type { LandingContract } from '@naungan/api/content';

/** The landing page of a line. */
export type Landing = {
  /** The call that returns it; lines may share one. */
  call: LandingContract;
  /** The slug under which its texts are stored. */
  slug: string;
  /** The insurers it shows: those that sell the line, or those listed with its texts. */
  partners: 'sellers' | 'listed';
};
