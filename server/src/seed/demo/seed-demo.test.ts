import { deadlineTransition } from '@naungan/domain/claim';
import type { ClaimDetail } from '@naungan/domain/claim/record';
import { todayInJakarta } from '@naungan/domain/dates';
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
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Harness, startApp } from '../../../test/harness.ts';
import { claimPayments, claims, invoices, orders, policies } from '../../db/schema.ts';
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
  await seedDemo(harness.app, clockOf(harness), { lines: demoLines });
  const body = demoLogin(harness.deps.config);
  const reply = await harness.api('POST', '/user/login', { body });
  const session: { access_token: string } = reply.body.response;
  token = session.access_token;
}, 300_000);
afterAll(() => harness.close());

/** Returns the harness's clock as a movable clock. */
function clockOf({ clock }: Harness): MovableClock {
  let isMoved = false;
  return {
    now: clock.now,
    isMoved: () => isMoved,
    async runAtInstant(instant, work) {
      const startTime = clock.now();
      clock.set(instant);
      isMoved = true;
      try {
        return await work();
      } finally {
        clock.set(startTime);
        isMoved = false;
      }
    },
  };
}

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

/** Returns the claims of the demo member with their policies and their pages. */
async function readDemoClaims() {
  const rows = await harness.deps.db
    .select({ claim: claims, policy: policies, paidAt: claimPayments.paidAt })
    .from(claims)
    .innerJoin(policies, eq(policies.id, claims.policyId))
    .leftJoin(claimPayments, eq(claimPayments.claimId, claims.id));
  return Promise.all(
    rows.map(async (row) => {
      const reply = await harness.api('GET', `/claims/client/${row.claim.id}`, { token });
      return { ...row, detail: reply.body.response as ClaimDetail };
    }),
  );
}

const DAY_MS = 86_400_000;

it('the simulated insurer leaves every demo claim to the desk, because of the word "tunggu"', async () => {
  for (const { claim } of await readDemoClaims()) expect(claim.description).toMatch(/\btunggu\b/);
});

describe('the times of the demo claims', () => {
  it('the incident is within the cover, and the claim is sent after the incident and before today', async () => {
    const today = todayInJakarta(harness.clock.now());
    for (const { claim, policy } of await readDemoClaims()) {
      const sentOn = todayInJakarta(claim.createdAt);
      expect(claim.incidentDate >= policy.startDate, claim.state).toBe(true);
      expect(claim.incidentDate <= policy.endDate, claim.state).toBe(true);
      expect(sentOn > claim.incidentDate, claim.state).toBe(true);
      expect(sentOn < today, claim.state).toBe(true);
    }
  });

  it('the events are in order: the claim is sent first, and the decision and the payment are on later days', async () => {
    for (const { claim, paidAt, detail } of await readDemoClaims()) {
      const times = detail.history.map(({ at }) => new Date(at).getTime()).toReversed();
      expect(times[0], claim.state).toBe(claim.createdAt.getTime());
      expect(times, claim.state).toEqual(times.toSorted((a, b) => a - b));
      expect(new Set(times).size, claim.state).toBe(times.length);
      expect(times.at(-1), claim.state).toBeLessThan(harness.clock.now().getTime());
      if (paidAt) expect(paidAt.getTime() - claim.createdAt.getTime(), claim.state).toBeGreaterThan(DAY_MS);
    }
  });

  it('no deadline has passed, and a claim is closed only after the deadline of the appeal', async () => {
    for (const { claim, detail } of await readDemoClaims()) {
      expect(detail.next.lateNotice, claim.state).toBeNull();
      if (claim.state !== 'closed') continue;
      const [closing, rejection] = detail.history.map(({ at }) => todayInJakarta(new Date(at)));
      const deadline = deadlineTransition('rejected', rejection ?? '');
      expect((closing ?? '') >= (deadline?.date ?? '9999'), 'closing').toBe(true);
    }
  });

  it('a later claim has a higher number', async () => {
    const demoClaims = (await readDemoClaims()).map(({ claim }) => claim);
    const byNumber = demoClaims.toSorted((a, b) => a.claimNumber.localeCompare(b.claimNumber));
    const times = byNumber.map(({ createdAt }) => createdAt.getTime());
    expect(times).toEqual(times.toSorted((a, b) => a - b));
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
    const beforeFirst = vi.fn();
    await seedDemo(harness.app, clockOf(harness), { lines: demoLines, beforeFirst });
    expect(beforeFirst).not.toHaveBeenCalled();
    expect((await list('/transaction')).length).toBe(before);
  });
});
