import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './backend.mjs';
import { postgresBinaries } from './postgres-binaries.mjs';
import { run, start } from './run.mjs';
import { StepError } from './step.mjs';

/** PostgreSQL refuses to run as root: as root it runs as the first of these accounts that exists. */
function account() {
  if (process.getuid?.() !== 0) return {};
  const rows = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((row) => row.split(':'));
  const row = ['postgres', 'nobody'].map((name) => rows.find(([user]) => user === name)).find(Boolean);
  return row ? { uid: Number(row[2]), gid: Number(row[3]) } : {};
}

/** Waits for the last line of the file by which pg_ctl, too, learns that the server takes connections. */
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
  'max_connections=200',
  // Nothing here has to outlive a power cut.
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=off',
];

/** Makes a cluster in the folder and starts it; the result stops it. */
async function startIn(folder, options) {
  const bin = postgresBinaries(folder);
  const data = join(folder, 'data');
  const made = await run(
    join(bin, 'initdb'),
    ['-D', data, '-A', 'trust', '-U', 'naungan', '-E', 'UTF8', '--no-locale', '--no-sync'],
    options,
  );
  if (made.code !== 0) throw new StepError(made.output);
  const port = await freePort();
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
  return { url: `postgres://naungan@127.0.0.1:${port}/postgres`, stop };
}

/** A PostgreSQL of its own in a temporary folder, on a free port; nothing of it is left after `stop`. */
export async function startPostgres() {
  const who = account();
  const folder = mkdtempSync(join(tmpdir(), 'naungan-postgres-'));
  if (who.uid !== undefined) chownSync(folder, who.uid, who.gid);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const { url, stop } = await startIn(folder, { ...who, cwd: folder });
    return { url, stop: () => stop().finally(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}
