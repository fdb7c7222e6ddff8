import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startApp } from '../../test/harness.ts';
import { outbox } from '../db/schema.ts';
import { createOutbox } from './outbox.ts';

let test: Harness;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.close());

const MOST = 3;
const mails = () => createOutbox(test.deps.db, test.clock.now, (mostADay) => mostADay);
const write = async (recipient: string, values: Partial<typeof outbox.$inferInsert> = {}) => {
  const mail = {
    recipient,
    subject: 'Kabar',
    text: '',
    html: '',
    mostADay: MOST,
    createdAt: test.clock.now(),
  };
  const [row] = await test.deps.db
    .insert(outbox)
    .values({ ...mail, ...values })
    .returning();
  if (!row) throw new Error('not stored');
  return row.id;
};
const claimAll = async (ids: string[]) => {
  const claims = await Promise.all(ids.map((id) => mails().claim(id)));
  return claims.map(({ state }) => state).toSorted();
};
const several = (count: number, recipient: string) =>
  Promise.all(Array.from({ length: count }, () => write(recipient)));

describe('the limit of an address', () => {
  it('holds when its mails are claimed at once, and deletes what is over', async () => {
    const ids = await several(6, 'sekaligus@contoh.test');
    expect(await claimAll(ids)).toEqual(['ours', 'ours', 'ours', 'over', 'over', 'over']);
    expect(await test.deps.db.$count(outbox)).toBe(MOST);
  });

  it('counts neither mails about the account nor those of yesterday nor those to others', async () => {
    const to = 'lain@contoh.test';
    for (let turn = 0; turn < MOST; turn += 1) {
      await mails().claim(await write(to, { account: true, mostADay: null }));
      await mails().claim(await write('orang@contoh.test'));
      await mails().claim(await write(to, { createdAt: new Date(test.clock.now().getTime() - 86_400_000) }));
    }
    expect(await claimAll(await several(4, to))).toEqual(['ours', 'ours', 'ours', 'over']);
    expect(await claimAll([await write(to, { account: true, mostADay: null })])).toEqual(['ours']);
  });

  it('does not stop the repetition of a mail that had begun', async () => {
    const [first = '', ...others] = await several(MOST, 'ulang@contoh.test');
    await claimAll([first, ...others]);
    await mails().release(first);
    expect(await claimAll([first])).toEqual(['ours']);
  });
});

describe('a claim', () => {
  it("is one worker's, until it ends or is given back", async () => {
    const id = await write('satu@contoh.test');
    expect(await claimAll([id, id, id])).toEqual(['ours', 'taken', 'taken']);
    test.clock.advance(59);
    await mails().renew(id);
    test.clock.advance(59);
    expect(await claimAll([id])).toEqual(['taken']);
    test.clock.advance(2);
    expect(await claimAll([id])).toEqual(['ours']);
    await mails().noteSent(id);
    test.clock.advance(120);
    expect(await claimAll([id])).toEqual(['done']);
  });
});
