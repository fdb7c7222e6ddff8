import type { SlicesOf } from '../slices.ts';

/** What is typed into the steps that all lines for a person have. */
export type PersonSlices = SlicesOf<'kesehatan'>;
