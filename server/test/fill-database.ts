/**
 * `node fill-database.ts postgres://…`: migrates and seeds the database at this URL. `node fill-database.ts <file>`:
 * writes the dump of a migrated and seeded PGlite to the file. Starts the whole app, so that the database also has
 * the tables of the job queue and of the simulators.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { buildApp } from '../src/app.ts';
import { loadConfig } from '../src/config.ts';
import { EmbeddedDatabase } from '../src/db/embedded/database.ts';
import { dataKeys } from '../src/db/schema.ts';
import { DESK_PASSWORD } from './prepared-database.ts';

const target = process.argv[2] ?? '';
const folder = await mkdtemp(join(tmpdir(), 'naungan-fill-'));
const config = loadConfig({
  NODE_ENV: 'test',
  LOG_LEVEL: 'warn',
  DATA_DIR: folder,
  DATABASE_URL: target.startsWith('postgres') ? target : '',
  SIMULATORS: 'true',
  DESK_PASSWORD,
});
const app = await buildApp({ config, memory: true, runJobs: false, site: false });
const { db } = app.deps;
// The copies of this database have other data keys.
await db.delete(dataKeys);
// Collects the planner's statistics, which the copies of this database then contain.
await db.execute(sql`vacuum (analyze)`);
const client: unknown = Reflect.get(db, '$client');
if (client instanceof EmbeddedDatabase) await writeFile(target, await client.dump());
await app.close();
await rm(folder, { recursive: true });
