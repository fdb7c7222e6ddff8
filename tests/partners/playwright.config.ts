import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS } from '../../tools/test-services/chromium.mjs';

const chromium = process.env.CHROMIUM_PATH;

/** Tests of the partner pages, which tools/partners/run.mjs builds and serves. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/partners',
  forbidOnly: true,
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // The table of tools/partners is made from the JSON report.
  reporter: [['list'], ['json']],
  use: {
    baseURL: process.env.PARTNER_API ?? '',
    actionTimeout: 30_000,
    browserName: 'chromium',
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    viewport: { width: 1280, height: 900 },
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args: CHROMIUM_ARGS, ...(chromium ? { executablePath: chromium } : {}) },
  },
});
