/**
 * `npm run bench -- processes`: requests per second of one and of two server processes. First, each server has one of two
 * cores, and PostgreSQL and the client (wrk) use both: prints the measured ratio, and the ratio that follows from the processor
 * time of the servers if PostgreSQL and the clients have other machines. Then the whole installation is doubled: one server,
 * its client and PostgreSQL share one core; two servers with a client each and PostgreSQL share two. Needs Linux and wrk.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signInMemberAndDesk } from '../../../server/test/kill/journey.ts';
import { startBackend } from '../../process/backend.mjs';
import { run } from '../../process/run.mjs';
import { StepError } from '../../process/step.mjs';
import { createPreparedDatabase } from '../../test-services/prepared-databases.mjs';
import { postgresPid, processTime, treePids, treeTime } from './processor-time.mjs';

const SECONDS = Number(process.env.BENCH_SECONDS || 10);
const CONNECTIONS = 16;
const LISTS = [
  { name: 'list of health plans', path: '/api/v1/health?dob=1990-05-17&size=10' },
  { name: 'orders of a member', path: '/api/v1/transaction' },
];
/** The priority of all measured programs, so that other programs of the machine disturb less; negative needs root. */
const NICE = process.env.BENCH_NICE || '0';

async function requireCommand(command, args) {
  const result = await run(command, args);
  if (result.code !== 0) throw new StepError(result.output);
  return result.output;
}

/** Moves every thread of a process to some cores ('0', '0,1'). */
const moveTo = (cores, pid) => requireCommand('taskset', ['-acp', cores, String(pid)]);

/** Moves a server to one core, and sets its priority. */
async function pin({ child }, core) {
  await moveTo(String(core), child.pid);
  await requireCommand('renice', ['-n', NICE, '-p', String(child.pid)]);
}

const ALL_CORES = '0,1';

/**
 * Sends requests to each origin for some seconds; returns the number of responses. `coresOf` returns the cores of the client of
 * each origin.
 */
async function load(origins, { path, token, coresOf = () => ALL_CORES }) {
  const outputs = await Promise.all(
    origins.map((origin, index) =>
      requireCommand('taskset', [
        ...[
          '-c',
          coresOf(index),
          'nice',
          '-n',
          NICE,
          'wrk',
          '-t1',
          `-c${CONNECTIONS / origins.length}`,
          `-d${SECONDS}s`,
        ],
        ...['-H', `access_token: ${token}`, origin + path],
      ]),
    ),
  );
  for (const output of outputs)
    if (/Non-2xx|Socket errors/.test(output)) throw new StepError(`Some requests failed:\n${output}`);
  return outputs.reduce((sum, output) => sum + Number(/(\d+) requests in/.exec(output)[1]), 0);
}

async function measure(backends, postgres, request) {
  const origins = backends.map(({ origin }) => origin);
  const serverTime = () => backends.reduce((sum, { child }) => sum + processTime(child.pid), 0);
  const before = { server: serverTime(), postgres: treeTime(postgres) };
  const count = await load(origins, request);
  const server = (serverTime() - before.server) / count;
  return { perSecond: count / SECONDS, server, postgres: (treeTime(postgres) - before.postgres) / count };
}

/** Measures requests per second when PostgreSQL has some cores, and each server shares its core with its client. */
async function measureInstallation(backends, postgres, request, cores) {
  for (const pid of treePids(postgres)) await moveTo(cores, pid);
  const { perSecond } = await measure(backends, postgres, { ...request, coresOf: String });
  for (const pid of treePids(postgres)) await moveTo(ALL_CORES, pid);
  return perSecond;
}

function printRow(name, { perSecond, server, postgres }) {
  const cells = [name, Math.round(perSecond), server.toFixed(2), postgres.toFixed(2)];
  console.log(`| ${cells.join(' | ')} |`);
}

const folder = mkdtempSync(join(tmpdir(), 'naungan-processes-'));
const dataDir = join(folder, 'data');
const database = await createPreparedDatabase();
const env = { DATABASE_URL: database.url, SIMULATORS: 'on', RATE_LIMIT_SCALE: '100000', LOG_LEVEL: 'error' };
const backends = [];
try {
  for (const core of [0, 1]) {
    const backend = await startBackend({ dataDir, env });
    backends.push(backend);
    await pin(backend, core);
  }
  const postgres = postgresPid(new URL(database.url).port);
  const { member } = await signInMemberAndDesk([backends[0].origin], dataDir);
  console.log('| | requests per s | server, CPU ms | PostgreSQL, CPU ms |\n|---|---|---|---|');
  for (const { name, path } of LISTS) {
    const request = { path, token: member };
    const [firstBackend] = backends;
    // The first requests compile code and fill caches.
    await measure(backends, postgres, request);
    const one = await measure([firstBackend], postgres, request);
    const two = await measure(backends, postgres, request);
    printRow(`${name}, 1 process`, one);
    printRow(`${name}, 2 processes`, two);
    const measured = two.perSecond / one.perSecond;
    const derived = (2 * one.server) / two.server;
    console.log(
      `| ${name}: ratio ${measured.toFixed(2)} measured, ${derived.toFixed(2)} by processor time of the servers | | | |`,
    );
    const single = await measureInstallation([firstBackend], postgres, request, '0');
    const double = await measureInstallation(backends, postgres, request, ALL_CORES);
    console.log(`| ${name}, everything on one core | ${Math.round(single)} | | |`);
    console.log(`| ${name}, everything on two cores, 2 processes | ${Math.round(double)} | | |`);
    console.log(`| ${name}: ratio ${(double / single).toFixed(2)} with twice the installation | | | |`);
  }
} finally {
  for (const backend of backends) await backend.stop();
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}
