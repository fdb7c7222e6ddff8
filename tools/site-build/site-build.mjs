import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBackend } from '../process/backend.mjs';
import { filesUnder, fingerprint } from '../process/fingerprint.mjs';
import { run } from '../process/run.mjs';
import { StepError } from '../process/step.mjs';
import {
  currentRelease,
  finishRelease,
  newRelease,
  noteOf,
  pointTo,
  releaseFolder,
  removeOldReleases,
  removeRelease,
  siteFolder,
} from './releases.mjs';
import { withSiteLock } from './site-lock.mjs';

/** Sources of the built site. Its content comes from the server's content module and seed. */
const INPUTS = [
  'src',
  'public',
  'packages/domain/src',
  'packages/api/src',
  'packages/ui/src',
  'packages/storefront/src',
  'server/src/modules/content',
  'server/src/seed',
  'astro.config.mjs',
  'site.config.ts',
  'package-lock.json',
  'tools/site-build',
  'tools/script-files',
];
const isInput = (file) => !/\.(test|stories)\.tsx?$/.test(file);

/** Excludes PUBLIC_URL: the server writes the current address into the pages that it serves. */
const inputs = () => fingerprint(filesUnder(INPUTS).filter(isInput), [process.env.CONTENT_API ?? '']);

/**
 * Whether the served release was built from the current sources. Published content does not count as a
 * source.
 */
export function siteIsFresh() {
  const site = siteFolder();
  const id = currentRelease(site);
  return id !== null && noteOf(site, id)?.inputs === inputs();
}

/** Extracts the one-line error of a content call from the build's output. */
const contentProblem = (output) => /The content call .+/.exec(output)?.[0];

async function astroBuild(contentApi, outDir) {
  const result = await run('astro', ['build', '--outDir', outDir], {
    env: { CONTENT_API: contentApi, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
  });
  if (result.code !== 0) {
    throw new StepError(contentProblem(result.output) ?? `${result.output}\nastro build failed; see above.`);
  }
}

async function buildAndServe(site, contentApi) {
  const stamp = inputs();
  const id = newRelease(site);
  try {
    await astroBuild(contentApi, releaseFolder(site, id));
    finishRelease(site, id, { inputs: stamp, contentApi });
  } catch (error) {
    removeRelease(site, id);
    throw error;
  }
  pointTo(site, id);
  removeOldReleases(site);
  return id;
}

async function withSeededBackend(work) {
  const dataDir = mkdtempSync(join(tmpdir(), 'naungan-build-'));
  try {
    return await withBackend({ dataDir }, work);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function withBackend(options, work) {
  const backend = await startBackend(options);
  try {
    return await work(`${backend.origin}/api/v1`);
  } finally {
    await backend.stop();
  }
}

/**
 * Builds a release and serves it afterwards; a failed build changes nothing. Prerendered pages contain the
 * replies of the content calls: those of `contentApi` (default `CONTENT_API`), else of this repository's
 * server, started during the build on `backend`'s database or on a seeded one.
 * @param {{ contentApi?: string, backend?: { dataDir: string, env?: Record<string, string> } }} options
 * @returns {Promise<string>} the id of the release
 */
export async function buildSite({ contentApi = process.env.CONTENT_API, backend } = {}) {
  const site = siteFolder();
  return withSiteLock(site, () => {
    const build = (api) => buildAndServe(site, api);
    if (contentApi) return build(contentApi.replace(/\/+$/, ''));
    return backend ? withBackend(backend, build) : withSeededBackend(build);
  });
}
