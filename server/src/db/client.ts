import { EventEmitter, once } from 'node:events';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import type { ExtractTablesWithRelations } from 'drizzle-orm/relations';
import pg from 'pg';
import { type Config, ConfigError } from '../config.ts';
import { dataPaths } from '../data-dir.ts';
import { EmbeddedDatabase } from './embedded.ts';
import { claimFolder } from './folder-claim.ts';
import { migratePglite, migratePostgres } from './migrate.ts';
import * as schema from './schema.ts';

type Schema = typeof schema;
/** The database, whichever kind. PGlite has ONE connection: inside a transaction use only the `Tx`. */
export type Db = PgDatabase<PgQueryResultHKT, Schema>;
/** What `db.transaction` passes. Repositories and services take `Db | Tx`. */
export type Tx = PgTransaction<PgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>;

/** How pg-boss reaches the same database. */
export type BossDatabase = { kind: 'pglite'; client: PGlite } | { kind: 'postgres'; url: string };

export type OpenDb = {
  db: Db;
  boss: BossDatabase;
  /**
   * Resolves when the database answers, and also when requests have taken all of its connections.
   * @throws when it does not, or later than after `patience` ms.
   */
  answers(patience: number): Promise<void>;
  /** Runs migrations, then `seed`; only one process at a time does. */
  prepare(seed: (db: Db) => Promise<void>): Promise<void>;
  close(): Promise<void>;
};

const casing = 'snake_case' as const;
const LONGEST_CONNECT = 5_000;
/** Key of the advisory lock around migrations and seed. */
const PREPARE_LOCK = 7_120_461;

async function openPglite(folder: string | undefined, dump?: Blob): Promise<OpenDb> {
  const unusable = (cause: unknown) =>
    new ConfigError(`The database in ${folder} cannot be opened. Is the folder whole and writable?`, {
      cause,
    });
  const claim = folder
    ? await claimFolder(folder).catch((cause: unknown) => {
        throw cause instanceof ConfigError ? cause : unusable(cause);
      })
    : null;
  const client = new EmbeddedDatabase({ dataDir: folder, loadDataDir: dump });
  await client.waitReady.catch(async (cause: unknown) => {
    await claim?.release();
    throw unusable(cause);
  });
  claim?.finished();
  const db = drizzlePglite(client, { schema, casing });
  return {
    db: db as unknown as Db,
    boss: { kind: 'pglite', client },
    async answers(patience) {
      if (client.silence > patience) await client.query('select 1');
    },
    async prepare(seed) {
      await migratePglite(db);
      await seed(db as unknown as Db);
    },
    async close() {
      await client.close();
      await claim?.release();
    },
  };
}

async function openPostgres(url: string, max: number, timeout: number): Promise<OpenDb> {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: Math.min(timeout, LONGEST_CONNECT),
    // The server gives up by itself; one that is frozen cannot, and is given up from here.
    statement_timeout: timeout,
    query_timeout: timeout + 500,
    idle_in_transaction_session_timeout: Math.max(timeout, 60_000),
  });
  // An idle connection that the server closes must not end the process; the next query reconnects.
  pool.on('error', () => {});
  const heard = new EventEmitter().setMaxListeners(0);
  pool.on('connect', (connection) => void connection.on('drain', () => heard.emit('answer')));
  const db = drizzlePg(pool, { schema, casing }) as unknown as Db;
  return {
    db,
    boss: { kind: 'postgres', url },
    async answers(patience) {
      const connection = new pg.Client({
        connectionString: url,
        connectionTimeoutMillis: patience,
        query_timeout: patience,
      });
      connection.on('error', () => {});
      const asking = new AbortController();
      const ask = async () => {
        await connection.connect();
        await connection.query('select 1');
      };
      try {
        // An answer to anybody is one: a busy machine may take longer to open a connection.
        await Promise.race([ask(), once(heard, 'answer', { signal: asking.signal })]);
      } finally {
        asking.abort();
        connection.end().catch(() => {});
      }
    },
    async prepare(seed) {
      // Not of the pool: a migration may take longer than any request, and waits for that of another process.
      const connection = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
      await connection.connect();
      const locked = drizzlePg(connection, { schema, casing });
      try {
        await connection.query('select pg_advisory_lock($1)', [PREPARE_LOCK]);
        await migratePostgres(locked);
        await seed(locked as unknown as Db);
      } finally {
        await connection.query('select pg_advisory_unlock($1)', [PREPARE_LOCK]).catch(() => {});
        await connection.end();
      }
    },
    close: () => pool.end(),
  };
}

/** PostgreSQL by DATABASE_URL, else PGlite in DATA_DIR, or, for tests, in `memory`: empty, or from a dump. */
export function openDb(
  config: Config,
  { memory = false }: { memory?: boolean | Blob } = {},
): Promise<OpenDb> {
  if (config.DATABASE_URL)
    return openPostgres(config.DATABASE_URL, config.DATABASE_POOL, config.DATABASE_TIMEOUT * 1000);
  return openPglite(memory ? undefined : dataPaths(config).db, memory instanceof Blob ? memory : undefined);
}
