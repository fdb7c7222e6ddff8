import { defineConfig } from 'vitest/config';
import { SOURCE_CONDITIONS } from './tools/site-build/source-conditions.mjs';

/** The arguments of Vitest. Storybook is imported only if its project runs, because the import takes seconds. */
const commandLine = process.argv.slice(2).join(' ');
const runsStories = !commandLine.includes('--project') || commandLine.includes('stories');

/** Returns a project whose tests run in Node. The project `stories` runs every story in Chromium, with axe. */
const nodeProject = (
  name: string,
  include: string[],
  { setupFiles = [], ...options }: { setupFiles?: string[] } & Record<string, unknown> = {},
) => ({
  resolve: { conditions: SOURCE_CONDITIONS },
  // Vitest passes these conditions to Node, where `import` or `module` would break packages that use `require`.
  ssr: { resolve: { conditions: ['naungan-source'] } },
  // Files share a process: with one process per file, loading modules took two thirds of the time. Tests with random
  // values need a longer timeout on a busy machine.
  test: {
    name,
    include,
    environment: 'node',
    isolate: false,
    testTimeout: 60_000,
    setupFiles: ['tools/runner/patient-waits.setup.ts', ...setupFiles],
    expect: { poll: { timeout: 15_000 } },
    ...options,
  },
});

/** Tests that start a PGlite database, or test that PGlite allows only one process. */
const PGLITE_TESTS = [
  'tools/desk/desk-cli.test.ts',
  'server/src/server.test.ts',
  'server/src/db/embedded/database.test.ts',
  'server/src/db/maintenance.test.ts',
];
/** Tests of code that depends on the database, which run on PostgreSQL and on PGlite. */
const DATABASE_TESTS = [
  'server/src/core/backup/backup.test.ts',
  'server/src/core/jobs.test.ts',
  'server/src/core/snapshots.test.ts',
  'server/src/db/prepared.test.ts',
];
/** Tests that kill servers. They start processes and need minutes, so only `npm run test:deep` runs them. */
const KILL_TESTS = ['server/test/kill/*.test.ts'];
/** A test that calls every operation as ten callers, and tests with an S3 store, which only `npm run test:deep` runs. */
const DEEP_TESTS = [
  'server/test/operations/authorization.test.ts',
  'server/test/processes/*.test.ts',
  'server/test/store/*.test.ts',
];
const isDeep = process.env.TEST_DEPTH === 'deep';

const server = {
  hookTimeout: 120_000,
  maxWorkers: 2,
  setupFiles: ['server/test/cache-pdf-fonts.ts'],
};

export default defineConfig({
  test: {
    projects: [
      nodeProject('domain', ['packages/domain/src/**/*.test.ts'], {
        setupFiles: ['tools/runner/random-values.setup.ts'],
      }),
      nodeProject('api', ['packages/api/src/**/*.test.ts']),
      nodeProject('server', ['{server,simulators,tools/desk}/**/*.test.ts'], {
        ...server,
        exclude: isDeep ? PGLITE_TESTS : [...PGLITE_TESTS, ...KILL_TESTS, ...DEEP_TESTS],
        globalSetup: ['server/test/on-postgres.ts'],
      }),
      nodeProject('server-pglite', [...PGLITE_TESTS, ...DATABASE_TESTS, ...(isDeep ? KILL_TESTS : [])], {
        ...server,
        globalSetup: ['server/test/on-pglite.ts'],
      }),
      nodeProject('site', [
        'src/**/*.test.ts',
        'packages/{ui,storefront,desk}/src/**/*.test.ts',
        'tools/!(desk)/**/*.test.ts',
      ]),
      // Sends requests to the built site. Requires a build.
      nodeProject('built-site', ['tests/built-site/*.test.ts'], {
        server: { deps: { external: [/\/dist\//] } },
      }),
      ...(runsStories ? [(await import('./tools/visual/vitest.stories.ts')).stories] : []),
    ],
  },
});
