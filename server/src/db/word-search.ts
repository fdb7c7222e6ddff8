import { toWirePhone } from '@naungan/domain/phone';
import { type SQL, sql } from 'drizzle-orm';
import { CONTACT_WORDS } from './indexed-words.ts';

/**
 * Search by the beginnings of words, with an index of the built-in text search: no database extension is necessary, and a
 * rare word is found without reading the table.
 */

const PUNCTUATION = /[\s\p{P}\p{S}\p{C}]+/u;
const PHONE = /^[+(]?\d[\d\s().+-]{4,}$/;

/** Returns the condition that each word of the text is the beginning of an indexed word; null for a text without words. */
export function matchesWords(words: SQL, text: string): SQL | null {
  const searchWords = text.normalize('NFKC').split(PUNCTUATION).filter(Boolean);
  if (searchWords.length === 0) return null;
  return sql`${words} @@ to_tsquery('simple', ${searchWords.map((word) => `'${word}':*`).join(' & ')})`;
}

/** As `matchesWords`, for contact details: the text may be a phone number in any notation, also its first digits. */
export const matchesContact = (text: string): SQL | null =>
  matchesWords(CONTACT_WORDS, PHONE.test(text.trim()) ? toWirePhone(text) : text);
