/**
 * `npm run bench`: compares the latency of the server's lists with the latency of a bare Fastify route that returns the
 * same bytes. The difference between the two is the time that the server needs for hooks, validation, the database and
 * logging. BENCH_PLANS is the number of plans of each line (default 2,000); with 20,000 the figures show whether a list's
 * time grows with the number of plans. With an argument, measures only lists whose name contains it:
 * `npm run bench -- vehicle`. With the argument `peers`, runs `peers/main.mjs` instead; with `plans`, `plan-lists.mjs`,
 * also for one line: `npm run bench -- plans vehicle`. With `costs`, runs `costs/main.mjs`; with
 * `processes`, `costs/processes.mjs`. With `records`, and without an argument, runs `records/main.mjs`.
 * Client and server share the machine, so compare rows of one run, not runs of two machines.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, requireHealthy, startBackend } from '../process/backend.mjs';
import { exitCode, forwardSignals, start } from '../process/run.mjs';
import { fail } from '../process/step.mjs';
import { comparePlanLists } from './plan-lists.mjs';
import { fillPlans, PLAN_LISTS } from './plans.mjs';
import { bodyOf, measureLatencies } from './requests.mjs';

const REQUEST_COUNT = Number(process.env.BENCH_COUNT || 2000);
const PLAN_COUNT = Number(process.env.BENCH_PLANS || 2000);
const NAME_FILTER = process.argv[2] ?? '';
const LISTS = PLAN_LISTS.filter(([name]) => name.includes(NAME_FILTER));
/** The villages of a district. The API's path has this spelling. */
const VILLAGES = `/api/v1/teritories?${new URLSearchParams({
  type: 'kelurahan',
  provinsi: 'DKI Jakarta',
  kabupaten: 'Kota Administrasi Jakarta Selatan',
  kecamatan: 'Mampang Prapatan',
})}`;

const formatRow = (cells) =>
  cells.map((cell, index) => (index === 0 ? String(cell).padEnd(40) : String(cell).padStart(10))).join('');

async function report(name, url, postBody) {
  for (const connections of [1, 16]) {
    const { p50, p95, p99, perSecond } = await measureLatencies(url, {
      count: REQUEST_COUNT,
      connections,
      postBody,
    });
    console.log(
      formatRow([
        `${name}, ${connections} connections`,
        ...[p50, p95, p99].map((time) => time.toFixed(2)),
        perSecond,
      ]),
    );
  }
}

/** Builds the site if necessary, then compares its pages and its list API with other libraries. */
async function comparePeers() {
  const stdio = 'inherit';
  const build = await start('node', ['tools/site-build/build.mjs', '--if-needed'], { stdio }).exitPromise;
  process.exitCode = build.code === 0 ? await runScript('peers/main.mjs') : exitCode(build);
}

/** Runs a script of this folder that imports packages; resolves to its exit code. */
async function runScript(script) {
  const args = ['--conditions=naungan-source', `tools/bench/${script}`];
  return exitCode(await start('node', args, { stdio: 'inherit' }).exitPromise);
}

async function compareLists() {
  const folder = mkdtempSync(join(tmpdir(), 'naungan-bench-'));
  const dataDir = join(folder, 'data');
  const env = { RATE_LIMIT_SCALE: '100000', NODE_ENV: 'development' };
  // The first start migrates and seeds the database.
  await (await startBackend({ dataDir, env })).stop();
  await fillPlans(dataDir, PLAN_COUNT);
  const backend = await startBackend({ dataDir, env });
  const replyFiles = LISTS.map((_list, index) => join(folder, `reply-${index}.json`));
  for (const [index, [, path, postBody]] of LISTS.entries())
    writeFileSync(replyFiles[index], await bodyOf(backend.origin + path, postBody));
  const port = await freePort();
  const bareServer = start('node', ['tools/bench/bare.mjs', String(port), ...replyFiles], {
    stdio: 'inherit',
  });
  try {
    await requireHealthy(`http://127.0.0.1:${port}`, bareServer.exitPromise);
    console.log(
      `${REQUEST_COUNT} requests per row, latency in milliseconds; ${PLAN_COUNT} plans per line; PGlite, Node ${process.version}`,
    );
    console.log(formatRow(['', 'p50', 'p95', 'p99', 'per s']));
    for (const [index, [name, path, postBody]] of LISTS.entries()) {
      await report(name, backend.origin + path, postBody);
      await report('bare Fastify, same bytes', `http://127.0.0.1:${port}/bare/${index}`);
    }
    if (NAME_FILTER === '') await report('villages of a district', backend.origin + VILLAGES);
  } finally {
    bareServer.child.kill('SIGTERM');
    await bareServer.exitPromise;
    await backend.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function main() {
  forwardSignals();
  if (NAME_FILTER === 'peers') await comparePeers();
  else if (NAME_FILTER === 'plans') await comparePlanLists(process.argv[3]);
  else if (NAME_FILTER === 'costs') process.exitCode = await runScript('costs/main.mjs');
  else if (NAME_FILTER === 'processes') process.exitCode = await runScript('costs/processes.mjs');
  else if (NAME_FILTER === 'records') process.exitCode = await runScript('records/main.mjs');
  else await compareLists();
  if (NAME_FILTER === '') process.exitCode = await runScript('records/main.mjs');
}

main().catch(fail);
