import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Harness, startApp } from '../../test/harness.ts';
import { dataPaths } from '../data-dir.ts';
import { consultations, guests, outbox, sessions, uploads } from '../db/schema.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startApp();
});
afterAll(() => harness.close());

const runHousekeeping = async () => {
  await harness.deps.jobs.enqueue(harness.deps.db, 'housekeeping', {});
  await harness.runJobs();
};

it('deletes expired sessions and keeps valid ones', async () => {
  await harness.registerMember();
  harness.clock.advance(13 * 3_600);
  const { token } = await harness.registerMember();
  await runHousekeeping();
  expect(await harness.deps.db.select().from(sessions)).toHaveLength(1);
  expect((await harness.api('GET', '/user/verify', { token })).status).toBe(200);
});

it('deletes unused files older than a day from the folder uploads, and from no other folder', async () => {
  const { files, config } = harness.deps;
  const store = async (key: string, hours: number) => {
    await files.put(key, Buffer.from('x'), { mimeType: 'image/jpeg' });
    const written = new Date(harness.clock.now().getTime() - hours * 3_600_000);
    await utimes(join(dataPaths(config).files, key), written, written);
  };
  await store('uploads/old', 25);
  await store('uploads/new', 23);
  await store('certificates/old', 25);
  await runHousekeeping();
  const existsPromises = ['uploads/old', 'uploads/new', 'certificates/old'].map((key) => files.exists(key));
  expect(await Promise.all(existsPromises)).toEqual([false, true, true]);
});

it('deletes infected files after 30 days', async () => {
  const { files, config } = harness.deps;
  for (const days of [29, 31]) {
    const key = `quarantine/${days}`;
    await files.put(key, Buffer.from('x'), { mimeType: 'application/octet-stream' });
    const written = new Date(harness.clock.now().getTime() - days * 24 * 3_600_000);
    await utimes(join(dataPaths(config).files, key), written, written);
  }
  await runHousekeeping();
  expect([await files.exists('quarantine/29'), await files.exists('quarantine/31')]).toEqual([true, false]);
});

it('keeps a file older than a day if a draft uses it', async () => {
  const { db, files, config } = harness.deps;
  const { id: userId } = await harness.registerMember();
  const key = 'uploads/draft';
  const written = new Date(harness.clock.now().getTime() - 25 * 3_600_000);
  await files.put(key, Buffer.from('x'), { mimeType: 'image/jpeg' });
  await utimes(join(dataPaths(config).files, key), written, written);
  const row = {
    userId,
    code: 'ktp',
    title: 'KTP',
    extention: 'image',
    fileName: 'ktp.jpg',
    bytes: 1,
  } as const;
  await db.insert(uploads).values({ ...row, storageKey: key, expiresAt: harness.clock.now() });
  await runHousekeeping();
  expect(await files.exists(key)).toBe(true);
});

it("deletes visitors' details after 24 months and sent mails after 12 months, but no unsent mails", async () => {
  const { db } = harness.deps;
  const person = { fullName: 'Ani', phoneNumber: '62812345678', email: 'ani@contoh.test' };
  const mail = { recipient: person.email, subject: 'S', text: 'T', html: 'H' };
  const [old, young] = [new Date('2024-11-20T00:00:00Z'), new Date('2024-11-22T00:00:00Z')];
  harness.clock.set(new Date('2026-11-21T03:00:00Z'));
  for (const [name, createdAt] of [
    ['old', old],
    ['young', young],
  ] as const) {
    await db.insert(guests).values({ ...person, fullName: name, tokenHash: name, createdAt });
    await db.insert(consultations).values({ ...person, fullName: name, message: 'M', createdAt });
  }
  await db.insert(outbox).values([
    { ...mail, subject: 'old', sentAt: new Date('2025-11-20T00:00:00Z') },
    { ...mail, subject: 'young', sentAt: new Date('2025-11-22T00:00:00Z') },
    { ...mail, subject: 'unsent', createdAt: old },
  ]);
  await runHousekeeping();
  expect((await db.select().from(guests)).map(({ fullName }) => fullName)).toEqual(['young']);
  expect((await db.select().from(consultations)).map(({ fullName }) => fullName)).toEqual(['young']);
  expect((await db.select().from(outbox)).map(({ subject }) => subject).sort()).toEqual(['unsent', 'young']);
});
