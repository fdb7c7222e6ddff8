import { type SQL, sql } from 'drizzle-orm';

/**
 * Returns the indexed words of these columns of one table, by column name. The index in the schema and the queries
 * (`word-search.ts`) contain the same expression. Punctuation separates words, because the parser of PostgreSQL takes
 * `M.Yusuf` for the name of a host.
 */
export function indexedWords(...columns: string[]): SQL {
  const text = columns.map((column) => `coalesce(${column}, '')`).join(` || ' ' || `);
  return sql.raw(`to_tsvector('simple', regexp_replace(${text}, '[[:punct:]]+', ' ', 'g'))`);
}

/** The words of a person's contact details. */
export const CONTACT_WORDS = indexedWords('full_name', 'email', 'phone_number');
