import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { loadConfig } from '../../src/config.ts';
import { openDb } from '../../src/db/client.ts';
import { outbox } from '../../src/db/schema.ts';
import { type SmtpSink, startSmtpSink } from '../smtp-sink.ts';
import { databaseOfServer, type ServerDatabase } from '../test-database.ts';
import { callJson } from './journey.ts';
import { freePort, type ServerProcess, serverSettings, startServer } from './server-process.ts';

/**
 * A thousand queued mails, a mail server that takes 50 ms for each, and a process that is killed while it
 * sends them.
 */
const MAILS = 1_000;
const SMTP_MS = 50;
/**
 * Mails that one process sends at the same time, except account mails: as many may be accepted by the mail
 * server without being marked as sent.
 */
const MAX_IN_PROGRESS = { postgres: 6, pglite: 2 };
const EMAIL = 'pemilik@contoh.test';

let folder: string;
let store: ServerDatabase;
let sink: SmtpSink;
let env: Record<string, string>;
let server: ServerProcess;
let base: string;

const config = () => loadConfig({ ...env, NODE_ENV: 'test' });

/** Registers a member and leaves the mails queued, without workers. */
async function leaveMails(): Promise<void> {
  const app = await buildApp({ config: config(), work: false, site: false });
  const { deps } = app;
  const body = {
    full_name: 'Siti Rahayu',
    phone_number: `0812${randomInt(10_000_000, 99_999_999)}`,
    email: EMAIL,
    password: 'Rahasia123',
    confirmPassword: 'Rahasia123',
  };
  await app.inject({ method: 'POST', url: '/api/v1/user/member', payload: body });
  await deps.jobs.runDue();
  sink.arrivals.length = 0;
  await deps.db.transaction(async (tx) => {
    for (let n = 0; n < MAILS; n += 1)
      await deps.mail.queue(tx, {
        to: `anggota-${n}@contoh.test`,
        subject: `Kabar ${n}`,
        heading: 'Kabar',
        lines: ['Kabar untuk Anda.'],
      });
  });
  await app.close();
}

describe('with a thousand mails in the queue', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'naungan-mails-'));
    store = await databaseOfServer(folder);
    sink = await startSmtpSink(() => pause(SMTP_MS));
    const settings = serverSettings(await freePort(), folder, store.url);
    base = settings.PUBLIC_URL;
    env = {
      ...settings,
      RATE_LIMIT_SCALE: '1000',
      SMTP_URL: sink.url,
    };
    await leaveMails();
    server = await startServer(env);
  }, 300_000);
  afterAll(async () => {
    await server?.kill();
    await store?.drop();
    sink?.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('a reset mail is sent within two seconds', async () => {
    const startedAt = Date.now();
    const world = { bases: [base], member: '', desk: '' };
    const reply = await callJson(world, 'PUT', `/api/v1/user/forgot/${encodeURIComponent(EMAIL)}`, {});
    expect(reply.status).toBe(200);
    while (!sink.arrivals.some(({ to }) => to === EMAIL) && Date.now() - startedAt < 20_000) await pause(20);
    const arrived = sink.arrivals.find(({ to }) => to === EMAIL)?.at ?? Number.POSITIVE_INFINITY;
    console.log(`reset mail: ${arrived - startedAt} ms, ${sink.arrivals.length} of ${MAILS} mails before it`);
    expect(sink.arrivals.length).toBeLessThan(MAILS);
    expect(arrived - startedAt).toBeLessThan(2_000);
  }, 60_000);

  it('a killed process loses no mail, and no mailbox shows one twice', async () => {
    await pause(randomInt(500, 1_500));
    await server.kill();
    const killed = Date.now();
    const before = sink.arrivals.length;
    expect(before).toBeLessThan(MAILS);
    server = await startServer(env);
    await pause(90_000 - (Date.now() - killed));
    await server.stop();
    // A mailbox recognises a repeated mail by its Message-ID.
    const mailboxes = new Set(sink.arrivals.map(({ messageId }) => messageId));
    const repeated = sink.arrivals.length - mailboxes.size;
    const last = Math.max(...sink.arrivals.map(({ at }) => at));
    console.log(`killed after ${before} mails; the last ${last - killed} ms later; repeated: ${repeated}`);
    expect(mailboxes.size).toBe(MAILS + 1);
    // SMTP cannot report which mails were accepted, so mails that were being sent may be sent again.
    expect(repeated).toBeLessThanOrEqual(store.url ? MAX_IN_PROGRESS.postgres : MAX_IN_PROGRESS.pglite);
    const database = await openDb(config());
    expect(await database.db.$count(outbox, isNull(outbox.sentAt))).toBe(0);
    await database.close();
  }, 300_000);
});
