import { join } from 'node:path';
import { freePort } from '../process/backend.mjs';
import { run } from '../process/run.mjs';
import { buildSite } from '../site-build/site-build.mjs';
import { createDatabase } from '../test-services/databases.mjs';
import { commandCounts, playwrightCounts, vitestCounts } from './results.mjs';

/** Returns a check that runs commands one after the other until one fails, and counts as one test. */
export const commandCheck =
  (...commands) =>
  async () => {
    let output = '';
    for (const [command, ...args] of commands) {
      const result = await run(command, args);
      output += `${result.output}\n`;
      if (result.code !== 0) return { ...commandCounts(result.code), output };
    }
    return { ...commandCounts(0), output };
  };

/** The URL of the PostgreSQL server that all checks of the run share. */
export const postgresEnv = async (postgres) => ({ TEST_POSTGRES: (await postgres()).server });

/** Returns a check that runs projects of Vitest. */
export const vitestCheck =
  (name, projects, { files = [], ...options } = {}) =>
  async ({ folder, chromium, postgres }) => {
    const report = join(folder, `${name}.json`);
    const projectArgs = projects.flatMap((project) => ['--project', project]);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const env = {
      ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
      ...(projects.includes('server') ? await postgresEnv(postgres) : {}),
      ...options.env,
    };
    const result = await run('vitest', ['run', ...projectArgs, ...reporters, ...files], { ...options, env });
    return { ...vitestCounts(report, result.code), output: result.output };
  };

/** Builds the site from a prepared PostgreSQL database, because seeding an embedded one takes as long as the build. */
export async function buildTestedSite({ folder, postgres }) {
  const { server, template } = await postgres();
  const { url, drop } = await createDatabase(server, { template });
  const env = { DATABASE_URL: url };
  await buildSite({ backend: { dataDir: join(folder, 'site-data'), env } }).finally(drop);
  return commandCounts(0);
}

/**
 * Returns a check that runs a script and shows the script's last line, also on success. `serviceEnv` returns the
 * environment variables of services, `minutes` is the timeout.
 */
export const scriptCheck =
  (script, { args = [], serviceEnv = () => ({}), minutes = 15 } = {}) =>
  async ({ chromium, postgres }) => {
    const env = { ...(chromium ? { CHROMIUM_PATH: chromium } : {}), ...(await serviceEnv(postgres)) };
    const result = await run('node', [script, ...args], { env, minutes });
    return { ...commandCounts(result.code), output: result.output, note: result.output.split('\n').at(-1) };
  };

/** Returns a check that compares pictures of stories. `remark` appears in the last line of the run. */
export const pictureCheck =
  (...args) =>
  async ({ chromium }) => {
    const command = ['tools/visual/pictures/main.mjs', ...args];
    const { code, output } = await run('node', command, { env: { CHROMIUM_PATH: chromium }, minutes: 60 });
    const note = output.split('\n').at(-1);
    return { ...commandCounts(code), output, note, remark: /^pictures not compared: .*/.exec(note)?.[0] };
  };

/** Runs the journeys of `npm test` in a browser; with `extraEnv.E2E_DEEP_TAG` the journeys with this tag. */
export async function runJourneys({ folder, chromium, postgres }, extraEnv = {}) {
  const report = join(folder, 'playwright.json');
  const env = {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_REPORT: report,
    E2E_PORT: String(await freePort()),
    E2E_DATA_DIR: join(folder, 'e2e-data'),
    ...(await postgresEnv(postgres)),
    ...extraEnv,
  };
  const result = await run('playwright', ['test', '-c', 'tests/e2e/playwright.config.ts'], { env });
  return { ...playwrightCounts(report, result.code), output: result.output };
}
