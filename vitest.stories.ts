import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { findChromium, TEST_CHROMIUM_ARGS } from './scripts/chromium.mjs';
import { PICTURE_ARGS, PICTURES, picturesAre } from './scripts/pictures.mjs';
import { SOURCE_CONDITIONS } from './scripts/source-conditions.mjs';

declare module 'vitest' {
  export interface ProvidedContext {
    pictures: 'compared' | 'skipped';
  }
}

const chromium = findChromium();

/** React's development build keeps tasks and marks for developer tools, which nobody looks at here. */
const withoutTraces = {
  name: 'stories-without-traces',
  transformIndexHtml: () => [
    {
      tag: 'script',
      injectTo: 'head-prepend' as const,
      children: 'console.createTask = console.timeStamp = undefined',
    },
  ],
};

/** Plays every story in Chromium; axe fails a story that it finds something in. */
export const stories = {
  resolve: { conditions: SOURCE_CONDITIONS },
  plugins: [await storybookTest({ configDir: '.storybook' }), withoutTraces],
  test: {
    name: 'stories',
    // Pages of one browser, each of which keeps what it loaded: a reload for each file took a third of the time.
    maxWorkers: 2,
    isolate: false,
    // A long list takes its time beside other checks.
    testTimeout: 30_000,
    setupFiles: ['.storybook/pictures.setup.ts'],
    provide: { pictures: picturesAre(chromium) },
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        // See .storybook/motion-off.ts.
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions: {
          args: [...TEST_CHROMIUM_ARGS, ...PICTURE_ARGS],
          ...(chromium ? { executablePath: chromium } : {}),
        },
      }),
      instances: [{ browser: 'chromium' as const }],
      expect: { toMatchScreenshot: PICTURES },
    },
  },
};
