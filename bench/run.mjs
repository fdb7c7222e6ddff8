/**
 * `npm run bench`: what the server adds to Fastify itself. The bare route answers the very bytes of the plan list,
 * so that the difference is ours: routing, checks of the query and of the reply, the database, logging. Client and
 * server share the machine, so compare rows of one run, not runs of two machines.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startBackend, untilHealthy } from '../scripts/backend.mjs';
import { passSignalsOn, start } from '../scripts/run.mjs';
import { fail } from '../scripts/step.mjs';
import { bodyOf, latencies } from './requests.mjs';

const COUNT = Number(process.env.BENCH_COUNT || 2000);
const PLAN_LIST = '/api/v1/health?dob=1990-05-17&size=10';
const VILLAGES = `/api/v1/teritories?${new URLSearchParams({
  type: 'kelurahan',
  provinsi: 'DKI Jakarta',
  kabupaten: 'Kota Administrasi Jakarta Selatan',
  kecamatan: 'Mampang Prapatan',
})}`;

const row = (cells) =>
  cells
    .map((cell, index) => String(cell)[index === 0 ? 'padEnd' : 'padStart'](index === 0 ? 34 : 10))
    .join('');

async function report(name, url) {
  for (const atOnce of [1, 16]) {
    const { p50, p95, p99, perSecond } = await latencies(url, { count: COUNT, atOnce });
    console.log(
      row([`${name}, ${atOnce} at once`, ...[p50, p95, p99].map((time) => time.toFixed(2)), perSecond]),
    );
  }
}

async function main() {
  passSignalsOn();
  const folder = mkdtempSync(join(tmpdir(), 'naungan-bench-'));
  const env = { RATE_LIMIT_SCALE: '100000', NODE_ENV: 'development' };
  const backend = await startBackend({ dataDir: join(folder, 'data'), env });
  const reply = join(folder, 'reply.json');
  writeFileSync(reply, await bodyOf(backend.origin + PLAN_LIST));
  const port = await freePort();
  const bare = start('node', ['bench/bare.mjs', String(port), reply], { stdio: 'inherit' });
  try {
    await untilHealthy(`http://127.0.0.1:${port}`, bare.ended);
    console.log(`${COUNT} requests a row, milliseconds; PGlite, Node ${process.version}`);
    console.log(row(['', 'p50', 'p95', 'p99', 'per s']));
    await report('bare Fastify, same bytes', `http://127.0.0.1:${port}/bare`);
    await report('plan list', backend.origin + PLAN_LIST);
    await report('villages of a district', backend.origin + VILLAGES);
  } finally {
    bare.child.kill('SIGTERM');
    await bare.ended;
    await backend.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

main().catch(fail);
