import { EventEmitter, once } from 'node:events';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';
import type { ExtractTablesWithRelations } from 'drizzle-orm/relations';
import pg from 'pg';
import { type Config, ConfigError } from '../config.ts';
import { dataPaths } from '../data-dir.ts';
import { EmbeddedDatabase } from './embedded/database.ts';
import { lockFolder } from './folder-lock.ts';
import { LOCK_TIMEOUT, migrate, retryWhileLocked } from './migrate.ts';
import * as schema from './schema.ts';

type Schema = typeof schema;
/** A PostgreSQL or PGlite database. PGlite has ONE connection: inside a transaction use only the `Tx`. */
export type Db = PgDatabase<PgQueryResultHKT, Schema>;
/** The argument of `db.transaction`. Repositories and services accept `Db | Tx`. */
export type Tx = PgTransaction<PgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>;

/** The data with which pg-boss and LISTEN connect to the same database, without drizzle. */
export type DriverConnection =
  | { kind: 'pglite'; database: EmbeddedDatabase }
  | { kind: 'postgres'; url: string; ownerUrl?: string | undefined };

export type OpenDb = {
  db: Db;
  driver: DriverConnection;
  /**
   * Resolves when the database replies, also while requests use all of its connections.
   * @throws when PostgreSQL does not reply within `timeoutMs`; for PGlite the caller needs a timeout
   */
  checkConnection(timeoutMs: number): Promise<void>;
  /** Counts this process's connections to the database, and callers that wait for one. */
  poolCounts(): { idle: number; busy: number; waiting: number };
  /** Runs migrations, then `seed`, in one process at a time; as the owner of the tables, if the configuration has one. */
  prepare(seed: (db: Db) => Promise<void>): Promise<void>;
  close(): Promise<void>;
};

const casing = 'snake_case' as const;
/** Milliseconds. */
const MAX_CONNECT_TIMEOUT = 5_000;
/** Key of the advisory lock for migrations and seed. */
const PREPARE_LOCK = 7_120_461;

const poolCounts = ({ totalCount, idleCount, waitingCount }: pg.Pool) => ({
  idle: idleCount,
  busy: totalCount - idleCount,
  waiting: waitingCount,
});

async function openPglite(folder: string | undefined, content?: Blob): Promise<OpenDb> {
  const unusableFolderError = (cause: unknown) =>
    new ConfigError(
      `The database in ${folder} cannot be opened. Check that the folder is complete and writable.`,
      {
        cause,
      },
    );
  const lock = folder
    ? await lockFolder(folder).catch((cause: unknown) => {
        throw cause instanceof ConfigError ? cause : unusableFolderError(cause);
      })
    : null;
  const database = await EmbeddedDatabase.open({ folder, content }).catch(async (cause: unknown) => {
    await lock?.release();
    throw unusableFolderError(cause);
  });
  lock?.markComplete();
  const db = drizzle(database, { schema, casing });
  return {
    db: db as unknown as Db,
    driver: { kind: 'pglite', database },
    async checkConnection(timeoutMs) {
      // After a recent reply no query is needed; a query would wait for all other queries.
      if (database.millisecondsSinceReply > timeoutMs) await database.query('select 1');
    },
    poolCounts: () => poolCounts(database),
    async prepare(seed) {
      await migrate(db);
      await seed(db as unknown as Db);
    },
    async close() {
      await database.close();
      await lock?.release();
    },
  };
}

async function openPostgres(
  { url, ownerUrl }: { url: string; ownerUrl?: string | undefined },
  poolSize: number,
  timeoutMs: number,
): Promise<OpenDb> {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: Math.min(timeoutMs, MAX_CONNECT_TIMEOUT),
    // PostgreSQL cancels a slow query itself; the client's later timeout is for a frozen PostgreSQL.
    statement_timeout: timeoutMs,
    query_timeout: timeoutMs + 500,
    idle_in_transaction_session_timeout: Math.max(timeoutMs, 60_000),
  });
  // An idle connection that PostgreSQL closes must not end the process; the next query reconnects.
  pool.on('error', () => {});
  const replies = new EventEmitter().setMaxListeners(0);
  pool.on('connect', (connection) => {
    // The same for a connection between two queries of a transaction, for which the pool does not listen.
    connection.on('error', () => {});
    // A connection emits `drain` after the reply to its last waiting query.
    connection.on('drain', () => replies.emit('reply'));
  });
  const db = drizzle(pool, { schema, casing }) as unknown as Db;
  return {
    db,
    driver: { kind: 'postgres', url, ownerUrl },
    async checkConnection(checkTimeoutMs) {
      const connection = new pg.Client({
        connectionString: url,
        connectionTimeoutMillis: checkTimeoutMs,
        query_timeout: checkTimeoutMs,
      });
      connection.on('error', () => {});
      const queryEnd = new AbortController();
      const checkOnce = async () => {
        await connection.connect();
        await connection.query('select 1');
      };
      try {
        // A reply to any query is enough: a busy machine may take longer to open a connection.
        await Promise.race([checkOnce(), once(replies, 'reply', { signal: queryEnd.signal })]);
      } finally {
        queryEnd.abort();
        connection.end().catch(() => {});
      }
    },
    poolCounts: () => poolCounts(pool),
    async prepare(seed) {
      // A connection outside of the pool: migrations may take longer than a request's timeout, and wait for the
      // migrations of another process.
      const connection = new pg.Client({
        connectionString: ownerUrl ?? url,
        connectionTimeoutMillis: 10_000,
      });
      // The next query reports the error of a connection that PostgreSQL closes.
      connection.on('error', () => {});
      await connection.connect();
      const lockedDb = drizzle(connection, { schema, casing });
      try {
        await connection.query('select pg_advisory_lock($1)', [PREPARE_LOCK]);
        await connection.query(`set lock_timeout = ${LOCK_TIMEOUT}`);
        await retryWhileLocked(() => migrate(lockedDb));
        await connection.query('set lock_timeout = 0');
        await seed(lockedDb as unknown as Db);
      } finally {
        await connection.query('select pg_advisory_unlock($1)', [PREPARE_LOCK]).catch(() => {});
        await connection.end();
      }
    },
    close: () => pool.end(),
  };
}

/**
 * Opens PostgreSQL by DATABASE_URL, otherwise PGlite in DATA_DIR. For tests: PGlite in `memory`, empty or from a
 * dump.
 */
export function openDb(
  config: Config,
  { memory = false }: { memory?: boolean | Blob } = {},
): Promise<OpenDb> {
  if (config.DATABASE_URL)
    return openPostgres(
      { url: config.DATABASE_URL, ownerUrl: config.DATABASE_OWNER_URL },
      config.DATABASE_POOL,
      config.DATABASE_TIMEOUT * 1000,
    );
  return openPglite(memory ? undefined : dataPaths(config).db, memory instanceof Blob ? memory : undefined);
}
