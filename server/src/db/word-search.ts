import { toWirePhone } from '@naungan/domain/phone';
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './client.ts';
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

/** A column of a list, the table that it refers to, and the condition for rows of that table; null if nothing can fulfil it. */
export type SearchSource = readonly [
  column: PgColumn,
  source: { table: PgTable; id: PgColumn },
  condition: SQL | null,
];

/**
 * Returns, for each source with rows that fulfil its condition, the condition that a row of the list refers to one of them.
 * Each is for a query with its index; a condition with `or` would make the database read the whole list.
 */
export async function referringConditions(db: Db, sources: readonly SearchSource[]): Promise<SQL[]> {
  const conditions: SQL[] = [];
  for (const [column, source, condition] of sources) {
    const refersToSource = condition && (await refersTo(db, column, source, condition));
    if (refersToSource) conditions.push(refersToSource);
  }
  return conditions;
}

/** Ids that are found before the list is read. */
const MAX_FOUND = 1_000;

/**
 * Returns the condition that `column` has the id of a row of `table` that fulfils `condition`; null without such a row. The
 * ids are found first: otherwise the planner may read the whole list in its order and look for the few rows. Only the rows
 * of a frequent word are found in the order of the list.
 */
async function refersTo(
  db: Db,
  column: PgColumn,
  { table, id }: { table: PgTable; id: PgColumn },
  condition: SQL,
): Promise<SQL | null> {
  const select = () =>
    db
      .select({ id: sql<string>`${id}` })
      .from(table)
      .where(condition);
  const rows = await select().limit(MAX_FOUND + 1);
  if (rows.length === 0) return null;
  return rows.length > MAX_FOUND
    ? inArray(column, select())
    : sql`${column} = any(${sql.param(rows.map((row) => row.id))}::uuid[])`;
}
