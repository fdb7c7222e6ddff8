import { execFile } from 'node:child_process';
import { openAsBlob } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { createDatabase } from '../../tools/test-services/databases.mjs';

type TestDatabase = Awaited<ReturnType<typeof createDatabase>>;

/** What a test needs to open a database: the address of one on PostgreSQL, or, without address, PGlite's content. */
export type OwnDatabase = Pick<TestDatabase, 'url' | 'drop'> & { memory: true | Blob };

const ON_PGLITE = { url: '', drop: async () => {} };

/** An empty database on what the project of this test runs on. */
export async function emptyDatabase(): Promise<OwnDatabase> {
  const { server } = inject('preparedDatabase');
  return { ...(server ? await createDatabase(server) : ON_PGLITE), memory: true };
}

/** A database with migrations and seed, on what the project of this test runs on. */
export async function seededDatabase(): Promise<OwnDatabase> {
  const { server, template, dump } = inject('preparedDatabase');
  if (server) return { ...(await createDatabase(server, { template })), memory: true };
  return { ...ON_PGLITE, memory: await openAsBlob(dump) };
}

/**
 * A database for a server process with this DATA_DIR: an empty one on PostgreSQL; on PGlite a filled one in the folder,
 * because making it anew takes ten seconds of work.
 */
export async function databaseOfServer(folder: string): Promise<OwnDatabase> {
  const { dump } = inject('preparedDatabase');
  if (dump) {
    await mkdir(join(folder, 'db'), { recursive: true });
    await promisify(execFile)('tar', ['-xf', dump, '-C', join(folder, 'db')]);
  }
  return emptyDatabase();
}
