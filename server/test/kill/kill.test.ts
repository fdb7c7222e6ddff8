import { randomInt, randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accounts } from '../../../simulators/btn/tables.ts';
import { transactions } from '../../../simulators/midtrans/tables.ts';
import { loadConfig } from '../../src/config.ts';
import { type Db, openDb } from '../../src/db/client.ts';
import { invoices, journal, orders, payments, policies } from '../../src/db/schema.ts';
import { COMPLETE_PROFILE } from '../harness.ts';
import { databaseOfServer, type ServerDatabase } from '../test-database.ts';
import {
  ConsistencyError,
  callGet,
  callJson,
  deliverAll,
  type Journey,
  newJourney,
  nextStep,
  placeOrder,
  readOrder,
  type StepName,
  takeStep,
  type World,
} from './journey.ts';
import { freePort, type ServerProcess, serverSettings, startServer } from './server-process.ts';

/**
 * A server is killed while members order and pay: every acknowledged request must be stored exactly once.
 * Runs one server with PGlite in a folder, or two servers with one PostgreSQL, where the other server
 * continues.
 */
const WORKERS = 4;
/** The step during which the server is killed, round by round. */
const ALL_TARGETS: StepName[] = [
  'charge',
  'settlement',
  'order',
  'charge',
  'settlement',
  'approval',
  'settlement',
];
const PASSWORD = 'Rahasia123';

let folder: string;
let store: ServerDatabase;
let envs: Record<string, string>[];
let servers: ServerProcess[];
let world: World;
const journeys: Journey[] = [];

/** Opens the database while no server has it locked. */
async function withDatabase<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const database = await openDb(loadConfig({ DATA_DIR: folder, DATABASE_URL: store.url }));
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}

async function signInAll(bases: string[]): Promise<World> {
  const visitor = { bases, member: '', desk: '' };
  const email = `${randomUUID().slice(0, 8)}@contoh.test`;
  const phone_number = `0812${randomInt(10_000_000, 99_999_999)}`;
  await callJson(visitor, 'POST', '/api/v1/user/member', {
    full_name: 'Siti Rahayu',
    phone_number,
    email,
    password: PASSWORD,
    confirmPassword: PASSWORD,
  });
  const login = await callJson(visitor, 'POST', '/api/v1/user/login', { email, password: PASSWORD });
  const desk = await callJson(
    visitor,
    'POST',
    '/api/v1/desk/login',
    JSON.parse(await readFile(join(folder, 'desk.json'), 'utf8')),
  );
  const member = String(login.body.response.access_token);
  const { id } = login.body.response.user as { id: string };
  const profile = { full_name: 'Siti Rahayu', email, phone_number, ...COMPLETE_PROFILE };
  const saved = await callJson(visitor, 'PUT', `/api/v1/user/member/${id}`, profile, member);
  if (saved.status !== 200) throw new Error(`The profile was refused: ${JSON.stringify(saved.body)}`);
  return { bases, member, desk: String(desk.body.response.access_token) };
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'naungan-kill-'));
  store = await databaseOfServer(folder);
  const bases: string[] = [];
  envs = [];
  for (let count = 0; count < (store.url ? 2 : 1); count += 1) {
    const port = await freePort();
    const settings = serverSettings(port, folder, store.url);
    bases.push(settings.PUBLIC_URL);
    envs.push({
      ...settings,
      RATE_LIMIT_SCALE: '1000',
      INSURER_DELAY_SECONDS: '0',
    });
  }
  // Both start at once: one migrates, the other waits.
  servers = await Promise.all(envs.map(startServer));
  world = await signInAll(bases);
}, 200_000);
afterAll(async () => {
  for (const server of servers ?? []) await server.kill();
  await store?.drop();
  await rm(folder, { recursive: true, force: true });
});

/** A round takes seconds, mostly for the restart of the server. */
const TARGETS = Array.from({ length: 3 }, () => ALL_TARGETS).flat();

type Round = { over: boolean; acknowledged: number; enough: number; target: StepName; kill: () => void };

/** Continues journeys until the round is over. Only {@link ConsistencyError} is a failure. */
async function work(journey: Journey, state: Round): Promise<void> {
  let current = journey;
  while (!state.over) {
    const step = nextStep(current);
    if (!step) {
      current = newJourney();
      journeys.push(current);
      continue;
    }
    if (state.acknowledged >= state.enough && step === state.target) state.kill();
    try {
      await takeStep(world, current, step);
      if (nextStep(current) === step) await pause(20);
      else state.acknowledged += 1;
    } catch (error) {
      if (error instanceof ConsistencyError) throw error;
      // That server is down; another one may respond.
      await pause(20);
    }
  }
}

/** After some acknowledged steps, kills a server while the workers are in the middle of the next ones. */
async function round(target: StepName): Promise<void> {
  const open = journeys.filter(({ policyNumber }) => policyNumber === null).slice(0, WORKERS);
  while (open.length < WORKERS) {
    const newest = newJourney();
    journeys.push(newest);
    open.push(newest);
  }
  let kill = () => {};
  const killed = new Promise<void>((done) => {
    kill = done;
  });
  const state: Round = { over: false, acknowledged: 0, enough: randomInt(2, 10), target, kill };
  const workers = Promise.all(open.map((journey) => work(journey, state)));
  await Promise.race([killed, workers]);
  await pause(randomInt(0, 60));
  const victim = randomInt(servers.length);
  await servers[victim]?.kill();
  const before = state.acknowledged;
  // The remaining server continues, also with requests that the killed one had begun.
  for (let tries = 0; servers.length > 1 && state.acknowledged < before + 4 && tries < 100; tries += 1)
    await pause(50);
  state.over = true;
  await workers;
  servers[victim] = await startServer(envs[victim] ?? {});
}

/** Completes every journey on running servers. */
async function finish(): Promise<void> {
  for (const journey of journeys) {
    for (let tries = 0; tries < 100; tries += 1) {
      const step = nextStep(journey);
      if (!step) break;
      await takeStep(world, journey, step);
      if (nextStep(journey) !== 'policy') continue;
      await deliverAll(world);
      await pause(50);
    }
  }
}

const unique = (list: (string | null)[]) => new Set(list).size === list.length;

test('SIGKILL during orders and payments loses and duplicates no acknowledged request', {
  timeout: 1_200_000,
}, async () => {
  for (const target of TARGETS) await round(target);
  const acknowledged = structuredClone(journeys);
  const acknowledgedPolicies = acknowledged.flatMap(({ policyNumber }) => policyNumber ?? []);

  // Everything acknowledged before the last kill exists and is unchanged.
  for (const journey of acknowledged.filter(({ orderId }) => orderId)) {
    const { headers, invoice } = await readOrder(world, journey);
    expect(headers.policyNumber ?? journey.policyNumber, journey.key).toBe(
      journey.policyNumber ?? headers.policyNumber,
    );
    expect(journey.approved && invoice === null, `invoice of ${journey.orderId}`).toBe(false);
  }
  for (const { transactionId } of acknowledged.filter((journey) => journey.transactionId)) {
    expect((await callGet(world, `/api/v1/payments?transaction_id=${transactionId}`)).status).toBe(200);
  }

  await finish();
  // A repeated key still returns the same order.
  for (const journey of journeys) await placeOrder(world, journey);
  const listed = (await callGet(world, '/api/v1/transaction', world.member)).body.response as unknown as {
    _id: string;
  }[];
  const heldPolicies = (await callGet(world, '/api/v1/policies', world.member)).body.response as unknown as {
    policyNumber: string;
    orderId: string;
  }[];
  expect(listed.map(({ _id }) => _id).toSorted()).toEqual(journeys.map(({ orderId }) => orderId).toSorted());
  expect(heldPolicies.map(({ policyNumber }) => policyNumber).toSorted()).toEqual(
    journeys.map(({ policyNumber }) => policyNumber).toSorted(),
  );
  expect(
    acknowledgedPolicies.filter(
      (number) => !heldPolicies.some(({ policyNumber }) => policyNumber === number),
    ),
  ).toEqual([]);
  for (const server of servers) await server.stop();

  await withDatabase(async (db) => {
    const count = journeys.length;
    const paid = await db
      .select()
      .from(payments)
      .where(inArray(payments.status, ['capture', 'settlement']));
    const alive = await db
      .select()
      .from(payments)
      .where(inArray(payments.status, ['creating', 'pending', 'challenge']));
    // The records of both gateways: money that they received, and transactions that can still be paid.
    const cards = await db.select().from(transactions);
    const transfers = await db.select().from(accounts);
    const takenPayments = [
      ...cards.filter(({ status }) => status === 'settlement' || status === 'capture').map(({ id }) => id),
      ...transfers.filter(({ status }) => status === 'paid').map(({ id }) => id),
    ];
    const payable = [
      ...cards.filter(({ status }) => status === 'pending'),
      ...transfers.filter(({ status }) => status === 'open'),
    ];
    const unpaidInvoices = await db.select().from(invoices).where(eq(invoices.status, 'pending'));
    const settled = await db.select().from(journal).where(eq(journal.toStatus, 'success'));
    expect(acknowledged.filter(({ orderId }) => orderId).length).toBeGreaterThan(0);
    expect(await db.$count(orders)).toBe(count);
    expect(await db.$count(policies)).toBe(count);
    expect(paid.map(({ transactionId }) => transactionId).toSorted()).toEqual(
      journeys.map(({ transactionId }) => transactionId).toSorted(),
    );
    expect(takenPayments.toSorted()).toEqual(journeys.map(({ transactionId }) => transactionId).toSorted());
    expect([alive, payable, unpaidInvoices]).toEqual([[], [], []]);
    expect(unique(settled.map(({ subjectId }) => subjectId))).toBe(true);
    expect(settled).toHaveLength(count);
  });
});
