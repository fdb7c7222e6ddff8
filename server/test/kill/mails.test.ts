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
import { createServerDatabase, type ServerDatabase } from '../test-database.ts';
import { callJson } from './journey.ts';
import { freePort, type ServerProcess, serverSettings, startServer } from './server-process.ts';

/**
 * Kills a server process that is sending a thousand queued mails to a slow mail server.
 */

const MAIL_COUNT = 1_000;
/** Milliseconds that the mail server needs for each mail. */
const SMTP_MS = 50;
/**
 * Number of mails that one process sends at the same time, not counting account mails. When the process is killed, the
 * mail server may already have accepted this many mails that the database does not list as sent.
 */
const MAX_IN_PROGRESS = { postgres: 6, pglite: 2 };
/** Time after the kill in which the restarted server sends the remaining mails. */
const RESENDING_MS = 90_000;
const EMAIL = 'pemilik@contoh.test';

let folder: string;
let database: ServerDatabase;
let smtpSink: SmtpSink;
let env: Record<string, string>;
let server: ServerProcess;
let origin: string;

const loadTestConfig = () => loadConfig({ ...env, NODE_ENV: 'test' });

/** Registers a member and queues the mails, without workers that send them. */
async function queueMails(): Promise<void> {
  const app = await buildApp({ config: loadTestConfig(), runJobs: false, site: false });
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
  smtpSink.arrivals.length = 0;
  await deps.db.transaction(async (tx) => {
    for (let number = 0; number < MAIL_COUNT; number += 1)
      await deps.mail.queue(tx, {
        to: `anggota-${number}@contoh.test`,
        subject: `Kabar ${number}`,
        heading: 'Kabar',
        lines: ['Kabar untuk Anda.'],
      });
  });
  await app.close();
}

describe('a queue of a thousand mails', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'naungan-mails-'));
    database = await createServerDatabase(folder);
    smtpSink = await startSmtpSink(() => pause(SMTP_MS));
    const settings = serverSettings(await freePort(), folder, database.url);
    origin = settings.PUBLIC_URL;
    env = {
      ...settings,
      RATE_LIMIT_SCALE: '1000',
      SMTP_URL: smtpSink.url,
    };
    await queueMails();
    server = await startServer(env);
  }, 300_000);
  afterAll(async () => {
    await server?.kill();
    await database?.drop();
    smtpSink?.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('delays a mail with a reset link by less than two seconds', async () => {
    const startedAt = Date.now();
    const connection = { origins: [origin], member: '', desk: '' };
    const reply = await callJson(connection, 'PUT', `/api/v1/user/forgot/${encodeURIComponent(EMAIL)}`, {});
    expect(reply.status).toBe(200);
    while (!smtpSink.arrivals.some(({ to }) => to === EMAIL) && Date.now() - startedAt < 20_000)
      await pause(20);
    const arrivalTime = smtpSink.arrivals.find(({ to }) => to === EMAIL)?.at ?? Number.POSITIVE_INFINITY;
    console.log(
      `reset mail: ${arrivalTime - startedAt} ms, ${smtpSink.arrivals.length} of ${MAIL_COUNT} mails before it`,
    );
    expect(smtpSink.arrivals.length).toBeLessThan(MAIL_COUNT);
    expect(arrivalTime - startedAt).toBeLessThan(2_000);
  }, 60_000);

  it('loses no mail when the process is killed, and repeats only mails in progress', async () => {
    await pause(randomInt(500, 1_500));
    await server.kill();
    const killTime = Date.now();
    const mailsBeforeKill = smtpSink.arrivals.length;
    expect(mailsBeforeKill).toBeLessThan(MAIL_COUNT);
    server = await startServer(env);
    await pause(RESENDING_MS - (Date.now() - killTime));
    await server.stop();
    // A repeated mail has the same Message-ID, by which mailboxes recognise the repetition.
    const messageIds = new Set(smtpSink.arrivals.map(({ messageId }) => messageId));
    const repeatedMails = smtpSink.arrivals.length - messageIds.size;
    const lastArrival = Math.max(...smtpSink.arrivals.map(({ at }) => at));
    console.log(
      `killed after ${mailsBeforeKill} mails; the last ${lastArrival - killTime} ms later; repeated: ${repeatedMails}`,
    );
    // All queued mails, and the mail with the reset link.
    expect(messageIds.size).toBe(MAIL_COUNT + 1);
    // Mails in progress are sent again, because SMTP cannot report which of them were accepted.
    expect(repeatedMails).toBeLessThanOrEqual(
      database.url ? MAX_IN_PROGRESS.postgres : MAX_IN_PROGRESS.pglite,
    );
    const { db, close } = await openDb(loadTestConfig());
    expect(await db.$count(outbox, isNull(outbox.sentAt))).toBe(0);
    await close();
  }, 300_000);
});
