import { getTableColumns, type InferInsertModel } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db, Tx } from './client.ts';

/**
 * Inserts the rows whose key is missing, and leaves existing rows unchanged. Reads the keys first: a start usually
 * finds nothing to insert, and an INSERT of hundreds of rows takes longer than reading their keys. `prepare` changes a
 * row before it is inserted, and is not called for existing rows.
 */
export async function insertMissing<Table extends PgTable>(
  db: Db | Tx,
  table: Table,
  key: readonly (keyof InferInsertModel<Table> & string)[],
  rows: readonly InferInsertModel<Table>[],
  prepare: (row: InferInsertModel<Table>) => InferInsertModel<Table> = (row) => row,
): Promise<void> {
  const columns = getTableColumns<PgTable>(table);
  const keyColumns = Object.fromEntries(
    Object.entries(columns).filter(([name]) => key.some((keyColumn) => keyColumn === name)),
  );
  const keyOf = (row: Record<string, unknown>) => JSON.stringify(key.map((name) => row[name]));
  const storedRows = await db.select(keyColumns).from<PgTable>(table);
  const storedKeys = new Set(storedRows.map(keyOf));
  const missingRows = rows.filter((row) => !storedKeys.has(keyOf(row))).map(prepare);
  if (missingRows.length > 0) await db.insert(table).values(missingRows).onConflictDoNothing();
}
