/**
 * `npm run test:deep -- texts`: opens a page of every kind of the built site, also as the demo member, at four widths. Fails
 * when the text of a control is cut. `node tools/checks/truncated-pages.mjs <origin>` checks a running site.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { startBackend } from '../process/backend.mjs';
import { forwardSignals } from '../process/run.mjs';
import { fail } from '../process/step.mjs';
import { CHROMIUM_ARGS, findChromium } from '../test-services/chromium.mjs';
import { demoPaths, signInAsDemo } from '../test-services/demo-paths.mjs';
import { waitUntilLoaded, watchRequests } from '../test-services/page-loaded.mjs';
import { createPreparedDatabase } from '../test-services/prepared-databases.mjs';
import { expectPlantedFaults, truncatedAtWidths } from './truncation.mjs';

/** Starts a site with the demo data, unless the command line names a running one. */
async function startSite() {
  const runningOrigin = process.argv[2];
  if (runningOrigin) return { origin: runningOrigin, stop: async () => {} };
  const dataDir = mkdtempSync(join(tmpdir(), 'naungan-texts-'));
  const postgres = await createPreparedDatabase();
  const env = { SEED_DEMO: 'on', RATE_LIMIT_SCALE: '1000', DATABASE_URL: postgres.url };
  const backend = await startBackend({ dataDir, env }).catch(async (error) => {
    await postgres.stop();
    throw error;
  });
  const stop = async () => {
    await backend.stop();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { origin: backend.origin, stop };
}

/** Opens all paths and returns a line for each truncated control. */
async function problemsOfPages(browser, origin, paths, { asDemoMember = false } = {}) {
  const context = await browser.newContext({ locale: 'id-ID', reducedMotion: 'reduce' });
  const page = await context.newPage();
  watchRequests(page);
  if (asDemoMember) await signInAsDemo(page, origin);
  const problems = [];
  for (const path of paths) {
    await page.goto(origin + path);
    await waitUntilLoaded(page);
    problems.push(...(await truncatedAtWidths(page)).map((problem) => `${path}: ${problem}`));
  }
  await context.close();
  return problems;
}

async function main() {
  forwardSignals();
  const { origin, stop } = await startSite();
  const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: CHROMIUM_ARGS });
  try {
    // Checks first that the search finds the truncated controls of a page that has some.
    await expectPlantedFaults(browser);
    const { visitor, member } = await demoPaths(origin);
    const problems = [
      ...(await problemsOfPages(browser, origin, visitor)),
      ...(await problemsOfPages(browser, origin, member, { asDemoMember: true })),
    ];
    for (const problem of problems) console.log(`✗ ${problem}`);
    console.log(`${visitor.length + member.length} pages, ${problems.length} truncated controls`);
    process.exitCode = problems.length === 0 ? 0 : 1;
  } finally {
    await browser.close();
    await stop();
  }
}

main().catch(fail);
