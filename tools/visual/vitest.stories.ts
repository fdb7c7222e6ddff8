import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { SOURCE_CONDITIONS } from '../site-build/source-conditions.mjs';
import { findChromium, TEST_CHROMIUM_ARGS } from '../test-services/chromium.mjs';
import { PREACT_OPTIONS, PREACT_STORY_ALIASES } from './preact-stories.mjs';

const chromium = findChromium();

/** Whether the stories run on React, which other hosts provide. By default they run on Preact, which renders the site. */
const isOnReact = process.env.STORIES_RENDERER === 'react';

/** Turns off the traces that React's development build records for developer tools, because they take time. */
const traceRemoval = {
  name: 'stories-without-traces',
  transformIndexHtml: () => [
    {
      tag: 'script',
      injectTo: 'head-prepend' as const,
      children: 'console.createTask = console.timeStamp = undefined',
    },
  ],
};

/** Vitest project that runs every story in Chromium; a violation found by axe fails the story. */
export const stories = {
  ...(isOnReact ? {} : PREACT_OPTIONS),
  resolve: { conditions: SOURCE_CONDITIONS, alias: isOnReact ? [] : PREACT_STORY_ALIASES },
  plugins: [await storybookTest({ configDir: '.storybook' }), traceRemoval],
  test: {
    name: 'stories',
    maxWorkers: 2,
    // All files share one page, because a reload for each file took a third of the time.
    isolate: false,
    // Long lists need more time under load.
    testTimeout: 30_000,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        // .storybook/motion-off.ts states why stories have no motion.
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions: {
          args: TEST_CHROMIUM_ARGS,
          ...(chromium ? { executablePath: chromium } : {}),
        },
      }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
};
