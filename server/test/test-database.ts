import { execFile } from 'node:child_process';
import { openAsBlob } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { createDatabase } from '../../tools/test-services/databases.mjs';

type TestDatabase = Awaited<ReturnType<typeof createDatabase>>;

/**
 * A database for one test. `url`: the URL of a PostgreSQL database, or '' for PGlite. `memory`: the content of PGlite, or
 * true for an empty PGlite.
 */
export type ServerDatabase = Pick<TestDatabase, 'url' | 'drop'> & { memory: true | Blob };

const ON_PGLITE = { url: '', drop: async () => {} };

/** Creates an empty database: PostgreSQL or PGlite, as the Vitest project requires. */
export async function createEmptyDatabase(): Promise<ServerDatabase> {
  const { server } = inject('preparedDatabase');
  return { ...(server ? await createDatabase(server) : ON_PGLITE), memory: true };
}

/** Creates a migrated and seeded database: PostgreSQL or PGlite, as the Vitest project requires. */
export async function createSeededDatabase(): Promise<ServerDatabase> {
  const { server, template, dump } = inject('preparedDatabase');
  if (server) return { ...(await createDatabase(server, { template })), memory: true };
  return { ...ON_PGLITE, memory: await openAsBlob(dump) };
}

/**
 * Creates a database for a server process whose DATA_DIR is `folder`. A PostgreSQL database is empty. With PGlite, this
 * function unpacks a seeded database into the folder, because PGlite needs ten seconds for a seed.
 */
export async function createServerDatabase(folder: string): Promise<ServerDatabase> {
  const { dump } = inject('preparedDatabase');
  if (dump) {
    await mkdir(join(folder, 'db'), { recursive: true });
    await promisify(execFile)('tar', ['-xf', dump, '-C', join(folder, 'db')]);
  }
  return createEmptyDatabase();
}
