import type { Contracts, LineCall } from '../contracts.ts';
import type { ExamplesOf } from './example.ts';

/** Examples of every call except the calls of a line, whose examples are in the line's folder. */
export type Examples = ExamplesOf<Omit<Contracts, LineCall['name']>>;
