/**
 * `npm run bench -- costs`: the cost of each kind of request and of an order, from list to policy: processor time of the
 * server and of PostgreSQL, statements, rows, and bytes in the database and in the file store. docs/scaling.md derives
 * capacities from these figures. BENCH_COUNT is the number of orders (default 60). Linux only.
 */
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import {
  callGet,
  callJson,
  createJourney,
  deliverNotifications,
  nextStepOf,
  performStep,
  readOrder,
  signInMemberAndDesk,
} from '../../../server/test/kill/journey.ts';
import { startSmtpSink } from '../../../server/test/smtp-sink.ts';
import { startBackend } from '../../process/backend.mjs';
import { HOUSE_BODY } from '../../test-services/measured-products.mjs';
import { createPreparedDatabase } from '../../test-services/prepared-databases.mjs';
import { startCountingProxy } from './counting-proxy.mjs';
import { postgresPid, processTime, treeTime } from './processor-time.mjs';

const ORDERS = Number(process.env.BENCH_COUNT || 60);
const READS = 5 * ORDERS;
const CONCURRENCY = 4;
const HEALTH_LIST = '/api/v1/health?dob=1990-05-17&size=10';
const RETRY_MS = 20;

const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

/** Runs `work` for each number below `count`, `concurrency` at a time. */
async function inParallel(count, work, concurrency = CONCURRENCY) {
  let next = 0;
  const worker = async () => {
    while (next < count) {
      next += 1;
      await work(next - 1);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
}

function folderBytes(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}

/** Returns functions that read the current figures of server, database and file store. */
function createMeters({ backend, database, proxy, dataDir }) {
  const postgres = postgresPid(new URL(database.url).port);
  const query = async (text) => {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    return client.query(text).finally(() => client.end());
  };
  return {
    read: () => ({
      server: processTime(backend.child.pid),
      postgres: treeTime(postgres),
      statements: proxy.counts.statements,
    }),
    async rowCounts() {
      const tables = await query(
        `select schemaname as schema, relname as name from pg_stat_user_tables order by 1, 2`,
      );
      const counts = {};
      for (const { schema, name } of tables.rows) {
        const { rows } = await query(`select count(*)::int as count from ${schema}."${name}"`);
        counts[`${schema}.${name}`] = rows[0].count;
      }
      return counts;
    },
    async tableBytes() {
      const { rows } = await query(
        "select schemaname || '.' || relname as name, pg_total_relation_size(relid) as bytes from pg_stat_user_tables",
      );
      return Object.fromEntries(rows.map(({ name, bytes }) => [name, Number(bytes)]));
    },
    databaseBytes: async () =>
      Number((await query('select pg_database_size(current_database()) as size')).rows[0].size),
    fileBytes: () => folderBytes(join(dataDir, 'files')),
    async waitForJobs() {
      for (;;) {
        const { rows } = await query(
          `select (select count(*) from pgboss.job where state < 'completed' and start_after <= now() + interval '2 seconds')
            + (select count(*) from outbox where sent_at is null) as count`,
        );
        if (Number(rows[0].count) === 0) return;
        await pause(RETRY_MS);
      }
    },
  };
}

const perUnit = (before, after, count) =>
  Object.fromEntries(Object.keys(before).map((key) => [key, (after[key] - before[key]) / count]));

function printRow(name, { server, postgres, statements }) {
  const cells = [name, server.toFixed(1), postgres.toFixed(1), statements.toFixed(1)];
  console.log(`| ${cells.join(' | ')} |`);
}

/** Measures `count` runs of `work`, after a tenth of them as a warm-up. */
async function measure(meters, name, count, work, { warmUp = true, concurrency } = {}) {
  if (warmUp) await inParallel(Math.ceil(count / 10), work, concurrency);
  const before = meters.read();
  await inParallel(count, work, concurrency);
  const costs = perUnit(before, meters.read(), count);
  printRow(name, costs);
  return costs;
}

async function requireOk(promise) {
  const reply = await promise;
  if (reply.status !== 200) throw new Error(`Status ${reply.status}: ${JSON.stringify(reply.body)}`);
  return reply;
}

async function measureReads(meters, connection, { email, password }) {
  const get = (path, token) => () => requireOk(callGet(connection, path, token));
  const post = (path, body) => () => requireOk(callJson(connection, 'POST', path, body));
  await measure(meters, 'home page', READS, get('/'));
  await measure(meters, 'list of health plans', READS, get(HEALTH_LIST));
  await measure(
    meters,
    'list of property plans with prices',
    READS,
    post('/api/v1/fire-insurances/plans', HOUSE_BODY),
  );
  await measure(meters, 'property quote', READS, post('/api/v1/fire-insurances/quote', HOUSE_BODY));
  await measure(meters, 'orders of a member', READS, get('/api/v1/transaction', connection.member));
  // One at a time, because the server slows down simultaneous sign-ins of an account.
  const signIn = post('/api/v1/user/login', { email, password });
  await measure(meters, 'sign-in', ORDERS, signIn, { concurrency: 1 });
}

/** Performs one step of all orders, and the jobs that follow. */
async function measureStep(meters, connection, journeys, step) {
  const before = meters.read();
  await inParallel(journeys.length, async (index) => {
    const journey = journeys[index];
    if (nextStepOf(journey) === step) await performStep(connection, journey, step);
  });
  if (step === 'settlement') await deliverNotifications(connection);
  await meters.waitForJobs();
  const costs = perUnit(before, meters.read(), journeys.length);
  printRow(`order: ${step}, with its jobs and mails`, costs);
  return costs;
}

async function completePolicies(connection, journeys) {
  await inParallel(journeys.length, async (index) => {
    const journey = journeys[index];
    while (nextStepOf(journey) !== null) {
      await performStep(connection, journey, nextStepOf(journey));
      await deliverNotifications(connection);
    }
  });
}

async function measureOrders(meters, connection, smtpSink) {
  const journeys = Array.from({ length: ORDERS }, createJourney);
  await completePolicies(connection, Array.from({ length: CONCURRENCY }, createJourney));
  await meters.waitForJobs();
  const rowsBefore = await meters.rowCounts();
  const bytesBefore = await meters.databaseBytes();
  const tablesBefore = await meters.tableBytes();
  const filesBefore = meters.fileBytes();
  const mailsBefore = smtpSink.arrivals.length;
  const before = meters.read();
  for (const step of ['order', 'approval', 'charge', 'settlement'])
    await measureStep(meters, connection, journeys, step);
  await completePolicies(connection, journeys);
  await meters.waitForJobs();
  printRow('order: all steps', perUnit(before, meters.read(), ORDERS));
  const rowsAfter = await meters.rowCounts();
  const newRows = Object.entries(rowsAfter).flatMap(([table, count]) => {
    const added = (count - (rowsBefore[table] ?? 0)) / ORDERS;
    return added >= 0.5 ? [`${table} ${added.toFixed(1)}`] : [];
  });
  const tableGrowth = Object.entries(await meters.tableBytes())
    .map(([table, bytes]) => [table, (bytes - (tablesBefore[table] ?? 0)) / ORDERS / 1024])
    .filter(([, kilobytes]) => kilobytes >= 1)
    .toSorted(([, first], [, second]) => second - first)
    .map(([table, kilobytes]) => `${table} ${kilobytes.toFixed(1)}`);
  console.log(`\nper order: KB with indexes: ${tableGrowth.join(', ')}`);
  console.log(`per order: rows: ${newRows.join(', ')}`);
  console.log(
    `per order: ${Math.round(((await meters.databaseBytes()) - bytesBefore) / ORDERS / 1024)} KB in the database`,
  );
  console.log(`per order: ${Math.round((meters.fileBytes() - filesBefore) / ORDERS / 1024)} KB of files`);
  console.log(`per order: ${((smtpSink.arrivals.length - mailsBefore) / ORDERS).toFixed(1)} mails`);
  return journeys;
}

/** Measures the PDF of a policy: its link renders the file again, because the stored files are removed. */
async function measureCertificates(meters, connection, journeys, dataDir) {
  const links = [];
  for (const journey of journeys) {
    const order = JSON.stringify(await readOrder(connection, journey));
    links.push(/"policyAttachment":"(?<path>[^"]+)"/.exec(order).groups.path);
  }
  const open = (index) => requireOk(callGet(connection, links[index]));
  const options = { warmUp: false };
  await measure(meters, 'stored PDF of a policy, opened', links.length, open, options);
  rmSync(join(dataDir, 'files', 'certificates'), { recursive: true });
  await measure(meters, 'PDF of a policy, rendered', links.length, open, options);
}

const folder = mkdtempSync(join(tmpdir(), 'naungan-costs-'));
const dataDir = join(folder, 'data');
const database = await createPreparedDatabase();
const proxy = await startCountingProxy(database.url);
const smtpSink = await startSmtpSink();
const env = {
  DATABASE_URL: proxy.url,
  SMTP_URL: smtpSink.url,
  SIMULATORS: 'on',
  INSURER_DELAY_SECONDS: '0',
  RATE_LIMIT_SCALE: '100000',
};
const backend = await startBackend({ dataDir, env });
try {
  const meters = createMeters({ backend, database, proxy, dataDir });
  const connection = await signInMemberAndDesk([backend.origin], dataDir);
  console.log(
    `| ${ORDERS} orders; Node ${process.version} | server, CPU ms | PostgreSQL, CPU ms | statements |\n|---|---|---|---|`,
  );
  await measureReads(meters, connection, connection.account);
  const journeys = await measureOrders(meters, connection, smtpSink);
  await measureCertificates(meters, connection, journeys, dataDir);
} finally {
  await backend.stop();
  proxy.stop();
  smtpSink.close();
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}
