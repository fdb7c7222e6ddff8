import type { SlicesOf } from '../slices.ts';

/** The input of the steps that all lines for a person share. */
export type PersonSlices = SlicesOf<'kesehatan'>;
