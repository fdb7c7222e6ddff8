import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBackend } from './backend.mjs';
import { filesUnder, fingerprint } from './fingerprint.mjs';
import { ROOT, run } from './run.mjs';
import { StepError } from './step.mjs';

const STAMP = join(ROOT, 'dist', '.inputs');

/** What the built site is made of. Its content comes from the server's content module and seed. */
const INPUTS = [
  'src',
  'public',
  'packages/domain/src',
  'packages/api/src',
  'packages/ui/src',
  'server/src/modules/content',
  'server/src/seed',
  'astro.config.mjs',
  'site.config.ts',
  'package-lock.json',
  'scripts/site-build.mjs',
  'scripts/source-conditions.mjs',
];
const isInput = (file) => !/\.(test|stories)\.tsx?$/.test(file);

const inputs = () =>
  fingerprint(filesUnder(INPUTS).filter(isInput), [
    process.env.PUBLIC_URL ?? '',
    process.env.CONTENT_API ?? '',
  ]);

/** Whether dist was built from what the sources are now. */
export const siteIsFresh = () => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === inputs();

async function astroBuild(contentApi) {
  const result = await run('astro', ['build'], {
    env: { CONTENT_API: contentApi, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
  });
  if (result.code !== 0) throw new StepError(`${result.output}\nastro build failed; see above.`);
}

/**
 * Builds the site into dist. Prerendered pages hold what the content calls answer: those of `CONTENT_API`
 * when set, else of this repository's server, started for the time of the build on a database of its own.
 */
export async function buildSite() {
  const stamp = inputs();
  rmSync(join(ROOT, 'dist'), { recursive: true, force: true });
  if (process.env.CONTENT_API) await astroBuild(process.env.CONTENT_API);
  else {
    const dataDir = mkdtempSync(join(tmpdir(), 'naungan-build-'));
    try {
      const backend = await startBackend({ dataDir });
      try {
        await astroBuild(`${backend.origin}/api/v1`);
      } finally {
        await backend.stop();
      }
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  }
  writeFileSync(STAMP, stamp);
}
