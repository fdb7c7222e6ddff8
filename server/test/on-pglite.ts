import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { fillDatabase } from './prepared-database.ts';

/** Fills the database, embedded in the process, that every app of the run copies. */
export default async function setup({ provide }: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'naungan-prepared-'));
  const dump = join(folder, 'database.tar');
  await fillDatabase(dump);
  provide('preparedDatabase', { server: '', template: '', dump });
  return () => rm(folder, { recursive: true });
}
