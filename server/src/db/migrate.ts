import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { errorCode } from '../core/error-code.ts';
import type * as schema from './schema.ts';

const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));

/** Applies the pending migrations in order. */
export const migrate = (db: NodePgDatabase<typeof schema>) => applyMigrations(db, { migrationsFolder });

/**
 * Milliseconds that a migration waits for a table. Meanwhile all queries of the table wait too. Shorter than the second after
 * which PostgreSQL ends one transaction of a deadlock, which could be the transaction of a request.
 */
export const LOCK_TIMEOUT = 700;
/** PostgreSQL's codes for an exceeded lock_timeout, and for a deadlock. */
const LOCK_CODES = ['55P03', '40P01'];
const MAX_ATTEMPTS = 60;
/** Milliseconds between attempts, in which the requests that wait for a table proceed. */
const RETRY_MS = 1_000;

/**
 * Runs migrations while processes of the last version use the tables: repeats `work`, one transaction, as long as it fails
 * because a table is locked.
 * @throws the error of the last attempt, after a minute or more
 */
export async function retryWhileLocked(work: () => Promise<void>, retryMs = RETRY_MS): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const { cause } = error as { cause?: unknown };
      const code = errorCode(error) ?? errorCode(cause);
      if (!LOCK_CODES.includes(code ?? '') || attempt === MAX_ATTEMPTS) throw error;
      await pause(retryMs);
    }
  }
}
