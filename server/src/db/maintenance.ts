import { sql } from 'drizzle-orm';
import type { Db } from './client.ts';

/**
 * Vacuum of the embedded database, which has no autovacuum. PostgreSQL's autovacuum does this work itself. Every statement
 * runs alone, because VACUUM cannot be part of a transaction.
 */

/** The default limits of PostgreSQL's autovacuum: a tenth of the rows instead of a fifth, because tables here are small. */
const MIN_DEAD_ROWS = 50;
const DEAD_ROW_RATIO = 0.1;
/** Bytes of free space in a table from which rewriting the table is worth its time. */
const MIN_WASTED_BYTES = 4 * 1_048_576;
/** Estimated bytes of an index entry, and of a chunk of a long value. */
const INDEX_ENTRY_BYTES = 60;
const CHUNK_BYTES = 2_040;
/** Bytes of a row's header. */
const ROW_HEADER_BYTES = 28;
/** A healthy table may be larger than its rows, because pages are filled partly. */
const TOLERATED_FACTOR = 3;

export type DatabaseSize = {
  bytes: number;
  /** Rows that were deleted or replaced, and that no vacuum has removed. */
  deadRows: number;
};

/** Measures the database. */
export async function measureDatabase(db: Db): Promise<DatabaseSize> {
  const [size] = await db
    .select({
      bytes: sql<number>`pg_database_size(current_database())::float8`,
      deadRows: sql<number>`coalesce(sum(n_dead_tup), 0)::float8`,
    })
    .from(sql`pg_stat_user_tables`);
  return size ?? { bytes: 0, deadRows: 0 };
}

/** Removes the dead rows of tables with many of them, so that later rows use their space. Returns the number of tables. */
export async function vacuumChangedTables(db: Db): Promise<number> {
  const tables = await db
    .select({ name: sql<string>`format('%I.%I', schemaname, relname)` })
    .from(sql`pg_stat_user_tables`)
    .where(sql`n_dead_tup > ${MIN_DEAD_ROWS} + ${DEAD_ROW_RATIO}::float8 * n_live_tup`);
  for (const { name } of tables) await db.execute(sql.raw(`vacuum (analyze) ${name}`));
  return tables.length;
}

/** Returns the tables that are much larger than their rows, with their indexes and long values. */
const wastefulTables = (db: Db) =>
  db
    .select({ name: sql<string>`format('%I.%I', nspname, t.relname)` })
    .from(sql`pg_class t
      join pg_namespace n on n.oid = t.relnamespace
      left join pg_class chunks on chunks.oid = t.reltoastrelid
      left join lateral (
        select sum(avg_width) as width from pg_stats where schemaname = nspname and tablename = t.relname
      ) s on true`)
    .where(sql`t.relkind = 'r' and nspname in ('public', 'pgboss') and t.reltuples >= 0
      and pg_total_relation_size(t.oid) - ${TOLERATED_FACTOR}::float8 * (
        t.reltuples * (coalesce(s.width, 0) + ${ROW_HEADER_BYTES}::float8)
        + greatest(coalesce(chunks.reltuples, 0), 0) * ${CHUNK_BYTES}::float8
        + t.reltuples * ${INDEX_ENTRY_BYTES}::float8 * (select count(*) from pg_index where indrelid = t.oid)
      ) > ${MIN_WASTED_BYTES}::float8`);

/**
 * Vacuums all tables, then rewrites tables and their indexes whose files are much larger than their rows: a vacuum alone
 * never makes a file smaller. Returns the number of rewritten tables.
 */
export async function compactDatabase(db: Db): Promise<number> {
  await db.execute(sql`vacuum (analyze)`);
  const tables = await wastefulTables(db);
  for (const { name } of tables) await db.execute(sql.raw(`vacuum (full, analyze) ${name}`));
  return tables.length;
}
