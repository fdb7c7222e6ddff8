import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startApp } from '../../test/harness.ts';
import { outbox } from '../db/schema.ts';
import { createOutbox } from './outbox.ts';

let test: Harness;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.close());

const DAILY_LIMIT = 3;
const mails = () => createOutbox(test.deps.db, test.clock.now, (dailyLimit) => dailyLimit);
const write = async (recipient: string, values: Partial<typeof outbox.$inferInsert> = {}) => {
  const mail = {
    recipient,
    subject: 'Kabar',
    text: '',
    html: '',
    dailyLimit: DAILY_LIMIT,
    createdAt: test.clock.now(),
  };
  const [row] = await test.deps.db
    .insert(outbox)
    .values({ ...mail, ...values })
    .returning();
  if (!row) throw new Error('not stored');
  return row.id;
};
const attemptAll = async (ids: string[]) => {
  const attempts = await Promise.all(ids.map((id) => mails().attempt(id)));
  return attempts.map(({ state }) => state).toSorted();
};
const several = (count: number, recipient: string) =>
  Promise.all(Array.from({ length: count }, () => write(recipient)));

describe('the daily limit of an address', () => {
  it('allows its number of mails that are attempted at once, and deletes the others', async () => {
    const to = 'sekaligus@contoh.test';
    const ids = await several(6, to);
    expect(await attemptAll(ids)).toEqual([
      ...['over-limit', 'over-limit', 'over-limit'],
      ...['send', 'send', 'send'],
    ]);
    expect(await test.deps.db.$count(outbox, eq(outbox.recipient, to))).toBe(DAILY_LIMIT);
  });

  it("does not count mails about the account, yesterday's mails, or mails to other addresses", async () => {
    const to = 'lain@contoh.test';
    for (let turn = 0; turn < DAILY_LIMIT; turn += 1) {
      await mails().attempt(await write(to, { account: true, dailyLimit: null }));
      await mails().attempt(await write('orang@contoh.test'));
      await mails().attempt(
        await write(to, { createdAt: new Date(test.clock.now().getTime() - 86_400_000) }),
      );
    }
    expect(await attemptAll(await several(4, to))).toEqual(['over-limit', 'send', 'send', 'send']);
    expect(await attemptAll([await write(to, { account: true, dailyLimit: null })])).toEqual(['send']);
  });

  it('allows another attempt to send a mail that was within the limit', async () => {
    const [first = '', ...others] = await several(DAILY_LIMIT, 'ulang@contoh.test');
    await attemptAll([first, ...others]);
    expect(await attemptAll([first])).toEqual(['send']);
  });
});

it('reports nothing to do for a mail that was sent', async () => {
  const id = await write('satu@contoh.test');
  await mails().markSent(id);
  expect(await attemptAll([id])).toEqual(['done']);
});

it('counts unsent, failing and abandoned mails, and the age of the oldest', async () => {
  await test.deps.db.delete(outbox);
  const ago = (days: number) => new Date(test.clock.now().getTime() - days * 86_400_000);
  expect(await mails().backlog()).toEqual({ unsent: 0, failing: 0, abandoned: 0, oldestSeconds: 0 });
  await write('baru@contoh.test', { attempts: 1 });
  await write('gagal@contoh.test', { attempts: 2, createdAt: ago(1) });
  await write('usai@contoh.test', { attempts: 160, createdAt: ago(4) });
  await write('terkirim@contoh.test', { attempts: 2, createdAt: ago(5), sentAt: ago(4) });
  expect(await mails().backlog()).toEqual({
    unsent: 3,
    failing: 2,
    abandoned: 1,
    oldestSeconds: 4 * 86_400,
  });
});
