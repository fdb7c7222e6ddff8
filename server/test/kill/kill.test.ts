import { randomInt, randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadConfig } from '../../src/config.ts';
import { type Db, openDb } from '../../src/db/client.ts';
import { journal, orders, payments, policies } from '../../src/db/schema.ts';
import { COMPLETE_PROFILE } from '../harness.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';
import {
  advance,
  Broken,
  callGet,
  callJson,
  type Journey,
  newJourney,
  placeOrder,
  readOrder,
  type World,
} from './journey.ts';
import { freePort, type ServerProcess, startServer } from './server-process.ts';

/**
 * The server is killed while members order and pay; whatever it had said yes to must be there afterwards, once.
 * On PGlite in a folder, or on PostgreSQL when TEST_DATABASE_URL is set.
 */
const ROUNDS = 5;
const WORKERS = 4;
const PASSWORD = 'Rahasia123';

let folder: string;
let store: TestDatabase;
let env: Record<string, string>;
let server: ServerProcess;
let world: World;
const journeys: Journey[] = [];

/** Looks into the data folder while no server holds it. */
async function withDatabase<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const database = await openDb(loadConfig({ DATA_DIR: folder, DATABASE_URL: store.url }));
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}

async function enter(base: string): Promise<World> {
  const nobody = { base, member: '', desk: '' };
  const email = `${randomUUID().slice(0, 8)}@contoh.test`;
  const phone_number = `0812${randomInt(10_000_000, 99_999_999)}`;
  await callJson(nobody, 'POST', '/api/v1/user/member', {
    full_name: 'Siti Rahayu',
    phone_number,
    email,
    password: PASSWORD,
    confirmPassword: PASSWORD,
  });
  const login = await callJson(nobody, 'POST', '/api/v1/user/login', { email, password: PASSWORD });
  const desk = await callJson(
    nobody,
    'POST',
    '/api/v1/desk/login',
    JSON.parse(await readFile(join(folder, 'desk.json'), 'utf8')),
  );
  const member = String(login.body.response.access_token);
  const { id } = login.body.response.user as { id: string };
  const profile = { full_name: 'Siti Rahayu', email, phone_number, ...COMPLETE_PROFILE };
  const saved = await callJson(nobody, 'PUT', `/api/v1/user/member/${id}`, profile, member);
  if (saved.status !== 200) throw new Error(`The profile was refused: ${JSON.stringify(saved.body)}`);
  return { base, member, desk: String(desk.body.response.access_token) };
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'naungan-kill-'));
  store = await createTestDatabase();
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  env = {
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: base,
    DATA_DIR: folder,
    DATABASE_URL: store.url,
    LOG_LEVEL: 'warn',
    RATE_LIMIT_SCALE: '1000',
    INSURER_DELAY_SECONDS: '0',
  };
  server = await startServer(env);
  world = await enter(base);
}, 120_000);
afterAll(async () => {
  await server?.kill();
  await store?.drop();
  await rm(folder, { recursive: true, force: true });
});

type Round = { over: boolean; acknowledged: number; enough: number; kill: () => void };

/** Works on journeys until the server dies; only what is {@link Broken} counts as a failure. */
async function work(journey: Journey, state: Round): Promise<void> {
  let current = journey;
  while (!state.over) {
    try {
      const before = JSON.stringify(current);
      const going = await advance(world, current);
      if (!going) {
        current = newJourney();
        journeys.push(current);
      } else if (JSON.stringify(current) === before) await pause(20);
      else state.acknowledged += 1;
    } catch (error) {
      if (error instanceof Broken) throw error;
      return;
    }
    if (state.acknowledged >= state.enough) state.kill();
  }
}

/** Some acknowledged steps, then one SIGKILL while the workers are in the middle of the next ones. */
async function round(): Promise<void> {
  const open = journeys.filter(({ policyNumber }) => policyNumber === null).slice(0, WORKERS);
  while (open.length < WORKERS) {
    const fresh = newJourney();
    journeys.push(fresh);
    open.push(fresh);
  }
  let kill = () => {};
  const moment = new Promise<void>((done) => {
    kill = done;
  });
  const state: Round = { over: false, acknowledged: 0, enough: randomInt(4, 14), kill };
  const workers = Promise.all(open.map((journey) => work(journey, state)));
  await Promise.race([moment, workers]);
  await pause(randomInt(0, 40));
  await server.kill();
  state.over = true;
  await workers;
}

/** Lets every journey come to its end on a server that stays alive. */
async function finish(): Promise<void> {
  for (const journey of journeys) {
    for (let step = 0; step < 100 && (await advance(world, journey)); step += 1) {
      const waits = journey.paid && journey.policyNumber === null;
      if (waits) {
        await callJson(world, 'POST', '/simulators/midtrans/webhooks/deliver', {});
        await pause(50);
      }
    }
  }
}

const unique = (list: (string | null)[]) => new Set(list).size === list.length;

test('SIGKILL during orders and payments loses nothing that was acknowledged, and doubles nothing', {
  timeout: 300_000,
}, async () => {
  for (let count = 0; count < ROUNDS; count += 1) {
    await round();
    server = await startServer(env);
  }
  const promised = structuredClone(journeys);
  const policiesPromised = promised.flatMap(({ policyNumber }) => policyNumber ?? []);

  // What was promised before the last kill is there, unchanged.
  for (const journey of promised.filter(({ orderId }) => orderId)) {
    const { headers, invoice } = await readOrder(world, journey);
    expect(headers.policyNumber ?? journey.policyNumber, journey.key).toBe(
      journey.policyNumber ?? headers.policyNumber,
    );
    expect(journey.approved && invoice === null, `invoice of ${journey.orderId}`).toBe(false);
  }
  for (const { transactionId } of promised.filter((one) => one.transactionId)) {
    expect((await callGet(world, `/api/v1/payments?transaction_id=${transactionId}`)).status).toBe(200);
  }

  await finish();
  // The same key once more is still the same order.
  for (const journey of journeys) await placeOrder(world, journey);
  const listed = (await callGet(world, '/api/v1/transaction', world.member)).body.response as unknown as {
    _id: string;
  }[];
  const held = (await callGet(world, '/api/v1/policies', world.member)).body.response as unknown as {
    policyNumber: string;
    orderId: string;
  }[];
  expect(listed.map(({ _id }) => _id).toSorted()).toEqual(journeys.map(({ orderId }) => orderId).toSorted());
  expect(held.map(({ policyNumber }) => policyNumber).toSorted()).toEqual(
    journeys.map(({ policyNumber }) => policyNumber).toSorted(),
  );
  expect(
    policiesPromised.filter((number) => !held.some(({ policyNumber }) => policyNumber === number)),
  ).toEqual([]);
  await server.stop();

  await withDatabase(async (db) => {
    const count = journeys.length;
    const paid = await db.select().from(payments).where(isNotNull(payments.settledAt));
    const settled = await db.select().from(journal).where(eq(journal.toStatus, 'success'));
    expect(promised.filter(({ orderId }) => orderId).length).toBeGreaterThanOrEqual(WORKERS);
    expect(await db.$count(orders)).toBe(count);
    expect(await db.$count(policies)).toBe(count);
    expect(paid.map(({ transactionId }) => transactionId).toSorted()).toEqual(
      journeys.map(({ transactionId }) => transactionId).toSorted(),
    );
    expect(unique(settled.map(({ subjectId }) => subjectId))).toBe(true);
    expect(settled).toHaveLength(count);
  });
});
