import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { SOURCE_CONDITIONS } from './scripts/source-conditions.mjs';

const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** Plays every story in Chromium; axe fails a story that it finds something in. */
export const stories = {
  resolve: { conditions: SOURCE_CONDITIONS },
  plugins: [await storybookTest({ configDir: '.storybook' })],
  test: {
    name: 'stories',
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions: { executablePath: chromium, args: ['--no-sandbox'] } }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
};
