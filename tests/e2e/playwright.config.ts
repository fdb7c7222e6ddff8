import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { ROOT } from '../../tools/process/run.mjs';
import { findChromium, TEST_CHROMIUM_ARGS } from '../../tools/test-services/chromium.mjs';

const port = Number(process.env.E2E_PORT ?? 4390);
const origin = `http://127.0.0.1:${port}`;
const report = process.env.PLAYWRIGHT_REPORT;
// Stored in the environment, because worker processes load this file again and need the same folder.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'naungan-e2e-'));
// Stored in the environment, so that worker processes do not search for Chromium again.
const chromium = findChromium();
if (chromium) process.env.CHROMIUM_PATH = chromium;
/**
 * The flags turn off optimising compilers. Compilation takes a tenth of the renderers' time, and test pages close before the
 * faster code saves time.
 */
const BROWSER_ARGS = [...TEST_CHROMIUM_ARGS, '--js-flags=--no-opt --no-maglev'];

/**
 * Tags of the tests that run only in `npm run test:deep`: tests that take minutes, journeys that repeat a journey of
 * `npm test` for another product line, form or means of payment, and rules that a cheaper check of `npm test` shows for
 * most pages. The environment variable selects the tests of one tag.
 */
const DEEP_TAGS = /@deep-/;
const deepTag = process.env.E2E_DEEP_TAG;

/** Journeys on the built site and the real server, with a separate port and database. */
export default defineConfig({
  testDir: '.',
  ...(deepTag ? { grep: new RegExp(`${deepTag}\\b`) } : { grepInvert: DEEP_TAGS }),
  outputDir: '../../test-results',
  forbidOnly: true,
  // Three browsers and the server use two cores completely; with two browsers a third of the second core was free.
  workers: 3,
  fullyParallel: true,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: report ? [['list'], ['json', { outputFile: report }]] : [['list']],
  use: {
    baseURL: origin,
    actionTimeout: 30_000,
    browserName: 'chromium',
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    screenshot: 'only-on-failure',
    // Traces take 50 % more time. To get one, run the failed test with `--trace on`.
    trace: 'off',
    // Animations would take an eighth of the time. Tests of motion enable them.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args: BROWSER_ARGS, executablePath: chromium ?? undefined },
  },
  webServer: {
    command: 'node tests/e2e/support/server.mjs',
    cwd: ROOT,
    url: `${origin}/healthz`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PATH: `${join(ROOT, 'node_modules/.bin')}:${process.env.PATH ?? ''}`,
      NODE_ENV: 'test',
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: origin,
      DATA_DIR: process.env.E2E_DATA_DIR,
      LOG_LEVEL: 'warn',
      INSURER_DELAY_SECONDS: '1',
      RATE_LIMIT_SCALE: '1000',
    },
  },
});
