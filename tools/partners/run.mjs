/**
 * `npm run test:deep -- partners`: tests the packed packages in projects of partners (hosts.mjs), each on its own origin,
 * with the real server. Prints a table of hosts and the steps of a member's journey. With arguments, tests only the projects
 * that they name: `node tools/partners/run.mjs vite node`.
 */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { outsidePackages } from '../bench/outside-packages.mjs';
import { buildPackages } from '../packages/build.mjs';
import { installPacked } from '../packages/install.mjs';
import { reservePort, startBackend } from '../process/backend.mjs';
import { TSC_6 } from '../process/compilers.mjs';
import { forwardSignals, ROOT, run } from '../process/run.mjs';
import { duration, fail, StepError, step } from '../process/step.mjs';
import { findChromium } from '../test-services/chromium.mjs';
import { HOSTS, runOrThrow } from './hosts.mjs';
import { rowsOf, tableText } from './table.mjs';

const SOURCE = join(ROOT, 'tests', 'partners');
/** The name of a Node program, which has no pages. */
const NODE = 'node';

async function testNode(folder, api) {
  await runOrThrow('node', [TSC_6, '-p', '.'], folder);
  return runOrThrow('node', ['built/quote.js'], folder, { API: api });
}

/** Starts a server that allows the pages' origins as partners. */
const startServer = (dataDir, origins) =>
  startBackend({
    dataDir,
    env: {
      PARTNER_ORIGINS: origins.join(','),
      INSURER_DELAY_SECONDS: '1',
      RATE_LIMIT_SCALE: '1000',
    },
  });

/** Runs the specs of a project. Returns the report of Playwright, and the output. */
async function testPages(name, folder, env) {
  const reportFile = join(folder, 'report.json');
  const specs = HOSTS[name].specs.map((spec) => `${spec}.spec.ts`);
  const { code, output } = await run(
    'playwright',
    ['test', '-c', 'tests/partners/playwright.config.ts', ...specs],
    {
      cwd: ROOT,
      env: {
        ...env,
        CHROMIUM_PATH: findChromium() ?? '',
        PARTNER_ROWS: JSON.stringify(HOSTS[name].rows ?? {}),
        PARTNER_RENDERED_PAGES: JSON.stringify(HOSTS[name].renderedPages ?? []),
        PARTNER_TAG_PAGES: JSON.stringify(HOSTS[name].tagPages ?? []),
        PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
      },
    },
  );
  const report = existsSync(reportFile) ? JSON.parse(readFileSync(reportFile, 'utf8')) : { suites: [] };
  return { isPassed: code === 0, output, report };
}

/** Builds, serves and tests one project. Returns its rows of the table, and the output if a test failed. */
async function testHost(name, { folder, ports: [built, development], backend, dataDir }) {
  const { build, serve, develop, rows = {} } = HOSTS[name];
  const projectFolder = join(folder, name);
  cpSync(join(SOURCE, name), projectFolder, { recursive: true });
  const stopFunctions = [];
  try {
    await build(projectFolder, backend.origin);
    await Promise.all([built.release(), development.release()]);
    stopFunctions.push(await serve(projectFolder, built.port, backend.origin));
    if (develop) stopFunctions.push(await develop(projectFolder, development.port, backend.origin));
    const { isPassed, output, report } = await testPages(name, projectFolder, {
      PARTNER_API: backend.origin,
      E2E_DATA_DIR: dataDir,
      PARTNER_URL: `http://127.0.0.1:${built.port}`,
      PARTNER_DEV_URL: develop ? `http://127.0.0.1:${development.port}` : '',
    });
    return {
      rows: rowsOf(report, Object.keys(rows)),
      failure: isPassed ? null : output || 'Playwright ended without output.',
    };
  } catch (error) {
    if (!(error instanceof StepError)) throw error;
    return { rows: rowsOf({ suites: [] }, Object.keys(rows)), failure: error.message };
  } finally {
    for (const stop of stopFunctions.reverse()) await stop();
  }
}

/** Returns the names of the requested projects; of all without arguments. */
function requestedNames() {
  const names = process.argv.slice(2);
  const all = [...Object.keys(HOSTS), NODE];
  const unknownName = names.find((name) => !all.includes(name));
  if (unknownName)
    throw new StepError(`No project is called "${unknownName}". There are: ${all.join(', ')}.`);
  return names.length === 0 ? all : names;
}

async function testAll(folder, names) {
  const hosts = names.filter((name) => name !== NODE);
  // The server must know the origins at its start, and the last project is served half an hour later.
  const ports = Object.fromEntries(
    await Promise.all(hosts.map(async (name) => [name, [await reservePort(), await reservePort()]])),
  );
  const origins = Object.values(ports)
    .flat()
    .map(({ port }) => `http://127.0.0.1:${port}`);
  const dataDir = mkdtempSync(join(tmpdir(), 'naungan-partners-data-'));
  const backend = await startServer(dataDir, origins);
  const table = {};
  const failures = [];
  try {
    for (const name of hosts) {
      const startedAt = performance.now();
      const { rows, failure } = await testHost(name, { folder, ports: ports[name], backend, dataDir });
      console.log(`  ${name} … ${duration(performance.now() - startedAt)}${failure ? ' FAILED' : ''}`);
      Object.assign(table, rows);
      if (failure) failures.push(`${name}:\n${failure}`);
    }
    if (names.includes(NODE)) {
      cpSync(join(SOURCE, NODE), join(folder, NODE), { recursive: true });
      await step('Requesting a quote from Node', () => testNode(join(folder, NODE), backend.origin));
    }
  } finally {
    await backend.stop();
    // With retries, because a program that has just stopped can still write files.
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
  }
  if (Object.keys(table).length > 0) console.log(`\n${tableText(table)}\n`);
  if (failures.length > 0) throw new StepError(failures.join('\n\n'));
}

async function main() {
  forwardSignals();
  const names = requestedNames();
  const { folder: outsideFolder, install } = outsidePackages(SOURCE);
  await step('Building and packing the packages', buildPackages);
  await step("Installing the frameworks of partners' sites", install);
  // Inside the folder with the frameworks, so that the projects find them, and so do their bundlers, which do not follow links.
  // Its manifest declares the projects as workspaces: the development servers of Vite and Astro serve no file outside.
  const folder = mkdtempSync(join(outsideFolder, 'run-'));
  try {
    writeFileSync(join(folder, 'package.json'), '{ "type": "module", "private": true }');
    const { dependencies } = JSON.parse(readFileSync(join(SOURCE, 'package.json'), 'utf8'));
    installPacked(folder, { copy: true, isInstalled: (name) => Object.hasOwn(dependencies, name) });
    await testAll(folder, names);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
  }
}

main().catch(fail);
