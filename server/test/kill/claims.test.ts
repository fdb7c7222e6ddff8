import { randomInt, randomUUID } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadConfig } from '../../src/config.ts';
import { openSession } from '../../src/core/session.ts';
import { dataPaths } from '../../src/data-dir.ts';
import { openDb } from '../../src/db/client.ts';
import { claimFiles, claimPayments, claims, journal } from '../../src/db/schema.ts';
import {
  atDesk,
  claimForm,
  claimFiles as claimParts,
  makeClaim,
  pdfPart,
  policyFor,
  sendFile,
} from '../../src/modules/claims/fixture.ts';
import { type Harness, type Part, startApp } from '../harness.ts';
import { encodeMultipart } from '../multipart.ts';
import { databaseOfServer, type ServerDatabase, seededDatabase } from '../test-database.ts';
import { freePort, type ServerProcess, serverSettings, startServer } from './server-process.ts';

/**
 * The server is killed while claims are created, revised and paid: every acknowledged request must be stored
 * exactly once.
 */
const PER_KIND = 3;
const ROUNDS = 4;

/** A request that is repeated with the same key until it is acknowledged. */
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
let store: ServerDatabase;
let env: Record<string, string>;
let server: ServerProcess;
const pendingRequests: PendingRequest[] = [];

/** Prepares new claims, claims to revise and claims to pay. */
async function prepare(harness: Harness): Promise<void> {
  const member = await harness.registerMember({ complete: true });
  const policy = await policyFor(harness, member, 'kesehatan');
  const now = new Date();
  const token = await openSession(harness.deps.db, member.id, now);
  const desk = await harness.deskToken();
  const revisionParts = claimParts({ productType: 'kesehatan', cause: 'HE01', thirdParty: false }, ['FORM']);
  const paid = [pdfPart('payslip')];
  // The simulated insurer leaves claims with this word to the desk.
  const payload = { description: 'Tunggu petugas' };
  for (let count = 0; count < PER_KIND * ROUNDS; count += 1) {
    const withIncidentMonth = (month: number) => ({
      payload: { ...payload, incidentDate: `2026-0${month}-${10 + count}` },
    });
    const { path, parts } = claimForm(policy, withIncidentMonth(1));
    pendingRequests.push({
      action: 'submission',
      method: 'POST',
      path,
      parts,
      key: randomUUID(),
      token,
      claimId: null,
    });
    const incomplete = await makeClaim(harness, member, policy, withIncidentMonth(2));
    await atDesk(harness, incomplete, 'take-up');
    await atDesk(harness, incomplete, 'documents', { attachments: ['FORM'], feedback: 'Belum lengkap' });
    pendingRequests.push({
      action: 'revision',
      method: 'PUT',
      path: `/claims/client/${incomplete}`,
      parts: revisionParts,
      key: randomUUID(),
      token,
      claimId: incomplete,
    });
    const agreedClaimId = await makeClaim(harness, member, policy, withIncidentMonth(3));
    await atDesk(harness, agreedClaimId, 'take-up');
    await atDesk(harness, agreedClaimId, 'approve', { loss: 1_000_000, reason: 'Sesuai' });
    await sendFile(harness, member, agreedClaimId, 'upload');
    pendingRequests.push({
      action: 'payment',
      method: 'POST',
      path: `/desk/claims/${agreedClaimId}/pay`,
      parts: paid,
      key: randomUUID(),
      token: desk,
      claimId: agreedClaimId,
    });
  }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'naungan-kill-claims-'));
  // A copy of the seeded PostgreSQL database, or a seeded PGlite in the folder.
  const filled = await seededDatabase();
  store = filled.url === '' ? await databaseOfServer(folder) : filled;
  const at = { folder, url: store.url };
  const harness = await startApp({}, { at });
  harness.clock.set(new Date());
  await prepare(harness);
  await harness.close();
  env = {
    ...serverSettings(await freePort(), folder, store.url),
    RATE_LIMIT_SCALE: '1000',
    INSURER_DELAY_SECONDS: '0',
  };
  server = await startServer(env);
}, 300_000);
afterAll(async () => {
  await server?.kill();
  await store?.drop();
  await rm(folder, { recursive: true, force: true });
});

/** Returns whether the request was acknowledged; a server that was killed has acknowledged nothing. */
async function send(pendingRequest: PendingRequest): Promise<boolean> {
  const { method, path, parts, key, token } = pendingRequest;
  const { payload, contentType } = encodeMultipart(parts);
  const headers = { access_token: token, 'content-type': contentType, 'idempotency-key': key };
  const url = new URL(`/api/v1${path}`, env.PUBLIC_URL);
  const reply = await fetch(url, { method, headers, body: new Uint8Array(payload) }).catch(() => null);
  const text = await reply?.text().catch(() => null);
  if (!reply || text === null || text === undefined) return false;
  expect([pendingRequest.action, reply.status, text]).toEqual([pendingRequest.action, 200, text]);
  if (pendingRequest.action !== 'submission') return true;
  const { _id } = JSON.parse(text).response;
  if (pendingRequest.claimId !== null)
    expect(_id, 'one key stands for one claim').toBe(pendingRequest.claimId);
  pendingRequest.claimId = _id;
  return true;
}

/** Kills the server after some acknowledged requests, while the others are in progress. */
async function round(group: PendingRequest[]): Promise<void> {
  const enough = randomInt(1, group.length - 1);
  let acknowledged = 0;
  let killed: Promise<void> | null = null;
  await Promise.all(
    group.map(async (pendingRequest) => {
      if (await send(pendingRequest)) acknowledged += 1;
      if (acknowledged >= enough) killed ??= server.kill();
    }),
  );
  await (killed ?? server.kill());
  server = await startServer(env);
  for (const pendingRequest of group) expect(await send(pendingRequest)).toBe(true);
}

test('SIGKILL while claims are created, revised and paid loses and duplicates no acknowledged request', {
  timeout: 300_000,
}, async () => {
  for (let count = 0; count < ROUNDS; count += 1)
    await round(pendingRequests.slice(count * PER_KIND * 3, (count + 1) * PER_KIND * 3));
  await server.stop();
  const requestsFor = (action: PendingRequest['action']) =>
    pendingRequests
      .filter((pendingRequest) => pendingRequest.action === action)
      .map(({ claimId }) => claimId);
  const { db, close } = await openDb(loadConfig({ DATA_DIR: folder, DATABASE_URL: store.url }));
  const all = await db.select().from(claims);
  const files = await db.select().from(claimFiles);
  const payments = await db.select().from(claimPayments);
  const startedPayments = await db.$count(journal, eq(journal.toStatus, 'payment'));
  await close();
  expect(all.map(({ id }) => id).toSorted()).toEqual(
    pendingRequests.map(({ claimId }) => claimId).toSorted(),
  );
  expect(payments.map(({ claimId }) => claimId).toSorted()).toEqual(requestsFor('payment').toSorted());
  expect(startedPayments).toBe(payments.length);
  const again = files.filter(({ kind, round: time }) => kind === 'document' && time === 1);
  expect(again.map(({ claimId }) => claimId).toSorted()).toEqual(requestsFor('revision').toSorted());
  const { files: stored } = dataPaths(loadConfig({ DATA_DIR: folder }));
  for (const { storageKey, bytes } of files) expect((await stat(join(stored, storageKey))).size).toBe(bytes);
});
