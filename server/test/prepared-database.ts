import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { createTestDatabase } from './test-database.ts';

/** What every app of a run copies: a database on the server of TEST_DATABASE_URL, or a file with a dump of PGlite. */
type PreparedDatabase = { template: string; dump: string };

declare module 'vitest' {
  export interface ProvidedContext {
    preparedDatabase: PreparedDatabase;
  }
}

const FILL = fileURLToPath(new URL('./fill-database.ts', import.meta.url));

/**
 * Migrates and seeds once a run: doing so for each test file took most of the time. In a process of its own, because
 * Vitest's would read the packages as they were last built.
 */
export default async function setup({ provide }: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'naungan-prepared-'));
  const { name, url, drop } = await createTestDatabase();
  const dump = url ? '' : join(folder, 'database.tar');
  await promisify(execFile)(process.execPath, ['--conditions=naungan-source', FILL, url || dump]);
  provide('preparedDatabase', { template: name, dump });
  return async () => {
    await drop();
    await rm(folder, { recursive: true });
  };
}
