import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { API_BASE } from '@naungan/api/routes';
import { eq, lt, not } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { TEST_NOW } from '../../../test/harness.ts';
import { DESK_PASSWORD } from '../../../test/prepared-database.ts';
import { createSeededDatabase } from '../../../test/test-database.ts';
import { buildApp } from '../../app.ts';
import { loadConfig } from '../../config.ts';
import { consultations, orders } from '../../db/schema.ts';
import { demoLogin } from './account.ts';

let folder: string;
let database: Awaited<ReturnType<typeof createSeededDatabase>>;
let app: FastifyInstance | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'naungan-demo-start-'));
  database = await createSeededDatabase();
});
afterEach(async () => {
  await app?.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const QUESTION = {
  fullName: 'Ani Wijaya',
  phoneNumber: '812345678',
  email: 'ani@contoh.test',
  message: 'Mohon dihubungi sore hari.',
};
const countDemoOrders = ({ deps }: FastifyInstance) => deps.db.$count(orders);

it('serves requests at the real time while the demo data is created, accepts the login of the demo member before, and stops after the current record', async () => {
  const stopping = new AbortController();
  let meanwhile = Promise.resolve();
  let logInAsMember: (() => Promise<{ statusCode: number }>) | undefined;
  let statusOfLogin: number | undefined;
  const config = loadConfig({
    NODE_ENV: 'test',
    DATA_DIR: folder,
    PUBLIC_URL: 'http://naungan.test',
    LOG_LEVEL: 'silent',
    SIMULATORS: 'true',
    SEED_DEMO: 'on',
    DESK_PASSWORD,
    DATABASE_URL: database.url,
  });
  app = await buildApp({
    config,
    clock: () => TEST_NOW,
    memory: database.memory,
    runJobs: false,
    site: false,
    signal: stopping.signal,
    beforeDemoData: async (startingApp) => {
      meanwhile = requestDuringCreation(startingApp).finally(() => stopping.abort());
      logInAsMember = () =>
        startingApp.inject({ method: 'POST', url: `${API_BASE}/user/login`, payload: demoLogin(config) });
    },
    beforeDemoRecords: async () => {
      statusOfLogin = (await logInAsMember?.())?.statusCode;
    },
  });
  await meanwhile;
  expect(statusOfLogin).toBe(200);
  const orderCount = await countDemoOrders(app);
  expect(orderCount).toBeGreaterThan(0);
  // Every line has more than ten demo orders.
  expect(orderCount).toBeLessThan(10);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
}, 60_000);

async function requestDuringCreation(startingApp: FastifyInstance): Promise<void> {
  const { db } = startingApp.deps;
  while ((await countDemoOrders(startingApp)) === 0) await setTimeout(5);
  const health = await startingApp.inject('/healthz');
  expect([health.statusCode, health.json()]).toEqual([503, { status: 'starting' }]);
  expect((await startingApp.inject(`${API_BASE}/pages`)).statusCode).toBe(200);
  const url = `${API_BASE}/consultations`;
  expect((await startingApp.inject({ method: 'POST', url, payload: QUESTION })).statusCode).toBe(200);
  const [question] = await db.select().from(consultations).where(eq(consultations.email, QUESTION.email));
  expect(question?.createdAt).toEqual(TEST_NOW);
  expect(await db.$count(orders, not(lt(orders.createdAt, TEST_NOW)))).toBe(0);
}
