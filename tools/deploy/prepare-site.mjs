/**
 * `node tools/deploy/prepare-site.mjs`: builds the site with the content of the database, unless the served release was
 * built from the sources of this version. Run it before the processes of a new version start. Applies the migrations.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { forwardSignals, ROOT } from '../process/run.mjs';
import { fail, step } from '../process/step.mjs';
import { buildSite, siteIsFresh } from '../site-build/site-build.mjs';

/** The settings that `startBackend` would replace. */
const SETTINGS = ['NODE_ENV', 'PUBLIC_URL', 'DATABASE_URL'];

async function prepareSite() {
  if (existsSync(join(ROOT, '.env'))) process.loadEnvFile(join(ROOT, '.env'));
  if (siteIsFresh()) {
    console.log('The built site is up to date.');
    return;
  }
  const env = Object.fromEntries(
    SETTINGS.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  );
  const backend = { dataDir: process.env.DATA_DIR || '.data', env };
  await step('Building the site', () => buildSite({ backend }));
}

forwardSignals();
prepareSite().catch(fail);
