/**
 * Provides prepared databases: migrated and seeded. They are prepared once and stay in node_modules/.cache until a source
 * of their content changes; each test uses a copy.
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
/** Number of cached versions. Two: for the current sources, and for the sources before the last change. */
const MAX_CACHED_VERSIONS = 2;
const FILL_SCRIPT = fileURLToPath(new URL('../../server/test/fill-database.ts', import.meta.url));
/** Sources that determine the content of a prepared database. */
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
  const environment = [process.platform, process.arch, postgresHome() ?? ''];
  return join(CACHE, fingerprint(filesUnder(SOURCES).filter(isSource), environment));
}

/**
 * Returns the path of `name` in the cache, and creates it if necessary: `create` writes to a temporary path, which is then
 * renamed, so that no partial file remains after an interrupted run.
 */
async function cachedPath(name, create) {
  const folder = cacheFolder();
  const path = join(folder, name);
  if (!existsSync(path)) {
    mkdirSync(folder, { recursive: true });
    const temporaryFolder = mkdtempSync(join(folder, 'draft-'));
    try {
      await create(join(temporaryFolder, name));
      // The path exists when another process has created it in the meantime.
      if (!existsSync(path)) renameSync(join(temporaryFolder, name), path);
    } finally {
      rmSync(temporaryFolder, { recursive: true, force: true });
    }
    removeOldVersions();
  }
  utimesSync(folder, new Date(), new Date());
  return path;
}

function removeOldVersions() {
  const folders = readdirSync(CACHE).map((name) => join(CACHE, name));
  const lastUse = (folder) => statSync(folder).mtimeMs;
  for (const folder of folders.toSorted((a, b) => lastUse(b) - lastUse(a)).slice(MAX_CACHED_VERSIONS))
    rmSync(folder, { recursive: true, force: true });
}

/** Prepares the database at the URL `target`, or writes the dump of a prepared PGlite to the file `target`. */
async function fillDatabase(target) {
  const { code, output } = await run('node', ['--conditions=naungan-source', FILL_SCRIPT, target]);
  if (code !== 0) throw new StepError(`The database of the tests could not be prepared:\n${output}`);
}

async function fillCluster(target) {
  const postgres = await startPostgres();
  try {
    const { url } = await createDatabase(postgres.url, { name: TEMPLATE });
    await fillDatabase(url);
    await postgres.copyTo(target);
  } finally {
    await postgres.stop();
  }
}

/** Returns the path of a file with the dump of a prepared PGlite. */
export const preparedDump = () => cachedPath('pglite.tar', fillDatabase);

/**
 * Starts a PostgreSQL server with the prepared database `template`. Tests copy it, because a template must stay unchanged.
 * @returns {Promise<{ server: string, template: string, stop: () => Promise<void> }>}
 */
export async function startPreparedServer() {
  const { url, stop } = await startPostgres({ sourceCluster: await cachedPath('cluster', fillCluster) });
  return { server: url, template: TEMPLATE, stop };
}

/**
 * Returns the PostgreSQL server that all checks of `npm test` share (`TEST_POSTGRES`). Without one, starts a server with
 * the prepared database.
 * @returns {Promise<{ server: string, template: string, stop: () => Promise<void> }>}
 */
export async function sharedOrNewPreparedServer() {
  const sharedServer = process.env.TEST_POSTGRES;
  return sharedServer
    ? { server: sharedServer, template: TEMPLATE, stop: async () => {} }
    : startPreparedServer();
}

/**
 * Creates a copy of the prepared database on the shared or a new PostgreSQL server. `stop` removes the copy, and stops the
 * server if this function has started it.
 */
export async function createPreparedDatabase() {
  const { server, template, stop } = await sharedOrNewPreparedServer();
  try {
    const { url, drop } = await createDatabase(server, { template });
    return { url, server, template, stop: () => drop().finally(stop) };
  } catch (error) {
    await stop();
    throw error;
  }
}
