/**
 * `npm run bench`: the server's overhead compared with Fastify itself, with 2,000 plans of each line, or
 * BENCH_PLANS: 20,000 shows whether a list's time grows with their number. The bare route returns the same
 * bytes as the list next to it, so the difference is routing, validation, the database and logging. An
 * argument measures only lists whose name contains it: `npm run bench -- vehicle`. Client and server share
 * the machine: compare rows of one run, not runs of two machines.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startBackend, untilHealthy } from '../process/backend.mjs';
import { passSignalsOn, start } from '../process/run.mjs';
import { fail } from '../process/step.mjs';
import { fillPlans, PLAN_LISTS } from './plans.mjs';
import { bodyOf, latencies } from './requests.mjs';

const COUNT = Number(process.env.BENCH_COUNT || 2000);
const PLANS = Number(process.env.BENCH_PLANS || 2000);
const NAME_FILTER = process.argv[2] ?? '';
const LISTS = PLAN_LISTS.filter(([name]) => name.includes(NAME_FILTER));
const VILLAGES = `/api/v1/teritories?${new URLSearchParams({
  type: 'kelurahan',
  provinsi: 'DKI Jakarta',
  kabupaten: 'Kota Administrasi Jakarta Selatan',
  kecamatan: 'Mampang Prapatan',
})}`;

const row = (cells) =>
  cells
    .map((cell, index) => String(cell)[index === 0 ? 'padEnd' : 'padStart'](index === 0 ? 40 : 10))
    .join('');

async function report(name, url, postBody) {
  for (const atOnce of [1, 16]) {
    const { p50, p95, p99, perSecond } = await latencies(url, { count: COUNT, atOnce, posted: postBody });
    console.log(
      row([`${name}, ${atOnce} at once`, ...[p50, p95, p99].map((time) => time.toFixed(2)), perSecond]),
    );
  }
}

async function main() {
  passSignalsOn();
  const folder = mkdtempSync(join(tmpdir(), 'naungan-bench-'));
  const dataDir = join(folder, 'data');
  const env = { RATE_LIMIT_SCALE: '100000', NODE_ENV: 'development' };
  // The first start migrates and seeds.
  await (await startBackend({ dataDir, env })).stop();
  await fillPlans(dataDir, PLANS);
  const backend = await startBackend({ dataDir, env });
  const replies = LISTS.map((_list, index) => join(folder, `reply-${index}.json`));
  for (const [index, [, path, postBody]] of LISTS.entries())
    writeFileSync(replies[index], await bodyOf(backend.origin + path, postBody));
  const port = await freePort();
  const bare = start('node', ['tools/bench/bare.mjs', String(port), ...replies], { stdio: 'inherit' });
  try {
    await untilHealthy(`http://127.0.0.1:${port}`, bare.ended);
    console.log(
      `${COUNT} requests a row, milliseconds; ${PLANS} plans a line, PGlite, Node ${process.version}`,
    );
    console.log(row(['', 'p50', 'p95', 'p99', 'per s']));
    for (const [index, [name, path, postBody]] of LISTS.entries()) {
      await report(name, backend.origin + path, postBody);
      await report('bare Fastify, same bytes', `http://127.0.0.1:${port}/bare/${index}`);
    }
    if (NAME_FILTER === '') await report('villages of a district', backend.origin + VILLAGES);
  } finally {
    bare.child.kill('SIGTERM');
    await bare.ended;
    await backend.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

main().catch(fail);
