/**
 * `npm run bench:crowd`: 150 visitors at once for 30 seconds, each on a connection of its own: home, list of plans (the
 * page and its call) and own orders; besides, a new visitor comes every quarter of a second. On PGlite, and on PostgreSQL
 * with two processes. Fails when an answer is missing or wrong, or a visitor gets none. Client and servers share the
 * machine, so the figures are those of a machine that is full. `pglite` or `postgres` as an argument measures one alone.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { request } from '@playwright/test';
import { startBackend } from '../scripts/backend.mjs';
import { startPostgres } from '../scripts/postgres.mjs';
import { passSignalsOn } from '../scripts/run.mjs';
import { fail } from '../scripts/step.mjs';
import { startSmtpSink } from '../server/test/smtp-sink.ts';
import { logIn, registerMember } from '../tests/e2e/support/member.ts';
import { placeWaitingOrder } from '../tests/e2e/support/placed-order.ts';
import { crowd } from './visitors.mjs';

const VISITORS = Number(process.env.BENCH_VISITORS || 150);
const SECONDS = Number(process.env.BENCH_SECONDS || 30);
const PATHS = [
  '/',
  '/products/kesehatan/plan?dob=1990-05-17',
  '/api/v1/health?dob=1990-05-17&size=10',
  '/api/v1/transaction',
];
/** As it is run for customers: React's development build alone takes three times as long for a page. */
const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://naungan.test',
  SECRET: randomBytes(32).toString('base64'),
  DESK_PASSWORD: randomBytes(12).toString('base64url'),
  // Nobody pays.
  MIDTRANS_BASE_URL: 'https://midtrans.test',
  MIDTRANS_SERVER_KEY: 'none',
  MIDTRANS_CLIENT_KEY: 'none',
  RATE_LIMIT_SCALE: '100000',
};

/** A member with two orders; the answer is the token. */
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
  for (const { path, count, p50, p95, p99, max, errors, what } of rows)
    console.log(
      row([path, count, (count / SECONDS).toFixed(1), ...[p50, p95, p99, max].map(Math.round), errors]) +
        (what && `  ${what}`),
    );
  console.log(`visitors without an answer: ${unanswered}`);
  return unanswered + rows.reduce((sum, { errors }) => sum + errors, 0);
}

/** Runs the crowd against so many processes on the database. */
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
    await crowd({ ...options, seconds: 3 });
    return report(name, await crowd({ ...options, seconds: SECONDS }));
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
  const asked = process.argv.slice(2);
  let faults = 0;
  for (const [name, run] of Object.entries(MEASURES))
    if (asked.length === 0 || asked.includes(name)) faults += await run();
  if (faults > 0) process.exitCode = 1;
}

main().catch(fail);
