import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Client } from 'pg';
import { createEmptyDatabase } from '../../test/test-database.ts';

const FOLDER = new URL('../migrations/', import.meta.url);

type Row = Record<string, unknown>;

/** A value of each type for columns that a row leaves out and that may not be null. */
const VALUE_BY_TYPE: Readonly<Record<string, () => unknown>> = {
  uuid: randomUUID,
  text: randomUUID,
  jsonb: () => '{}',
  boolean: () => false,
  bigint: () => 0,
  integer: () => 0,
  smallint: () => 0,
  ARRAY: () => '{}',
  date: () => '2026-01-01',
  'timestamp with time zone': () => '2026-01-01T00:00:00Z',
};

async function migrationTags(): Promise<string[]> {
  const journal = JSON.parse(await readFile(new URL('meta/_journal.json', FOLDER), 'utf8'));
  return (journal as { entries: { tag: string }[] }).entries.map(({ tag }) => tag);
}

/**
 * Creates a PostgreSQL database with the migrations before this number, so that a test can insert rows as an earlier
 * version wrote them. Foreign keys are not checked, so a test need not insert the rows to which a row refers.
 */
export async function databaseBeforeMigration(number: number) {
  const database = await createEmptyDatabase();
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query('SET session_replication_role = replica');
  const allTags = await migrationTags();
  const appliedTags = new Set<string>();

  /** Applies the migrations up to and including this number. */
  async function migrate(lastNumber: number): Promise<void> {
    for (const tag of allTags.filter(
      (name) => Number(name.slice(0, 4)) <= lastNumber && !appliedTags.has(name),
    )) {
      appliedTags.add(tag);
      const sql = await readFile(new URL(`${tag}.sql`, FOLDER), 'utf8');
      for (const statement of sql.split('--> statement-breakpoint')) await client.query(statement);
    }
  }

  const query = async (sql: string, values: unknown[] = []): Promise<Row[]> =>
    (await client.query<Row>(sql, values)).rows;

  /** Inserts a row. A required column that the row leaves out gets a value of VALUE_BY_TYPE. */
  async function insert(table: string, row: Row): Promise<void> {
    const requiredColumns = await query(
      `SELECT column_name, data_type FROM information_schema.columns WHERE table_schema = 'public' AND table_name = $1
        AND is_nullable = 'NO' AND column_default IS NULL AND is_identity = 'NO'`,
      [table],
    );
    const fillers = requiredColumns.map(({ column_name, data_type }) => [
      column_name,
      VALUE_BY_TYPE[String(data_type)]?.(),
    ]);
    const completeRow: Row = { ...Object.fromEntries(fillers), ...row };
    const columns = Object.keys(completeRow);
    const values = columns.map((_, index) => `$${index + 1}`);
    await query(
      `INSERT INTO "${table}" (${columns.map((name) => `"${name}"`).join(', ')}) VALUES (${values.join(', ')})`,
      Object.values(completeRow),
    );
  }

  await migrate(number - 1);
  return {
    migrate,
    query,
    insert,
    async close() {
      await client.end();
      await database.drop();
    },
  };
}
