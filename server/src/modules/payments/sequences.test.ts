import { like } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TEST_NOW, type TestMember } from '../../../test/harness.ts';
import { transactions } from '../../simulators/midtrans/tables.ts';
import {
  approvedOrder,
  atGateway,
  type Fault,
  ledgerOf,
  notificationsOf,
  notify,
  pay,
  type Shop,
  type SimulatedAct,
  signedIn,
  startShop,
} from './fixture.ts';
import { reconcile } from './jobs.ts';

/**
 * Random sequences of what members, payers, the gateway, the network and the clock do, in any order, against a
 * model that knows only this: whether anybody's money has reached the gateway, and whether it went back.
 */
let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
}, 60_000);
afterAll(() => shop.close());

type Step =
  | { kind: 'pay'; method: string; replace: boolean; twice: boolean }
  | { kind: 'gateway'; which: number; act: SimulatedAct }
  | { kind: 'notify'; which: number; copies: number }
  | { kind: 'forge'; which: number; how: 'signature' | 'amount' | 'status' }
  | { kind: 'network'; call: string; fault: Fault }
  | { kind: 'clock'; minutes: number }
  | { kind: 'reconcile' }
  | { kind: 'jobs' };

const which = fc.nat({ max: 20 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('pay' as const),
      method: fc.constantFrom('bca', 'gopay'),
      replace: fc.boolean(),
      twice: fc.boolean(),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('gateway' as const),
      which,
      act: fc.constantFrom<SimulatedAct>('pay', 'pay', 'pay', 'decline', 'expire', 'reverse'),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('notify' as const),
      which,
      copies: fc.constantFrom(1, 1, 2, 3),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('forge' as const),
      which,
      how: fc.constantFrom('signature' as const, 'amount' as const, 'status' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('network' as const),
      call: fc.constantFrom('charge', 'status', 'cancel', 'expire'),
      fault: fc.constantFrom<Fault>('before', 'after', 'refuse'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('clock' as const),
      minutes: fc.constantFrom(1, 11, 11, 300, 1_000, 3_000),
    }),
  },
  { weight: 2, arbitrary: fc.constant({ kind: 'reconcile' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'jobs' as const }) },
);

type Model = { paid: boolean; returned: boolean };
type World = { member: TestMember; orderId: string; prefix: string; model: Model };

/** What the gateway holds for this invoice, oldest first. */
async function atTheGateway({ prefix }: World) {
  const rows = await shop.deps.db
    .select()
    .from(transactions)
    .where(like(transactions.orderId, `${prefix}%`))
    .orderBy(transactions.transactionTime);
  const now = shop.clock.now();
  return rows.map((row) => ({ ...row, payable: row.status === 'pending' && row.expiryTime > now }));
}
const pick = <T>(list: T[], index: number): T | undefined => list[index % Math.max(1, list.length)];

async function notifications(world: World) {
  const all = await Promise.all((await atTheGateway(world)).map(({ id }) => notificationsOf(shop, id)));
  return all.flat();
}

async function forge(world: World, { which: index, how }: Extract<Step, { kind: 'forge' }>): Promise<void> {
  const body = pick(await notifications(world), index);
  if (!body) return;
  const before = JSON.stringify(await ledgerOf(shop, world.orderId));
  const forged = {
    signature: { ...body, transaction_status: 'settlement', signature_key: 'f'.repeat(128) },
    amount: { ...body, transaction_status: 'settlement', gross_amount: '1.00' },
    status: { ...body, transaction_status: 'settlement', status_code: '200' },
  }[how];
  const reply = await notify(shop, forged);
  // The code is signed too: only where it was 200 already is this still the gateway's own word.
  const genuine = how === 'status' && body.status_code === '200';
  expect(reply.status === 403).toBe(!genuine);
  expect(genuine || JSON.stringify(await ledgerOf(shop, world.orderId)) === before).toBe(true);
}

async function act(
  world: World,
  { which: index, act: wanted }: Extract<Step, { kind: 'gateway' }>,
): Promise<void> {
  const transaction = pick(await atTheGateway(world), index);
  if (!transaction || !(await atGateway(shop, transaction.id, wanted))) return;
  if (wanted === 'pay') world.model.paid = true;
  if (wanted === 'reverse') world.model.returned = true;
}

async function perform(world: World, one: Step): Promise<void> {
  switch (one.kind) {
    case 'pay': {
      const member = await signedIn(shop, world.member);
      const once = () => pay(shop, member, world.orderId, one.method, { replace: one.replace });
      const replies = await Promise.all(one.twice ? [once(), once()] : [once()]);
      for (const { status } of replies) expect([200, 409, 502, 503]).toContain(status);
      return;
    }
    case 'gateway':
      return act(world, one);
    case 'notify': {
      const body = pick(await notifications(world), one.which);
      const replies = await Promise.all(
        Array.from({ length: body ? one.copies : 0 }, () => notify(shop, body)),
      );
      for (const { status } of replies) expect([200, 503]).toContain(status);
      return;
    }
    case 'forge':
      return forge(world, one);
    case 'network':
      shop.network.faults.set(one.call, [one.fault]);
      return;
    case 'clock':
      return shop.clock.advance(one.minutes * 60);
    case 'reconcile':
      return reconcile(shop.deps);
    case 'jobs':
      await shop.runJobs();
  }
}

/** What must be true at every moment, whatever has happened. */
async function check(world: World): Promise<void> {
  const { invoice, payments, policies, journal } = await ledgerOf(shop, world.orderId);
  const there = await atTheGateway(world);
  const active = payments.filter(({ status }) => ['creating', 'pending', 'challenge'].includes(status));
  const moneyIn = there.filter(({ settlementTime }) => settlementTime !== null);
  const settlements = journal.filter(({ toStatus }) => toStatus === 'success');
  expect(active.length, 'payable instruments of ours').toBeLessThanOrEqual(1);
  expect(
    there.filter(({ payable }) => payable).length,
    'payable instruments at the gateway',
  ).toBeLessThanOrEqual(1);
  expect(moneyIn.length, 'payments that anybody made').toBeLessThanOrEqual(1);
  expect(settlements.length, 'settlements of the invoice').toBeLessThanOrEqual(1);
  expect(policies.length, 'policies').toBe(settlements.length);
  expect(policies.filter(({ status }) => status === 'active').length, 'policies in force').toBe(
    invoice.status === 'success' ? 1 : 0,
  );
  expect(invoice.status === 'success' && !world.model.paid, 'a settlement without money').toBe(false);
}

/** The network works again, everything that was sent arrives, and the hours of the jobs pass. */
async function comeToRest(world: World): Promise<void> {
  shop.network.faults.clear();
  for (let round = 0; round < 2; round += 1) {
    for (const body of await notifications(world)) expect((await notify(shop, body)).status).toBe(200);
    shop.clock.advance(11 * 60);
    await reconcile(shop.deps);
    await shop.runJobs();
  }
  await check(world);
  const { invoice, payments } = await ledgerOf(shop, world.orderId);
  const there = await atTheGateway(world);
  const { paid, returned } = world.model;
  const expected =
    paid && !returned ? ['success'] : returned ? ['reversal', 'pending', 'expire'] : ['pending', 'expire'];
  expect(expected).toContain(invoice.status);
  const payable = there.filter((row) => row.payable).map(({ orderId }) => orderId);
  const ours = payments.filter(({ status }) => status === 'pending').map(({ reference }) => reference);
  expect(
    payable.filter((reference) => !ours.includes(reference)),
    'payable at the gateway, unknown to us',
  ).toEqual([]);
}

test('any sequence pays at most once, loses no money, shows one instrument and issues one policy', {
  timeout: 240_000,
}, async () => {
  const member = await shop.registerMember({ complete: true });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 16 }), async (steps) => {
      shop.clock.set(TEST_NOW);
      shop.network.faults.clear();
      const orderId = await approvedOrder(shop, await signedIn(shop, member));
      const prefix = (await ledgerOf(shop, orderId)).invoice.invoiceNumber.replaceAll('/', '-');
      const world: World = { member, orderId, prefix, model: { paid: false, returned: false } };
      for (const one of steps) {
        await perform(world, one);
        await check(world);
      }
      await comeToRest(world);
    }),
    { numRuns: Number(process.env.SEQUENCE_RUNS ?? 30), endOnFailure: false },
  );
});
