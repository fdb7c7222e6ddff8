import { randomUUID } from 'node:crypto';
import type { DashboardFigures, DeskDashboard } from '@naungan/api/desk-dashboard';
import { eq, type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TestStaff } from '../../../test/harness.ts';
import type { Tx } from '../../db/client.ts';
import { claimPayments, claims, dashboardChanges, dashboardDays, invoices, orders } from '../../db/schema.ts';
import { createPolicy, makeClaim } from '../../modules/claims/fixture.ts';
import { type Shop, startShop } from '../../modules/payments/fixture.ts';
import { type DashboardFilter, storeChangedDays } from './dashboard-days-repository.ts';
import { directFigures } from './dashboard-direct.fixture.ts';

const FIRST_DAY = Date.parse('2026-10-01T00:00:00+07:00');
const DAYS = 12;
const TODAY = '2026-10-12';
const dayAt = (index: number) => new Date(FIRST_DAY + (index + 0.5) * 86_400_000).toISOString().slice(0, 10);

let shop: Shop;
let staff: { all: TestStaff; ofInsurer: TestStaff };
let insurerIds: string[];
let template: { orderIds: string[]; invoiceId: string; claimId: string };

beforeAll(async () => {
  shop = await startShop();
  const { db } = shop.deps;
  const member = await shop.registerMember({ complete: true });
  const policies = [
    await createPolicy(shop, member, 'kesehatan'),
    await createPolicy(shop, member, 'kecelakaandiri'),
  ] as const;
  const claimId = await makeClaim(shop, member, policies[0]);
  const orderIds = policies.map(({ orderId }) => orderId);
  const rows = await db.select().from(orders);
  insurerIds = orderIds.map((id) => rows.find((row) => row.id === id)?.insurerId ?? '');
  const [invoice] = await db.select().from(invoices);
  template = { orderIds, invoiceId: invoice?.id ?? '', claimId };
  staff = {
    all: await shop.deskPerson({ roles: ['finance'] }),
    ofInsurer: await shop.deskPerson({ roles: ['finance'], insurerId: insurerIds[1] ?? '' }),
  };
}, 60_000);
afterAll(() => shop.close());

/** Returns a generator of numbers from 0 to `end` - 1, always the same ones (mulberry32). */
function numbersFrom(seed: number) {
  let state = seed;
  return (end: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return Math.floor((((value ^ (value >>> 14)) >>> 0) / 4_294_967_296) * end);
  };
}
type Random = ReturnType<typeof numbersFrom>;
const oneOf = <Value>(random: Random, values: readonly Value[]) => values[random(values.length)] as Value;

/** A time in the period; often the first or last millisecond of a day in Jakarta. */
function randomTime(random: Random): Date {
  const start = FIRST_DAY + random(DAYS) * 86_400_000;
  return new Date(start + oneOf(random, [0, 86_399_999, random(86_400_000), random(86_400_000)]));
}

let recordCount = 0;
/** Inserts a copy of a row with changes; returns its id. */
async function copyRow(table: typeof orders | typeof invoices | typeof claims, id: string, changes: object) {
  const { db } = shop.deps;
  const [row] = await db.select().from(table).where(eq(table.id, id));
  const { insurerId: _generated, ...values } = { insurerId: null, ...row };
  const copy = { ...values, id: randomUUID(), ...changes };
  await db.insert(table).values(copy as never);
  return copy.id;
}

const ids = { orders: [] as string[], invoices: new Map<string, string>(), claims: [] as string[] };

async function addOrder(random: Random) {
  recordCount += 1;
  const id = await copyRow(orders, oneOf(random, template.orderIds), {
    kpaNumber: `KPA-R${recordCount}`,
    createdAt: randomTime(random),
    decidedAt: null,
    statusOrder: 'neworder',
    premium: 100_000 + random(900_000),
    partner: oneOf(random, [null, null, 'toko-maju', 'toko-lain']),
  });
  ids.orders.push(id);
}
const change = (table: typeof orders | typeof invoices | typeof claims, id: string, values: object) =>
  shop.deps.db.update(table).set(values).where(eq(table.id, id));

/** The changes of records, by name. Changes by real flows, and corrections that only a person makes with `psql`. */
const CHANGES: Readonly<Record<string, (random: Random) => Promise<unknown>>> = {
  addOrder,
  decide: (random) =>
    change(orders, oneOf(random, ids.orders), {
      statusOrder: oneOf(random, ['approve', 'approve', 'reject', 'revision']),
      decidedAt: randomTime(random),
    }),
  async addInvoice(random) {
    const orderId = oneOf(random, ids.orders);
    if (ids.invoices.has(orderId)) return;
    recordCount += 1;
    const values = { orderId, invoiceNumber: `INV-R${recordCount}`, createdAt: randomTime(random) };
    ids.invoices.set(
      orderId,
      await copyRow(invoices, template.invoiceId, { ...values, status: 'pending', paidAt: null }),
    );
  },
  async settle(random) {
    const id = ids.invoices.get(oneOf(random, ids.orders));
    if (id) await change(invoices, id, { status: 'success', paidAt: randomTime(random) });
  },
  async cancel(random) {
    const id = ids.invoices.get(oneOf(random, ids.orders));
    if (id) await change(invoices, id, { status: oneOf(random, ['expire', 'reversal', 'refund']) });
  },
  async deleteInvoice(random) {
    const orderId = oneOf(random, ids.orders);
    const id = ids.invoices.get(orderId);
    if (!id) return;
    ids.invoices.delete(orderId);
    await shop.deps.db.delete(invoices).where(eq(invoices.id, id));
  },
  async addClaim(random) {
    recordCount += 1;
    const values = {
      claimNumber: `KLM-R${recordCount}`,
      createdAt: randomTime(random),
      heirSecretHash: null,
    };
    ids.claims.push(
      await copyRow(claims, template.claimId, { ...values, orderId: oneOf(random, ids.orders) }),
    );
  },
  async payClaim(random) {
    if (ids.claims.length === 0) return;
    const account = { bankName: 'BCA', accountNumber: '1', accountHolder: 'SITI' };
    const values = { amount: 1000 + random(500_000), paidAt: randomTime(random) };
    await shop.deps.db
      .insert(claimPayments)
      .values({ claimId: oneOf(random, ids.claims), ...account, ...values })
      .onConflictDoUpdate({ target: claimPayments.claimId, set: values });
  },
  async correctClaim(random) {
    if (ids.claims.length === 0) return;
    const values = [{ createdAt: randomTime(random) }, { orderId: oneOf(random, ids.orders) }];
    await change(claims, oneOf(random, ids.claims), oneOf(random, values));
  },
  async correctOrder(random) {
    const [source] = await shop.deps.db
      .select()
      .from(orders)
      .where(eq(orders.id, oneOf(random, template.orderIds)));
    const values = [
      { premium: 100_000 + random(900_000) },
      { partner: oneOf(random, [null, 'toko-maju']) },
      { createdAt: randomTime(random) },
      { product: source?.product, productType: source?.productType },
    ];
    await change(orders, oneOf(random, ids.orders), oneOf(random, values));
  },
};

async function clearRecords() {
  const { db } = shop.deps;
  for (const id of ids.claims) {
    await db.delete(claimPayments).where(eq(claimPayments.claimId, id));
    await db.delete(claims).where(eq(claims.id, id));
  }
  for (const id of ids.invoices.values()) await db.delete(invoices).where(eq(invoices.id, id));
  for (const id of ids.orders) await db.delete(orders).where(eq(orders.id, id));
  ids.claims.length = 0;
  ids.orders.length = 0;
  ids.invoices.clear();
}
beforeEach(clearRecords);

/** Returns the reply of the API in the form of the direct figures. */
async function replyOf({ scope, from, to, line, insurer }: DashboardFilter) {
  const query = new URLSearchParams({ from, to, ...(line && { line }), ...(insurer && { insurer }) });
  const { token } = scope.insurerId === null ? staff.all : staff.ofInsurer;
  const { rows, total, partners }: DeskDashboard = (
    await shop.api('GET', `/desk/dashboard?${query}`, { token })
  ).body.response;
  const withoutToday = ({ policiesEnding: _today, ...figures }: DashboardFigures) => figures;
  return {
    rows: Object.fromEntries([
      ['total', withoutToday(total)],
      ...rows.map(({ line: group, insurer: { id }, ...figures }) => [
        `${group} ${id}`,
        withoutToday(figures),
      ]),
    ]),
    partners,
  };
}

function randomFilter(random: Random): DashboardFilter {
  const [a, b] = [random(DAYS), random(DAYS)];
  return {
    scope: { insurerId: random(4) === 0 ? (insurerIds[1] ?? '') : null },
    from: dayAt(Math.min(a, b)),
    to: dayAt(Math.max(a, b)),
    line: oneOf(random, [undefined, undefined, 'kesehatan', 'kecelakaandiri']),
    insurer: oneOf(random, [undefined, undefined, ...insurerIds]),
  };
}
const WHOLE: DashboardFilter = { scope: { insurerId: null }, from: dayAt(0), to: dayAt(DAYS - 1) };
const expectDirectFigures = async (filter: DashboardFilter, message: string) =>
  expect(await replyOf(filter), message).toEqual(await directFigures(shop.deps.db, filter));

async function storeAll() {
  while ((await storeChangedDays(shop.deps.db, TODAY, 7)) > 0);
}
const changedDays = async () =>
  (await shop.deps.db.selectDistinct().from(dashboardChanges)).map(({ day }) => day).toSorted();

it.each([1, 2])(
  'the dashboard by day equals the direct figures for every filter after each of many random changes, seed %i',
  async (seed) => {
    const random = numbersFrom(seed);
    for (let count = 0; count < 8; count += 1) await addOrder(random);
    for (let count = 0; count < 8; count += 1) await CHANGES.addInvoice?.(random);
    for (let step = 0; step < 80; step += 1) {
      const name = oneOf(random, Object.keys(CHANGES));
      await CHANGES[name]?.(random);
      await expectDirectFigures(WHOLE, `step ${step} after ${name}`);
      if (random(3) === 0) await expectDirectFigures(randomFilter(random), `step ${step} after ${name}`);
      if (random(4) === 0) await storeChangedDays(shop.deps.db, TODAY, 1 + random(7));
      else await storeAll();
    }
  },
  120_000,
);

it('the dashboard reads the stored rows of days without changes', async () => {
  await addOrder(numbersFrom(4));
  await storeAll();
  await shop.deps.db.update(dashboardDays).set({ orders: 17 });
  expect((await replyOf(WHOLE)).rows.total?.orders).toBe(17);
  await addOrder(numbersFrom(4));
  expect((await replyOf(WHOLE)).rows.total?.orders).toBe(2);
});

it('a change without effect on the figures changes no day', async () => {
  await addOrder(numbersFrom(5));
  await storeAll();
  await change(orders, ids.orders[0] ?? '', { updatedAt: new Date(), feedback: 'Foto' });
  await change(claims, template.claimId, { state: 'review' });
  expect(await changedDays()).toEqual([]);
});

it('the day of a transaction that is rolled back, or not committed yet, does not change', async () => {
  await storeAll();
  const { db } = shop.deps;
  const work = db.transaction(async (tx) => {
    await tx.update(invoices).set({ status: 'expire' }).where(eq(invoices.id, template.invoiceId));
    throw new Error('rolled back');
  });
  await expect(work).rejects.toThrow('rolled back');
  expect(await changedDays()).toEqual([]);
});

it('parallel changes and stores of days lose and double no record', async () => {
  const { db } = shop.deps;
  const randoms = [11, 12, 13].map(numbersFrom);
  for (let round = 0; round < 4; round += 1)
    await Promise.all([
      ...randoms.map(async (random) => {
        for (let count = 0; count < 3; count += 1) await addOrder(random);
      }),
      ...[1, 3, 7].map((limit) => storeChangedDays(db, TODAY, limit)),
    ]);
  await storeAll();
  expect(await changedDays()).toEqual([]);
  await expectDirectFigures(WHOLE, 'after parallel changes');
  expect((await replyOf(WHOLE)).rows.total?.orders).toBe(36);
});

/** A condition for stores of days that wait for a lock of the table, after they have removed the entries of the days. */
const IS_WAITING = sql`not granted and relation = 'dashboard_days'::regclass
  and database = (select oid from pg_database where datname = current_database())`;
const lockDays = (tx: Tx) => tx.execute(sql`lock table ${dashboardDays} in share mode`);
const rowCount = async (tx: Tx, query: SQL) =>
  ((await tx.execute(query)) as unknown as { rowCount: number }).rowCount;
const POLL = { timeout: 10_000 };

it('a store of days that ends in the middle leaves them to the next one', async () => {
  const { db } = shop.deps;
  await storeAll();
  await addOrder(numbersFrom(6));
  const days = await changedDays();
  const result = await db.transaction(async (tx) => {
    await lockDays(tx);
    const store = storeChangedDays(db, TODAY, 7).catch((error: unknown) => error);
    // PostgreSQL ends the transaction as after a kill of the process.
    const cancel = sql`select pg_cancel_backend(pid) from pg_locks where ${IS_WAITING}`;
    await expect.poll(() => rowCount(tx, cancel), POLL).toBe(1);
    return store;
  });
  expect(result).toBeInstanceOf(Error);
  expect(await changedDays()).toEqual(days);
  await expectDirectFigures(WHOLE, 'after the end');
  await storeAll();
  await expectDirectFigures(WHOLE, 'after the next store');
});

it('a second store of a day, which changed again, stores nothing while the first one runs', async () => {
  const { db } = shop.deps;
  await storeAll();
  await addOrder(numbersFrom(8));
  const first = await db.transaction(async (tx) => {
    await lockDays(tx);
    const waiting = sql`select from pg_locks where ${IS_WAITING}`;
    const store = storeChangedDays(db, TODAY, 7);
    await expect.poll(() => rowCount(tx, waiting), POLL).toBe(1);
    await addOrder(numbersFrom(8));
    expect(await storeChangedDays(db, TODAY, 7)).toBe(0);
    return { store };
  });
  expect(await first.store).toBe(1);
  await expectDirectFigures(WHOLE, 'after the first store');
  await storeAll();
  await expectDirectFigures(WHOLE, 'after the next store');
  expect((await replyOf(WHOLE)).rows.total?.orders).toBe(2);
});

it('the job stores every changed day', async () => {
  await addOrder(numbersFrom(7));
  expect(await changedDays()).not.toEqual([]);
  await shop.deps.jobs.enqueue(shop.deps.db, 'desk.dashboard-days', {});
  await shop.runJobs();
  expect(await changedDays()).toEqual([]);
  await expectDirectFigures(WHOLE, 'after the job');
});
