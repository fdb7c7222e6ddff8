import { randomBytes } from 'node:crypto';
import pg from 'pg';

export type TestDatabase = { name: string; url: string; drop(): Promise<void> };

/** A database of its own on the PostgreSQL server at `server`, empty or a copy of `template`. */
export async function createDatabase(server: string, template?: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await run(`create database ${name}${template ? ` template ${template}` : ''}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { name, url: url.href, drop: () => run(`drop database ${name} with (force)`) };
}
