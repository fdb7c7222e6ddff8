import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../scripts/postgres.mjs';
import { createDatabase } from './create-database.ts';
import { fillDatabase } from './prepared-database.ts';

/** Starts a PostgreSQL for the run and fills the database that every app copies. */
export default async function setup({ provide }: TestProject) {
  const { url: server, stop } = await startPostgres();
  try {
    const template = await createDatabase(server);
    await fillDatabase(template.url);
    provide('preparedDatabase', { server, template: template.name, dump: '' });
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
