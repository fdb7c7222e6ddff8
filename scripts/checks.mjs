import { join } from 'node:path';
import { freePort } from './backend.mjs';
import { checkHtml } from './html.mjs';
import { findPostgres, startPostgres } from './postgres.mjs';
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
  (name, projects, env = {}) =>
  async ({ folder, chromium }) => {
    const report = join(folder, `${name}.json`);
    const chosen = projects.flatMap((project) => ['--project', project]);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const result = await run('vitest', ['run', ...chosen, ...reporters], {
      env: { ...(chromium ? { CHROMIUM_PATH: chromium } : {}), ...env },
    });
    return { ...vitestCounts(report, result.code), output: result.output };
  };

/** Each test of the server on both databases, where there are both; else on one of them. */
const BOTH = process.env.BOTH_DATABASES === '1';

/** Whatever PostgreSQL does not run in the same test run. */
const serverOnPglite = (context) =>
  vitest('server', ['server'], {
    TEST_DATABASE_URL: '',
    SERVER_PARTS: findPostgres() && !BOTH ? 'embedded' : 'all',
  })(context);

async function serverOnPostgres(context) {
  const bin = findPostgres();
  if (!bin)
    return {
      passed: 0,
      failed: 0,
      note: 'skipped: no PostgreSQL found in /usr/lib/postgresql or POSTGRES_BIN',
    };
  const postgres = await startPostgres(bin);
  try {
    return await vitest('server-postgres', ['server'], { TEST_DATABASE_URL: postgres.url })(context);
  } finally {
    await postgres.stop();
  }
}

async function siteBuild() {
  await buildSite();
  return commandCounts(0);
}

async function html() {
  const found = await checkHtml();
  if (!found) return { passed: 0, failed: 0, note: 'skipped: no Java found in JAVA_HOME or PATH' };
  const { pages, problems } = found;
  return {
    ...commandCounts(problems.length),
    output: problems.join('\n'),
    note: `${problems.length} errors in ${pages} pages`,
  };
}

async function playwright({ folder, chromium }) {
  const report = join(folder, 'playwright.json');
  const env = {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_REPORT: report,
    E2E_PORT: String(await freePort()),
    E2E_DATA_DIR: join(folder, 'e2e-data'),
  };
  const result = await run('playwright', ['test'], { env });
  return { ...playwrightCounts(report, result.code), output: result.output };
}

async function budgets({ chromium }) {
  const result = await run('node', ['scripts/budgets.mjs'], { env: { CHROMIUM_PATH: chromium } });
  return { ...commandCounts(result.code), output: result.output, note: result.output.split('\n').at(-1) };
}

/**
 * Everything that has to hold, in the order in which it is begun, two at a time: what fails fastest and explains most
 * comes first, then the longest, so that the short ones fill what is left at the end. `id` chooses it on the command
 * line, `needs` names what must have gone well before.
 */
export const CHECKS = [
  { id: 'lint', name: 'format and lint', run: commands(['biome', 'ci', '--error-on-warnings', '.']) },
  {
    id: 'types',
    name: 'types',
    run: commands(['astro', 'check', '--minimumFailingSeverity', 'warning']),
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
  { id: 'html', name: 'HTML of the built pages', needs: ['site'], run: html },
  { id: 'e2e', name: 'journeys in a browser', needs: ['chromium', 'site'], run: playwright },
  { id: 'postgres', name: 'server on PostgreSQL', run: serverOnPostgres },
  { id: 'server', name: 'server on PGlite', run: serverOnPglite },
  { id: 'stories', name: 'stories with axe', needs: ['chromium'], run: vitest('stories', ['stories']) },
  { id: 'packages', name: 'packages', run: commands(['node', 'scripts/packages.mjs']) },
  {
    id: 'brand',
    name: 'a second brand leaves nothing of the first',
    run: commands(['node', 'scripts/second-brand.mjs']),
  },
  { id: 'budgets', name: 'budgets', needs: ['chromium', 'site'], run: budgets },
  {
    id: 'storybook',
    name: 'Storybook build',
    run: commands(['storybook', 'build', '--quiet']),
  },
];
