import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { signInMemberAndDesk } from '../../../server/test/kill/journey.ts';
import { ROOT } from '../../process/run.mjs';
import { duration } from '../../process/step.mjs';
import {
  currentRelease,
  newRelease,
  releaseFolder,
  serveRelease,
  siteFolder,
} from '../../site-build/releases.mjs';
import { buildSite, siteIsFresh } from '../../site-build/site-build.mjs';
import { JOURNEY_TESTS } from './journeys.mjs';
import { KILL_TESTS } from './kills.mjs';
import { LIMIT_TESTS } from './limits.mjs';
import { PUBLISHING_TESTS } from './publishing.mjs';
import { startCluster } from './services.mjs';
import { SESSION_TESTS } from './sessions.mjs';
import { UPLOAD_TESTS } from './uploads.mjs';

/** The tests in their order: name, and a function that throws when the test fails and may return a remark. */
const TESTS = [
  ...SESSION_TESTS,
  ...JOURNEY_TESTS,
  ...UPLOAD_TESTS,
  ...LIMIT_TESTS,
  ...PUBLISHING_TESTS,
  ...KILL_TESTS,
];

/** Copies the built site, so that the test of publishing changes only the copy. */
async function copySite() {
  if (!siteIsFresh()) await buildSite();
  const site = siteFolder('dist');
  const copy = mkdtempSync(join(ROOT, 'dist', 'cluster-'));
  const id = newRelease(copy);
  const options = { recursive: true, preserveTimestamps: true };
  cpSync(releaseFolder(site, currentRelease(site)), releaseFolder(copy, id), options);
  serveRelease(copy, id);
  return copy;
}

async function runTest([name, test], context) {
  const startedAt = performance.now();
  const time = () => duration(performance.now() - startedAt);
  try {
    const remark = await test(context);
    console.log(`  ${name} … ${time()}${remark ? ` (${remark})` : ''}`);
    return true;
  } catch (error) {
    console.log(`✗ ${name} … failed after ${time()}\n${error.stack ?? error}`);
    return false;
  }
}

/** Starts the deployment and runs the tests whose names contain `filter`; returns the exit code. */
export async function checkCluster(filter = '') {
  const tests = TESTS.filter(([name]) => name.includes(filter));
  const site = await copySite();
  try {
    const cluster = await startCluster({ env: { SITE_DIR: site } });
    try {
      const origins = cluster.processes.map(({ origin }) => origin);
      const connection = await signInMemberAndDesk(origins, cluster.dataDir);
      let passed = 0;
      for (const test of tests)
        if (await runTest(test, { ...cluster, site, origins, connection })) passed += 1;
      console.log(`${passed} passed, ${tests.length - passed} failed`);
      return passed === tests.length ? 0 : 1;
    } finally {
      await cluster.stop();
    }
  } finally {
    rmSync(site, { recursive: true, force: true });
  }
}
