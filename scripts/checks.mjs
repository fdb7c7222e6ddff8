import { join } from 'node:path';
import { freePort } from './backend.mjs';
import { startPostgres } from './postgres.mjs';
import { commandCounts, playwrightCounts, vitestCounts } from './results.mjs';
import { run } from './run.mjs';
import { buildSite } from './site-build.mjs';

/** Commands one after the other; the first that fails ends it. */
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

const vitest =
  (name, projects, { files = [], ...options } = {}) =>
  async ({ folder, chromium }) => {
    const report = join(folder, `${name}.json`);
    const chosen = projects.flatMap((project) => ['--project', project]);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const env = { ...(chromium ? { CHROMIUM_PATH: chromium } : {}), ...options.env };
    const result = await run('vitest', ['run', ...chosen, ...reporters, ...files], { ...options, env });
    const counts = vitestCounts(report, result.code);
    // Said also when all is well: something that was asked for was not done.
    const left = /^pictures: .*/m.exec(result.output)?.[0];
    return { ...counts, output: result.output, ...(left && { note: `${counts.passed} passed; ${left}` }) };
  };

/** From the seed on PostgreSQL: the embedded database would be made anew for it, which takes as long as the build. */
async function siteBuild({ folder }) {
  const { url, stop } = await startPostgres();
  const env = { DATABASE_URL: url };
  await buildSite({ backend: { dataDir: join(folder, 'site-data'), env } }).finally(stop);
  return commandCounts(0);
}

/** A script whose last line is worth reading also when all is well. */
const noted =
  (script) =>
  async ({ chromium }) => {
    const result = await run('node', [script], { env: chromium ? { CHROMIUM_PATH: chromium } : {} });
    return { ...commandCounts(result.code), output: result.output, note: result.output.split('\n').at(-1) };
  };

async function playwright({ folder, chromium }, own = {}) {
  const report = join(folder, 'playwright.json');
  const env = {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_REPORT: report,
    E2E_PORT: String(await freePort()),
    E2E_DATA_DIR: join(folder, 'e2e-data'),
    ...own,
  };
  const result = await run('playwright', ['test'], { env });
  return { ...playwrightCounts(report, result.code), output: result.output };
}

/**
 * Everything that has to hold, in the order in which it is begun, as many at a time as there is room for: what fails
 * fastest and explains most comes first, then the longest with the short ones beside it. `id` chooses it on the command
 * line, `needs` names what must have gone well before. What keeps two cores busy weighs 2: two of those side
 * by side take longer than one after the other. What waits for its database or its page half of the time weighs 1.5.
 */
export const CHECKS = [
  { id: 'lint', name: 'format and lint', run: commands(['biome', 'ci', '--error-on-warnings', '.']) },
  {
    id: 'types',
    name: 'types',
    // The native compiler checks TypeScript in a third of the time; only astro reads .astro files.
    run: commands(
      ['tsgo', '--noEmit', '--singleThreaded'],
      ['astro', 'check', '--tsconfig', 'tsconfig.astro.json', '--minimumFailingSeverity', 'warning'],
    ),
  },
  {
    id: 'imports',
    name: 'import arrows and cycles',
    run: commands(['depcruise', 'packages', 'server', 'src', 'scripts', 'tests']),
  },
  {
    id: 'guard',
    name: 'guard (only, skip, notes to self, citations)',
    run: commands(['node', 'scripts/guard.mjs'], ['node', 'scripts/citations.mjs']),
  },
  { id: 'unused', name: 'unused files, exports, dependencies', run: commands(['knip']) },
  { id: 'unit', name: 'domain, contract and site', run: vitest('unit', ['domain', 'api', 'site']) },
  { id: 'site', name: 'site build', run: siteBuild },
  { id: 'html', name: 'HTML of the built pages', needs: ['site'], run: noted('scripts/html.mjs') },
  {
    id: 'e2e',
    name: 'journeys in a browser',
    weight: 2,
    needs: ['chromium', 'site'],
    run: playwright,
  },
  { id: 'pglite', name: 'server on PGlite', run: vitest('pglite', ['server-pglite']) },
  { id: 'budgets', name: 'budgets', needs: ['chromium', 'site'], run: noted('scripts/budgets.mjs') },
  { id: 'server', name: 'server on PostgreSQL', weight: 1.5, run: vitest('server', ['server']) },
  {
    id: 'stories',
    name: 'stories with axe and pictures',
    weight: 1.5,
    needs: ['chromium'],
    run: vitest('stories', ['stories']),
  },
];

/** Minutes of searching instead of a few known cases, see server/test/depth.ts. */
const deep = (name, project, ...files) =>
  vitest(name, [project], { files, env: { TEST_DEPTH: 'deep' }, minutes: 40 });

/**
 * `npm run test:deep`, for the night: the same rules as above, tried with more cases than anybody waits for, and the
 * builds that repeat one of `CHECKS` (a publish, the site under another brand, every story as a page), and what is
 * published, which a release checks again before it leaves.
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
    run: commands(['node', 'scripts/packages.mjs'], ['node', 'scripts/package-weights.mjs']),
  },
  {
    id: 'partners',
    name: 'pages of partners, made of what is published',
    needs: ['chromium'],
    run: commands(['node', 'scripts/partners.mjs']),
  },
  {
    id: 'publish',
    name: 'publishing while visitors read',
    needs: ['chromium'],
    run: async (context) => {
      if (!context.ready.has('site')) await siteBuild(context);
      return playwright(context, { TEST_DEPTH: 'deep' });
    },
  },
  {
    id: 'brand',
    name: 'a second brand leaves nothing of the first',
    run: commands(['node', 'scripts/second-brand.mjs']),
  },
  {
    id: 'storybook',
    name: 'Storybook build and its pages',
    needs: ['chromium'],
    run: commands(['storybook', 'build', '--quiet'], ['node', 'scripts/storybook-pages.mjs']),
  },
];
