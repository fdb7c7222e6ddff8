import disk from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import fastify from 'fastify';
import fp from 'fastify-plugin';
import { expect, it, vi } from 'vitest';
import { healthCheckPlugin } from './health-check.ts';

const never = () => new Promise<never>(() => {});

/** A server whose database answers like this, and counts its jobs like this. */
async function server(answers: () => Promise<void>, backlog: () => Promise<unknown>) {
  const app = fastify();
  const deps = { config: { DATA_DIR: tmpdir() }, jobs: { backlog } };
  await app.register(fp(async (instance) => void instance.decorate('deps', deps as never), { name: 'deps' }));
  await app.register(healthCheckPlugin, { answers });
  const ask = async () => {
    const reply = await app.inject('/healthz');
    return [reply.statusCode, reply.json()];
  };
  return { app, ask };
}

it('is healthy when it is too busy to count its jobs, and says the last count', async () => {
  const counts = [Promise.resolve({ waiting: 3, oldestSeconds: 1 }), never()];
  const { ask } = await server(
    () => Promise.resolve(),
    () => counts.shift() ?? never(),
  );
  const healthy = [200, { status: 'ok', jobs: { waiting: 3, oldestSeconds: 1 } }];
  expect(await ask()).toEqual(healthy);
  expect(await ask()).toEqual(healthy);
});

it('is not when the database is silent', async () => {
  const { ask } = await server(never, never);
  expect(await ask()).toEqual([503, { status: 'database' }]);
});

it('asks the database once for all who ask meanwhile', async () => {
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

it('is not when files cannot be kept, though the disk has room, writes no more than once a second, and leaves none of its own', async () => {
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
