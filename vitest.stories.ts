import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { findChromium, TEST_CHROMIUM_ARGS } from './scripts/chromium.mjs';
import { SOURCE_CONDITIONS } from './scripts/source-conditions.mjs';

const chromium = findChromium();

/** Plays every story in Chromium; axe fails a story that it finds something in. */
export const stories = {
  resolve: { conditions: SOURCE_CONDITIONS },
  plugins: [await storybookTest({ configDir: '.storybook' })],
  test: {
    name: 'stories',
    // Pages of one browser, each of which keeps what it loaded: a reload for each file took a third of the time.
    maxWorkers: 2,
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        // See .storybook/motion-off.ts.
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions: { args: TEST_CHROMIUM_ARGS, ...(chromium ? { executablePath: chromium } : {}) },
      }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
};
