/**
 * Writes the filter of breached passwords from a list with one password a line:
 * `node server/seed/breached-passwords.ts LIST`. `data/SOURCES.md` names the list.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createFilter } from '../src/core/breached-passwords.ts';

const MIN_LENGTH = 8;
const MAX_LENGTH = 40;
/** From this length on, DESK_PASSWORD may have letters only. Members need letters and digits. */
const MIN_LENGTH_OF_DESK = 12;

const isPossible = (password: string): boolean => {
  const { length } = [...password];
  if (length < MIN_LENGTH || length > MAX_LENGTH) return false;
  return length >= MIN_LENGTH_OF_DESK || (/\d/.test(password) && /[a-z]/i.test(password));
};

const [listPath = ''] = process.argv.slice(2);
const passwords = readFileSync(listPath, 'utf8').split(/\r?\n/).filter(isPossible);
const filter = createFilter(passwords);
writeFileSync(new URL('data/passwords/breached.bloom', import.meta.url), filter);
console.log(`${passwords.length} passwords, ${filter.length} bytes`);
