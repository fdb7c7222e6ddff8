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
  test: { name, include, environment: 'node', ...more },
});

/** A second run, on a PostgreSQL server, leaves out what has no SQL that matters there, or starts a PGlite of its own. */
const ONCE = [
  'desk-cli/**',
  'modules/content/**',
  'plugins/**',
  'seed/**',
  'server.test.ts',
  'simulators/**',
];
const secondRun = Boolean(process.env.TEST_DATABASE_URL);

export default defineConfig({
  test: {
    projects: [
      node('domain', ['packages/domain/src/**/*.test.ts']),
      node('api', ['packages/api/src/**/*.test.ts']),
      node('server', ['server/**/*.test.ts'], {
        testTimeout: 30_000,
        hookTimeout: 60_000,
        exclude: secondRun ? ONCE.map((part) => `server/src/${part}`) : [],
        maxWorkers: 2,
        // Each app has its own database; loading the server's modules for each file took longer than the tests.
        isolate: false,
        globalSetup: ['server/test/prepared-database.ts'],
      }),
      node('site', ['src/**/*.test.ts', 'scripts/**/*.test.ts']),
      ...(wantsStories ? [(await import('./vitest.stories.ts')).stories] : []),
    ],
  },
});
