import type { DeskOrderCard } from '@naungan/api/desk';
import type { ListPage } from '@naungan/api/list-page';
import { formatPhone } from '@naungan/domain/phone';
import type { OrderStatus } from '@naungan/domain/status';
import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startApp, type TestMember } from '../../../test/harness.ts';
import { invoices, orders, users } from '../../db/schema.ts';
import { createPolicy } from '../claims/fixture.ts';
import { placeOrder } from './fixture.ts';

let harness: Harness;
let token: string;
let owner: TestMember;
let other: TestMember;
let healthOrder: string;
let vehicleOrder: string;
let vehicleNumber: string;
beforeAll(async () => {
  harness = await startApp();
  token = await harness.deskToken();
  owner = await harness.registerMember({ complete: true });
  other = await harness.registerMember({ complete: true });
  await harness.deps.db
    .update(users)
    .set({ fullName: "MUH.YUSUF AL-FATIH D'ARC" })
    .where(eq(users.id, owner.id));
  healthOrder = await placeOrder(harness, owner, { partner: 'toko-maju' });
  const policy = await createPolicy(harness, other, 'kendaraan', {
    payload: { vehicleLicense: 'B 4321 ZXY', chassisNumber: 'MHKA6GJ6JKJ777777' },
  });
  vehicleOrder = policy.orderId;
  vehicleNumber = policy.number;
}, 60_000);
afterAll(() => harness.close());

const list = (query: Record<string, string> = {}) =>
  harness.api('GET', `/desk/orders?${new URLSearchParams(query)}`, { token });
async function pageOf(query: Record<string, string> = {}): Promise<ListPage<DeskOrderCard>> {
  const reply = await list(query);
  expect(reply.status, reply.text).toBe(200);
  return reply.body.response as ListPage<DeskOrderCard>;
}
const idsOf = async (query: Record<string, string>) => (await pageOf(query)).rows.map(({ _id }) => _id);

const numberOf = async (id: string) => {
  const [row] = await harness.deps.db.select().from(orders).where(eq(orders.id, id));
  return row?.kpaNumber ?? '';
};

describe('the search of orders at the desk', () => {
  it('finds an order by its number, its invoice and its policy, in any case', async () => {
    const [invoice] = await harness.deps.db.select().from(invoices).where(eq(invoices.orderId, vehicleOrder));
    expect(await idsOf({ q: (await numberOf(healthOrder)).toLowerCase() })).toEqual([healthOrder]);
    expect(await idsOf({ q: invoice?.invoiceNumber ?? '' })).toEqual([vehicleOrder]);
    expect(await idsOf({ q: ` ${vehicleNumber} ` })).toEqual([vehicleOrder]);
  });

  it.each(['yusuf', 'Muh', 'fatih yus', 'arc', 'MUH.YUSUF', 'al-fatih', "d'arc"])(
    'finds the orders of a member by the beginnings of words of the name: %s',
    async (q) => {
      expect(await idsOf({ q })).toEqual([healthOrder]);
    },
  );

  it.each(['usuf', 'yusuf siti', '!!', '%', "'; drop table orders; --", '\\', '😀'])(
    'finds no order for %s',
    async (q) => {
      expect(await pageOf({ q })).toEqual({ rows: [], next: null });
    },
  );

  it('finds the orders of a member by e-mail address and by phone number in any notation', async () => {
    const notations = [
      owner.phone,
      `0${owner.phone.slice(2)}`,
      formatPhone(owner.phone),
      owner.phone.slice(0, 11),
    ];
    for (const q of [owner.email, owner.email.toUpperCase(), ...notations])
      expect([q, await idsOf({ q })]).toEqual([q, [healthOrder]]);
  });

  it.each(['B 4321 ZXY', 'b4321zxy', 'B-4321-ZXY', 'MHKA6GJ6JKJ777777', 'mhka6gj6 jkj777777'])(
    'finds the order of a vehicle by plate or chassis number, although they are encrypted: %s',
    async (q) => {
      expect(await idsOf({ q })).toEqual([vehicleOrder]);
    },
  );

  it('finds orders by words of the name of the plan', async () => {
    const { rows } = await pageOf({ q: await numberOf(vehicleOrder) });
    const [card] = rows;
    expect(await idsOf({ q: card?.productName.slice(0, -1) ?? '' })).toEqual([vehicleOrder]);
  });

  it('combines a search with filters', async () => {
    expect(await idsOf({ q: owner.email, line: 'kesehatan', status: 'neworder' })).toEqual([healthOrder]);
    expect(await idsOf({ q: owner.email, partner: 'toko-maju' })).toEqual([healthOrder]);
    const otherFilters: Record<string, string>[] = [
      { line: 'kendaraan' },
      { status: 'approve' },
      { partner: 'toko-lain' },
      { to: '2026-11-20' },
    ];
    for (const filter of otherFilters)
      expect([filter, await idsOf({ q: owner.email, ...filter })]).toEqual([filter, []]);
  });
});

describe('the orders that wait for the desk', () => {
  const LONGEST = { status: 'waiting', sort: 'waiting' };
  const change = (id: string, values: Partial<typeof orders.$inferInsert>) =>
    harness.deps.db.update(orders).set(values).where(eq(orders.id, id));

  it.each<[OrderStatus, boolean]>([
    ['neworder', true],
    ['revision', true],
    ['pending', false],
    ['approve', false],
    ['reject', false],
  ])(
    'the list and the count of the menu have the same orders with the status %s',
    async (statusOrder, isWaiting) => {
      await change(healthOrder, { statusOrder });
      expect(await idsOf(LONGEST)).toEqual(isWaiting ? [healthOrder] : []);
      const { counts } = (await harness.api('GET', '/desk/counts', { token })).body.response as {
        counts: { entry: string; count: number }[];
      };
      expect(counts.find(({ entry }) => entry === 'orders')?.count).toBe(isWaiting ? 1 : 0);
      await change(healthOrder, { statusOrder: 'neworder' });
    },
  );

  it('are sorted by the time in their status, not by their submission, on every page', async () => {
    const revised = await placeOrder(harness, owner, {});
    const since = '2026-11-19T03:00:00.000Z';
    await change(revised, {
      statusOrder: 'revision',
      createdAt: new Date('2026-11-22T03:00:00.000Z'),
      updatedAt: new Date(since),
    });
    const first = await pageOf({ ...LONGEST, limit: '1' });
    expect(first.rows).toMatchObject([{ _id: revised, since }]);
    expect(await idsOf({ ...LONGEST, limit: '1', after: first.next ?? '' })).toEqual([healthOrder]);
    expect(await idsOf({ ...LONGEST, sort: 'oldest' })).toEqual([healthOrder, revised]);
    expect(await idsOf({ ...LONGEST, from: '2026-11-22' })).toEqual([revised]);
    expect((await list({ sort: 'oldest', after: first.next ?? '' })).status).toBe(422);
    await change(revised, { statusOrder: 'reject' });
  });
});

describe('the pages of orders at the desk', () => {
  const COUNT = 7;
  const FILTER = { partner: 'toko-halaman' };
  /** Numbers of the copies, newest first. The times differ by microseconds; the last three are equal. */
  let newestFirst: string[];
  beforeAll(async () => {
    const { db } = harness.deps;
    const columns = sql.raw(
      'user_id, product_type, plan_id, product, params, details, shipping, declarations, premium, admin_fee, policy_print_fee, service_fee, total',
    );
    await db.execute(sql`insert into orders (${columns}, kpa_number, status_order, partner, created_at)
      select ${columns}, 'COPY-' || n, 'neworder', ${FILTER.partner},
        timestamptz '2026-10-01T10:00:00.123450Z' + least(n, 5) * interval '1 microsecond'
      from orders, generate_series(1, ${COUNT}) n where orders.id = ${healthOrder}`);
    const rows = await db
      .select({ number: orders.kpaNumber })
      .from(orders)
      .where(eq(orders.partner, FILTER.partner))
      .orderBy(desc(orders.createdAt), desc(orders.id));
    newestFirst = rows.map(({ number }) => number);
  });

  async function walk(query: Record<string, string>): Promise<string[]> {
    const numbers: string[] = [];
    let after: string | null = '';
    while (after !== null) {
      const page: ListPage<DeskOrderCard> = await pageOf({ ...FILTER, ...query, ...(after && { after }) });
      numbers.push(...page.rows.map(({ kpaNumber }) => kpaNumber));
      after = page.next;
    }
    return numbers;
  }

  it.each(['1', '2', '3', '7', '100'])(
    'contain every order once, in both directions, with %s orders on a page',
    async (limit) => {
      expect(newestFirst).toHaveLength(COUNT);
      expect(await walk({ limit })).toEqual(newestFirst);
      expect(await walk({ limit, sort: 'oldest' })).toEqual(newestFirst.toReversed());
      expect(await walk({ limit, q: 'yusuf' })).toEqual(newestFirst);
    },
  );

  it('contain neither an order twice nor hide an order when a new order arrives between two requests', async () => {
    const first = await pageOf({ ...FILTER, limit: '3' });
    const newOrder = await placeOrder(harness, owner, FILTER);
    const second = await pageOf({ ...FILTER, limit: '100', after: first.next ?? '' });
    expect([...first.rows, ...second.rows].map(({ kpaNumber }) => kpaNumber)).toEqual(newestFirst);
    expect((await pageOf({ ...FILTER, limit: '1' })).rows[0]?._id).toBe(newOrder);
    await harness.deps.db.update(orders).set({ partner: null }).where(eq(orders.id, newOrder));
  });

  it('begin and end at 00.00 WIB of the days of the filter', async () => {
    expect(await walk({ from: '2026-10-01', to: '2026-10-01' })).toHaveLength(COUNT);
    expect(await walk({ to: '2026-09-30' })).toEqual([]);
    expect(await walk({ from: '2026-10-02' })).toEqual([]);
  });

  it.each<Record<string, string>>([
    { after: 'abc' },
    { after: '' },
    { limit: '0' },
    { limit: '101' },
    { limit: 'semua' },
    { sort: 'terbaru' },
    { line: 'gigi' },
    { status: 'selesai' },
    { from: '2026-02-30' },
    { q: 'x'.repeat(101) },
  ])('are rejected with 422 for the query %j', async (query) => {
    expect((await list(query)).status).toBe(422);
  });

  it('are rejected with 422 for the cursor of another list or of the other direction', async () => {
    const { next } = await pageOf({ ...FILTER, limit: '1' });
    const after = next ?? '';
    expect((await list({ after, sort: 'oldest' })).status).toBe(422);
    for (const path of ['claims', 'visitors', 'jobs', 'partners', 'articles'])
      expect([path, (await harness.api('GET', `/desk/${path}?after=${after}`, { token })).status]).toEqual([
        path,
        422,
      ]);
    const journalPath = `/desk/orders/${healthOrder}/journal?after=${after}`;
    expect((await harness.api('GET', journalPath, { token })).status).toBe(422);
  });

  it('contain at most 50 orders by default', async () => {
    const { db } = harness.deps;
    const [row] = await db.select().from(orders).where(eq(orders.id, healthOrder));
    if (!row) throw new Error('The order is missing');
    const { id: _, ...values } = row;
    const partner = 'toko-ramai';
    await db
      .insert(orders)
      .values(Array.from({ length: 51 }, (_value, n) => ({ ...values, kpaNumber: `MANY-${n}`, partner })));
    const page = await pageOf({ partner });
    expect([page.rows.length, page.next === null]).toEqual([50, false]);
    expect((await pageOf({ partner, limit: '51' })).next).toBeNull();
  });
});
