import { randomBytes } from 'node:crypto';

/** @typedef {{ name: string, url: string, drop(): Promise<void> }} TestDatabase */

/**
 * Creates a database, empty or as a copy of the database `template`.
 * @param {string} server URL of the PostgreSQL server
 * @param {{ template?: string, name?: string }} options
 * @returns {Promise<TestDatabase>}
 */
export async function createDatabase(
  server,
  { template, name = `test_${randomBytes(6).toString('hex')}` } = {},
) {
  // A dynamic import, because the task runner loads this file before packages are installed.
  const { default: pg } = await import('pg');
  const query = async (statement) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  // `file_copy` takes half of the time of the default strategy, which writes every page to the log.
  await query(`create database ${name}${template ? ` template ${template} strategy file_copy` : ''}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { name, url: url.href, drop: () => query(`drop database ${name} with (force)`) };
}
