import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../process/backend.mjs';
import { run, start } from '../process/run.mjs';
import { StepError } from '../process/step.mjs';
import { postgresBinaries } from './postgres-binaries.mjs';

/** PostgreSQL refuses to run as root; it then runs as the first of these accounts that exists. */
function account() {
  if (process.getuid?.() !== 0) return {};
  const rows = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((row) => row.split(':'));
  const row = ['postgres', 'nobody'].map((name) => rows.find(([user]) => user === name)).find(Boolean);
  return row ? { uid: Number(row[2]), gid: Number(row[3]) } : {};
}

/** Waits for the line in the log that pg_ctl also reads as readiness. */
async function untilReady(data, ended) {
  let over = false;
  ended.then(() => {
    over = true;
  });
  const file = join(data, 'postmaster.pid');
  for (let tries = 0; tries < 600 && !over; tries += 1) {
    if (existsSync(file) && readFileSync(file, 'utf8').split('\n')[7]?.trim() === 'ready') return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new StepError('PostgreSQL did not start.');
}

const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=400',
  // Test data needs no durability.
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  // Databases live for seconds: vacuum and statistics cost more than they save.
  'autovacuum=off',
  'checkpoint_timeout=1h',
];

async function makeCluster(bin, data, options) {
  const { code, output } = await run(
    join(bin, 'initdb'),
    ['-D', data, '-A', 'trust', '-U', 'naungan', '-E', 'UTF8', '--no-locale', '--no-sync', '--wal-segsize=1'],
    options,
  );
  if (code !== 0) throw new StepError(output);
}

/**
 * Copies the data of a stopped cluster. PostgreSQL requires that no other account can read it; as root, the
 * copy belongs to the account that runs it.
 */
function copyCluster(from, to, { uid, gid }) {
  cpSync(from, to, { recursive: true });
  chmodSync(to, 0o700);
  if (uid === undefined) return;
  chownSync(to, uid, gid);
  for (const name of readdirSync(to, { recursive: true })) chownSync(join(to, name), uid, gid);
}

/** Runs the cluster until `stop`. */
async function runCluster(bin, data, port, options) {
  const args = ['-D', data, '-p', String(port), ...SETTINGS.flatMap((setting) => ['-c', setting])];
  const { child, ended } = start(join(bin, 'postgres'), args, { ...options, stdio: 'ignore' });
  const stop = async () => {
    child.kill('SIGINT');
    await ended;
  };
  await untilReady(data, ended).catch(async (error) => {
    await stop();
    throw error;
  });
  return stop;
}

/** A cluster in the folder: a copy of `from`, else an empty one. */
async function startIn(folder, from, account, options) {
  const bin = postgresBinaries(folder);
  const data = join(folder, 'data');
  if (from) copyCluster(from, data, account);
  else await makeCluster(bin, data, options);
  const port = await freePort();
  let stop = await runCluster(bin, data, port, options);
  return {
    url: `postgres://naungan@127.0.0.1:${port}/postgres`,
    stop: () => stop(),
    /** Copies the cluster to another folder; connections end. */
    async copyTo(target) {
      await stop();
      cpSync(data, target, { recursive: true });
      stop = await runCluster(bin, data, port, options);
    },
  };
}

/**
 * Starts a PostgreSQL in a temporary folder on a free port; `stop` removes everything.
 * @param {{ from?: string }} options `from`: a cluster that `copyTo` copied; without it the cluster is empty
 */
export async function startPostgres({ from } = {}) {
  const osAccount = account();
  const folder = mkdtempSync(join(tmpdir(), 'naungan-postgres-'));
  if (osAccount.uid !== undefined) chownSync(folder, osAccount.uid, osAccount.gid);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const { url, stop, copyTo } = await startIn(folder, from, osAccount, { ...osAccount, cwd: folder });
    return { url, copyTo, stop: () => stop().finally(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}
