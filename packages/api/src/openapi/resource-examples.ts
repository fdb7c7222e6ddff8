import type { Contracts, LineCall } from '../contracts.ts';
import type { ExamplesOf } from './example.ts';

/** Examples of every call but those of the lines, which are in the folders of the lines. */
export type Examples = ExamplesOf<Omit<Contracts, LineCall['name']>>;
