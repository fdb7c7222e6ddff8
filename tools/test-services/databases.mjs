import { randomBytes } from 'node:crypto';

/** @typedef {{ name: string, url: string, drop(): Promise<void> }} TestDatabase */

/**
 * Creates a database on the PostgreSQL server at `server`, empty or a copy of `template`.
 * @param {string} server
 * @param {{ template?: string, name?: string }} options
 * @returns {Promise<TestDatabase>}
 */
export async function createDatabase(
  server,
  { template, name = `test_${randomBytes(6).toString('hex')}` } = {},
) {
  // Loaded here: the task runner starts before packages are installed.
  const { default: pg } = await import('pg');
  const query = async (statement) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  // Copying files takes half of the work of copying pages by way of the log.
  await query(`create database ${name}${template ? ` template ${template} strategy file_copy` : ''}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { name, url: url.href, drop: () => query(`drop database ${name} with (force)`) };
}
