import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startBackend } from '../process/backend.mjs';
import { filesUnder, fingerprint } from '../process/fingerprint.mjs';
import { run } from '../process/run.mjs';
import { StepError } from '../process/step.mjs';
import {
  currentRelease,
  finishRelease,
  metadataOf,
  newRelease,
  releaseFolder,
  removeOldReleases,
  removeRelease,
  serveRelease,
  siteFolder,
} from './releases.mjs';
import { withSiteLock } from './site-lock.mjs';

/** Files and folders that the built site depends on. Its content comes from the server's content module and seed. */
const SOURCES = [
  'src',
  'public',
  'packages/domain/src',
  'packages/api/src',
  'packages/ui/src',
  'packages/storefront/src',
  'packages/desk/src',
  'server/src/modules/content',
  'server/src/seed',
  'astro.config.mjs',
  'site.config.ts',
  'package-lock.json',
  'tools/site-build',
  'tools/script-files',
];
const isSource = (file) => !/\.(test|stories)\.tsx?$/.test(file);

/** Returns a hash of the sources. It does not include PUBLIC_URL, which the server writes into each page that it serves. */
const sourceHash = () => fingerprint(filesUnder(SOURCES).filter(isSource), [process.env.CONTENT_API ?? '']);

/**
 * Returns whether the served release was built from the current sources. Published content does not count as a source.
 */
export function siteIsFresh() {
  const site = siteFolder();
  const id = currentRelease(site);
  return id !== null && metadataOf(site, id)?.inputs === sourceHash();
}

/** Returns the error of a content call in the output of a build, or undefined. */
const contentErrorIn = (output) => /The content call .+/.exec(output)?.[0];

async function astroBuild({ contentApi, contentWait, signal }, outDir) {
  const result = await run('astro', ['build', '--outDir', outDir], {
    env: {
      CONTENT_API: contentApi,
      CONTENT_WAIT_SECONDS: String(contentWait),
      ASTRO_TELEMETRY_DISABLED: '1',
      NODE_ENV: 'production',
    },
    signal,
  });
  if (result.code !== 0) {
    throw new StepError(contentErrorIn(result.output) ?? `${result.output}\nastro build failed; see above.`);
  }
}

async function buildAndServe(site, { contentApi, contentWait = 0, signal }) {
  const inputs = sourceHash();
  const id = newRelease(site);
  try {
    await astroBuild({ contentApi, contentWait, signal }, releaseFolder(site, id));
    finishRelease(site, id, { inputs, contentApi });
  } catch (error) {
    removeRelease(site, id);
    throw error;
  }
  serveRelease(site, id);
  removeOldReleases(site);
  return id;
}

async function withSeededBackend(options, work) {
  const dataDir = mkdtempSync(join(tmpdir(), 'naungan-build-'));
  try {
    return await withBackend({ ...options, dataDir }, work);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Seconds in which the server must have the content. A build needs the content after it has bundled the scripts. */
const BACKEND_TIMEOUT_SECONDS = 300;

/**
 * Runs `work` while this repository's server starts and until `work` ends. `work` gets the base URL of the content calls,
 * the seconds in which the server starts, and a signal that aborts when the server cannot start.
 */
async function withBackend(options, work) {
  const port = await freePort();
  const failedStart = new AbortController();
  const start = startBackend({ ...options, port });
  start.catch(() => failedStart.abort());
  const [result, backend] = await Promise.allSettled([
    work(`http://127.0.0.1:${port}/api/v1`, BACKEND_TIMEOUT_SECONDS, failedStart.signal).finally(() =>
      start.then(({ stop }) => stop()),
    ),
    start,
  ]);
  // The server's error is the reason for the aborted build.
  if (backend.status === 'rejected') throw backend.reason;
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}

/**
 * Builds a release and makes it the served one; a failed build does not change which release is served. The content of
 * pages comes from `contentApi` (default `CONTENT_API`). Without an address, the function starts this repository's server
 * together with the build, with the database in `dataDir` of `backend` or with a seeded one. If the server of `contentApi` is
 * still starting, the build waits for it for at most `contentWait` seconds. An abort of `signal` ends the build.
 * @param {{ contentApi?: string, contentWait?: number, signal?: AbortSignal,
 *   backend?: { dataDir?: string, env?: Record<string, string> } }} options
 * @returns {Promise<string>} the id of the release
 */
export async function buildSite({
  contentApi = process.env.CONTENT_API,
  contentWait,
  signal,
  backend = {},
} = {}) {
  const site = siteFolder();
  return withSiteLock(site, () => {
    if (contentApi) {
      return buildAndServe(site, { contentApi: contentApi.replace(/\/+$/, ''), contentWait, signal });
    }
    const build = (api, startSeconds, failedStart) =>
      buildAndServe(site, {
        contentApi: api,
        contentWait: startSeconds,
        signal: signal ? AbortSignal.any([signal, failedStart]) : failedStart,
      });
    return backend.dataDir ? withBackend(backend, build) : withSeededBackend(backend, build);
  });
}
