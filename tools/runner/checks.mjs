import { TSC_7 } from '../process/compilers.mjs';
import {
  buildTestedSite,
  commandCheck,
  pictureCheck,
  postgresEnv,
  runJourneys,
  scriptCheck,
  vitestCheck,
} from './check-kinds.mjs';

/**
 * All checks of `npm test`, in the order in which they start. Checks run in parallel while the sum of their weights is at
 * most `MAX_WEIGHT` (test.mjs). Fast checks with clear errors come first, then long checks and short checks alternate.
 * - `id` selects the check on the command line.
 * - `needs` lists the checks and services that must be ready before the check starts.
 * - `weight` is the number of cores that the check uses, measured alone: 1 by default, 0.5 for a check that waits for pages
 *   half of the time.
 */
export const CHECKS = [
  { id: 'lint', name: 'format and lint', run: commandCheck(['biome', 'ci', '--error-on-warnings', '.']) },
  {
    id: 'types',
    name: 'types',
    // TypeScript 7 needs a third of the time of version 6. Only `astro check` reads .astro files.
    run: commandCheck(
      ['node', TSC_7, '--noEmit', '--singleThreaded'],
      ['astro', 'check', '--tsconfig', 'src/tsconfig.astro.json', '--minimumFailingSeverity', 'warning'],
    ),
  },
  {
    id: 'imports',
    name: 'directions and cycles of imports',
    run: commandCheck(['depcruise', 'packages', 'server', 'src', 'simulators', 'tools', 'tests']),
  },
  {
    id: 'guard',
    name: 'project rules, citations, documents, changesets, supply chain',
    run: commandCheck(
      ['node', 'tools/checks/guard.mjs'],
      ['node', 'tools/checks/citations.mjs'],
      ['node', 'tools/checks/documents.mjs'],
      ['node', 'tools/checks/changesets.mjs'],
      ['node', 'tools/checks/supply-chain/main.mjs'],
    ),
  },
  {
    id: 'unused',
    name: 'unused files, exports, dependencies',
    run: commandCheck(['knip', '-c', 'tools/checks/knip.json']),
  },
  { id: 'unit', name: 'domain, API contract and site', run: vitestCheck('unit', ['domain', 'api', 'site']) },
  { id: 'site', name: 'site build', run: buildTestedSite },
  { id: 'html', name: 'HTML of the built pages', needs: ['site'], run: scriptCheck('tools/checks/html.mjs') },
  {
    id: 'pages',
    name: 'requests to the built site',
    needs: ['site'],
    run: vitestCheck('pages', ['built-site']),
  },
  { id: 'e2e', name: 'journeys in a browser', weight: 2, needs: ['chromium', 'site'], run: runJourneys },
  { id: 'pglite', name: 'server on PGlite', run: vitestCheck('pglite', ['server-pglite']) },
  { id: 'server', name: 'server on PostgreSQL', run: vitestCheck('server', ['server']) },
  {
    id: 'stories',
    name: 'stories with axe',
    weight: 1.5,
    needs: ['chromium'],
    run: vitestCheck('stories', ['stories']),
  },
  {
    id: 'budgets',
    name: 'budgets',
    weight: 0.5,
    needs: ['chromium', 'site'],
    run: scriptCheck('tools/checks/budgets.mjs', { args: ['--phone'], serviceEnv: postgresEnv }),
  },
  {
    id: 'pictures',
    name: 'pictures of changed stories',
    weight: 1.5,
    needs: ['chromium'],
    run: pictureCheck(),
  },
];

const ON_POSTGRES = { serviceEnv: postgresEnv, minutes: 40 };
/** Returns a check that first builds the site, unless the site is up to date. */
const checkAfterSiteBuild = (check) => async (context) => {
  if (!context.fulfilledNeeds.has('site')) await buildTestedSite(context);
  context.fulfilledNeeds.add('site');
  return check(context);
};

/** Returns a check that runs the journeys with a tag that `npm test` leaves out (tests/e2e/playwright.config.ts). */
const deepJourneyCheck = (tag) =>
  checkAfterSiteBuild((context) => runJourneys(context, { E2E_DEEP_TAG: tag }));

/** Returns a check that runs tests with many random cases for minutes (server/test/depth.ts). */
const deepVitestCheck = (name, project, ...files) =>
  vitestCheck(name, [project], { files, env: { TEST_DEPTH: 'deep' }, minutes: 40 });

/** Returns a check that also shows the line of its output that matches the pattern. */
const notedCheck = (check, pattern) => async (context) => {
  const result = await check(context);
  return { ...result, note: pattern.exec(result.output)?.[0] };
};

/** Returns a check that runs a script of `tools/deploy` and shows its last line. */
const deploymentCheck = (tool, ...args) =>
  notedCheck(
    commandCheck(['node', '--conditions=naungan-source', `tools/deploy/${tool}/main.mjs`, ...args]),
    /^\d+ passed, \d+ failed.*/m,
  );

/**
 * Checks of `npm run test:deep`, which CI runs every night: tests of `CHECKS` with more cases, further builds (a publish,
 * a second brand, every story as a page) and the published packages.
 */
export const DEEP_CHECKS = [
  {
    id: 'sequences',
    name: 'random sequences of payments',
    run: deepVitestCheck('sequences', 'server', 'server/src/modules/payments/sequences.test.ts'),
  },
  {
    id: 'kill',
    name: 'killed servers, and several processes, with PostgreSQL',
    run: deepVitestCheck('kill', 'server', 'server/test/kill', 'server/test/processes'),
  },
  {
    id: 'kill-pglite',
    name: 'killed servers with PGlite',
    run: deepVitestCheck('kill-pglite', 'server-pglite', 'server/test/kill'),
  },
  {
    id: 'store',
    name: 'files in an S3 store: parts, signed URLs, outage, wrong clock',
    run: deepVitestCheck('store', 'server', 'server/test/store'),
  },
  {
    id: 'cluster',
    name: 'two processes behind nginx, with PostgreSQL and an S3 store',
    weight: 2,
    run: deploymentCheck('cluster', '--check'),
  },
  {
    id: 'side-by-side',
    name: 'the last release and this version on one database',
    weight: 2,
    run: deploymentCheck('side-by-side'),
  },
  {
    id: 'containers',
    name: 'linters of Dockerfile and compose.yaml',
    run: scriptCheck('tools/checks/containers/main.mjs'),
  },
  {
    id: 'amounts',
    name: 'amounts of random orders',
    run: deepVitestCheck('amounts', 'server', 'server/src/modules/orders/amounts.test.ts'),
  },
  {
    id: 'fuzz',
    name: 'random requests to every call',
    run: deepVitestCheck('fuzz', 'server', 'server/test/fuzz', 'server/test/wrong-types'),
  },
  {
    id: 'authorization',
    name: 'every operation of the API as ten callers',
    run: notedCheck(
      deepVitestCheck('authorization', 'server', 'server/test/operations/authorization'),
      /^authorization matrix: .*/m,
    ),
  },
  { id: 'values', name: 'rules of the domain, with random values', run: deepVitestCheck('values', 'domain') },
  {
    id: 'packages',
    name: 'contents of the published packages',
    run: commandCheck(['node', 'tools/packages/check.mjs'], ['node', 'tools/packages/weights.mjs']),
  },
  {
    id: 'openapi',
    name: 'linters of the OpenAPI document, and an order with a generated client',
    run: commandCheck(['node', '--conditions=naungan-source', 'tools/checks/openapi/check-document.mjs']),
  },
  {
    id: 'partners',
    name: 'pages of partners, with the published packages',
    needs: ['chromium'],
    run: scriptCheck('tools/partners/run.mjs', { minutes: 40 }),
  },
  {
    id: 'journeys',
    name: 'journeys of further product lines and forms',
    weight: 2,
    needs: ['chromium'],
    run: deepJourneyCheck('@deep-journeys'),
  },
  {
    id: 'publish',
    name: 'publishing while visitors load pages',
    weight: 2,
    needs: ['chromium'],
    run: deepJourneyCheck('@deep-publishing'),
  },
  {
    id: 'demo',
    name: 'pages of the demo member, and public pages, at two widths',
    weight: 2,
    needs: ['chromium'],
    run: deepJourneyCheck('@deep-demo'),
  },
  {
    id: 'desktop-budgets',
    name: 'budgets on a phone and a desktop',
    needs: ['chromium'],
    run: checkAfterSiteBuild(scriptCheck('tools/checks/budgets.mjs', ON_POSTGRES)),
  },
  {
    id: 'texts',
    name: 'no truncated texts of controls in pages of every kind, at four widths',
    weight: 2,
    needs: ['chromium'],
    run: checkAfterSiteBuild(scriptCheck('tools/checks/truncated-pages.mjs', ON_POSTGRES)),
  },
  {
    id: 'brand',
    name: 'a site of a second brand without traces of the first',
    run: commandCheck(['node', 'tools/second-brand/run.mjs']),
  },
  {
    id: 'storybook',
    name: 'Storybook build, its pages, and no truncated texts of controls in stories',
    needs: ['chromium'],
    run: commandCheck(
      ['storybook', 'build', '--quiet'],
      ['node', 'tools/visual/storybook-pages.mjs'],
      ['node', 'tools/visual/truncated-stories.mjs'],
    ),
  },
  {
    id: 'pictures',
    name: 'pictures of all stories',
    weight: 2,
    needs: ['chromium'],
    run: pictureCheck('--all'),
  },
  {
    id: 'stories-react',
    name: 'stories on React, with axe',
    weight: 1.5,
    needs: ['chromium'],
    run: vitestCheck('stories-react', ['stories'], { env: { STORIES_RENDERER: 'react' } }),
  },
  {
    id: 'documents',
    name: 'commands of the documents, in a fresh clone',
    // Equal to `MAX_WEIGHT`, so that no other check runs at the same time.
    weight: 3,
    needs: ['chromium'],
    run: scriptCheck('tools/checks/try-documented-commands.mjs', { minutes: 40 }),
  },
];
