import { execFile, spawn } from 'node:child_process';
import { access, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { SERVER_CACHE } from '../../tools/process/backend.mjs';

const ENTRY = fileURLToPath(new URL('./server.ts', import.meta.url));
const ARGS = ['--conditions=naungan-source', ENTRY];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'naungan-start-'));
  await writeFile(join(folder, 'file'), '');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

type Outcome = { code: number; output: string };
const environment = (settings: Record<string, string>) => ({
  PATH: process.env.PATH ?? '',
  ...SERVER_CACHE,
  HOST: '127.0.0.1',
  PORT: '0',
  LOG_LEVEL: 'error',
  SEED_DEMO: 'off',
  DATA_DIR: join(folder, 'data'),
  ...settings,
});

/** Runs the server until it exits. */
const start = (settings: Record<string, string>) =>
  new Promise<Outcome>((done) => {
    execFile(
      process.execPath,
      ARGS,
      { env: environment(settings), timeout: 120_000 },
      (error, stdout, stderr) => {
        done({ code: Number(error?.code ?? 0), output: `${stdout}${stderr}` });
      },
    );
  });

const occupyPort = () =>
  new Promise<{ port: number; close: () => void }>((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      done({ port: typeof address === 'object' && address ? address.port : 0, close: () => server.close() });
    });
  });

describe('a start that cannot succeed', { timeout: 120_000 }, () => {
  it.each([
    ['a wrong setting', { PORT: 'abc' }, /^Setting PORT is wrong: .+\n$/],
    [
      'a folder below a file',
      { DATA_DIR: 'FOLDER/file/data' },
      /^DATA_DIR .+ cannot be written \(ENOTDIR\)\. .+\n$/,
    ],
    [
      'a database that does not respond',
      { DATABASE_URL: 'postgres://127.0.0.1:1/x' },
      /^The database of DATABASE_URL does not respond .+\n$/,
    ],
    [
      'no mail in production',
      { NODE_ENV: 'production', PUBLIC_URL: 'https://a.test', SECRET: 'q3Vd8Zk1mYx7Lw0RtB5nHc2JfGs9Pu4E' },
      /^Settings SMTP_URL, DESK_PASSWORD, .+ are needed in production\. .+\n$/,
    ],
    [
      'a host name that does not resolve',
      { HOST: 'nohost.invalid' },
      /^Setting HOST is wrong: nohost\.invalid .+ See \.env\.example\.\n$/,
    ],
    [
      'an address that this machine does not have',
      { HOST: '192.0.2.1' },
      /^Setting HOST is wrong: 192\.0\.2\.1 .+ See \.env\.example\.\n$/,
    ],
  ])('prints the reason in one line and exits with code 1: %s', async (_name, settings, line) => {
    const settingsWithFolder = Object.fromEntries(
      Object.entries(settings).map(([key, value]) => [key, value.replace('FOLDER', folder)]),
    );
    const { code, output } = await start(settingsWithFolder);
    expect(output).toMatch(line);
    expect(code).toBe(1);
  });

  it('reports that the port is taken, and does not create the data folder', async () => {
    const { port, close } = await occupyPort();
    const data = join(folder, 'untouched');
    const { code, output } = await start({ PORT: String(port), DATA_DIR: data });
    close();
    expect(output).toBe(`Port ${port} is taken by another program. Stop it, or set another PORT.\n`);
    expect(code).toBe(1);
    await expect(access(data)).rejects.toThrow('ENOENT');
  });

  it('reports a damaged database', async () => {
    const data = join(folder, 'broken');
    await mkdir(data);
    await writeFile(join(data, 'db'), 'this is no database');
    const { code, output } = await start({ DATA_DIR: data });
    expect(output).toMatch(/^The database in .+ cannot be opened\. .+\n$/);
    expect(code).toBe(1);
  });
});

/** Starts a server with these settings. `untilHealth` waits for its first reply to /healthz, and returns it. */
async function startServer(settings: Record<string, string>) {
  const { port, close } = await occupyPort();
  close();
  const env = environment({ ...settings, PORT: String(port) });
  const child = spawn(process.execPath, ARGS, { env });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += String(chunk);
    });
  const getHealth = async () => {
    const reply = await fetch(`http://127.0.0.1:${port}/healthz`);
    return [reply.status, await reply.json()] as const;
  };
  return {
    child,
    exitCode: new Promise<number | null>((done) => child.once('exit', done)),
    output: () => output,
    getHealth,
    untilHealth: () => vi.waitFor(getHealth, { timeout: 120_000, interval: 50 }),
  };
}

// One test, because the creation of a database takes seconds.
it('a first start that is stopped while it creates demo data exits with code 0, and the next start prints that it is ready and locks its database', async () => {
  const data = join(folder, 'first-start');
  const first = await startServer({ DATA_DIR: data, SEED_DEMO: 'on', LOG_LEVEL: 'warn' });
  expect(await first.untilHealth()).toEqual([503, { status: 'starting' }]);
  first.child.kill('SIGTERM');
  expect(await first.exitCode).toBe(0);
  expect(first.output()).not.toMatch(/Demo member|ready/);

  const next = await startServer({ DATA_DIR: data });
  await vi.waitFor(() => expect(next.output()).toContain('Naungan is ready'), { timeout: 60_000 });
  expect(await next.getHealth()).toMatchObject([200, { status: 'ok' }]);
  expect(await start({ DATA_DIR: data })).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^The database in .+ is in use by another Naungan process\..+\n$/),
  });
  next.child.kill('SIGTERM');
  expect(await next.exitCode).toBe(0);
}, 240_000);
