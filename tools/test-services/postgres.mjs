import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../process/backend.mjs';
import { run, start } from '../process/run.mjs';
import { StepError } from '../process/step.mjs';
import { postgresBinaries } from './postgres-binaries.mjs';

/**
 * Returns the user and group id of an account for PostgreSQL, which does not run as root; {} if this process is not
 * root.
 */
function postgresAccount() {
  if (process.getuid?.() !== 0) return {};
  const rows = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((row) => row.split(':'));
  const row = ['postgres', 'nobody'].map((name) => rows.find(([user]) => user === name)).find(Boolean);
  return row ? { uid: Number(row[2]), gid: Number(row[3]) } : {};
}

const MAX_ATTEMPTS = 600;
const RETRY_MS = 50;
/** Index of the status line in postmaster.pid. */
const STATUS_LINE = 7;

/** Waits until the status line of postmaster.pid is "ready", as pg_ctl does. @throws StepError */
async function waitUntilReady(data, exitPromise) {
  let hasEnded = false;
  exitPromise.then(() => {
    hasEnded = true;
  });
  const file = join(data, 'postmaster.pid');
  for (let attempt = 0; attempt < MAX_ATTEMPTS && !hasEnded; attempt += 1) {
    if (existsSync(file) && readFileSync(file, 'utf8').split('\n')[STATUS_LINE]?.trim() === 'ready') return;
    await new Promise((done) => setTimeout(done, RETRY_MS));
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
  // Databases exist for seconds only, so vacuum and statistics would take more time than they save.
  'autovacuum=off',
  'checkpoint_timeout=1h',
];

async function createCluster(bin, data, options) {
  const { code, output } = await run(
    join(bin, 'initdb'),
    ['-D', data, '-A', 'trust', '-U', 'naungan', '-E', 'UTF8', '--no-locale', '--no-sync', '--wal-segsize=1'],
    options,
  );
  if (code !== 0) throw new StepError(output);
}

/**
 * Copies the data of a stopped cluster. PostgreSQL requires that only its account can read the folder; `uid` and `gid`
 * identify that account when this process runs as root.
 */
function copyCluster(from, to, { uid, gid }) {
  cpSync(from, to, { recursive: true });
  chmodSync(to, 0o700);
  if (uid === undefined) return;
  chownSync(to, uid, gid);
  for (const name of readdirSync(to, { recursive: true })) chownSync(join(to, name), uid, gid);
}

/** Returns the ids of the child processes. Linux only. */
const childProcesses = (pid) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

/** Sends SIGKILL to a process, and waits until it has ended. */
async function killProcess(pid) {
  for (let signal = 'SIGKILL'; ; signal = 0) {
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    await new Promise((done) => setTimeout(done, RETRY_MS));
  }
}

/** Starts PostgreSQL and waits until it is ready; returns functions that stop and kill it. */
async function runCluster(bin, data, port, { settings = [], ...options }) {
  const args = ['-D', data, '-p', String(port)];
  for (const setting of [...SETTINGS, ...settings]) args.push('-c', setting);
  const { child, exitPromise } = start(join(bin, 'postgres'), args, { ...options, stdio: 'ignore' });
  const stop = async () => {
    // The fast shutdown of PostgreSQL, which also ends open connections.
    child.kill('SIGINT');
    await exitPromise;
  };
  const kill = async () => {
    const pids = childProcesses(child.pid);
    child.kill('SIGKILL');
    await Promise.all([exitPromise, ...pids.map(killProcess)]);
  };
  await waitUntilReady(data, exitPromise).catch(async (error) => {
    await stop();
    throw error;
  });
  return { stop, kill };
}

const MEMORY_FOLDER = '/dev/shm';
/** Free memory that a run may need: 50 MB for the cluster, 14 MB for each open copy of the prepared database. */
const MIN_FREE_BYTES = 2 * 1024 ** 3;

/**
 * Returns the parent folder of the data: a folder in memory if this system has one with enough space, else the folder of
 * temporary files. A copy of the prepared database has 700 files, whose creation on a disk takes up to twenty times the
 * processor time.
 */
function dataParent() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY_FOLDER);
    return Math.min(bavail * bsize, freemem()) >= MIN_FREE_BYTES ? MEMORY_FOLDER : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** Starts PostgreSQL with its data in `dataFolder`: a copy of the cluster `sourceCluster`, or an empty cluster. */
async function startIn({ programFolder, dataFolder }, sourceCluster, account, { envOf, ...givenOptions }) {
  const bin = postgresBinaries(programFolder);
  const data = join(dataFolder, 'data');
  const options = { ...givenOptions, env: envOf(data) };
  if (sourceCluster) copyCluster(sourceCluster, data, account);
  else await createCluster(bin, data, options);
  const port = await freePort();
  let cluster = await runCluster(bin, data, port, options);
  return {
    url: `postgres://naungan@127.0.0.1:${port}/postgres`,
    stop: () => cluster.stop(),
    kill: () => cluster.kill(),
    /** Copies the cluster to another folder. Restarts the server, so connections end. */
    async copyTo(target) {
      await cluster.stop();
      cpSync(data, target, { recursive: true });
      cluster = await runCluster(bin, data, port, options);
    },
  };
}

/**
 * Starts a PostgreSQL server on a free port with a cluster in a temporary folder; `stop` removes the folder.
 * @param {{ sourceCluster?: string, settings?: string[], envOf?: (data: string) => Record<string, string> }} options
 *   `sourceCluster`: a folder that `copyTo` has written; default: an empty cluster. `settings`: replace the settings above, such as
 *   `fsync=on`. `envOf`: returns environment variables of PostgreSQL for the folder of its data.
 */
export async function startPostgres({ sourceCluster, settings = [], envOf = () => ({}) } = {}) {
  const osAccount = postgresAccount();
  const createFolder = (parent) => {
    const folder = mkdtempSync(join(parent, 'naungan-postgres-'));
    if (osAccount.uid !== undefined) chownSync(folder, osAccount.uid, osAccount.gid);
    return folder;
  };
  // Two folders, because programs cannot run from a memory folder that is mounted with `noexec`.
  const folders = { programFolder: createFolder(tmpdir()), dataFolder: createFolder(dataParent()) };
  const remove = () => {
    for (const folder of Object.values(folders)) rmSync(folder, { recursive: true, force: true });
  };
  try {
    const { url, stop, kill, copyTo } = await startIn(folders, sourceCluster, osAccount, {
      ...osAccount,
      cwd: folders.dataFolder,
      settings,
      envOf,
    });
    return { url, copyTo, stop: () => stop().finally(remove), kill: () => kill().finally(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}
