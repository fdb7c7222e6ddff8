import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** What every app of a run copies: a database on a PostgreSQL server, or a file with a dump of PGlite. */
type PreparedDatabase = { server: string; template: string; dump: string };

declare module 'vitest' {
  export interface ProvidedContext {
    preparedDatabase: PreparedDatabase;
  }
}

const FILL = fileURLToPath(new URL('./fill-database.ts', import.meta.url));

/**
 * Migrates and seeds once a run: doing so for each test file took most of the time. In a process of its own, because
 * Vitest's would read the packages as they were last built.
 * @param target address of a database on PostgreSQL, or the file for a dump of PGlite
 */
export async function fillDatabase(target: string): Promise<void> {
  await promisify(execFile)(process.execPath, ['--conditions=naungan-source', FILL, target]);
}
