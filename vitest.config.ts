import { defineConfig } from 'vitest/config';
import { SOURCE_CONDITIONS } from './scripts/source-conditions.mjs';

/** Storybook takes seconds to load: only when its project is asked for, or all are. */
const asked = process.argv.slice(2).join(' ');
const wantsStories = !asked.includes('--project') || asked.includes('stories');

/** Unit and request tests run in Node; `stories` plays every story in Chromium, axe included. */
const node = (name: string, include: string[], more: object = {}) => ({
  resolve: { conditions: SOURCE_CONDITIONS },
  // Vitest hands these to Node itself, where `import` or `module` would break what packages require.
  ssr: { resolve: { conditions: ['naungan-source'] } },
  // A process of its own for each file loaded the same modules again and again: two thirds of the work.
  // Random values take their time beside other checks.
  test: { name, include, environment: 'node', isolate: false, testTimeout: 30_000, ...more },
});

/** What starts a PGlite of its own, or is about the one process that PGlite allows. */
const EMBEDDED = [
  'server/src/desk-cli/**/*.test.ts',
  'server/src/server.test.ts',
  'server/src/db/embedded.test.ts',
];
/** What each database does in its own way. */
const ON_BOTH = ['server/src/core/jobs.test.ts'];
/** What each database keeps when the power is cut takes processes and minutes: `npm run test:deep` alone. */
const KILLS = ['server/test/kill/*.test.ts'];
const deep = process.env.TEST_DEPTH === 'deep';

const server = {
  hookTimeout: 60_000,
  maxWorkers: 2,
  setupFiles: ['server/test/fonts-read-once.ts'],
};

export default defineConfig({
  test: {
    projects: [
      node('domain', ['packages/domain/src/**/*.test.ts'], {
        setupFiles: ['vitest.depth.ts'],
      }),
      node('api', ['packages/api/src/**/*.test.ts']),
      node('server', ['server/**/*.test.ts'], {
        ...server,
        exclude: deep ? EMBEDDED : [...EMBEDDED, ...KILLS],
        globalSetup: ['server/test/on-postgres.ts'],
      }),
      node('server-pglite', [...EMBEDDED, ...ON_BOTH, ...(deep ? KILLS : [])], {
        ...server,
        globalSetup: ['server/test/on-pglite.ts'],
      }),
      node('site', ['src/**/*.test.ts', 'packages/{ui,storefront}/src/**/*.test.ts', 'scripts/**/*.test.ts']),
      ...(wantsStories ? [(await import('./vitest.stories.ts')).stories] : []),
    ],
  },
});
