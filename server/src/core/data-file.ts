import { readFileSync } from 'node:fs';

/** Reads a file of `server/seed/data`. */
export const readDataFile = (path: string): Buffer =>
  readFileSync(new URL(`../../seed/data/${path}`, import.meta.url));
