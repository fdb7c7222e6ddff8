/**
 * `npm run bench:crowd`: concurrent visitors for 30 seconds, each on its own connection; in addition a new visitor
 * arrives every 250 ms. `SCENARIOS` lists what they request, from which database and from how many server processes.
 * Fails when a response is missing or wrong. Client and servers share the machine, so the figures apply to a fully
 * loaded machine. With an argument, measures only scenarios whose name contains it: `npm run bench:crowd -- orders`.
 * `BENCH_SECONDS=60 npm run bench:crowd -- everything` is the test of 500 visitors on the home page, every list and the orders of
 * a member. In the scenario `slow processor` a server gets a fifth of a processor: it may respond with 503 and `Retry-After`, but
 * each visitor must get a response within six seconds.
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
import { BIRTH_DATE, HOUSE_BODY, measuredProducts } from '../test-services/measured-products.mjs';
import { startPostgres } from '../test-services/postgres.mjs';
import { productionEnv } from './production-env.mjs';
import { slowDown } from './slow-process.mjs';
import { simulateVisitors } from './visitors.mjs';

const SECONDS = Number(process.env.BENCH_SECONDS || 30);
const PRODUCTION_ENV = productionEnv();

const ORDERS = '/api/v1/transaction';
const SITE = [
  '/',
  '/products/kesehatan/plan?dob=1990-05-17',
  '/api/v1/health?dob=1990-05-17&size=10',
  ORDERS,
];
const HOME_AND_LISTS = async (origin) => {
  const { carQuery, houseQuery } = await measuredProducts(origin);
  const person = `dob=${BIRTH_DATE}`;
  return [
    '/',
    `/products/kesehatan/plan?${person}`,
    `/products/kecelakaandiri/plan?${person}`,
    `/products/kendaraan/list?${carQuery}`,
    `/products/kebakaran-gempabumi/plan?${houseQuery}`,
    `/api/v1/health?${person}&size=10`,
    `/api/v1/personal-accidents?${person}&size=10`,
    `/api/v1/vehicle-insurances?${carQuery}&size=10`,
    PROPERTY_LIST,
    ORDERS,
  ];
};
const PROPERTY_LIST = { path: '/api/v1/fire-insurances/plans', postBody: HOUSE_BODY };
const QUOTE = { path: '/api/v1/fire-insurances/quote', postBody: HOUSE_BODY };
/** Milliseconds in which a slow server must respond to everyone. */
const SLOW_RESPONSE_MS = 6_000;
/**
 * `requests`: URL paths, or paths with a JSON body that is posted, or a function of the origin. `processes`: number of servers.
 * `processorShare`: the part of a processor that each server gets; such a server may respond with 503.
 */
const SCENARIOS = [
  { name: 'pages and lists', database: 'pglite', processes: 1, visitors: 150, requests: SITE },
  { name: 'pages and lists', database: 'postgres', processes: 2, visitors: 150, requests: SITE },
  { name: 'property lists', database: 'pglite', processes: 1, visitors: 150, requests: [PROPERTY_LIST] },
  { name: "a member's orders", database: 'pglite', processes: 1, visitors: 150, requests: [ORDERS] },
  { name: "a member's orders", database: 'postgres', processes: 2, visitors: 500, requests: [ORDERS] },
  { name: 'property quotes', database: 'pglite', processes: 1, visitors: 50, requests: [QUOTE] },
  { name: 'property quotes', database: 'postgres', processes: 2, visitors: 50, requests: [QUOTE] },
  { name: 'everything', database: 'pglite', processes: 1, visitors: 500, requests: HOME_AND_LISTS },
  { name: 'everything', database: 'postgres', processes: 2, visitors: 500, requests: HOME_AND_LISTS },
  {
    name: 'slow processor',
    database: 'pglite',
    processes: 1,
    visitors: 500,
    requests: HOME_AND_LISTS,
    processorShare: 0.2,
  },
].map((scenario) => ({ ...scenario, title: `${scenario.name}, ${scenario.database}` }));

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

/** Returns the processor time of a process in milliseconds. */
function processorTime({ pid }) {
  // The command name, in parentheses, may contain spaces. The next fields begin with the state, field 3 of proc(5).
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Prints the figures of a measurement; returns the number of errors plus the number of visitors without a response. */
function report(
  { title, visitors, processes, processorShare },
  { rows, visitorsWithoutResponse, rejectedCount },
  busyMs,
) {
  const [loadAverage] = readFileSync('/proc/loadavg', 'utf8').split(' ');
  console.log(
    `\n${title}: ${visitors} visitors, ${processes} server processes, ${SECONDS} s, load of the machine ${loadAverage}, milliseconds`,
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
  const responseCount = rows.reduce((sum, { count }) => sum + count, 0);
  console.log(`processor time of the servers per response: ${(busyMs / responseCount).toFixed(2)}`);
  console.log(`visitors without a response: ${visitorsWithoutResponse}`);
  if (processorShare) {
    const longest = Math.max(...rows.map(({ max }) => max));
    console.log(
      `responses with 503 and Retry-After: ${rejectedCount}, longest response ${Math.round(longest)}`,
    );
    if (longest > SLOW_RESPONSE_MS) return visitorsWithoutResponse + 1;
  }
  return visitorsWithoutResponse + rows.reduce((sum, { errors }) => sum + errors, 0);
}

/** Simulates the visitors of a scenario on server processes that share a database; returns the number of errors. */
async function measure(scenario, databaseEnv) {
  const folder = mkdtempSync(join(tmpdir(), 'naungan-crowd-'));
  const backends = [];
  const smtpSink = await startSmtpSink();
  const env = { ...PRODUCTION_ENV, ...databaseEnv, SMTP_URL: smtpSink.url };
  const busyMs = () => backends.reduce((sum, { child }) => sum + processorTime(child), 0);
  try {
    for (let count = 0; count < scenario.processes; count += 1)
      backends.push(await startBackend({ dataDir: folder, env }));
    const origins = backends.map(({ origin }) => origin);
    const token = await createMemberWithOrders(origins[0]);
    const { requests: requestsOf, visitors, processorShare } = scenario;
    const requests = typeof requestsOf === 'function' ? await requestsOf(origins[0]) : requestsOf;
    const newVisitorPaths = requests.includes('/') ? ['/', '/healthz'] : ['/healthz'];
    const options = { origins, requests, newVisitorPaths, visitors, token };
    // Warms up the servers; these figures are not reported.
    await simulateVisitors({ ...options, seconds: 3 });
    const busyBefore = busyMs();
    const endSlowness = processorShare
      ? slowDown(
          backends.map(({ child }) => child.pid),
          processorShare,
        )
      : () => {};
    const results = await simulateVisitors({
      ...options,
      seconds: SECONDS,
      mayReject: processorShare !== undefined,
    }).finally(endSlowness);
    return report(scenario, results, busyMs() - busyBefore);
  } finally {
    for (const backend of backends) await backend.stop();
    smtpSink.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureOnPostgres(scenario) {
  const postgres = await startPostgres();
  try {
    return await measure(scenario, { DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
}

async function main() {
  forwardSignals();
  const filter = process.argv[2] ?? '';
  let errorCount = 0;
  for (const scenario of SCENARIOS.filter(({ title }) => title.includes(filter)))
    errorCount +=
      scenario.database === 'postgres'
        ? await measureOnPostgres(scenario)
        : await measure(scenario, { DATABASE: 'embedded' });
  if (errorCount > 0) process.exitCode = 1;
}

main().catch(fail);
