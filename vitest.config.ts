import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { SOURCE_CONDITIONS } from './scripts/source-conditions.mjs';

const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** Unit and request tests run in Node; `stories` plays every story in Chromium, axe included. */
const node = (name: string, include: string[], more: object = {}) => ({
  resolve: { conditions: SOURCE_CONDITIONS },
  ssr: { resolve: { conditions: SOURCE_CONDITIONS } },
  test: { name, include, environment: 'node', ...more },
});

export default defineConfig({
  test: {
    projects: [
      node('domain', ['packages/domain/src/**/*.test.ts']),
      node('api', ['packages/api/src/**/*.test.ts']),
      node('server', ['server/**/*.test.ts'], { testTimeout: 30_000, hookTimeout: 60_000, maxWorkers: 2 }),
      node('site', ['src/**/*.test.ts', 'scripts/**/*.test.ts']),
      {
        resolve: { conditions: SOURCE_CONDITIONS },
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'stories',
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions: { executablePath: chromium, args: ['--no-sandbox'] } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
