import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium, TEST_CHROMIUM_ARGS } from './scripts/chromium.mjs';

const port = Number(process.env.E2E_PORT ?? 4390);
const origin = `http://127.0.0.1:${port}`;
const report = process.env.PLAYWRIGHT_REPORT;
// Workers read this file again: they get the folder of the first reading.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'naungan-e2e-'));
const chromium = findChromium();
if (chromium) process.env.CHROMIUM_PATH = chromium;
/** No page of a test lives long enough to earn back what optimizing its scripts takes: a tenth of the renderers' time. */
const ARGS = [...TEST_CHROMIUM_ARGS, '--js-flags=--no-opt --no-maglev'];

/** Builds the site once more, and a part of it a third time: `npm run test:deep` alone. */
const PUBLISHING = '**/publishing.spec.ts';
const deep = process.env.TEST_DEPTH === 'deep';

/** Journeys against the built site and the real server, on a port and a database of their own. */
export default defineConfig({
  testDir: 'tests/e2e',
  ...(deep ? { testMatch: PUBLISHING } : { testIgnore: PUBLISHING }),
  outputDir: 'test-results',
  forbidOnly: true,
  // One server and two browsers on two cores: more workers only wait for each other.
  workers: 2,
  fullyParallel: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: report ? [['list'], ['json', { outputFile: report }]] : [['list']],
  use: {
    baseURL: origin,
    actionTimeout: 20_000,
    browserName: 'chromium',
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    screenshot: 'only-on-failure',
    // A trace of each test would take half as long again; a failed one is looked at with `--trace on`.
    trace: 'off',
    // What moves is drawn again and again, and waited for: an eighth of the time. Tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args: ARGS, ...(chromium ? { executablePath: chromium } : {}) },
  },
  webServer: {
    command: 'node scripts/e2e-server.mjs',
    cwd: import.meta.dirname,
    url: `${origin}/healthz`,
    timeout: 60_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PATH: `${join(import.meta.dirname, 'node_modules/.bin')}:${process.env.PATH ?? ''}`,
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
