import { join } from 'node:path';
import { freePort } from '../process/backend.mjs';
import { TSC_7 } from '../process/compilers.mjs';
import { run } from '../process/run.mjs';
import { buildSite } from '../site-build/site-build.mjs';
import { createDatabase } from '../test-services/databases.mjs';
import { commandCounts, playwrightCounts, vitestCounts } from './results.mjs';

/** Runs commands one after the other, until one fails. */
const commands =
  (...lines) =>
  async () => {
    let output = '';
    for (const [command, ...args] of lines) {
      const result = await run(command, args);
      output += `${result.output}\n`;
      if (result.code !== 0) return { ...commandCounts(result.code), output };
    }
    return { ...commandCounts(0), output };
  };

/** Environment with the PostgreSQL that all checks of the run share. */
const sharedPostgres = async (postgres) => ({ TEST_POSTGRES: (await postgres()).server });

const vitest =
  (name, projects, { files = [], ...options } = {}) =>
  async ({ folder, chromium, postgres }) => {
    const report = join(folder, `${name}.json`);
    const projectArgs = projects.flatMap((project) => ['--project', project]);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const env = {
      ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
      ...(projects.includes('server') ? await sharedPostgres(postgres) : {}),
      ...options.env,
    };
    const result = await run('vitest', ['run', ...projectArgs, ...reporters, ...files], { ...options, env });
    const counts = vitestCounts(report, result.code);
    // Shown on success too: a requested comparison did not run.
    const pictureLine = /^pictures: .*/m.exec(result.output)?.[0];
    return {
      ...counts,
      output: result.output,
      ...(pictureLine && { note: `${counts.passed} passed; ${pictureLine}` }),
    };
  };

/** Builds the site from a seeded PostgreSQL; filling an embedded database would take as long as the build. */
async function siteBuild({ folder, postgres }) {
  const { server, template } = await postgres();
  const { url, drop } = await createDatabase(server, { template });
  const env = { DATABASE_URL: url };
  await buildSite({ backend: { dataDir: join(folder, 'site-data'), env } }).finally(drop);
  return commandCounts(0);
}

/** Runs a script and shows its last line, also on success. */
const withNote =
  (script, services = () => ({}), minutes = 15) =>
  async ({ chromium, postgres }) => {
    const env = { ...(chromium ? { CHROMIUM_PATH: chromium } : {}), ...(await services(postgres)) };
    const result = await run('node', [script], { env, minutes });
    return { ...commandCounts(result.code), output: result.output, note: result.output.split('\n').at(-1) };
  };

async function playwright({ folder, chromium, postgres }, extraEnv = {}, files = []) {
  const report = join(folder, 'playwright.json');
  const env = {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_REPORT: report,
    E2E_PORT: String(await freePort()),
    E2E_DATA_DIR: join(folder, 'e2e-data'),
    ...(await sharedPostgres(postgres)),
    ...extraEnv,
  };
  const result = await run('playwright', ['test', '-c', 'tests/e2e/playwright.config.ts', ...files], { env });
  return { ...playwrightCounts(report, result.code), output: result.output };
}

/**
 * All checks of `npm test`, in the order in which they start, as many at a time as the limit of weights
 * allows: fast checks with clear errors first, then the longest ones in parallel with short ones. `id`
 * selects a check on the command line; `needs` lists the checks that must have passed before. A check that
 * keeps two cores busy weighs 2, because two of them in parallel take longer than one after the other; one
 * that waits for a database or page half of the time weighs 1.5.
 */
export const CHECKS = [
  { id: 'lint', name: 'format and lint', run: commands(['biome', 'ci', '--error-on-warnings', '.']) },
  {
    id: 'types',
    name: 'types',
    // TypeScript 7 takes a third of the time of 6; only astro reads .astro files.
    run: commands(
      ['node', TSC_7, '--noEmit', '--singleThreaded'],
      ['astro', 'check', '--tsconfig', 'src/tsconfig.astro.json', '--minimumFailingSeverity', 'warning'],
    ),
  },
  {
    id: 'imports',
    name: 'import arrows and cycles',
    run: commands(['depcruise', 'packages', 'server', 'src', 'simulators', 'tools', 'tests']),
  },
  {
    id: 'guard',
    name: 'guard (only, skip, notes to self, citations, documents)',
    run: commands(
      ['node', 'tools/checks/guard.mjs'],
      ['node', 'tools/checks/citations.mjs'],
      ['node', 'tools/checks/documents.mjs'],
    ),
  },
  {
    id: 'unused',
    name: 'unused files, exports, dependencies',
    run: commands(['knip', '-c', 'tools/checks/knip.json']),
  },
  { id: 'unit', name: 'domain, contract and site', run: vitest('unit', ['domain', 'api', 'site']) },
  { id: 'site', name: 'site build', run: siteBuild },
  { id: 'html', name: 'HTML of the built pages', needs: ['site'], run: withNote('tools/checks/html.mjs') },
  { id: 'pages', name: 'requests to the built site', needs: ['site'], run: vitest('pages', ['built-site']) },
  {
    id: 'e2e',
    name: 'journeys in a browser',
    weight: 2,
    needs: ['chromium', 'site'],
    run: playwright,
  },
  { id: 'pglite', name: 'server on PGlite', run: vitest('pglite', ['server-pglite']) },
  {
    id: 'budgets',
    name: 'budgets',
    needs: ['chromium', 'site'],
    run: withNote('tools/checks/budgets.mjs', sharedPostgres),
  },
  { id: 'server', name: 'server on PostgreSQL', weight: 1.5, run: vitest('server', ['server']) },
  {
    id: 'stories',
    name: 'stories with axe and pictures',
    weight: 1.5,
    needs: ['chromium'],
    run: vitest('stories', ['stories']),
  },
];

/** Runs journeys that take minutes, on the site of this run. */
const deepJourney = (file) => async (context) => {
  if (!context.ready.has('site')) await siteBuild(context);
  context.ready.add('site');
  return playwright(context, { TEST_DEPTH: 'deep' }, [file]);
};

/** Random searches for minutes instead of a few known cases, see server/test/depth.ts. */
const deep = (name, project, ...files) =>
  vitest(name, [project], { files, env: { TEST_DEPTH: 'deep' }, minutes: 40 });

/**
 * Checks of `npm run test:deep`, for the night: the rules of `CHECKS` with more cases, builds that repeat one
 * of `CHECKS` (a publish, a second brand, every story as a page), and the published packages.
 */
export const DEEP_CHECKS = [
  {
    id: 'sequences',
    name: 'random sequences of payments',
    run: deep('sequences', 'server', 'server/src/modules/payments/sequences.test.ts'),
  },
  {
    id: 'kill',
    name: 'power cuts on PostgreSQL',
    run: deep('kill', 'server', 'server/test/kill'),
  },
  {
    id: 'kill-pglite',
    name: 'power cuts on PGlite',
    run: deep('kill-pglite', 'server-pglite', 'server/test/kill'),
  },
  {
    id: 'amounts',
    name: 'amounts of random orders',
    run: deep('amounts', 'server', 'server/src/modules/orders/amounts.test.ts'),
  },
  {
    id: 'fuzz',
    name: 'random requests to every call',
    run: deep('fuzz', 'server', 'server/test/fuzz'),
  },
  { id: 'values', name: 'rules of the domain with random values', run: deep('values', 'domain') },
  {
    id: 'packages',
    name: 'what is published',
    run: commands(['node', 'tools/packages/check.mjs'], ['node', 'tools/packages/weights.mjs']),
  },
  {
    id: 'partners',
    name: 'pages of partners, made of what is published',
    needs: ['chromium'],
    run: commands(['node', 'tools/partners/run.mjs']),
  },
  {
    id: 'publish',
    name: 'publishing while visitors read',
    weight: 2,
    needs: ['chromium'],
    run: deepJourney('publishing.spec.ts'),
  },
  {
    id: 'demo',
    name: 'pages of the demo member, and public pages, at two widths',
    weight: 2,
    needs: ['chromium'],
    run: deepJourney('demo-member.spec.ts'),
  },
  {
    id: 'brand',
    name: 'a second brand leaves nothing of the first',
    run: commands(['node', 'tools/second-brand/run.mjs']),
  },
  {
    id: 'storybook',
    name: 'Storybook build and its pages',
    needs: ['chromium'],
    run: commands(['storybook', 'build', '--quiet'], ['node', 'tools/visual/storybook-pages.mjs']),
  },
  {
    id: 'documents',
    name: 'commands of the documents, in a fresh clone',
    weight: 3,
    needs: ['chromium'],
    run: withNote('tools/checks/try-documented-commands.mjs', undefined, 40),
  },
];
