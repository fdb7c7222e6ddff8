import disk from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import fastify from 'fastify';
import fp from 'fastify-plugin';
import { expect, it, vi } from 'vitest';
import { healthCheckPlugin } from './health-check.ts';

const MAILS = { unsent: 0, failing: 0, abandoned: 0, oldestSeconds: 0 };
const WEBHOOKS = { undelivered: 0, failing: 0, abandoned: 0, oldestSeconds: 0 };
const neverResolves = () => new Promise<never>(() => {});

/** Returns a server with these checks of the database and the job queue, and a function that calls its `/healthz`. */
async function createServer(
  checkConnection: () => Promise<void>,
  backlog: () => Promise<unknown>,
  isStarting = () => false,
) {
  const app = fastify();
  const mail = { backlog: async () => MAILS };
  const registry = { backlogs: [{ name: 'webhooks', count: async () => WEBHOOKS }] };
  const deps = { config: { DATA_DIR: tmpdir() }, jobs: { backlog }, mail, registry, isStarting };
  await app.register(fp(async (instance) => void instance.decorate('deps', deps as never), { name: 'deps' }));
  await app.register(healthCheckPlugin, { checkConnection });
  const getHealth = async () => {
    const reply = await app.inject('/healthz');
    return [reply.statusCode, reply.json()];
  };
  return { app, getHealth };
}

it('reports ok with the last counts when counting takes too long', async () => {
  const counts = [Promise.resolve({ waiting: 3, oldestSeconds: 1 }), neverResolves()];
  const { getHealth } = await createServer(
    () => Promise.resolve(),
    () => counts.shift() ?? neverResolves(),
  );
  const jobs = { waiting: 3, oldestSeconds: 1 };
  const okReply = [200, { status: 'ok', jobs, mails: MAILS, webhooks: WEBHOOKS }];
  expect(await getHealth()).toEqual(okReply);
  expect(await getHealth()).toEqual(okReply);
});

it('reports 503 with the status starting until the demo data is complete', async () => {
  let isStarting = true;
  const { getHealth } = await createServer(
    () => Promise.resolve(),
    () => Promise.resolve({ waiting: 0, oldestSeconds: 0 }),
    () => isStarting,
  );
  expect(await getHealth()).toEqual([503, { status: 'starting' }]);
  isStarting = false;
  expect(await getHealth()).toMatchObject([200, { status: 'ok' }]);
});

it('reports 503 when the database does not reply', async () => {
  const { getHealth } = await createServer(neverResolves, neverResolves);
  expect(await getHealth()).toEqual([503, { status: 'database' }]);
});

it('runs one database check for several requests that arrive together', async () => {
  let checks = 0;
  const { getHealth } = await createServer(
    async () => {
      checks += 1;
      await new Promise((done) => setImmediate(done));
    },
    () => Promise.resolve({ waiting: 0, oldestSeconds: 0 }),
  );
  await Promise.all(Array.from({ length: 50 }, getHealth));
  expect(checks).toBeLessThan(10);
});

it('reports 503 when files cannot be stored, writes at most one test file a second, and deletes it', async () => {
  const { getHealth } = await createServer(
    () => Promise.resolve(),
    () => Promise.resolve({ waiting: 0, oldestSeconds: 0 }),
  );
  const write = vi.spyOn(disk, 'writeFile');
  const clock = vi.spyOn(performance, 'now');
  // Applies the spy to modules that import `writeFile` by name.
  syncBuiltinESMExports();
  try {
    expect(await getHealth()).toMatchObject([200, { status: 'ok' }]);
    for (let checks = 0; checks < 20; checks += 1) await getHealth();
    expect(write).toHaveBeenCalledTimes(1);
    const testFile = String(write.mock.calls[0]?.[0]);
    await expect(disk.access(testFile)).rejects.toThrow('ENOENT');
    write.mockRejectedValue(Object.assign(new Error('EDQUOT: write'), { code: 'EDQUOT' }));
    clock.mockReturnValue(performance.now() + 1_000);
    expect(await getHealth()).toMatchObject([503, { status: 'storage' }]);
  } finally {
    clock.mockRestore();
    write.mockRestore();
    syncBuiltinESMExports();
  }
});
