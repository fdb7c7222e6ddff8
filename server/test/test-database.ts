import { openAsBlob } from 'node:fs';
import { inject } from 'vitest';
import { createDatabase, type TestDatabase } from './create-database.ts';

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
  if (server) return { ...(await createDatabase(server, template)), memory: true };
  return { ...ON_PGLITE, memory: await openAsBlob(dump) };
}
