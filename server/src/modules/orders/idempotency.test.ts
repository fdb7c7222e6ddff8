import { MESSAGES } from '@naungan/domain/messages';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startApp, TEST_NOW } from '../../../test/harness.ts';
import { fingerprintOf } from '../../core/idempotency.ts';
import { orders } from '../../db/schema.ts';
import { filesFor, payloadFor, planByCode, sendOrder } from './fixture.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startApp();
});
afterEach(() => harness.clock.set(TEST_NOW));
afterAll(() => harness.close());

const ordersOf = (userId: string) => harness.deps.db.select().from(orders).where(eq(orders.userId, userId));
const KEY = 'pesanan-2f6c1a';

describe('an Idempotency-Key', () => {
  it.each(['HK-01', 'PA-02'])(
    'a repeated request for the plan %s returns the first order, and one mail is sent',
    async (code) => {
      const member = await harness.registerMember({ complete: true });
      const firstReply = await sendOrder(harness, member, { code, key: KEY });
      const secondReply = await sendOrder(harness, member, { code, key: KEY });
      expect(secondReply).toMatchObject({ status: 200, body: firstReply.body });
      expect(await ordersOf(member.id)).toHaveLength(1);
      expect(await harness.mails(member.email)).toHaveLength(1);
    },
  );

  it('a repeated request is recognised although its files have other file names', async () => {
    const member = await harness.registerMember({ complete: true });
    const renamedFiles = filesFor(planByCode('HK-01')).map((file) => ({
      ...file,
      fileName: file.fileName?.replace('a1b2', 'c3d4'),
    }));
    await sendOrder(harness, member, { key: KEY });
    expect(await sendOrder(harness, member, { key: KEY, files: renamedFiles })).toMatchObject({
      status: 200,
    });
    expect(await ordersOf(member.id)).toHaveLength(1);
  });

  it('a repeated request is recognised although its files are in another sequence', async () => {
    const member = await harness.registerMember({ complete: true });
    const files = filesFor(planByCode('HK-01'));
    await sendOrder(harness, member, { key: KEY, files });
    const secondReply = await sendOrder(harness, member, { key: KEY, files: files.toReversed() });
    expect(secondReply).toMatchObject({ status: 200 });
    expect(await ordersOf(member.id)).toHaveLength(1);
  });

  it('a used key returns 409 for an order of another line', async () => {
    const member = await harness.registerMember({ complete: true });
    await sendOrder(harness, member, { code: 'HK-01', key: KEY });
    expect(await sendOrder(harness, member, { code: 'PA-02', key: KEY })).toMatchObject({
      status: 409,
      body: { message: 'ALREADY_SENT' },
    });
    expect(await ordersOf(member.id)).toHaveLength(1);
  });

  it('five concurrent requests with one key place one order', async () => {
    const member = await harness.registerMember({ complete: true });
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => sendOrder(harness, member, { key: KEY })),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect(await ordersOf(member.id)).toHaveLength(1);
  });

  it('a repeated request returns the first order even after the price has changed', async () => {
    harness.clock.set(new Date('2026-11-21T14:00:00.000Z'));
    const member = await harness.registerMember({ complete: true });
    const birthDate = '1975-11-22';
    const { amounts } = payloadFor(planByCode('HK-01'), harness.clock.now(), { birthDate });
    const options = { key: KEY, payload: { birthDate, amounts } };
    const firstReply = await sendOrder(harness, member, options);
    // After midnight in Jakarta the insured is 51.
    harness.clock.advance(6 * 3_600);
    const repeatedReply = await sendOrder(harness, member, options);
    expect(repeatedReply.body).toEqual(firstReply.body);
  });

  it('a used key with other content is rejected with ALREADY_SENT', async () => {
    const member = await harness.registerMember({ complete: true });
    await sendOrder(harness, member, { key: KEY });
    expect(await sendOrder(harness, member, { key: KEY, payload: { fullname: 'Orang Lain' } })).toMatchObject(
      {
        status: 409,
        body: { message: 'ALREADY_SENT', response: MESSAGES.order.alreadySent },
      },
    );
    expect(await ordersOf(member.id)).toHaveLength(1);
  });

  it('two different concurrent requests with one key place one order', async () => {
    const member = await harness.registerMember({ complete: true });
    const replies = await Promise.all([
      sendOrder(harness, member, { key: KEY }),
      sendOrder(harness, member, { key: KEY, payload: { fullname: 'Orang Lain' } }),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(replies.map(({ body }) => body.message)).toContain('ALREADY_SENT');
    expect(await ordersOf(member.id)).toHaveLength(1);
  });

  it('two members can use the same Idempotency-Key, and each gets a separate order', async () => {
    const member = await harness.registerMember({ complete: true });
    const otherMember = await harness.registerMember({ complete: true });
    const reply = await sendOrder(harness, member, { key: KEY });
    const otherReply = await sendOrder(harness, otherMember, { key: KEY });
    expect(otherReply.status).toBe(200);
    expect(otherReply.text).not.toBe(reply.text);
  });

  it('an Idempotency-Key can be used again after a rejected request', async () => {
    const member = await harness.registerMember({ complete: true });
    expect(await sendOrder(harness, member, { key: KEY, payload: { fullname: '' } })).toMatchObject({
      status: 422,
    });
    expect(await sendOrder(harness, member, { key: KEY })).toMatchObject({ status: 200 });
  });

  it.each(['short', 'with a space', 'x'.repeat(129)])(
    'returns 400 for the invalid Idempotency-Key %j',
    async (key) => {
      const member = await harness.registerMember({ complete: true });
      expect(await sendOrder(harness, member, { key })).toMatchObject({ status: 400 });
    },
  );

  it('an Idempotency-Key is optional: without a key each request is an order', async () => {
    const member = await harness.registerMember({ complete: true });
    await sendOrder(harness, member);
    await sendOrder(harness, member);
    expect(await ordersOf(member.id)).toHaveLength(2);
  });
});

describe('fingerprintOf', () => {
  it('a fingerprint does not depend on the sequence of keys, but depends on the sequence of list items', () => {
    expect(fingerprintOf({ a: 1, b: { c: 2, d: 3 } })).toBe(fingerprintOf({ b: { d: 3, c: 2 }, a: 1 }));
    expect(fingerprintOf([1, 2])).not.toBe(fingerprintOf([2, 1]));
  });
});
