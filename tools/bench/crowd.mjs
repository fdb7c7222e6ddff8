/**
 * `npm run bench:crowd`: 150 concurrent visitors for 30 seconds, each on its own connection, load the home
 * page, a plan list (page and call) and their own orders; in addition a new visitor arrives every 250 ms.
 * Runs on PGlite, and on PostgreSQL with two processes. Fails when a response is missing or wrong, or a
 * visitor gets none. Client and servers share the machine, so the figures are those of a fully loaded
 * machine. The argument `pglite` or `postgres` runs one of them.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { request } from '@playwright/test';
import { startSmtpSink } from '../../server/test/smtp-sink.ts';
import { logIn, registerMember } from '../../tests/e2e/support/member.ts';
import { placeWaitingOrder } from '../../tests/e2e/support/placed-order.ts';
import { startBackend } from '../process/backend.mjs';
import { passSignalsOn } from '../process/run.mjs';
import { fail } from '../process/step.mjs';
import { startPostgres } from '../test-services/postgres.mjs';
import { simulateVisitors } from './visitors.mjs';

const VISITORS = Number(process.env.BENCH_VISITORS || 150);
const SECONDS = Number(process.env.BENCH_SECONDS || 30);
const PATHS = [
  '/',
  '/products/kesehatan/plan?dob=1990-05-17',
  '/api/v1/health?dob=1990-05-17&size=10',
  '/api/v1/transaction',
];
/** Production mode: React's development build takes three times as long per page. */
const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://naungan.test',
  SECRET: randomBytes(32).toString('base64'),
  DESK_PASSWORD: randomBytes(12).toString('base64url'),
  // Payments are not part of the benchmark.
  MIDTRANS_BASE_URL: 'https://midtrans.test',
  MIDTRANS_SERVER_KEY: 'none',
  MIDTRANS_CLIENT_KEY: 'none',
  RATE_LIMIT_SCALE: '100000',
};

/** Creates a member with two orders; returns the token. */
async function memberWithOrders(origin) {
  const api = await request.newContext({ baseURL: origin });
  try {
    const account = await registerMember(api);
    for (let count = 0; count < 2; count += 1) await placeWaitingOrder(api, account);
    return (await logIn(api, account)).token;
  } finally {
    await api.dispose();
  }
}

const row = (cells) =>
  cells.map((cell, index) => (index === 0 ? String(cell).padEnd(48) : String(cell).padStart(9))).join('');

function report(name, { rows, unanswered }) {
  const [load] = readFileSync('/proc/loadavg', 'utf8').split(' ');
  console.log(`\n${name}: ${VISITORS} visitors, ${SECONDS} s, load of the machine ${load}, milliseconds`);
  console.log(row(['', 'answers', 'per s', 'p50', 'p95', 'p99', 'max', 'errors']));
  for (const { path, count, p50, p95, p99, max, errors, kinds } of rows)
    console.log(
      row([path, count, (count / SECONDS).toFixed(1), ...[p50, p95, p99, max].map(Math.round), errors]) +
        (kinds && `  ${kinds}`),
    );
  console.log(`visitors without an answer: ${unanswered}`);
  return unanswered + rows.reduce((sum, { errors }) => sum + errors, 0);
}

/** Runs the visitors against the given number of processes on the database. */
async function measure(name, database, processes) {
  const folder = mkdtempSync(join(tmpdir(), 'naungan-crowd-'));
  const backends = [];
  const mails = await startSmtpSink();
  const env = { ...PRODUCTION, ...database, SMTP_URL: mails.url };
  try {
    for (let count = 0; count < processes; count += 1)
      backends.push(await startBackend({ dataDir: folder, env }));
    const origins = backends.map(({ origin }) => origin);
    const token = await memberWithOrders(origins[0]);
    const options = { origins, paths: PATHS, visitors: VISITORS, token };
    await simulateVisitors({ ...options, seconds: 3 });
    return report(name, await simulateVisitors({ ...options, seconds: SECONDS }));
  } finally {
    for (const backend of backends) await backend.stop();
    mails.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function onPostgres() {
  const postgres = await startPostgres();
  try {
    return await measure('PostgreSQL, two processes', { DATABASE_URL: postgres.url }, 2);
  } finally {
    await postgres.stop();
  }
}

const MEASURES = {
  pglite: () => measure('PGlite, one process', { DATABASE: 'embedded' }, 1),
  postgres: onPostgres,
};

async function main() {
  passSignalsOn();
  const requestedNames = process.argv.slice(2);
  let faults = 0;
  for (const [name, run] of Object.entries(MEASURES))
    if (requestedNames.length === 0 || requestedNames.includes(name)) faults += await run();
  if (faults > 0) process.exitCode = 1;
}

main().catch(fail);
