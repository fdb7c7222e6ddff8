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
  isOpen,
  type MomentOfCall,
  type SentNotification,
  triggerAtGateway,
} from './memory-gateway.fixture.ts';
import { ALL_METHODS, type InvoiceRecords, type MemoryShop, startMemoryShop } from './memory-shop.fixture.ts';
import { receiveNotification } from './notification.ts';
import { isActive, isPaidState } from './payment-state.ts';

/**
 * The test runs random sequences of steps on this shop: actions of members, payers and both gateways, faults of the
 * network, jobs and the passing of time. A step can also run during a gateway call. After each sequence, the test
 * compares the database with the gateways' records of the money.
 */
let shop: MemoryShop;
beforeAll(async () => {
  shop = await startMemoryShop();
}, 60_000);
afterAll(() => shop.close());

/** `npm test` runs the same sequences each time, so that only a change of the code can cause a failure. */
const FIXED_RUNS = { seed: 20_261_121, numRuns: 60 };
/** Seconds for which `npm run test:deep` runs new random sequences; fast-check prints the seed of a failure. */
const RANDOM_RUN_SECONDS = 600;
const RANDOM_RUNS = {
  seed: Number(process.env.SEQUENCE_SEED ?? randomInt(2 ** 31)),
  numRuns: 1_000_000,
  interruptAfterTimeLimit: RANDOM_RUN_SECONDS * 1000,
  markInterruptAsFailure: false,
};

type SimpleStep =
  | { do: 'createPaidPayment'; method: string }
  | { do: 'createPayment'; method: string; card: string; replace: boolean; secondMethod: string | null }
  | { do: 'gatewayAction'; index: number; action: GatewayAction }
  | { do: 'deliverNotification'; index: number; copies: number }
  | { do: 'runJob'; index: number }
  | { do: 'runDueJobs' }
  | { do: 'reconcile' }
  | { do: 'advanceClock'; minutes: number };
type Forgery = { do: 'forgeNotification'; index: number; forgedPart: 'signature' | 'amount' | 'status' };
type Step =
  | SimpleStep
  | Forgery
  | { do: 'addFault'; call: GatewayCall; fault: Fault }
  | { do: 'setDown'; down: boolean }
  | { do: 'runDuringCall'; call: GatewayCall; when: MomentOfCall; step: SimpleStep };

const anyIndex = fc.nat({ max: 30 });
const anyMethod = fc.oneof(
  fc.constantFrom(...ALL_METHODS),
  fc.constantFrom('credit_card', 'permata', 'btn', 'gopay'),
);
const anyCall = fc.constantFrom<GatewayCall>('charge', 'status', 'cancel', 'expire');
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
const stepName = <const T extends string>(name: T) => fc.constant(name);
const anyNewPayment = fc.record({
  do: stepName('createPayment'),
  method: anyMethod,
  card: fc.constantFrom('accept', 'secure', 'review', 'denied', 'wrong'),
  replace: fc.boolean(),
  // The method of a simultaneous request from another tab; null without one.
  secondMethod: fc.option(anyMethod, { freq: 4 }),
});
const anyGatewayAction = fc.record({
  do: stepName('gatewayAction'),
  index: anyIndex,
  action: fc.constantFrom(...GATEWAY_ACTIONS),
});
const anyNotification = fc.record({
  do: stepName('deliverNotification'),
  index: anyIndex,
  copies: fc.constantFrom(1, 1, 1, 2, 3),
});
const anyForgedPart = fc.constantFrom('signature' as const, 'amount' as const, 'status' as const);
const anyMinutes = fc.constantFrom(1, 11, 11, 16, 130, 300, 900, 3_000, 12_000);
const anySimpleStep: fc.Arbitrary<SimpleStep> = fc.oneof(
  { weight: 6, arbitrary: anyNewPayment },
  // Pays immediately: only a sequence in which money arrives can show that the server loses money.
  { weight: 3, arbitrary: fc.record({ do: stepName('createPaidPayment'), method: anyMethod }) },
  { weight: 7, arbitrary: anyGatewayAction },
  { weight: 5, arbitrary: anyNotification },
  { weight: 2, arbitrary: fc.record({ do: stepName('runJob'), index: anyIndex }) },
  { weight: 1, arbitrary: fc.record({ do: stepName('runDueJobs') }) },
  { weight: 2, arbitrary: fc.record({ do: stepName('reconcile') }) },
  { weight: 3, arbitrary: fc.record({ do: stepName('advanceClock'), minutes: anyMinutes }) },
);
const anyFault = fc.constantFrom<Fault>('requestLost', 'responseLost', 'refused');
const anyMoment = fc.constantFrom<MomentOfCall>('beforeRequestArrives', 'beforeResponseReturns');
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 20, arbitrary: anySimpleStep },
  // A forgery is no simple step and never runs during another call, because the test compares the records before and
  // after it.
  {
    weight: 1,
    arbitrary: fc.record({ do: stepName('forgeNotification'), index: anyIndex, forgedPart: anyForgedPart }),
  },
  { weight: 2, arbitrary: fc.record({ do: stepName('addFault'), call: anyCall, fault: anyFault }) },
  { weight: 1, arbitrary: fc.record({ do: stepName('setDown'), down: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: stepName('runDuringCall'),
      call: anyCall,
      when: anyMoment,
      step: anySimpleStep,
    }),
  },
);

/** Returns the item at the index modulo the length of the list; undefined for an empty list. */
const itemAt = <T>(list: T[], index: number): T | undefined => list[index % Math.max(1, list.length)];
let cardTokenCount = 0;

/** Returns the error code of a rejected request, `null` for success; throws any other error. */
async function codeOf(request: Promise<unknown>): Promise<string | null> {
  try {
    await request;
    return null;
  } catch (error) {
    if (error instanceof ApiProblem) return error.code;
    throw error;
  }
}

/** Waits for all promises, even when one rejects, so that none of them still runs during the next sequence. */
async function waitForAll<T>(work: Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(work);
  return Promise.all(work);
}

const deliver = ({ gateway, body }: SentNotification) =>
  codeOf(receiveNotification(shop.deps, gateway, { body, text: JSON.stringify(body), headers: {} }));

async function payBy(method: string, { card, replace }: { card: string; replace: boolean }): Promise<void> {
  cardTokenCount += 1;
  const token = method === 'credit_card' ? { token: `${card}-${cardTokenCount}` } : {};
  const code = await codeOf(shop.pay({ paymentType: method, replace, ...token }));
  expect([null, 'CONFLICT', 'UPSTREAM', 'UNAVAILABLE', 'INVALID'], 'the problem code of the payer').toContain(
    code,
  );
}

async function forgeNotification({ index, forgedPart }: Forgery): Promise<void> {
  const notification = itemAt(shop.gateways.notifications, index);
  if (!notification) return;
  const settledBody = { ...notification.body, transaction_status: 'settlement' };
  const before = JSON.stringify(await shop.records());
  if (forgedPart === 'signature') {
    expect(await deliver({ ...notification, body: { ...settledBody, signature_key: 'f'.repeat(64) } })).toBe(
      'FORBIDDEN',
    );
    expect(JSON.stringify(await shop.records())).toBe(before);
  } else if (forgedPart === 'amount') {
    const code = await deliver({ ...notification, body: { ...settledBody, total: 1 } });
    expect(['INVALID', 'NOT_FOUND']).toContain(code);
    const after = await shop.records();
    expect([after.status, after.payments.map(({ status }) => status)]).toEqual([
      (JSON.parse(before) as InvoiceRecords).status,
      (JSON.parse(before) as InvoiceRecords).payments.map(({ status }) => status),
    ]);
  } else {
    // The server must ignore the forged status and read the status from the gateway. If it settles the invoice,
    // `checkInvariants` reports a settlement without money.
    await deliver({ ...notification, body: settledBody });
  }
}

/** Returns whether the step can have changed the database. */
async function performStep(step: Step): Promise<boolean> {
  const { gateways, clock, jobs, deps } = shop;
  switch (step.do) {
    case 'createPayment':
      await waitForAll(
        [step.method, ...(step.secondMethod ? [step.secondMethod] : [])].map((method) => payBy(method, step)),
      );
      return true;
    case 'createPaidPayment': {
      await payBy(step.method, { card: 'secure', replace: true });
      const transaction = gateways.transactions.at(-1);
      const notification =
        transaction &&
        triggerAtGateway(gateways, transaction, 'pay', clock.now()) &&
        gateways.notifications.at(-1);
      if (notification) await deliver(notification);
      return true;
    }
    case 'gatewayAction': {
      const transaction = itemAt(gateways.transactions, step.index);
      if (transaction) triggerAtGateway(gateways, transaction, step.action, clock.now());
      return false;
    }
    case 'deliverNotification': {
      const notification = itemAt(gateways.notifications, step.index);
      const copies = Array.from({ length: notification ? step.copies : 0 }, () =>
        deliver(notification as SentNotification),
      );
      for (const code of await waitForAll(copies))
        expect([null, 'UNAVAILABLE', 'NOT_FOUND'], 'the problem code of the gateway').toContain(code);
      return copies.length > 0;
    }
    case 'forgeNotification':
      await forgeNotification(step);
      return true;
    case 'runJob':
      return jobs.runOne(step.index);
    case 'runDueJobs':
      return (await jobs.runDue()) > 0;
    case 'reconcile':
      await reconcile(deps);
      return true;
    case 'advanceClock':
      clock.advance(step.minutes * 60);
      return false;
    case 'addFault':
      gateways.faults.push({ call: step.call, fault: step.fault });
      return false;
    case 'setDown':
      gateways.isDown = step.down;
      return false;
    case 'runDuringCall':
      gateways.duringCalls.push({ call: step.call, when: step.when, run: () => performStep(step.step) });
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
  shop.gateways.transactions.filter((transaction) => isOpen(transaction, shop.clock.now()));

/**
 * Checks that the journals have no gap: each entry starts with the status of the previous entry, and the last entry has
 * the current status.
 */
function checkJournal({ journal, status, payments }: InvoiceRecords): void {
  const subjects = [{ id: shop.invoice.id, status }, ...payments];
  for (const subject of subjects) {
    const entries = journal.filter(({ subject_id }) => subject_id === subject.id);
    expect(entries.map(({ from }) => from)).toEqual([null, ...entries.slice(0, -1).map(({ to }) => to)]);
    expect(entries.at(-1)?.to).toBe(subject.status);
  }
}

/**
 * Checks every payable transaction at the gateway: it belongs to the active payment, or the server will end it. A waiting
 * job ends it, or, if the creation of the payment got no response, the status calls of reversal-watch.ts end it.
 */
function checkPayableTransactions({ payments }: InvoiceRecords): void {
  const active = payments.filter(({ status }) => isActive(status));
  expect(active.length, 'payable instruments in the database').toBeLessThanOrEqual(1);
  const otherTransactions = payableTransactions().filter(
    ({ reference }) => reference !== active[0]?.reference,
  );
  for (const { reference } of otherTransactions) {
    const storedPayment = payments.find((entry) => entry.reference === reference);
    const hasCancelJob = shop.jobs.waitingJobs.some(
      ({ name, data }) =>
        name === 'payment.cancel' && (data as { paymentId: string }).paymentId === storedPayment?.id,
    );
    const isCreationUnanswered = storedPayment?.status === 'failure' && storedPayment.transaction_id === null;
    expect(
      hasCancelJob || isCreationUnanswered,
      `${reference} is never ended, ${storedPayment?.status}`,
    ).toBe(true);
  }
}

/** Checks the invariants that hold after every step. */
async function checkInvariants(): Promise<InvoiceRecords> {
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
    const isPaid = transactions.some((entry) => entry.reference === reference && entry.money !== 'none');
    expect(isPaid, `${reference} is ${status}, but was not paid`).toBe(true);
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

/** Checks that all received money paid the invoice or is recorded as surplus. */
function checkMoney(records: InvoiceRecords): void {
  const rowOf = ({ reference }: GatewayTransaction) =>
    records.payments.find((entry) => entry.reference === reference);
  for (const transaction of shop.gateways.transactions.filter(({ money }) => money === 'received')) {
    const row = rowOf(transaction);
    expect(
      isPaidState(row?.status ?? ''),
      `${transaction.reference} is paid at the gateway, but stored as ${row?.status}`,
    ).toBe(true);
    const isRecorded = surplusOf(records).some(({ subject_id }) => subject_id === row?.id);
    expect(
      isRecorded || records.status === 'success',
      `${transaction.reference} is paid, the invoice is not`,
    ).toBe(true);
  }
  for (const transaction of shop.gateways.transactions.filter(({ money }) => money === 'returned')) {
    const status = rowOf(transaction)?.status ?? '';
    expect(
      isPaidState(status),
      `${transaction.reference} was returned, but the payment is stored as ${status}`,
    ).toBe(false);
  }
  const receivedCount = shop.gateways.transactions.filter(({ money }) => money === 'received').length;
  const paidTransitions = records.journal.filter(
    ({ subject, from, to }) => subject === 'payment' && isPaidState(to) && !isPaidState(from ?? ''),
  );
  const settlements = records.journal.filter(({ subject, to }) => subject === 'invoice' && to === 'success');
  expect(surplusOf(records).length).toBeGreaterThanOrEqual(Math.max(0, receivedCount - 1));
  expect(paidTransitions.length, 'every received payment settles the invoice or is surplus').toBe(
    surplusOf(records).length + settlements.length,
  );
  expect(records.status === 'success' && receivedCount === 0, 'a policy in force that was not paid for').toBe(
    false,
  );
}

/**
 * Returns true for a transaction whose notification the gateway repeats until the server accepts it: a refund or a
 * chargeback (`reversal` at Midtrans), because these may come at any time. Returns false for all others, and for a
 * `reversal` at BTN: it comes within days, so status calls find it.
 */
const isNotifiedUntilAccepted = ({ status, gateway }: GatewayTransaction): boolean =>
  status === 'refund' || (status === 'reversal' && gateway !== 'btn');

/**
 * Restores the network, runs the jobs of the next hours, delivers the latest notification of each transaction, and
 * checks the result. Without `allNotificationsArrive`, only notifications about refunds and chargebacks are delivered.
 */
async function runToEnd(allNotificationsArrive: boolean): Promise<void> {
  const { gateways, clock, jobs, deps } = shop;
  gateways.faults.length = 0;
  gateways.duringCalls.length = 0;
  gateways.isDown = false;
  const isDelivered = ({ body }: SentNotification) => {
    const transaction = gateways.transactions.findLast(({ reference }) => reference === body.reference);
    return allNotificationsArrive || (transaction && isNotifiedUntilAccepted(transaction));
  };
  for (const hours of [0.2, 34]) {
    clock.advance(hours * 3600);
    await jobs.runDue();
    for (const { reference } of gateways.transactions) {
      const notification = gateways.notifications.findLast(({ body }) => body.reference === reference);
      if (notification && isDelivered(notification)) await deliver(notification);
    }
    await reconcile(deps);
    await jobs.runDue();
    const records = await checkInvariants();
    const active = records.payments
      .filter(({ status }) => isActive(status))
      .map(({ reference }) => reference);
    expect(
      payableTransactions().map(({ reference }) => reference),
      'payable at the gateway and in the database',
    ).toEqual(active);
    if (isFinal(records)) break;
  }
  checkMoney(await shop.records());
}

/**
 * Returns whether the records no longer change by themselves: no payment can be paid, and the gateway has returned no
 * money.
 */
const isFinal = ({ payments }: InvoiceRecords): boolean =>
  !payments.some(({ status }) => isActive(status)) &&
  !shop.gateways.transactions.some(({ money }) => money === 'returned');

test('any sequence of payment events settles the invoice at most once, loses no money, has at most one payable instrument and issues one policy per settlement', {
  timeout: DEEP ? (RANDOM_RUN_SECONDS + 120) * 1000 : 120_000,
}, async () => {
  let sequenceCount = 0;
  const startTime = performance.now();
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyStep, { minLength: 3, maxLength: 14 }),
      fc.boolean(),
      async (steps, allNotificationsArrive) => {
        await shop.startNewInvoice();
        for (const nextStep of steps) {
          if (await performStep(nextStep)) await checkInvariants();
        }
        await runToEnd(allNotificationsArrive);
        sequenceCount += 1;
      },
    ),
    DEEP ? RANDOM_RUNS : FIXED_RUNS,
  );
  const perSecond = (sequenceCount / (performance.now() - startTime)) * 1000;
  console.info(`${sequenceCount} sequences, ${perSecond.toFixed(1)} a second`);
});
