import { createHash } from 'node:crypto';
import { readDataFile } from './data-file.ts';

/**
 * Passwords of breaches, in a Bloom filter: 16 bits and 11 hashes for each password, so that about one in 2,200 other
 * passwords is refused by mistake. `server/seed/breached-passwords.ts` writes the file.
 */
const FILE = 'passwords/breached.bloom';
const HASHES = 11;
const BITS_PER_PASSWORD = 16;

/** Upper and lower case count as equal, because people vary a known password in this way. */
const normalize = (password: string): string => password.normalize('NFKC').toLowerCase();

/** Returns the positions of the password's bits. */
function positionsOf(password: string, bitCount: number): number[] {
  const hash = createHash('sha256').update(normalize(password)).digest();
  const start = hash.readUInt32LE(0);
  // A step that is not divisible by two reaches different positions for each hash (Kirsch and Mitzenmacher, 2006).
  const step = hash.readUInt32LE(4) | 1;
  return Array.from({ length: HASHES }, (_, turn) => (start + turn * (step >>> 0)) % bitCount);
}

/** Returns the filter of the passwords. */
export function createFilter(passwords: Iterable<string>): Uint8Array {
  const normalizedPasswords = new Set([...passwords].map(normalize));
  const filter = new Uint8Array(Math.ceil((normalizedPasswords.size * BITS_PER_PASSWORD) / 8));
  for (const password of normalizedPasswords)
    for (const position of positionsOf(password, filter.length * 8))
      filter[position >> 3] = (filter[position >> 3] ?? 0) | (1 << (position & 7));
  return filter;
}

/** Returns whether the filter contains the password in any case. */
export const isInFilter = (filter: Uint8Array, password: string): boolean =>
  positionsOf(password, filter.length * 8).every(
    (position) => ((filter[position >> 3] ?? 0) & (1 << (position & 7))) !== 0,
  );

let shippedFilter: Uint8Array | undefined;

/** Returns whether the password is among the million most frequent passwords of breaches. Needs no network. */
export function isBreachedPassword(password: string): boolean {
  shippedFilter ??= readDataFile(FILE);
  return isInFilter(shippedFilter, password);
}
