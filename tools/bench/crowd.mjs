/**
 * `npm run bench:crowd`: 150 concurrent visitors for 30 seconds, each on its own connection, load the home
 * page, a plan list (page and API call) and the orders of one member; in addition a new visitor arrives every
 * 250 ms. Runs on PGlite, and on PostgreSQL with two server processes. Fails when a response is missing or
 * wrong. Client and servers share the machine, so the figures apply to a fully loaded machine. The argument
 * `pglite` or `postgres` measures only that database.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { request } from '@playwright/test';
import { startSmtpSink } from '../../server/test/smtp-sink.ts';
import { logIn, registerMember } from '../../tests/e2e/support/member.ts';
import { placeOrderForDesk } from '../../tests/e2e/support/placed-order.ts';
import { startBackend } from '../process/backend.mjs';
import { forwardSignals } from '../process/run.mjs';
import { fail } from '../process/step.mjs';
import { startPostgres } from '../test-services/postgres.mjs';
import { productionEnv } from './production-env.mjs';
import { simulateVisitors } from './visitors.mjs';

const VISITORS = Number(process.env.BENCH_VISITORS || 150);
const SECONDS = Number(process.env.BENCH_SECONDS || 30);
const PATHS = [
  '/',
  '/products/kesehatan/plan?dob=1990-05-17',
  '/api/v1/health?dob=1990-05-17&size=10',
  '/api/v1/transaction',
];
const PRODUCTION_ENV = productionEnv();

/** Creates a member with two orders; returns the member's session token. */
async function createMemberWithOrders(origin) {
  const api = await request.newContext({ baseURL: origin });
  try {
    const account = await registerMember(api);
    for (let count = 0; count < 2; count += 1) await placeOrderForDesk(api, account);
    return (await logIn(api, account)).token;
  } finally {
    await api.dispose();
  }
}

const formatRow = (cells) =>
  cells.map((cell, index) => (index === 0 ? String(cell).padEnd(48) : String(cell).padStart(9))).join('');

/** Prints the figures of a measurement; returns the sum of the errors and the visitors without a response. */
function report(name, { rows, visitorsWithoutResponse }) {
  const [loadAverage] = readFileSync('/proc/loadavg', 'utf8').split(' ');
  console.log(
    `\n${name}: ${VISITORS} visitors, ${SECONDS} s, load of the machine ${loadAverage}, milliseconds`,
  );
  console.log(formatRow(['', 'responses', 'per s', 'p50', 'p95', 'p99', 'max', 'errors']));
  for (const { path, count, p50, p95, p99, max, errors, errorKinds } of rows)
    console.log(
      formatRow([
        path,
        count,
        (count / SECONDS).toFixed(1),
        ...[p50, p95, p99, max].map(Math.round),
        errors,
      ]) + (errorKinds && `  ${errorKinds}`),
    );
  console.log(`visitors without a response: ${visitorsWithoutResponse}`);
  return visitorsWithoutResponse + rows.reduce((sum, { errors }) => sum + errors, 0);
}

/** Simulates visitors of `processCount` server processes that share a database; returns the number of errors. */
async function measure(name, database, processCount) {
  const folder = mkdtempSync(join(tmpdir(), 'naungan-crowd-'));
  const backends = [];
  const smtpSink = await startSmtpSink();
  const env = { ...PRODUCTION_ENV, ...database, SMTP_URL: smtpSink.url };
  try {
    for (let count = 0; count < processCount; count += 1)
      backends.push(await startBackend({ dataDir: folder, env }));
    const origins = backends.map(({ origin }) => origin);
    const token = await createMemberWithOrders(origins[0]);
    const options = { origins, paths: PATHS, visitors: VISITORS, token };
    // Warms up the servers; these figures are not reported.
    await simulateVisitors({ ...options, seconds: 3 });
    return report(name, await simulateVisitors({ ...options, seconds: SECONDS }));
  } finally {
    for (const backend of backends) await backend.stop();
    smtpSink.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureOnPostgres() {
  const postgres = await startPostgres();
  try {
    return await measure('PostgreSQL, two processes', { DATABASE_URL: postgres.url }, 2);
  } finally {
    await postgres.stop();
  }
}

const MEASUREMENTS = {
  pglite: () => measure('PGlite, one process', { DATABASE: 'embedded' }, 1),
  postgres: measureOnPostgres,
};

async function main() {
  forwardSignals();
  const requestedNames = process.argv.slice(2);
  let errorCount = 0;
  for (const [name, measureDatabase] of Object.entries(MEASUREMENTS))
    if (requestedNames.length === 0 || requestedNames.includes(name)) errorCount += await measureDatabase();
  if (errorCount > 0) process.exitCode = 1;
}

main().catch(fail);
