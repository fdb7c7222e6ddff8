import disk from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import fastify from 'fastify';
import fp from 'fastify-plugin';
import { expect, it, vi } from 'vitest';
import { healthCheckPlugin } from './health-check.ts';

const MAILS = { unsent: 0, failing: 0, abandoned: 0, oldestSeconds: 0 };
const never = () => new Promise<never>(() => {});

/** Returns a server whose database and job queue give these replies. */
async function server(checkConnection: () => Promise<void>, backlog: () => Promise<unknown>) {
  const app = fastify();
  const mail = { backlog: async () => MAILS };
  const deps = { config: { DATA_DIR: tmpdir() }, jobs: { backlog }, mail };
  await app.register(fp(async (instance) => void instance.decorate('deps', deps as never), { name: 'deps' }));
  await app.register(healthCheckPlugin, { checkConnection });
  const ask = async () => {
    const reply = await app.inject('/healthz');
    return [reply.statusCode, reply.json()];
  };
  return { app, ask };
}

it('reports ok with the last count of jobs and mails when counting takes too long', async () => {
  const counts = [Promise.resolve({ waiting: 3, oldestSeconds: 1 }), never()];
  const { ask } = await server(
    () => Promise.resolve(),
    () => counts.shift() ?? never(),
  );
  const healthy = [200, { status: 'ok', jobs: { waiting: 3, oldestSeconds: 1 }, mails: MAILS }];
  expect(await ask()).toEqual(healthy);
  expect(await ask()).toEqual(healthy);
});

it('reports 503 when the database does not reply', async () => {
  const { ask } = await server(never, never);
  expect(await ask()).toEqual([503, { status: 'database' }]);
});

it('runs one database check for requests that arrive together', async () => {
  let asked = 0;
  const { ask } = await server(
    async () => {
      asked += 1;
      await new Promise((done) => setImmediate(done));
    },
    () => Promise.resolve({ waiting: 0, oldestSeconds: 0 }),
  );
  await Promise.all(Array.from({ length: 50 }, ask));
  expect(asked).toBeLessThan(10);
});

it('reports 503 when files cannot be stored, probes at most once a second, and removes its probe', async () => {
  const { ask } = await server(
    () => Promise.resolve(),
    () => Promise.resolve({ waiting: 0, oldestSeconds: 0 }),
  );
  const write = vi.spyOn(disk, 'writeFile');
  const clock = vi.spyOn(performance, 'now');
  syncBuiltinESMExports();
  try {
    expect(await ask()).toMatchObject([200, { status: 'ok' }]);
    for (let asked = 0; asked < 20; asked += 1) await ask();
    expect(write).toHaveBeenCalledTimes(1);
    const probe = String(write.mock.calls[0]?.[0]);
    await expect(disk.access(probe)).rejects.toThrow('ENOENT');
    write.mockRejectedValue(Object.assign(new Error('EDQUOT: write'), { code: 'EDQUOT' }));
    clock.mockReturnValue(performance.now() + 1_000);
    expect(await ask()).toMatchObject([503, { status: 'storage' }]);
  } finally {
    clock.mockRestore();
    write.mockRestore();
    syncBuiltinESMExports();
  }
});
