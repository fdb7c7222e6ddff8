import { execFile } from 'node:child_process';
import { access, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
