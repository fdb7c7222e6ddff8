import type pg from 'pg';
import { z } from 'zod';

/** Runs queries: a client of `pg`, of PostgreSQL or of the embedded database. */
export type Queries = Pick<pg.ClientBase, 'query'>;

/**
 * The tables of a database with their columns and types, the positions of its sequences, its migrations, and the ids of
 * the data keys that its rows need. Names are quoted, as SQL needs them.
 */
export const databaseTables = z.object({
  tables: z.array(
    z.object({ name: z.string(), columns: z.array(z.object({ name: z.string(), type: z.string() })) }),
  ),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  migrations: z.array(z.string()),
  dataKeyIds: z.array(z.string()),
});
export type DatabaseTables = z.output<typeof databaseTables>;

/** The schemas of the server. The schemas of simulators belong to other systems, and are not part of a backup. */
const SCHEMAS = "('public', 'drizzle', 'pgboss')";

const TABLES = `
  select format('%I.%I', nspname, relname) as name,
    json_agg(json_build_object('name', quote_ident(attname), 'type', format_type(atttypid, atttypmod)) order by attnum) as columns
  from pg_class
  join pg_namespace on pg_namespace.oid = relnamespace
  join pg_attribute on attrelid = pg_class.oid
  where relkind in ('r', 'p') and not relispartition and nspname in ${SCHEMAS}
    and attnum > 0 and not attisdropped and attgenerated = ''
  group by nspname, relname
  order by nspname, relname`;

const SEQUENCES = `
  select format('%I.%I', schemaname, sequencename) as name, last_value::text as value
  from pg_sequences
  where last_value is not null and schemaname in ${SCHEMAS}
  order by 1`;

/** Returns the tables of the database. */
export const listTables = async (db: Queries): Promise<DatabaseTables['tables']> =>
  databaseTables.shape.tables.parse((await db.query(TABLES)).rows);

/** Describes a database that the server has prepared. */
export async function describeDatabase(db: Queries): Promise<DatabaseTables> {
  const sequences = await db.query(SEQUENCES);
  const migrations = await db.query('select hash from drizzle.__drizzle_migrations order by created_at, id');
  const keys = await db.query('select id from data_keys order by id');
  return databaseTables.parse({
    tables: await listTables(db),
    sequences: sequences.rows,
    migrations: migrations.rows.map(({ hash }) => hash),
    dataKeyIds: keys.rows.map(({ id }) => id),
  });
}
