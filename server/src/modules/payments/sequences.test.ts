import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEEP } from '../../../test/depth.ts';
import { ApiProblem } from '../../api-problem.ts';
import { reconcile } from './jobs.ts';
import {
  type Fault,
  type GatewayAction,
  type GatewayCall,
  type GatewayTransaction,
  isAlive,
  type SentNotification,
  triggerAtGateway,
} from './memory-gateway.fixture.ts';
import { receiveNotification } from './notification.ts';
import {
  ALL_METHODS,
  type InvoiceRecords,
  type SequenceShop,
  startSequenceShop,
} from './sequence-shop.fixture.ts';
import { isActive, isPaidState } from './state-machine.ts';

/**
 * Random sequences of actions by members, payers, both gateways, the network, the queue and the clock, in any
 * order and during gateway calls, compared with the gateways' own records of the money.
 */
let shop: SequenceShop;
beforeAll(async () => {
  shop = await startSequenceShop();
}, 60_000);
afterAll(() => shop.close());

/** The same sequences in every run, so that a failure is caused by a change of the code. */
const FIXED_RUNS = { seed: 20_261_121, numRuns: 60 };
/** Seconds of new random sequences; fast-check prints the seed of a failure. */
const SECONDS = 600;
const SEARCH = {
  seed: Number(process.env.SEQUENCE_SEED ?? randomInt(2 ** 31)),
  numRuns: 1_000_000,
  interruptAfterTimeLimit: SECONDS * 1000,
  markInterruptAsFailure: false,
};

type Simple =
  | { do: 'paid'; method: string }
  | { do: 'pay'; method: string; card: string; replace: boolean; other: string | null }
  | { do: 'gateway'; which: number; act: GatewayAction }
  | { do: 'notify'; which: number; copies: number }
  | { do: 'job'; which: number }
  | { do: 'jobs' }
  | { do: 'reconcile' }
  | { do: 'clock'; minutes: number };
type Forgery = { do: 'forge'; which: number; how: 'signature' | 'amount' | 'status' };
type Step =
  | Simple
  | Forgery
  | { do: 'fault'; call: GatewayCall; fault: Fault }
  | { do: 'down'; down: boolean }
  | { do: 'meanwhile'; call: GatewayCall; when: 'before' | 'after'; inner: Simple };

const which = fc.nat({ max: 30 });
const method = fc.oneof(
  fc.constantFrom(...ALL_METHODS),
  fc.constantFrom('credit_card', 'permata', 'btn', 'gopay'),
);
const call = fc.constantFrom<GatewayCall>('charge', 'status', 'cancel', 'expire');
const GATEWAY_ACTIONS: GatewayAction[] = [
  'pay',
  'pay',
  'pay',
  'deny',
  'review',
  'approve',
  'reject',
  'settle',
  'void',
  'reverse',
  'reverse',
  'refund',
  'chargeback',
];
const kind = <const T extends string>(name: T) => fc.constant(name);
const payment = fc.record({
  do: kind('pay'),
  method,
  card: fc.constantFrom('accept', 'secure', 'review', 'denied', 'wrong'),
  replace: fc.boolean(),
  // A simultaneous request from another tab.
  other: fc.option(method, { freq: 4 }),
});
const act = fc.record({ do: kind('gateway'), which, act: fc.constantFrom(...GATEWAY_ACTIONS) });
const notice = fc.record({ do: kind('notify'), which, copies: fc.constantFrom(1, 1, 1, 2, 3) });
const how = fc.constantFrom('signature' as const, 'amount' as const, 'status' as const);
const minutes = fc.constantFrom(1, 11, 11, 16, 130, 300, 900, 3_000, 12_000);
const simple: fc.Arbitrary<Simple> = fc.oneof(
  { weight: 6, arbitrary: payment },
  // Most faults with money need money that has arrived.
  { weight: 3, arbitrary: fc.record({ do: kind('paid'), method }) },
  { weight: 7, arbitrary: act },
  { weight: 5, arbitrary: notice },
  { weight: 2, arbitrary: fc.record({ do: kind('job'), which }) },
  { weight: 1, arbitrary: fc.record({ do: kind('jobs') }) },
  { weight: 2, arbitrary: fc.record({ do: kind('reconcile') }) },
  { weight: 3, arbitrary: fc.record({ do: kind('clock'), minutes }) },
);
const fault = fc.constantFrom<Fault>('before', 'after', 'refuse');
const when = fc.constantFrom('before' as const, 'after' as const);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 20, arbitrary: simple },
  // Never concurrent with other actions, because a forged notification must change nothing.
  { weight: 1, arbitrary: fc.record({ do: kind('forge'), which, how }) },
  { weight: 2, arbitrary: fc.record({ do: kind('fault'), call, fault }) },
  { weight: 1, arbitrary: fc.record({ do: kind('down'), down: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ do: kind('meanwhile'), call, when, inner: simple }) },
);

const pick = <T>(list: T[], index: number): T | undefined => list[index % Math.max(1, list.length)];
let tokens = 0;

/** Returns the error code of a rejected request, `null` for success; throws any other error. */
async function codeOf(work: Promise<unknown>): Promise<string | null> {
  try {
    await work;
    return null;
  } catch (error) {
    if (error instanceof ApiProblem) return error.code;
    throw error;
  }
}

/** Waits for all even when one fails, so that nothing affects the next sequence. */
async function waitForAll<T>(work: Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(work);
  return Promise.all(work);
}

const deliver = ({ gateway, body }: SentNotification) =>
  codeOf(receiveNotification(shop.deps, gateway, { body, text: JSON.stringify(body), headers: {} }));

async function payBy(name: string, { card, replace }: { card: string; replace: boolean }): Promise<void> {
  tokens += 1;
  const token = name === 'credit_card' ? { token: `${card}-${tokens}` } : {};
  const code = await codeOf(shop.pay({ paymentType: name, replace, ...token }));
  expect([null, 'CONFLICT', 'UPSTREAM', 'UNAVAILABLE', 'INVALID'], 'the problem code of the payer').toContain(
    code,
  );
}

async function forge({ which: index, how: trick }: Forgery): Promise<void> {
  const notification = pick(shop.gateways.notifications, index);
  if (!notification) return;
  const settled = { ...notification.body, transaction_status: 'settlement' };
  const before = JSON.stringify(await shop.records());
  if (trick === 'signature') {
    expect(await deliver({ ...notification, body: { ...settled, signature_key: 'f'.repeat(64) } })).toBe(
      'FORBIDDEN',
    );
    expect(JSON.stringify(await shop.records())).toBe(before);
  } else if (trick === 'amount') {
    const code = await deliver({ ...notification, body: { ...settled, total: 1 } });
    expect(['INVALID', 'NOT_FOUND']).toContain(code);
    const after = await shop.records();
    expect([after.status, after.payments.map(({ status }) => status)]).toEqual([
      (JSON.parse(before) as InvoiceRecords).status,
      (JSON.parse(before) as InvoiceRecords).payments.map(({ status }) => status),
    ]);
  } else await deliver({ ...notification, body: settled });
}

/** Returns whether the action can have changed the database. */
async function perform(entry: Step): Promise<boolean> {
  const { gateways, clock, jobs, deps } = shop;
  switch (entry.do) {
    case 'pay':
      await waitForAll(
        [entry.method, ...(entry.other ? [entry.other] : [])].map((name) => payBy(name, entry)),
      );
      return true;
    case 'paid': {
      await payBy(entry.method, { card: 'secure', replace: true });
      const transaction = gateways.transactions.at(-1);
      const notification =
        transaction &&
        triggerAtGateway(gateways, transaction, 'pay', clock.now()) &&
        gateways.notifications.at(-1);
      if (notification) await deliver(notification);
      return true;
    }
    case 'gateway': {
      const transaction = pick(gateways.transactions, entry.which);
      if (transaction) triggerAtGateway(gateways, transaction, entry.act, clock.now());
      return false;
    }
    case 'notify': {
      const notification = pick(gateways.notifications, entry.which);
      const copies = Array.from({ length: notification ? entry.copies : 0 }, () =>
        deliver(notification as SentNotification),
      );
      for (const code of await waitForAll(copies))
        expect([null, 'UNAVAILABLE', 'NOT_FOUND'], 'the problem code of the gateway').toContain(code);
      return copies.length > 0;
    }
    case 'forge':
      await forge(entry);
      return true;
    case 'job':
      return jobs.runOne(entry.which);
    case 'jobs':
      return (await jobs.runDue()) > 0;
    case 'reconcile':
      await reconcile(deps);
      return true;
    case 'clock':
      clock.advance(entry.minutes * 60);
      return false;
    case 'fault':
      gateways.faults.push({ call: entry.call, fault: entry.fault });
      return false;
    case 'down':
      gateways.down = entry.down;
      return false;
    default:
      gateways.meanwhile.push({ call: entry.call, when: entry.when, run: () => perform(entry.inner) });
      return false;
  }
}

const mailsOf = ({ mails }: InvoiceRecords, start: string) =>
  mails.filter((subject) => subject.startsWith(start));
const transitionsOf = ({ journal }: InvoiceRecords, from: string, to: string) =>
  journal.filter((entry) => entry.subject === 'invoice' && entry.from === from && entry.to === to);
const surplusOf = ({ journal }: InvoiceRecords) =>
  journal.filter(({ reason }) => reason?.startsWith('surplus'));
const payableTransactions = () =>
  shop.gateways.transactions.filter((transaction) => isAlive(transaction, shop.clock.now()));

/** The entries of each subject are connected: from creation to the current state. */
function checkJournal({ journal, status, payments }: InvoiceRecords): void {
  const subjects = [{ id: shop.invoice.id, status }, ...payments];
  for (const subject of subjects) {
    const entries = journal.filter(({ subject_id }) => subject_id === subject.id);
    expect(entries.map(({ from }) => from)).toEqual([null, ...entries.slice(0, -1).map(({ to }) => to)]);
    expect(entries.at(-1)?.to).toBe(subject.status);
  }
}

/**
 * A payable transaction at the gateway that is not the active payment must have a job or a watch that ends
 * it.
 */
function checkPayableTransactions({ payments }: InvoiceRecords): void {
  const active = payments.filter(({ status }) => isActive(status));
  expect(active.length, 'payable instruments of ours').toBeLessThanOrEqual(1);
  const strays = payableTransactions().filter(({ reference }) => reference !== active[0]?.reference);
  for (const { reference } of strays) {
    const storedPayment = payments.find((entry) => entry.reference === reference);
    const hasEndingJob = shop.jobs.waiting.some(
      ({ name, data }) =>
        name === 'payment.cancel' && (data as { paymentId: string }).paymentId === storedPayment?.id,
    );
    const unreported = storedPayment?.status === 'failure' && storedPayment.transaction_id === null;
    expect(hasEndingJob || unreported, `${reference} is never ended, ${storedPayment?.status}`).toBe(true);
  }
}

/** The invariants that hold at every moment. */
async function check(): Promise<InvoiceRecords> {
  const records = await shop.records();
  const { transactions } = shop.gateways;
  const settlements = records.journal.filter(
    ({ subject, to, from }) => subject === 'invoice' && to === 'success' && from !== 'success',
  );
  checkPayableTransactions(records);
  checkJournal(records);
  expect(settlements.length, 'settlements of the invoice').toBeLessThanOrEqual(1);
  expect(records.policies.length, 'policies').toBe(settlements.length);
  expect(records.policies.filter(({ status }) => status === 'active').length, 'policies in force').toBe(
    records.status === 'success' ? 1 : 0,
  );
  const isUnpaid = transactions.every(({ money }) => money === 'none');
  expect(records.status === 'success' && isUnpaid, 'a settlement without money').toBe(false);
  for (const { total } of [...records.payments, ...transactions])
    expect(Number(total)).toBe(shop.invoice.total);
  for (const { reference, status } of records.payments.filter((entry) => isPaidState(entry.status))) {
    const paid = transactions.some((entry) => entry.reference === reference && entry.money !== 'none');
    expect(paid, `${reference} is ${status}, but was not paid`).toBe(true);
  }
  expect(mailsOf(records, 'Pembayaran INV').filter((subject) => subject.endsWith('diterima')).length).toBe(
    settlements.length,
  );
  expect(mailsOf(records, 'Pembayaran lebih').length).toBe(surplusOf(records).length);
  expect(records.mails.filter((subject) => /(dibatalkan|dikembalikan)$/.test(subject)).length).toBe(
    transitionsOf(records, 'success', 'reversal').length + transitionsOf(records, 'success', 'refund').length,
  );
  expect(records.mails.filter((subject) => subject.endsWith('sudah kadaluarsa')).length).toBe(
    transitionsOf(records, 'pending', 'expire').length,
  );
  return records;
}

/** All money is accounted for: it paid the invoice, or it is recorded as surplus. */
function checkMoney(records: InvoiceRecords): void {
  const rowOf = ({ reference }: GatewayTransaction) =>
    records.payments.find((entry) => entry.reference === reference);
  for (const transaction of shop.gateways.transactions.filter(({ money }) => money === 'in')) {
    const row = rowOf(transaction);
    expect(
      isPaidState(row?.status ?? ''),
      `${transaction.reference} is paid at the gateway, and here it is ${row?.status}`,
    ).toBe(true);
    const isRecorded = surplusOf(records).some(({ subject_id }) => subject_id === row?.id);
    expect(
      isRecorded || records.status === 'success',
      `${transaction.reference} is paid, the invoice is not`,
    ).toBe(true);
  }
  for (const transaction of shop.gateways.transactions.filter(({ money }) => money === 'back')) {
    const status = rowOf(transaction)?.status ?? '';
    expect(
      isPaidState(status),
      `${transaction.reference} was returned, and here the payment is ${status}`,
    ).toBe(false);
  }
  const arrivedCount = shop.gateways.transactions.filter(({ money }) => money === 'in').length;
  const arrivals = records.journal.filter(
    ({ subject, from, to }) => subject === 'payment' && isPaidState(to) && !isPaidState(from ?? ''),
  );
  const settlements = records.journal.filter(({ subject, to }) => subject === 'invoice' && to === 'success');
  expect(surplusOf(records).length).toBeGreaterThanOrEqual(Math.max(0, arrivedCount - 1));
  expect(arrivals.length, 'every arrival of money is settled or surplus').toBe(
    surplusOf(records).length + settlements.length,
  );
  expect(records.status === 'success' && arrivedCount === 0, 'a policy in force that was not paid for').toBe(
    false,
  );
}

/**
 * Reversals within days are found by status calls; refunds and chargebacks, which may come at any time,
 * are notified until accepted.
 */
const isNotifiedUntilAccepted = ({ status, gateway }: GatewayTransaction): boolean =>
  status === 'refund' || (status === 'reversal' && gateway !== 'btn');

/** Restores the network, delivers repeated notifications, and lets hours pass with their jobs. */
async function settleEverything(everythingArrives: boolean): Promise<void> {
  const { gateways, clock, jobs, deps } = shop;
  gateways.faults.length = 0;
  gateways.meanwhile.length = 0;
  gateways.down = false;
  const arrives = ({ body }: SentNotification) => {
    const transaction = gateways.transactions.findLast(({ reference }) => reference === body.reference);
    return everythingArrives || (transaction && isNotifiedUntilAccepted(transaction));
  };
  for (const hours of [0.2, 34]) {
    clock.advance(hours * 3600);
    await jobs.runDue();
    for (const { reference } of gateways.transactions) {
      const notification = gateways.notifications.findLast(({ body }) => body.reference === reference);
      if (notification && arrives(notification)) await deliver(notification);
    }
    await reconcile(deps);
    await jobs.runDue();
    const records = await check();
    const active = records.payments
      .filter(({ status }) => isActive(status))
      .map(({ reference }) => reference);
    expect(
      payableTransactions().map(({ reference }) => reference),
      'payable there and here',
    ).toEqual(active);
    if (isSettled(records)) break;
  }
  checkMoney(await shop.records());
}

/** Returns whether time alone can change nothing more: nothing payable, and returned money was handled. */
const isSettled = ({ payments }: InvoiceRecords): boolean =>
  !payments.some(({ status }) => isActive(status)) &&
  !shop.gateways.transactions.some(({ money }) => money === 'back');

test('any sequence pays at most once, loses no money, shows one instrument and issues one policy', {
  timeout: DEEP ? (SECONDS + 120) * 1000 : 120_000,
}, async () => {
  let sequenceCount = 0;
  const started = performance.now();
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 3, maxLength: 14 }),
      fc.boolean(),
      async (steps, everythingArrives) => {
        await shop.begin();
        for (const entry of steps) {
          if (await perform(entry)) await check();
        }
        await settleEverything(everythingArrives);
        sequenceCount += 1;
      },
    ),
    DEEP ? SEARCH : FIXED_RUNS,
  );
  const perSecond = (sequenceCount / (performance.now() - started)) * 1000;
  console.info(`${sequenceCount} sequences, ${perSecond.toFixed(1)} a second`);
});
