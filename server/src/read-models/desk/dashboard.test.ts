import { randomUUID } from 'node:crypto';
import type { DeskDashboard } from '@naungan/api/desk-dashboard';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Harness, TestStaff } from '../../../test/harness.ts';
import { claimPayments, claims, insurers, invoices, orders, policies } from '../../db/schema.ts';
import { type ClaimablePolicy, createPolicy, makeClaim } from '../../modules/claims/fixture.ts';
import { type Shop, startShop } from '../../modules/payments/fixture.ts';

let shop: Shop;
let finance: TestStaff;
/** The insurers of the health orders and of the accident orders. */
let health: string;
let accident: string;

const PERIOD = 'from=2026-10-10&to=2026-10-11';
/** The first and the last instant of the period, and the instants next to them outside. */
const BEFORE = '2026-10-09T16:59:59.999Z';
const FIRST = '2026-10-09T17:00:00.000Z';
const LAST = '2026-10-11T16:59:59.999Z';
const AFTER = '2026-10-11T17:00:00.000Z';

type Table = typeof orders | typeof invoices | typeof policies | typeof claims;
/** Inserts a copy of a row with changes; returns its id. */
async function copyRow(
  { deps: { db } }: Harness,
  table: Table,
  id: string,
  changes: object,
): Promise<string> {
  const [row] = await db.select().from(table).where(eq(table.id, id));
  const { insurerId: _generated, ...values } = { insurerId: null, ...row };
  const copy = { ...values, id: randomUUID(), ...changes };
  await db.insert(table).values(copy as never);
  return copy.id;
}

type OrderFacts = {
  at: string;
  decided: string;
  status: 'approve' | 'reject';
  invoice?: { at: string; status: string; paid?: string };
  premium?: number;
  partner?: string;
};
let orderCount = 0;

/** Stores an order like the order of the policy, with these facts; returns its id. */
async function addOrder(template: ClaimablePolicy, facts: OrderFacts): Promise<string> {
  orderCount += 1;
  const { at, decided, status, invoice, premium = 700_000, partner = null } = facts;
  const orderId = await copyRow(shop, orders, template.orderId, {
    kpaNumber: `KPA-${orderCount}`,
    createdAt: new Date(at),
    decidedAt: new Date(decided),
    statusOrder: status,
    premium,
    partner,
  });
  if (!invoice) return orderId;
  const [row] = await shop.deps.db.select().from(invoices).where(eq(invoices.orderId, template.orderId));
  await copyRow(shop, invoices, row?.id ?? '', {
    orderId,
    invoiceNumber: `INV-${orderCount}`,
    createdAt: new Date(invoice.at),
    status: invoice.status,
    paidAt: invoice.paid ? new Date(invoice.paid) : null,
  });
  return orderId;
}

async function addHealthOrders(template: ClaimablePolicy): Promise<void> {
  await addOrder(template, {
    at: FIRST,
    decided: '2026-10-09T19:00:00.000Z',
    status: 'approve',
    invoice: { at: '2026-10-09T19:00:00.000Z', status: 'success', paid: '2026-10-09T20:00:00.000Z' },
    premium: 1_000_000,
    partner: 'toko-maju',
  });
  await addOrder(template, {
    at: BEFORE,
    decided: '2026-10-10T02:59:59.999Z',
    status: 'approve',
    invoice: { at: LAST, status: 'success', paid: AFTER },
    premium: 2_000_000,
    partner: 'toko-lain',
  });
  await addOrder(template, { at: LAST, decided: AFTER, status: 'reject', partner: 'toko-maju' });
}

async function addAccidentOrders(template: ClaimablePolicy): Promise<void> {
  const at = '2026-10-10T00:00:00.000Z';
  await addOrder(template, { at: AFTER, decided: AFTER, status: 'approve' });
  await addOrder(template, { at, decided: '2026-10-10T05:00:00.000Z', status: 'reject' });
  await addOrder(template, {
    at,
    decided: '2026-10-10T03:00:00.000Z',
    status: 'approve',
    invoice: { at, status: 'reversal', paid: at },
    premium: 5_000_000,
  });
}

/** Ends of the days with ages 2, 3, 7, 8, 14 and 15 on 21 November, and claims on both sides of the period's end. */
async function addClaims(claimId: string): Promise<void> {
  const facts = [
    { at: LAST, state: 'finish' },
    { at: AFTER },
    { at: '2026-11-18T17:00:00.000Z' },
    { at: '2026-11-18T16:59:59.999Z' },
    { at: '2026-11-13T17:00:00.000Z' },
    { at: '2026-11-13T16:59:59.999Z' },
    { at: '2026-11-06T17:00:00.000Z' },
    { at: '2026-11-06T16:59:59.999Z', state: 'payment' },
    { at: '2026-11-20T00:00:00.000Z', state: 'withdrawn' },
  ];
  const paidAt: Record<string, string> = { [LAST]: LAST, [AFTER]: AFTER };
  for (const [index, { at, state = 'pending' }] of facts.entries()) {
    const createdAt = new Date(at);
    const id = await copyRow(shop, claims, claimId, { claimNumber: `KLM-${index}`, createdAt, state });
    const paid = paidAt[at];
    const account = { bankName: 'BCA', accountNumber: '1', accountHolder: 'SITI' };
    if (paid)
      await shop.deps.db
        .insert(claimPayments)
        .values({ claimId: id, amount: 250_000, ...account, paidAt: new Date(paid) });
  }
}

const insurerOf = async (orderId: string) =>
  (await shop.deps.db.select().from(orders).where(eq(orders.id, orderId)))[0]?.insurerId ?? '';

beforeAll(async () => {
  shop = await startShop();
  const { db } = shop.deps;
  const member = await shop.registerMember({ complete: true });
  const healthPolicy = await createPolicy(shop, member, 'kesehatan');
  const accidentPolicy = await createPolicy(shop, member, 'kecelakaandiri');
  const claimId = await makeClaim(shop, member, healthPolicy);
  health = await insurerOf(healthPolicy.orderId);
  accident = await insurerOf(accidentPolicy.orderId);
  await db.update(insurers).set({ companyName: '=1+1' }).where(eq(insurers.id, health));
  await db.update(insurers).set({ companyName: 'PT Asuransi, Tbk' }).where(eq(insurers.id, accident));
  await addHealthOrders(healthPolicy);
  await addAccidentOrders(accidentPolicy);
  await addClaims(claimId);
  await db.update(claims).set({ state: 'closed' }).where(eq(claims.id, claimId));
  const ends = ['2026-11-20', '2026-11-21', '2026-12-21', '2026-12-22'];
  for (const [index, endDate] of ends.entries()) {
    const changes = {
      policyNumber: `POL-${index}`,
      certificateCode: `c${index}`,
      kind: `k${index}`,
      endDate,
    };
    await copyRow(shop, policies, healthPolicy.id, changes);
  }
  finance = await shop.deskPerson({ roles: ['finance'] });
}, 60_000);
afterAll(() => shop.close());

const get = (query: string, { token }: TestStaff = finance, path = '/desk/dashboard') =>
  shop.api('GET', `${path}?${query}`, { token });
const dashboard = async (query: string, staff?: TestStaff): Promise<DeskDashboard> =>
  (await get(query, staff)).body.response;

const csv = async (staff: TestStaff): Promise<{ fileName: string; content: string }> =>
  (await get(PERIOD, staff, '/desk/dashboard/csv')).body.response;

const HEALTH = {
  line: 'kesehatan',
  orders: 2,
  approved: 2,
  rejected: 0,
  // 2 and 10 hours
  approvalHours: 6,
  invoices: 2,
  paid: 2,
  paymentRate: 1,
  premium: 1_000_000,
  claims: 1,
  claimsPaid: 250_000,
  lossRatio: 0.25,
  policiesEnding: 2,
};
const ACCIDENT = {
  line: 'kecelakaandiri',
  orders: 2,
  approved: 1,
  rejected: 1,
  approvalHours: 3,
  invoices: 1,
  paid: 0,
  paymentRate: 0,
  premium: 0,
  claims: 0,
  claimsPaid: 0,
  lossRatio: null,
  policiesEnding: 0,
};
const NOTHING = {
  orders: 0,
  approved: 0,
  rejected: 0,
  approvalHours: null,
  invoices: 0,
  paid: 0,
  paymentRate: null,
  premium: 0,
  claims: 0,
  claimsPaid: 0,
  lossRatio: null,
  policiesEnding: 0,
};

it('the dashboard counts what happened from the first to the last day in Jakarta, by line and insurer', async () => {
  expect(await dashboard(PERIOD)).toMatchObject({
    from: '2026-10-10',
    to: '2026-10-11',
    rows: [
      { ...ACCIDENT, insurer: { id: accident, name: 'PT Asuransi, Tbk' } },
      { ...HEALTH, insurer: { id: health, name: '=1+1' } },
    ],
    total: {
      orders: 4,
      approved: 3,
      rejected: 1,
      // 2, 3 and 10 hours
      approvalHours: 3,
      invoices: 3,
      paid: 2,
      paymentRate: 0.6667,
      premium: 1_000_000,
      claims: 1,
      claimsPaid: 250_000,
      lossRatio: 0.25,
      policiesEnding: 2,
    },
  });
});

it('the dashboard has open claims by their days in Jakarta, and the sales of orders of partners', async () => {
  const { openClaims, partners } = await dashboard(PERIOD);
  expect(openClaims).toEqual([
    { age: '0-2', count: 1 },
    { age: '3-7', count: 2 },
    { age: '8-14', count: 2 },
    { age: '15+', count: 2 },
  ]);
  expect(partners).toEqual([{ partner: 'toko-maju', orders: 2, paid: 1, premium: 1_000_000 }]);
});

it('the filters of the dashboard restrict every figure to a line and an insurer', async () => {
  for (const filter of ['line=kecelakaandiri', `insurer=${accident}`]) {
    const { rows, openClaims, partners } = await dashboard(`${PERIOD}&${filter}`);
    expect(rows).toMatchObject([ACCIDENT]);
    expect(openClaims.map(({ count }) => count)).toEqual([0, 0, 0, 0]);
    expect(partners).toEqual([]);
  }
});

it('staff of an insurer see only figures of their insurer', async () => {
  const staff = await shop.deskPerson({ roles: ['finance'], insurerId: accident });
  const own = await dashboard(PERIOD, staff);
  expect(own).toMatchObject({ rows: [ACCIDENT], total: { orders: 2, claims: 0 }, partners: [] });
  expect(own.insurers.map(({ id }) => id)).toEqual([accident]);
  expect(await dashboard(`${PERIOD}&insurer=${health}`, staff)).toMatchObject({ rows: [], total: NOTHING });
  expect((await csv(staff)).content).not.toContain('Kesehatan');
});

it('a period without records has no rows, counts of 0 and no ratios', async () => {
  const { rows, total, partners } = await dashboard(`from=2020-01-01&to=2020-01-01&insurer=${accident}`);
  expect({ rows, total, partners }).toEqual({ rows: [], total: NOTHING, partners: [] });
});

it('the CSV file has a row for each line and insurer and the total, without formulas', async () => {
  const { fileName, content } = await csv(finance);
  expect(fileName).toBe('dasbor-2026-10-10-2026-10-11.csv');
  expect(content.split('\r\n')).toEqual([
    'Lini,Perusahaan asuransi,Pesanan,Disetujui,Ditolak,Median jam persetujuan,Tagihan,Tagihan lunas,Tingkat pembayaran,' +
      'Premi (Rp),Klaim,Klaim dibayar (Rp),Rasio klaim,Polis berakhir dalam 30 hari',
    'Jiwa,"PT Asuransi, Tbk",2,1,1,3,1,0,0,0,0,0,,0',
    "Kesehatan,'=1+1,2,2,0,6,2,2,1,1000000,1,250000,0.25,2",
    'Total,,4,3,1,3,3,2,0.6667,1000000,1,250000,0.25,2',
    '',
  ]);
});

it.each(['', '/csv'])(
  'the dashboard%s accepts 400 days and refuses other periods and filters',
  async (path) => {
    const statusOf = async (query: string) => (await get(query, finance, `/desk/dashboard${path}`)).status;
    // 2026 has 365 days; 4 February 2027 is day 400.
    expect(await statusOf('from=2026-01-01&to=2027-02-04')).toBe(200);
    for (const query of [
      'from=2026-01-01&to=2027-02-05',
      'from=2026-10-11&to=2026-10-10',
      'from=2026-02-30&to=2026-03-01',
      'from=2026-10-10',
      'to=2026-10-10',
      'from=10/10/2026&to=2026-10-10',
      `${PERIOD}&line=kapal`,
      `${PERIOD}&insurer=1`,
    ])
      expect(await statusOf(query), query).toBe(422);
  },
);
