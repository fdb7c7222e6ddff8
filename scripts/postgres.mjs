import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './backend.mjs';
import { run, start } from './run.mjs';
import { StepError } from './step.mjs';

const HOME = '/usr/lib/postgresql';

/** Folder with initdb and postgres: POSTGRES_BIN, else the newest of the machine; null when there is none. */
export function findPostgres() {
  const versions = existsSync(HOME) ? readdirSync(HOME).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [process.env.POSTGRES_BIN, ...versions.map((version) => join(HOME, version, 'bin'))];
  return folders.find((folder) => folder && existsSync(join(folder, 'initdb'))) ?? null;
}

/** PostgreSQL refuses to run as root: as root it runs as the first of these accounts that exists. */
function account() {
  if (process.getuid?.() !== 0) return {};
  const rows = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((row) => row.split(':'));
  const row = ['postgres', 'nobody'].map((name) => rows.find(([user]) => user === name)).find(Boolean);
  return row ? { uid: Number(row[2]), gid: Number(row[3]) } : {};
}

async function untilListening(bin, port, ended) {
  let over = false;
  ended.then(() => {
    over = true;
  });
  for (let tries = 0; tries < 200 && !over; tries += 1) {
    const ready = await run(join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]);
    if (ready.code === 0) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new StepError('PostgreSQL did not start.');
}

/** A PostgreSQL of its own in a temporary folder, on a free port; nothing of it is left after `stop`. */
export async function startPostgres(bin) {
  const who = account();
  const folder = mkdtempSync(join(tmpdir(), 'naungan-postgres-'));
  if (who.uid !== undefined) chownSync(folder, who.uid, who.gid);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const data = join(folder, 'data');
  const options = { ...who, cwd: folder };
  const made = await run(
    join(bin, 'initdb'),
    ['-D', data, '-A', 'trust', '-U', 'naungan', '-E', 'UTF8', '--no-locale', '--no-sync'],
    options,
  );
  if (made.code !== 0) {
    remove();
    throw new StepError(made.output);
  }
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'fsync=off',
    'max_connections=200',
  ];
  const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  const { child, ended } = start(join(bin, 'postgres'), args, { ...options, stdio: 'ignore' });
  const stop = async () => {
    child.kill('SIGINT');
    await ended;
    remove();
  };
  try {
    await untilListening(bin, port, ended);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `postgres://naungan@127.0.0.1:${port}/postgres`, stop };
}
