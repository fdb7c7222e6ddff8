/**
 * Databases with migrations and seed, filled once for all tests and copied by each. They stay in node_modules/.cache
 * until a source of their content changes.
 */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesUnder, fingerprint } from '../process/fingerprint.mjs';
import { ROOT, run } from '../process/run.mjs';
import { StepError } from '../process/step.mjs';
import { createDatabase } from './databases.mjs';
import { startPostgres } from './postgres.mjs';
import { postgresHome } from './postgres-binaries.mjs';

const CACHE = join(ROOT, 'node_modules', '.cache', 'naungan-databases');
/** Number of cached versions: one for the current sources, one for those before a change. */
const MOST_CACHED = 2;
const FILL_SCRIPT = fileURLToPath(new URL('../../server/test/fill-database.ts', import.meta.url));
/** Sources that determine the content of a migrated and seeded database. */
const SOURCES = [
  'server',
  'simulators',
  'packages/domain/src',
  'packages/api/src',
  'tools/test-services',
  'site.config.ts',
  'package-lock.json',
];
const isSource = (file) =>
  file.endsWith('/fill-database.ts') || !/\.(test|stories|fixture)\.tsx?$|^server\/test\//.test(file);
const TEMPLATE = 'prepared';

function cacheFolder() {
  const facts = [process.platform, process.arch, postgresHome() ?? ''];
  return join(CACHE, fingerprint(filesUnder(SOURCES).filter(isSource), facts));
}

/**
 * Returns the path of `name` in the cache. `make` writes to a temporary path, which is renamed when complete,
 * so that an interrupted run leaves no partial file.
 */
async function cached(name, make) {
  const folder = cacheFolder();
  const path = join(folder, name);
  if (!existsSync(path)) {
    mkdirSync(folder, { recursive: true });
    const draft = mkdtempSync(join(folder, 'draft-'));
    try {
      await make(join(draft, name));
      // Another process was faster.
      if (!existsSync(path)) renameSync(join(draft, name), path);
    } finally {
      rmSync(draft, { recursive: true, force: true });
    }
    removeOld();
  }
  utimesSync(folder, new Date(), new Date());
  return path;
}

function removeOld() {
  const folders = readdirSync(CACHE).map((name) => join(CACHE, name));
  const age = (folder) => statSync(folder).mtimeMs;
  for (const folder of folders.toSorted((a, b) => age(b) - age(a)).slice(MOST_CACHED))
    rmSync(folder, { recursive: true, force: true });
}

/** Migrates and seeds the PostgreSQL database at that URL, or writes the dump of a PGlite to that file. */
async function fill(target) {
  const { code, output } = await run('node', ['--conditions=naungan-source', FILL_SCRIPT, target]);
  if (code !== 0) throw new StepError(`The database of the tests could not be filled:\n${output}`);
}

async function fillCluster(target) {
  const postgres = await startPostgres();
  try {
    const { url } = await createDatabase(postgres.url, { name: TEMPLATE });
    await fill(url);
    await postgres.copyTo(target);
  } finally {
    await postgres.stop();
  }
}

/** Returns the file with the dump of a migrated and seeded PGlite. */
export const preparedDump = () => cached('pglite.tar', fill);

/**
 * Starts a PostgreSQL with a migrated and seeded database, the template of all others.
 * @returns {Promise<{ server: string, template: string, stop: () => Promise<void> }>}
 */
export async function startPreparedPostgres() {
  const { url, stop } = await startPostgres({ from: await cached('cluster', fillCluster) });
  return { server: url, template: TEMPLATE, stop };
}

/**
 * Returns the PostgreSQL that the whole run shares (`TEST_POSTGRES`, set by `npm test`), or starts one.
 * @returns {Promise<{ server: string, template: string, stop: () => Promise<void> }>}
 */
export async function preparedPostgres() {
  const shared = process.env.TEST_POSTGRES;
  return shared ? { server: shared, template: TEMPLATE, stop: async () => {} } : startPreparedPostgres();
}

/**
 * Creates a migrated and seeded database on the PostgreSQL of the run; `stop` also stops a PostgreSQL that
 * was started for it.
 */
export async function seededPostgres() {
  const { server, template, stop } = await preparedPostgres();
  try {
    const { url, drop } = await createDatabase(server, { template });
    return { url, server, template, stop: () => drop().finally(stop) };
  } catch (error) {
    await stop();
    throw error;
  }
}
