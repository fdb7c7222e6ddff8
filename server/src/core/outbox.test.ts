import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Harness, startApp } from '../../test/harness.ts';
import { outbox } from '../db/schema.ts';
import { createOutbox } from './outbox.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startApp();
});
afterAll(() => harness.close());

const mails = () => createOutbox(harness.deps.db, harness.clock.now);
const insertMail = async (recipient: string, values: Partial<typeof outbox.$inferInsert> = {}) => {
  const mail = {
    recipient,
    subject: 'Kabar',
    text: '',
    html: '',
    createdAt: harness.clock.now(),
  };
  const [row] = await harness.deps.db
    .insert(outbox)
    .values({ ...mail, ...values })
    .returning();
  if (!row) throw new Error('not stored');
  return row.id;
};

it('returns null for an attempt to send a mail that was sent before', async () => {
  const id = await insertMail('satu@contoh.test');
  await mails().markSent(id);
  expect(await mails().attempt(id)).toBeNull();
});

it('counts unsent, failing and abandoned mails, and returns the age of the oldest unsent mail', async () => {
  await harness.deps.db.delete(outbox);
  const daysAgo = (days: number) => new Date(harness.clock.now().getTime() - days * 86_400_000);
  expect(await mails().backlog()).toEqual({ unsent: 0, failing: 0, abandoned: 0, oldestSeconds: 0 });
  // A first attempt may still be running, so this mail does not count as failing.
  await insertMail('baru@contoh.test', { attempts: 1 });
  await insertMail('gagal@contoh.test', { attempts: 2, createdAt: daysAgo(1) });
  // A mail is abandoned after three days, and remains a failing mail.
  await insertMail('usai@contoh.test', { attempts: 160, createdAt: daysAgo(4) });
  await insertMail('terkirim@contoh.test', { attempts: 2, createdAt: daysAgo(5), sentAt: daysAgo(4) });
  expect(await mails().backlog()).toEqual({
    unsent: 3,
    failing: 2,
    abandoned: 1,
    oldestSeconds: 4 * 86_400,
  });
});
