import { execFile, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, vi } from 'vitest';
import { SERVER_CACHE } from '../../../tools/process/backend.mjs';
import { freePort } from './server-process.ts';

const ENTRY = fileURLToPath(new URL('../../src/server.ts', import.meta.url));
const ARGS = ['--conditions=naungan-source', ENTRY];

const environment = (settings: Record<string, string>) => ({
  PATH: process.env.PATH ?? '',
  ...SERVER_CACHE,
  HOST: '127.0.0.1',
  LOG_LEVEL: 'warn',
  ...settings,
});

/** Starts a server with these settings. `untilHealth` waits for its first reply to /healthz, and returns it. */
async function startServer(settings: Record<string, string>) {
  const port = String(await freePort());
  const child = spawn(process.execPath, ARGS, { env: environment({ ...settings, PORT: port }) });
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

/** Runs a server that cannot start, until it exits. */
const failedStart = (settings: Record<string, string>) =>
  new Promise<{ code: number; output: string }>((done) => {
    const env = environment({ ...settings, PORT: '0' });
    execFile(process.execPath, ARGS, { env, timeout: 120_000 }, (error, stdout, stderr) => {
      done({ code: Number(error?.code ?? 0), output: `${stdout}${stderr}` });
    });
  });

// One test, because the creation of a database takes seconds.
it('a first start that is stopped while it creates demo data exits with code 0, and the next start prints that it is ready and locks its database', async () => {
  const data = await mkdtemp(join(tmpdir(), 'naungan-first-start-'));
  const first = await startServer({ DATA_DIR: data, SEED_DEMO: 'on' });
  expect(await first.untilHealth()).toEqual([503, { status: 'starting' }]);
  first.child.kill('SIGTERM');
  expect(await first.exitCode).toBe(0);
  expect(first.output()).not.toMatch(/Demo member|ready/);

  const next = await startServer({ DATA_DIR: data, SEED_DEMO: 'off' });
  await vi.waitFor(() => expect(next.output()).toContain('Naungan is ready'), { timeout: 60_000 });
  expect(await next.getHealth()).toMatchObject([200, { status: 'ok' }]);
  expect(await failedStart({ DATA_DIR: data, SEED_DEMO: 'off' })).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^The database in .+ is in use by another Naungan process\..+\n$/),
  });
  next.child.kill('SIGTERM');
  expect(await next.exitCode).toBe(0);
  await rm(data, { recursive: true, force: true });
}, 240_000);
