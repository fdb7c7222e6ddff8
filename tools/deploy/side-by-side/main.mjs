/**
 * `npm run side-by-side -- --from REF`: tests an update without interruption. A process of the version REF serves requests
 * behind nginx while a process of this version migrates the same database, then both, then only this version: visitors
 * read lists, and members order and pay. Default of REF: the tag of the last release, or the commit before the newest
 * migration. Fails if a request fails. Prints a line per step, and as the last line the numbers of passed and failed steps.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { signInMemberAndDesk } from '../../../server/test/kill/journey.ts';
import { percentile } from '../../bench/requests.mjs';
import { freePort, startBackend } from '../../process/backend.mjs';
import { duration, fail } from '../../process/step.mjs';
import { startPostgres } from '../../test-services/postgres.mjs';
import { callApi, requireEqual, requireStatus } from '../cluster/calls.mjs';
import { queryDatabase } from '../cluster/journeys.mjs';
import { requireComplete } from '../cluster/kills.mjs';
import { startMembers } from '../cluster/members.mjs';
import { hasNginx, startNginx } from '../nginx.mjs';
import { startVisitors, visitorAddresses } from '../visitors.mjs';
import { checkOutVersion, lastVersion } from './old-version.mjs';

const SECONDS_PER_STEP = Number(process.env.SIDE_BY_SIDE_SECONDS || 10);
const PATHS = [
  '/api/v1/health?dob=1990-05-17&size=10',
  '/api/v1/transaction',
  '/api/v1/policies',
  '/api/v1/articles',
  '/readyz',
];
/** Milliseconds in which nginx ends the requests that it sent to the old process before its configuration changed. */
const DRAIN_MS = 2_000;

/** Returns a function that prints a line for each step, and counts the steps. */
function createReport() {
  const counts = { passed: 0, failed: 0 };
  async function step(name, work) {
    const startedAt = performance.now();
    try {
      const remark = await work();
      console.log(`  ${name} … ${duration(performance.now() - startedAt)}${remark ? ` (${remark})` : ''}`);
      counts.passed += 1;
    } catch (error) {
      console.log(
        `✗ ${name} … failed after ${duration(performance.now() - startedAt)}\n${error.stack ?? error}`,
      );
      counts.failed += 1;
      throw error;
    }
  }
  return { step, counts };
}

const migrationCount = async (database) =>
  (await queryDatabase({ database }, 'select count(*)::int as count from drizzle.__drizzle_migrations'))[0]
    .count;

async function update({ old, folder, database, step, stops }) {
  const dataDir = join(folder, 'data');
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    DATABASE_URL: database.url,
    PUBLIC_URL: origin,
    TRUST_PROXY: '1',
    RATE_LIMIT_SCALE: '1000',
    INSURER_DELAY_SECONDS: '0',
    SIMULATORS: 'on',
  };
  const context = { origin, database };
  let oldProcess;
  let newProcess;
  let nginx;
  let connection;
  let members;
  let stopVisitors;
  await step(`the version ${old.commit} starts and migrates an empty database`, async () => {
    oldProcess = await startBackend({ dataDir, env, folder: old.folder });
    stops.push(() => oldProcess.stop());
    nginx = await startNginx(join(folder, 'nginx'), [oldProcess.port], port);
    stops.push(() => nginx.stop());
    connection = { ...(await signInMemberAndDesk([origin], dataDir)), origins: [origin] };
    return `${await migrationCount(database)} migrations`;
  });
  await step('members and visitors use the old version', async () => {
    const options = { paths: PATHS, token: connection.member, addresses: visitorAddresses(16), pauseMs: 40 };
    stopVisitors = startVisitors(origin, options);
    members = startMembers(connection);
    stops.push(async () => void (await Promise.all([stopVisitors(), members.stop()])));
    await pause(SECONDS_PER_STEP * 1_000);
    return `${members.counts.acknowledged} steps of members`;
  });
  await step('this version migrates the database, while the old version serves requests', async () => {
    const before = await migrationCount(database);
    newProcess = await startBackend({ dataDir, env });
    stops.push(() => newProcess.stop());
    return `${(await migrationCount(database)) - before} migrations`;
  });
  await step('both versions serve requests', async () => {
    nginx.use([oldProcess.port, newProcess.port]);
    await pause(SECONDS_PER_STEP * 1_000);
    const list = await callApi(oldProcess.origin, 'GET', '/transaction', { token: connection.member });
    const newList = await callApi(newProcess.origin, 'GET', '/transaction', { token: connection.member });
    requireStatus(list, 200, 'orders at the old version');
    requireStatus(newList, 200, 'orders at this version');
  });
  await step('the old version stops, after nginx has removed it', async () => {
    nginx.use([newProcess.port]);
    await pause(DRAIN_MS);
    const ended = new Promise((done) => oldProcess.child.once('exit', done));
    await oldProcess.stop();
    requireEqual(await ended, 0, 'exit code');
    await pause(SECONDS_PER_STEP * 1_000);
  });
  await step('no request failed, and every order has one policy', async () => {
    await members.stop();
    const { requests, failures, durations } = await stopVisitors();
    requireEqual(failures, [], 'failed requests of visitors');
    requireEqual(members.counts.errors, [], 'wrong replies to members');
    requireEqual(members.counts.repeated, 0, 'steps without a reply');
    requireEqual(await requireComplete(context, connection, members.journeys), 0, 'other orders');
    const [p50, p99] = [0.5, 0.99].map((share) => Math.round(percentile(durations, share)));
    return `${requests} reads, p50 ${p50} ms, p99 ${p99} ms; ${members.journeys.length} orders, ${members.counts.acknowledged} steps, ${members.counts.reconnected} after a new connection`;
  });
}

async function main() {
  const { values } = parseArgs({ options: { from: { type: 'string' } } });
  if (!hasNginx()) {
    console.log('nginx is not installed: the versions are not compared (apt-get install nginx-light).');
    console.log('0 passed, 0 failed, 1 skipped');
    return;
  }
  const old = await checkOutVersion(values.from ?? (await lastVersion()));
  const folder = mkdtempSync(join(tmpdir(), 'naungan-side-by-side-'));
  const stops = [async () => rmSync(folder, { recursive: true, force: true }), old.remove];
  const { step, counts } = createReport();
  try {
    const database = await startPostgres();
    stops.push(() => database.stop());
    await update({ old, folder, database, step, stops });
  } catch (error) {
    if (counts.failed === 0) throw error;
    process.exitCode = 1;
  } finally {
    for (const stop of stops.toReversed()) await stop();
  }
  console.log(`${counts.passed} passed, ${counts.failed} failed`);
}

main().catch(fail);
