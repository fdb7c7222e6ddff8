import { randomInt, randomUUID } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadConfig } from '../../src/config.ts';
import { openSession } from '../../src/core/session.ts';
import { dataPaths } from '../../src/data-dir.ts';
import { claimFiles, claimPayments, claims, journal } from '../../src/db/schema.ts';
import {
  callDesk,
  claimForm,
  claimFiles as claimParts,
  createPolicy,
  makeClaim,
  pdfPart,
  sendFile,
} from '../../src/modules/claims/fixture.ts';
import { openData } from '../../src/open-data.ts';
import { type Harness, type Part, startApp } from '../harness.ts';
import { encodeMultipart } from '../multipart.ts';
import { createSeededDatabase, createServerDatabase, type ServerDatabase } from '../test-database.ts';
import { freePort, type ServerProcess, serverSettings, startServer } from './server-process.ts';

/**
 * Kills the server while claims are created, revised and paid. Every acknowledged request must be stored exactly once.
 */

const REQUESTS_PER_ACTION = 3;
const ROUND_COUNT = 4;
/** A round sends the requests of all three actions. */
const REQUESTS_PER_ROUND = 3 * REQUESTS_PER_ACTION;

/** A request that the test repeats with the same key until the server acknowledges it. */
type PendingRequest = {
  action: 'submission' | 'revision' | 'payment';
  method: string;
  path: string;
  parts: Part[];
  key: string;
  token: string;
  claimId: string | null;
};

let folder: string;
let database: ServerDatabase;
let env: Record<string, string>;
let server: ServerProcess;
const pendingRequests: PendingRequest[] = [];

/** Fills `pendingRequests`: submissions, revisions of incomplete claims, and payments of agreed claims. */
async function prepareRequests(harness: Harness): Promise<void> {
  const member = await harness.registerMember({ complete: true });
  const policy = await createPolicy(harness, member, 'kesehatan');
  const now = new Date();
  const token = await openSession(harness.deps.db, member.id, now);
  const desk = await harness.deskToken();
  const revisionParts = claimParts({ productType: 'kesehatan', cause: 'HE01', isThirdParty: false }, [
    'FORM',
  ]);
  const paymentParts = [pdfPart('payslip')];
  // The simulated insurer does not decide claims with this word.
  const payload = { description: 'Tunggu petugas' };
  for (let count = 0; count < REQUESTS_PER_ACTION * ROUND_COUNT; count += 1) {
    const optionsFor = (month: number) => ({
      payload: { ...payload, incidentDate: `2026-0${month}-${10 + count}` },
    });
    const { path, parts } = claimForm(policy, optionsFor(1));
    pendingRequests.push({
      action: 'submission',
      method: 'POST',
      path,
      parts,
      key: randomUUID(),
      token,
      claimId: null,
    });
    const incompleteClaimId = await makeClaim(harness, member, policy, optionsFor(2));
    await callDesk(harness, incompleteClaimId, 'take-up');
    await callDesk(harness, incompleteClaimId, 'documents', {
      attachments: ['FORM'],
      feedback: 'Belum lengkap',
    });
    pendingRequests.push({
      action: 'revision',
      method: 'PUT',
      path: `/claims/client/${incompleteClaimId}`,
      parts: revisionParts,
      key: randomUUID(),
      token,
      claimId: incompleteClaimId,
    });
    const agreedClaimId = await makeClaim(harness, member, policy, optionsFor(3));
    await callDesk(harness, agreedClaimId, 'take-up');
    await callDesk(harness, agreedClaimId, 'approve', { loss: 1_000_000, reason: 'Sesuai' });
    await sendFile(harness, member, agreedClaimId, 'letter');
    pendingRequests.push({
      action: 'payment',
      method: 'POST',
      path: `/desk/claims/${agreedClaimId}/pay`,
      parts: paymentParts,
      key: randomUUID(),
      token: desk,
      claimId: agreedClaimId,
    });
  }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'naungan-kill-claims-'));
  // A copy of the seeded PostgreSQL database, or a seeded PGlite in the folder.
  const seededCopy = await createSeededDatabase();
  database = seededCopy.url === '' ? await createServerDatabase(folder) : seededCopy;
  const harness = await startApp({}, { existingData: { folder, url: database.url } });
  harness.clock.set(new Date());
  await prepareRequests(harness);
  await harness.close();
  env = {
    ...serverSettings(await freePort(), folder, database.url),
    RATE_LIMIT_SCALE: '1000',
    INSURER_DELAY_SECONDS: '0',
  };
  server = await startServer(env);
}, 300_000);
afterAll(async () => {
  await server?.kill();
  await database?.drop();
  await rm(folder, { recursive: true, force: true });
});

/** Sends a request; returns false when the server was killed before it acknowledged the request. */
async function sendPending(pendingRequest: PendingRequest): Promise<boolean> {
  const { method, path, parts, key, token } = pendingRequest;
  const { payload, contentType } = encodeMultipart(parts);
  const headers = { access_token: token, 'content-type': contentType, 'idempotency-key': key };
  const url = new URL(`/api/v1${path}`, env.PUBLIC_URL);
  const reply = await fetch(url, { method, headers, body: new Uint8Array(payload) }).catch(() => null);
  const text = await reply?.text().catch(() => null);
  if (!reply || text === null || text === undefined) return false;
  expect(reply.status, `${pendingRequest.action}: ${text}`).toBe(200);
  if (pendingRequest.action !== 'submission') return true;
  const { _id } = JSON.parse(text).response;
  if (pendingRequest.claimId !== null)
    expect(_id, 'the id of the claim with this key').toBe(pendingRequest.claimId);
  pendingRequest.claimId = _id;
  return true;
}

/**
 * Kills the server after some acknowledged requests, while other requests are in progress. Then restarts the
 * server and repeats every request.
 */
async function runRound(group: PendingRequest[]): Promise<void> {
  const acknowledgedBeforeKill = randomInt(1, group.length - 1);
  let acknowledgedCount = 0;
  let kill: Promise<void> | null = null;
  await Promise.all(
    group.map(async (pendingRequest) => {
      if (await sendPending(pendingRequest)) acknowledgedCount += 1;
      if (acknowledgedCount >= acknowledgedBeforeKill) kill ??= server.kill();
    }),
  );
  await (kill ?? server.kill());
  server = await startServer(env);
  for (const pendingRequest of group) expect(await sendPending(pendingRequest)).toBe(true);
}

test('no acknowledged request is lost or stored twice when the server is killed while claims are created, revised and paid', {
  timeout: 300_000,
}, async () => {
  for (let count = 0; count < ROUND_COUNT; count += 1)
    await runRound(pendingRequests.slice(count * REQUESTS_PER_ROUND, (count + 1) * REQUESTS_PER_ROUND));
  await server.stop();
  const claimIdsOf = (action: PendingRequest['action']) =>
    pendingRequests
      .filter((pendingRequest) => pendingRequest.action === action)
      .map(({ claimId }) => claimId);
  const config = loadConfig({ DATA_DIR: folder, DATABASE_URL: database.url });
  // Reads the server's data key, too.
  const { db, close } = await (await openData(config)).openedDb;
  const storedClaims = await db.select().from(claims);
  const files = await db.select().from(claimFiles);
  const payments = await db.select().from(claimPayments);
  const startedPayments = await db.$count(journal, eq(journal.toStatus, 'payment'));
  await close();
  expect(storedClaims.map(({ id }) => id).toSorted()).toEqual(
    pendingRequests.map(({ claimId }) => claimId).toSorted(),
  );
  expect(payments.map(({ claimId }) => claimId).toSorted()).toEqual(claimIdsOf('payment').toSorted());
  expect(startedPayments).toBe(payments.length);
  const revisedFiles = files.filter(({ kind, round }) => kind === 'document' && round === 1);
  expect(revisedFiles.map(({ claimId }) => claimId).toSorted()).toEqual(claimIdsOf('revision').toSorted());
  const { files: fileFolder } = dataPaths(loadConfig({ DATA_DIR: folder }));
  for (const { storageKey, bytes } of files)
    expect((await stat(join(fileFolder, storageKey))).size).toBe(bytes);
});
