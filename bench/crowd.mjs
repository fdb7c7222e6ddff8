/**
 * `npm run bench:crowd`: 150 visitors at once for 30 seconds, each on a connection of its own: home, list of plans (the
 * page and its call) and own orders; besides, a new visitor comes every quarter of a second. On PGlite, and on PostgreSQL
 * with two processes. Fails when an answer is missing or wrong, or a visitor gets none. Client and servers share the
 * machine, so the figures are those of a machine that is full.
 */
import { randomInt, randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBackend } from '../scripts/backend.mjs';
import { startPostgres } from '../scripts/postgres.mjs';
import { passSignalsOn } from '../scripts/run.mjs';
import { fail } from '../scripts/step.mjs';
import { COMPLETE_PROFILE } from '../server/test/harness.ts';
import { callJson, newJourney, placeOrder } from '../server/test/kill/journey.ts';
import { crowd } from './visitors.mjs';

const VISITORS = Number(process.env.BENCH_VISITORS || 150);
const SECONDS = Number(process.env.BENCH_SECONDS || 30);
const PATHS = [
  '/',
  '/products/kesehatan/plan?dob=1990-05-17',
  '/api/v1/health?dob=1990-05-17&size=10',
  '/api/v1/transaction',
];
const PASSWORD = 'Naungan2026';

/** A member with two orders; the answer is the token. */
async function memberWithOrders(origin) {
  const world = { bases: [origin], member: '', desk: '' };
  const email = `bench-${randomUUID()}@example.com`;
  const phone_number = `812${randomInt(10_000_000, 99_999_999)}`;
  const account = { full_name: 'Sari Wulandari', phone_number, email };
  const passwords = { password: PASSWORD, confirmPassword: PASSWORD };
  await callJson(world, 'POST', '/api/v1/user/member', { ...account, ...passwords });
  const login = await callJson(world, 'POST', '/api/v1/user/login', { email, password: PASSWORD });
  const { access_token, user } = login.body.response;
  const profile = { ...account, ...COMPLETE_PROFILE };
  await callJson(world, 'PUT', `/api/v1/user/member/${user.id}`, profile, access_token);
  for (let count = 0; count < 2; count += 1)
    await placeOrder({ ...world, member: access_token }, newJourney());
  return access_token;
}

const row = (cells) =>
  cells.map((cell, index) => (index === 0 ? String(cell).padEnd(48) : String(cell).padStart(9))).join('');

function report(name, { rows, unanswered }) {
  const [load] = readFileSync('/proc/loadavg', 'utf8').split(' ');
  console.log(`\n${name}: ${VISITORS} visitors, ${SECONDS} s, load of the machine ${load}, milliseconds`);
  console.log(row(['', 'answers', 'per s', 'p50', 'p95', 'p99', 'max', 'errors']));
  for (const { path, count, p50, p95, p99, max, errors } of rows)
    console.log(
      row([path, count, (count / SECONDS).toFixed(1), ...[p50, p95, p99, max].map(Math.round), errors]),
    );
  console.log(`visitors without an answer: ${unanswered}`);
  return unanswered + rows.reduce((sum, { errors }) => sum + errors, 0);
}

/** Runs the crowd against so many processes on the database; PGlite in the folder when the address is ''. */
async function measure(name, databaseUrl, processes) {
  const folder = mkdtempSync(join(tmpdir(), 'naungan-crowd-'));
  const backends = [];
  const env = { RATE_LIMIT_SCALE: '100000', NODE_ENV: 'development', DATABASE_URL: databaseUrl };
  try {
    for (let count = 0; count < processes; count += 1)
      backends.push(await startBackend({ dataDir: folder, env }));
    const origins = backends.map(({ origin }) => origin);
    const token = await memberWithOrders(origins[0]);
    const options = { origins, paths: PATHS, visitors: VISITORS, token };
    await crowd({ ...options, seconds: 3 });
    return report(name, await crowd({ ...options, seconds: SECONDS }));
  } finally {
    for (const backend of backends) await backend.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function main() {
  passSignalsOn();
  let faults = await measure('PGlite, one process', '', 1);
  const postgres = await startPostgres();
  try {
    faults += await measure('PostgreSQL, two processes', postgres.url, 2);
  } finally {
    await postgres.stop();
  }
  if (faults > 0) process.exitCode = 1;
}

main().catch(fail);
