import pg from 'pg';
import { z } from 'zod';
import type { DriverConnection } from '../../db/client.ts';
import type { EmbeddedDatabase } from '../../db/embedded/database.ts';
import { databaseTables, describeDatabase, type Queries } from './tables.ts';

/** First the tables; then their rows in batches, as the text of a JSON array with one array of texts per row. */
export const dumpItem = z.union([
  z.object({ database: databaseTables }),
  z.object({ table: z.string(), count: z.number(), rows: z.string() }),
]);
export type DumpItem = z.output<typeof dumpItem>;

const BATCH_SIZE = 500;
/** PostgreSQL reads values in these formats exactly as it has written them. */
const FORMATS =
  "set local datestyle = 'ISO'; set local intervalstyle = 'postgres'; set local timezone = 'UTC'; set local extra_float_digits = 1; set local bytea_output = 'hex'";

/**
 * Yields every table and row of the database, as they were at one instant, while other transactions continue. The values
 * are texts, as in COPY, so that a value of any type is restored exactly. Both databases write the same texts: the backup of
 * one can be restored into the other.
 */
async function* dumpRows(db: Queries): AsyncGenerator<DumpItem> {
  await db.query('begin isolation level repeatable read read only');
  try {
    await db.query(FORMATS);
    const database = await describeDatabase(db);
    yield { database };
    for (const { name, columns } of database.tables) {
      const values = columns.map((column) => `${column.name}::text`).join(', ');
      await db.query(
        `declare rows no scroll cursor for select to_json(array[${values}]::text[])::text as row from ${name}`,
      );
      for (;;) {
        const { rows } = await db.query<{ row: string }>(`fetch ${BATCH_SIZE} from rows`);
        if (rows.length === 0) break;
        yield { table: name, count: rows.length, rows: `[${rows.map(({ row }) => row).join(',')}]` };
      }
      await db.query('close rows');
    }
  } finally {
    await db.query('rollback');
  }
}

/**
 * Yields the rows of the embedded database. Other queries wait until the last row is read, because the embedded database
 * has one connection.
 */
export async function* dumpEmbedded(database: EmbeddedDatabase): AsyncGenerator<DumpItem> {
  const client = await database.connect();
  try {
    yield* dumpRows(client);
  } finally {
    client.release();
  }
}

/** Yields the rows of a database that this process has opened. */
export async function* dumpDatabase(driver: DriverConnection): AsyncGenerator<DumpItem> {
  if (driver.kind === 'pglite') {
    yield* dumpEmbedded(driver.database);
    return;
  }
  // A connection without the timeouts of requests.
  const client = new pg.Client({ connectionString: driver.url });
  await client.connect();
  try {
    yield* dumpRows(client);
  } finally {
    await client.end();
  }
}
