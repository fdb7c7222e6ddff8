import type { partnerSales } from '@naungan/api/partner-sales';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { type Harness, startApp, TEST_NOW, type TestMember } from '../../../test/harness.ts';
import { scaledLimit, takePoints } from '../../core/limits.ts';
import { orders, partners } from '../../db/schema.ts';
import { LIMITS } from '../../limits.ts';
import { placeOrder } from '../orders/fixture.ts';
import { createApiKey } from './fixture.ts';

const CODE = 'toko-maju';
const OTHER_CODE = 'toko-lain';
const HOUR = 3_600;

let harness: Harness;
let member: TestMember;
let apiKey: string;
/** Ids of the partner's orders, newest first: one an hour until the start of the tests. */
const orderIds: string[] = [];
beforeAll(async () => {
  harness = await startApp();
  member = await harness.registerMember({ complete: true });
  for (let hour = 6; hour >= 0; hour -= 1) {
    harness.clock.set(new Date(TEST_NOW.getTime() - hour * HOUR * 1_000));
    orderIds.unshift(await placeOrder(harness, member, { partner: CODE }));
    await harness.deps.db.update(orders).set({ statusOrder: 'approve' }).where(eq(orders.userId, member.id));
  }
  await placeOrder(harness, member, { partner: OTHER_CODE });
  await placeOrder(harness, await harness.registerMember({ complete: true }));
  apiKey = await createApiKey(harness, CODE);
}, 60_000);
afterAll(() => harness.close());

const get = (query = '', authorization: string | null = `Bearer ${apiKey}`, code = CODE) =>
  harness.api('GET', `/partners/${code}/sales${query}`, {
    headers: authorization === null ? {} : { authorization },
  });
const pageOf = async (query = '') => {
  const reply = await get(query);
  expect(reply.status, reply.text).toBe(200);
  return reply.body.response as z.output<typeof partnerSales.reply>;
};
const idsOf = async (query = '') => (await pageOf(query)).sales.map(({ orderId }) => orderId);

describe('the sales of a partner', () => {
  it('the list has the orders with the code of the partner, newest first, without personal data', async () => {
    const { sales, nextCursor } = await pageOf();
    expect(sales.map(({ orderId }) => orderId)).toEqual(orderIds);
    expect(nextCursor).toBeNull();
    expect(sales[0]).toEqual({
      orderId: orderIds[0],
      partner: CODE,
      line: 'kesehatan',
      planId: expect.any(String),
      planCode: 'HK-01',
      premium: expect.any(Number),
      currency: 'IDR',
      status: 'ordered',
      orderedAt: TEST_NOW.toISOString(),
      paidAt: null,
      issuedAt: null,
      cancelledAt: null,
    });
    const { text } = await get();
    for (const value of [member.id, member.email, member.phone, member.fullName, 'KPA-', '1990-01-01'])
      expect(text).not.toContain(value);
  });

  it('a cursor neither repeats nor skips a sale, also for sales of the same time and after a new order', async () => {
    const { db } = harness.deps;
    const [third = '', fourth = ''] = orderIds.slice(2);
    const [row] = await db.select().from(orders).where(eq(orders.id, third));
    await db.update(orders).set({ createdAt: row?.createdAt }).where(eq(orders.id, fourth));
    const ids: string[] = [];
    let cursor: string | null = '';
    let newOrder = '';
    while (cursor !== null) {
      const page = await pageOf(`?limit=1${cursor && `&cursor=${cursor}`}`);
      ids.push(...page.sales.map(({ orderId }) => orderId));
      cursor = page.nextCursor;
      newOrder ||= await placeOrder(harness, await harness.registerMember({ complete: true }), {
        partner: CODE,
      });
    }
    expect(ids.filter((id) => id !== newOrder).toSorted()).toEqual(orderIds.toSorted());
    await db.update(orders).set({ partner: null }).where(eq(orders.id, newOrder));
  });

  it.each([
    // The oldest order was placed at 04.00 WIB, the newest at 10.00 WIB.
    ['?from=2026-11-21', 7],
    ['?to=2026-11-21', 7],
    ['?from=2026-11-22', 0],
    ['?to=2026-11-20', 0],
    ['?from=2026-11-21&to=2026-11-21', 7],
  ])('the list for the query %s has %i sales', async (query, count) => {
    expect(await idsOf(query)).toHaveLength(count);
  });

  it('a day begins at 00.00 WIB and ends before 00.00 WIB of the next day', async () => {
    const [first = '', last = '', next = ''] = orderIds;
    const move = (id: string, time: string) =>
      harness.deps.db
        .update(orders)
        .set({ createdAt: new Date(time) })
        .where(eq(orders.id, id));
    await move(first, '2026-10-05T00:00:00+07:00');
    await move(last, '2026-10-05T23:59:59.999+07:00');
    await move(next, '2026-10-06T00:00:00+07:00');
    expect(await idsOf('?from=2026-10-05&to=2026-10-05')).toEqual([last, first]);
  });

  it.each([
    '?from=2026-02-30',
    '?limit=0',
    '?limit=201',
    '?cursor=abc',
    `?cursor=${'x'.repeat(200)}`,
    '?to=besok',
  ])('the call rejects the query %s with 422', async (query) => {
    expect((await get(query)).status).toBe(422);
  });
});

describe("a request for a partner's sales", () => {
  it('the call rejects requests with 401 without a valid API key of a partner, also for members and the desk', async () => {
    const tokens = [member.token, await harness.deskToken()];
    for (const token of tokens) {
      const asHeader = await harness.api('GET', `/partners/${CODE}/sales`, { token });
      expect(asHeader).toMatchObject({ status: 401, body: { response: 'Kunci API mitra tidak valid' } });
      expect((await get('', `Bearer ${token}`)).status).toBe(401);
    }
    for (const authorization of [
      null,
      '',
      apiKey,
      `Basic ${apiKey}`,
      `Bearer npk_${'x'.repeat(43)}`,
      `Bearer ${apiKey}x`,
    ])
      expect([authorization, (await get('', authorization)).status]).toEqual([authorization, 401]);
  });

  it('the call rejects the key of another partner with 403, even for an unknown code', async () => {
    const otherKey = await createApiKey(harness, OTHER_CODE);
    for (const code of [CODE, 'tidak-ada'])
      expect(await get('', `Bearer ${otherKey}`, code)).toMatchObject({
        status: 403,
        body: { message: 'FORBIDDEN' },
      });
  });

  it('the call rejects a key that was replaced; only the hash of a key is stored', async () => {
    const code = 'toko-ganti';
    const [formerKey, newKey] = [await createApiKey(harness, code), await createApiKey(harness, code)];
    expect((await get('', `Bearer ${formerKey}`, code)).status).toBe(401);
    expect((await get('', `Bearer ${newKey}`, code)).status).toBe(200);
    const rows = await harness.deps.db.select().from(partners).where(eq(partners.code, code));
    expect(JSON.stringify(rows)).not.toContain(newKey);
  });

  it('the call rejects a request of a page with 403, because each visitor of the page could read the key', async () => {
    const headers = { authorization: `Bearer ${apiKey}`, origin: 'https://toko-maju.test' };
    expect((await harness.api('GET', `/partners/${CODE}/sales`, { headers })).status).toBe(403);
  });

  it('the call responds with 429 after 600 requests with a key in a quarter of an hour', async () => {
    const { deps } = harness;
    const code = 'toko-ramai';
    const key = `Bearer ${await createApiKey(harness, code)}`;
    // RATE_LIMIT_SCALE multiplies the limit of this server.
    await takePoints(deps, LIMITS.partnerSales, code, scaledLimit(deps, LIMITS.partnerSales.points) - 1);
    expect((await get('', key, code)).status).toBe(200);
    expect(await get('', key, code)).toMatchObject({
      status: 429,
      headers: { 'retry-after': expect.any(String) },
    });
    expect((await get()).status).toBe(200);
  });
});
