import type { Contracts, LineCall } from '../contracts.ts';
import type { ExamplesOf } from './example.ts';

/** Examples of every call except those of the lines, which are in the lines' folders. */
export type Examples = ExamplesOf<Omit<Contracts, LineCall['name']>>;
