import { canBeRevised, type ProductType } from '@naungan/domain/lines';
import {
  CLAIM_STATES,
  INVOICE_STATUSES,
  ORDER_STATUSES,
  type OrderStatus,
  POLICY_STATES,
} from '@naungan/domain/status';
import { eq } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startApp } from '../../../test/harness.ts';
import { claims, invoices, orders, policies } from '../../db/schema.ts';
import { policyState } from '../../modules/policies/service.ts';
import { demoLogin } from './account.ts';
import type { MovableClock } from './clock.ts';
import { DEMO_LINES } from './lines.ts';
import { seedDemo } from './seed-demo.ts';

/** Each line takes seconds, so a quick run tests only one line; `npm run test:deep` tests all lines. */
const demoLines =
  process.env.TEST_DEPTH === 'deep' ? DEMO_LINES : DEMO_LINES.filter(({ line }) => line === 'kesehatan');
/** `pending`: the order was sent back to the member; `revision`: the member has sent the correction. */
const REVISION_STATUSES: readonly OrderStatus[] = ['pending', 'revision'];

let harness: Harness;
let token: string;
beforeAll(async () => {
  harness = await startApp();
  await seedDemo(harness.app, clockOf(harness), demoLines);
  const body = demoLogin(harness.deps.config);
  const reply = await harness.api('POST', '/user/login', { body });
  const session: { access_token: string } = reply.body.response;
  token = session.access_token;
}, 300_000);
afterAll(() => harness.close());

/** Returns the harness's clock as a movable clock. */
const clockOf = ({ clock }: Harness): MovableClock => ({
  now: clock.now,
  async at(instant, work) {
    const startTime = clock.now();
    clock.set(instant);
    try {
      return await work();
    } finally {
      clock.set(startTime);
    }
  },
});

const list = async (path: string) =>
  (await harness.api('GET', path, { token })).body.response as {
    _id: string;
    id: string;
    productType: ProductType;
  }[];

async function statesOf(table: typeof orders | typeof claims, column: PgColumn, line: ProductType) {
  const rows = await harness.deps.db.select({ state: column }).from(table).where(eq(table.productType, line));
  return new Set(rows.map(({ state }) => state));
}

async function invoiceStates(line: ProductType) {
  const rows = await harness.deps.db
    .select({ state: invoices.status })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(eq(orders.productType, line));
  return new Set(rows.map(({ state }) => state));
}

describe.each(demoLines.map(({ line }) => line))('the demo data of %s', (line) => {
  it('has an order in every state that the line has', async () => {
    const possibleStatuses = ORDER_STATUSES.filter(
      (status) => canBeRevised(line) || !REVISION_STATUSES.includes(status),
    );
    expect(await statesOf(orders, orders.statusOrder, line)).toEqual(new Set(possibleStatuses));
  });

  it('has an invoice in every state', async () => {
    expect(await invoiceStates(line)).toEqual(new Set(INVOICE_STATUSES));
  });

  it('has a policy in every state', async () => {
    const rows = await harness.deps.db.select().from(policies).where(eq(policies.productType, line));
    const now = harness.clock.now();
    expect(new Set(rows.map((row) => policyState(row, now)))).toEqual(new Set(POLICY_STATES));
  });

  it('has a claim in every state', async () => {
    expect(await statesOf(claims, claims.state, line)).toEqual(new Set(CLAIM_STATES));
  });
});

describe('seedDemo', () => {
  it('creates orders, policies and claims that the demo member can read', async () => {
    const paths = [
      ...(await list('/transaction')).map(
        ({ productType, _id }) => `/transaction/${productType}/${_id}?invoice=true`,
      ),
      ...(await list('/policies')).map(({ _id }) => `/policies/${_id}`),
      ...(await list('/claims/client')).map(({ id }) => `/claims/client/${id}`),
    ];
    expect(paths.length).toBeGreaterThan(20 * demoLines.length);
    for (const path of paths) expect((await harness.api('GET', path, { token })).status, path).toBe(200);
  });

  it('creates no order again at the next start', async () => {
    const before = (await list('/transaction')).length;
    await seedDemo(harness.app, clockOf(harness), demoLines);
    expect((await list('/transaction')).length).toBe(before);
  });
});
