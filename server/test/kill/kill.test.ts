import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { eq, inArray, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accounts } from '../../../simulators/btn/tables.ts';
import { transactions } from '../../../simulators/midtrans/tables.ts';
import { loadConfig } from '../../src/config.ts';
import { type Db, openDb } from '../../src/db/client.ts';
import {
  claims,
  invoices,
  journal,
  orders,
  partnerEvents,
  payments,
  policies,
  uploads,
} from '../../src/db/schema.ts';
import { type Receiver, startReceiver } from '../../src/modules/partners/fixture.ts';
import { createServerDatabase, type ServerDatabase } from '../test-database.ts';
import { type OutsideGateway, startGateway } from './gateway.ts';
import {
  type Connection,
  ConsistencyError,
  callGet,
  callJson,
  createJourney,
  type Journey,
  nextStepOf,
  PARTNER,
  performStep,
  placeOrder,
  readOrder,
  type StepName,
  signInMemberAndDesk,
} from './journey.ts';
import { measureRecovery, type Outage, type Recovery } from './recovery.ts';
import { freePort, type ServerProcess, serverSettings, startServer } from './server-process.ts';

/**
 * Kills a server while members upload files, order, pay and claim. Every acknowledged request must be stored exactly once, and
 * every effect must follow within seconds, without a request that asks for it. Runs one server with PGlite in a folder,
 * or two servers with one PostgreSQL. One of two servers is killed at a time; the other continues. The gateways run outside of
 * the servers. KILL_COUNT is the number of kills.
 */

const CONCURRENT_JOURNEYS = 4;
/** The steps during which a server is killed, one per round. */
const TARGETS_OF_A_CYCLE: StepName[] = [
  'charge',
  'settlement',
  'order',
  'upload',
  'settlement',
  'approval',
  'claim',
];
/** Number of steps that the remaining server must acknowledge before the killed server is started again. */
const STEPS_AFTER_KILL = 4;
/** Milliseconds after which a failed or unfinished step is repeated. */
const RETRY_MS = 100;
/** Maximum number of checks in a wait for the remaining server, and of attempts to perform a step of a journey. */
const MAX_POLLS = 100;
const POLL_MS = 50;
/** Seconds in which every effect must follow, also if a server is killed meanwhile, without the time in which no server runs. */
const RECOVERY_SECONDS = 20;

let folder: string;
let database: ServerDatabase;
let envs: Record<string, string>[];
let servers: ServerProcess[];
let connection: Connection;
let gateway: OutsideGateway;
/** The server of the partner of all orders. */
let receiver: Receiver;
const journeys: Journey[] = [];

/** Opens the database for `query`, after all servers have stopped. */
async function withDatabase<T>(query: (db: Db) => Promise<T>): Promise<T> {
  const openDatabase = await openDb(loadConfig({ DATA_DIR: folder, DATABASE_URL: database.url }));
  try {
    return await query(openDatabase.db);
  } finally {
    await openDatabase.close();
  }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'naungan-kill-'));
  database = await createServerDatabase(folder);
  const origins: string[] = [];
  gateway = await startGateway(() => origins[randomInt(origins.length)] ?? '');
  envs = [];
  const serverCount = database.url ? 2 : 1;
  for (let count = 0; count < serverCount; count += 1) {
    const port = await freePort();
    const settings = serverSettings(port, folder, database.url);
    origins.push(settings.PUBLIC_URL);
    envs.push({
      ...settings,
      ...gateway.settings,
      RATE_LIMIT_SCALE: '1000',
      INSURER_DELAY_SECONDS: '0',
    });
  }
  // Two servers start at the same time: one migrates the database, and the other waits.
  servers = await Promise.all(envs.map(startServer));
  connection = { ...(await signInMemberAndDesk(origins, folder)), gateway: gateway.origin };
  receiver = await startReceiver();
  const path = `/api/v1/desk/partners/${PARTNER}`;
  await callJson(connection, 'PUT', path, { webhookUrl: receiver.url }, connection.desk);
}, 200_000);
afterAll(async () => {
  for (const server of servers ?? []) await server.kill();
  await gateway?.close();
  await database?.drop();
  receiver?.close();
  await rm(folder, { recursive: true, force: true });
});

const KILL_COUNT = Number(process.env.KILL_COUNT || 21);
const targetOf = (round: number) => TARGETS_OF_A_CYCLE[round % TARGETS_OF_A_CYCLE.length] ?? 'order';
/** Seconds of each start after a kill. */
const startTimes: number[] = [];
const outages: Outage[] = [];
const killTimes: Date[] = [];

/** Every second order is decided by the simulated insurer. */
const newJourney = () => createJourney({ hasUploadAndClaim: true, isDecidedByInsurer: randomInt(2) === 0 });

type Round = {
  isOver: boolean;
  acknowledgedSteps: number;
  /** A server is killed at the first step `target` after this number of acknowledged steps. */
  killAfter: number;
  target: StepName;
  kill: () => void;
};

/** Performs steps of journeys until the round is over. Ignores all errors except {@link ConsistencyError}. */
async function performSteps(journey: Journey, round: Round): Promise<void> {
  let current = journey;
  while (!round.isOver) {
    const step = nextStepOf(current);
    if (!step) {
      current = newJourney();
      journeys.push(current);
      continue;
    }
    if (round.acknowledgedSteps >= round.killAfter && step === round.target) round.kill();
    try {
      await performStep(connection, current, step);
      if (nextStepOf(current) === step) await pause(RETRY_MS);
      else round.acknowledgedSteps += 1;
    } catch (error) {
      if (error instanceof ConsistencyError) throw error;
      // The called server is down. The next attempt can reach a running server.
      await pause(RETRY_MS);
    }
  }
}

/** Kills a server after some acknowledged steps, while other steps are in progress; then restarts it. */
async function runRound(target: StepName): Promise<void> {
  const activeJourneys = journeys
    .filter((journey) => nextStepOf(journey) !== null)
    .slice(0, CONCURRENT_JOURNEYS);
  while (activeJourneys.length < CONCURRENT_JOURNEYS) {
    const journey = newJourney();
    journeys.push(journey);
    activeJourneys.push(journey);
  }
  let kill = () => {};
  const killRequested = new Promise<void>((done) => {
    kill = done;
  });
  const round: Round = {
    isOver: false,
    acknowledgedSteps: 0,
    killAfter: randomInt(2, 10),
    target,
    kill,
  };
  const workers = Promise.all(activeJourneys.map((journey) => performSteps(journey, round)));
  await Promise.race([killRequested, workers]);
  await pause(randomInt(0, 60));
  const killedIndex = randomInt(servers.length);
  await servers[killedIndex]?.kill();
  const killedAt = Date.now();
  killTimes.push(new Date(killedAt));
  const stepsAtKill = round.acknowledgedSteps;
  // Waits until the remaining server has continued with requests that the killed server had started.
  for (
    let attempt = 0;
    servers.length > 1 && round.acknowledgedSteps < stepsAtKill + STEPS_AFTER_KILL && attempt < MAX_POLLS;
    attempt += 1
  )
    await pause(POLL_MS);
  round.isOver = true;
  await workers;
  const startedAt = Date.now();
  servers[killedIndex] = await startServer(envs[killedIndex] ?? {});
  startTimes.push((Date.now() - startedAt) / 1000);
  if (servers.length === 1) outages.push({ from: killedAt, to: Date.now() });
}

/** Completes every journey while all servers run. */
async function completeJourneys(): Promise<void> {
  for (const journey of journeys) {
    for (let attempt = 0; attempt < MAX_POLLS; attempt += 1) {
      const step = nextStepOf(journey);
      if (!step) break;
      await performStep(connection, journey, step);
      if (nextStepOf(journey) === step) await pause(5 * POLL_MS);
    }
  }
}

const medianOf = (list: number[]) =>
  list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN;
const isUnique = (list: (string | null)[]) => new Set(list).size === list.length;

test('no acknowledged request is lost or stored twice when a server is killed during uploads, orders, payments and claims, and every effect follows within 20 seconds', {
  timeout: 1_200_000 + KILL_COUNT * 60_000,
}, async () => {
  for (let round = 0; round < KILL_COUNT; round += 1) await runRound(targetOf(round));
  // No one calls the servers in this time.
  await pause(RECOVERY_SECONDS * 1000);
  const acknowledgedJourneys = structuredClone(journeys);
  const acknowledgedPolicies = acknowledgedJourneys.flatMap(({ policyNumber }) => policyNumber ?? []);

  // Every result that was acknowledged before the last kill exists and is unchanged.
  for (const journey of acknowledgedJourneys.filter(({ orderId }) => orderId)) {
    const { headers, invoice } = await readOrder(connection, journey);
    if (journey.policyNumber !== null) expect(headers.policyNumber, journey.key).toBe(journey.policyNumber);
    if (journey.isApproved) expect(invoice, `invoice of ${journey.orderId}`).not.toBeNull();
  }
  for (const { transactionId } of acknowledgedJourneys.filter((journey) => journey.transactionId)) {
    expect((await callGet(connection, `/api/v1/payments?transaction_id=${transactionId}`)).status).toBe(200);
  }

  await completeJourneys();
  // `placeOrder` sends the idempotency key of the journey again, so the server returns the existing order.
  for (const journey of journeys) await placeOrder(connection, journey);
  const listedOrders = (await callGet(connection, '/api/v1/transaction', connection.member)).body
    .response as unknown as {
    _id: string;
  }[];
  const listedPolicies = (await callGet(connection, '/api/v1/policies', connection.member)).body
    .response as unknown as {
    policyNumber: string;
    orderId: string;
  }[];
  expect(listedOrders.map(({ _id }) => _id).toSorted()).toEqual(
    journeys.map(({ orderId }) => orderId).toSorted(),
  );
  expect(listedPolicies.map(({ policyNumber }) => policyNumber).toSorted()).toEqual(
    journeys.map(({ policyNumber }) => policyNumber).toSorted(),
  );
  expect(
    acknowledgedPolicies.filter(
      (number) => !listedPolicies.some(({ policyNumber }) => policyNumber === number),
    ),
  ).toEqual([]);
  for (const server of servers) await server.stop();

  await withDatabase(async (db) => {
    const count = journeys.length;
    const paidPayments = await db
      .select()
      .from(payments)
      .where(inArray(payments.status, ['capture', 'settlement']));
    const unfinishedPayments = await db
      .select()
      .from(payments)
      .where(inArray(payments.status, ['creating', 'pending', 'challenge']));
    // The paid transactions of the two gateways, and the transactions that can still be paid.
    const midtransTransactions = await gateway.db.select().from(transactions);
    const btnAccounts = await gateway.db.select().from(accounts);
    const receivedPayments = [
      ...midtransTransactions
        .filter(({ status }) => status === 'settlement' || status === 'capture')
        .map(({ id }) => id),
      ...btnAccounts.filter(({ status }) => status === 'paid').map(({ id }) => id),
    ];
    const payableTransactions = [
      ...midtransTransactions.filter(({ status }) => status === 'pending'),
      ...btnAccounts.filter(({ status }) => status === 'open'),
    ];
    const unpaidInvoices = await db.select().from(invoices).where(eq(invoices.status, 'pending'));
    const settlements = await db.select().from(journal).where(eq(journal.toStatus, 'success'));
    expect(acknowledgedJourneys.filter(({ orderId }) => orderId).length).toBeGreaterThan(0);
    expect(await db.$count(orders)).toBe(count);
    expect(await db.$count(policies)).toBe(count);
    const storedClaims = await db.select({ id: claims.id }).from(claims);
    expect(storedClaims.map(({ id }) => id).toSorted()).toEqual(
      journeys.map(({ claimId }) => claimId).toSorted(),
    );
    const usedUploads = await db.$count(uploads, isNotNull(uploads.usedAt));
    expect(usedUploads).toBe(journeys.filter(({ uploadUrl }) => uploadUrl).length);
    expect(paidPayments.map(({ transactionId }) => transactionId).toSorted()).toEqual(
      journeys.map(({ transactionId }) => transactionId).toSorted(),
    );
    expect(receivedPayments.toSorted()).toEqual(
      journeys.map(({ transactionId }) => transactionId).toSorted(),
    );
    expect([unfinishedPayments, payableTransactions, unpaidInvoices]).toEqual([[], [], []]);
    expect(isUnique(settlements.map(({ subjectId }) => subjectId))).toBe(true);
    expect(settlements).toHaveLength(count);

    // Each order has each event once. The partner can get an event again, with the same id and body.
    const events = await db.select().from(partnerEvents);
    expect(events.map(({ orderId, type }) => `${orderId} ${type}`).toSorted()).toEqual(
      journeys
        .flatMap(({ orderId }) => ['issued', 'ordered', 'paid'].map((type) => `${orderId} ${type}`))
        .toSorted(),
    );
    const bodies = new Map(events.map(({ id, body }) => [id, body]));
    expect(receiver.requests.length).toBeGreaterThan(0);
    for (const { headers, text } of receiver.requests)
      expect(text).toBe(bodies.get(String(headers['webhook-id'])));
    const receivedIds = new Set(receiver.requests.map(({ headers }) => headers['webhook-id']));
    for (const { id, deliveredAt } of events) if (deliveredAt) expect(receivedIds).toContain(id);

    const report = (kind: string, seconds: number[], longest = '') =>
      console.log(
        `${KILL_COUNT} kills: ${kind}: ${seconds.length} times, longest ${Math.max(...seconds).toFixed(1)} s, median ${medianOf(seconds).toFixed(1)} s${longest}`,
      );
    const reportAll = (recoveries: Map<string, Recovery[]>, suffix: string) => {
      for (const [kind, list] of recoveries) {
        const [longest] = list.toSorted((a, b) => b.seconds - a.seconds);
        report(
          kind + suffix,
          list.map(({ seconds }) => seconds),
          ` (the longest: ${longest?.label})`,
        );
      }
    };
    report('start after a kill', startTimes);
    reportAll(await measureRecovery(db, gateway.db, []), ', with restart');
    const recoveries = await measureRecovery(db, gateway.db, outages);
    reportAll(recoveries, '');
    console.log(`kills at ${killTimes.map((time) => time.toISOString().slice(11, 23)).join(' ')}`);
    for (const [kind, list] of recoveries) {
      expect(list.length, kind).toBeGreaterThan(0);
      const late = list.filter(({ seconds }) => seconds > RECOVERY_SECONDS);
      expect(late, kind).toEqual([]);
    }
  });
});
