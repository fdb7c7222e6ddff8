import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { TEST_NOW } from '../../../test/harness.ts';
import { readJournal } from '../../db/journal.ts';
import { invoices, policies, users } from '../../db/schema.ts';
import { reconcile } from './jobs.ts';
import {
  type GatewayAction,
  type GatewayTransaction,
  isAlive,
  triggerAtGateway,
} from './memory-gateway.fixture.ts';
import { receiveNotification } from './notification.ts';
import { enqueueCancel } from './queue.ts';
import { type SequenceShop, startSequenceShop } from './sequence-shop.fixture.ts';

let shop: SequenceShop;
beforeAll(async () => {
  shop = await startSequenceShop();
}, 60_000);
afterAll(() => shop.close());
beforeEach(() => shop.begin());

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
let tokens = 0;

/** Creates a payment and returns the gateway's transaction; the card token determines the issuer's decision. */
async function openPayment(paymentType: string, card = 'secure'): Promise<GatewayTransaction> {
  tokens += 1;
  shop.clock.advance(1);
  const token = paymentType === 'credit_card' ? { token: `${card}-${tokens}` } : {};
  const { reference } = await shop.pay({ paymentType, replace: true, ...token });
  const gatewayTransaction = shop.gateways.transactions.find((item) => item.reference === reference);
  if (!gatewayTransaction) throw new Error('The gateway has no such transaction');
  return gatewayTransaction;
}
const triggerAction = (gatewayTransaction: GatewayTransaction, action: GatewayAction) => {
  shop.clock.advance(1);
  expect(triggerAtGateway(shop.gateways, gatewayTransaction, action, shop.clock.now()), action).toBe(true);
};
async function deliverLatestNotification(): Promise<void> {
  const notification = shop.gateways.notifications.at(-1);
  if (!notification) throw new Error('The gateway sent no notification');
  const { gateway, body } = notification;
  await receiveNotification(shop.deps, gateway, { body, text: JSON.stringify(body), headers: {} });
}
async function summary() {
  const { status, payments, policies, mails } = await shop.records();
  return [
    status,
    payments.map((item) => item.status),
    policies.map((item) => item.status),
    mails.map(shortSubject),
  ];
}
const shortSubject = (subject: string) => subject.replace(shop.invoice.invoiceNumber, '…');
const SETTLED_SUBJECT = 'Pembayaran … diterima';
const REVERSED = 'Pembayaran … dibatalkan';
const REFUNDED = 'Pembayaran … dikembalikan';
const REFUSED = 'Pembayaran ditolak: invoice …';
const DECLINED = 'Pembayaran … tidak disetujui';

const gatewayOf = (method: string) => {
  const adapter = shop.adapters.find(({ methods }) => methods.includes(method));
  if (!adapter) throw new Error(`No gateway for ${method}`);
  return adapter;
};

describe('notified changes of a payment', () => {
  const CHANGES: [string, string, GatewayAction[], string, string, string[], string[]][] = [
    ['a transfer', 'bca', ['pay'], 'success', 'settlement', ['active'], [SETTLED_SUBJECT]],
    ['an account of the second bank', 'btn', ['pay'], 'success', 'settlement', ['active'], [SETTLED_SUBJECT]],
    [
      'a reversed transfer',
      'permata',
      ['pay', 'reverse'],
      'reversal',
      'reversal',
      ['void'],
      [SETTLED_SUBJECT, REVERSED],
    ],
    [
      'a reversed account',
      'other_bank',
      ['pay', 'reverse'],
      'reversal',
      'reversal',
      ['void'],
      [SETTLED_SUBJECT, REVERSED],
    ],
    ['a card', 'credit_card', ['pay', 'settle'], 'success', 'settlement', ['active'], [SETTLED_SUBJECT]],
    [
      'a cancelled capture',
      'credit_card',
      ['pay', 'void'],
      'reversal',
      'reversal',
      ['void'],
      [SETTLED_SUBJECT, REVERSED],
    ],
    [
      'a chargeback',
      'credit_card',
      ['pay', 'settle', 'chargeback'],
      'reversal',
      'reversal',
      ['void'],
      [SETTLED_SUBJECT, REVERSED],
    ],
    ['a refund', 'gopay', ['pay', 'refund'], 'refund', 'refund', ['void'], [SETTLED_SUBJECT, REFUNDED]],
    [
      'an approved review',
      'credit_card',
      ['review', 'approve'],
      'success',
      'capture',
      ['active'],
      [SETTLED_SUBJECT],
    ],
    ['a rejected review', 'credit_card', ['review', 'reject'], 'pending', 'deny', [], [DECLINED]],
    ['a declined payment', 'akulaku', ['deny'], 'pending', 'deny', [], [REFUSED]],
  ];
  test.each(CHANGES)(
    'are applied: %s by %s, after %j',
    async (_case, method, actions, invoice, payment, policies, mails) => {
      const transaction = await openPayment(method);
      for (const item of actions) {
        triggerAction(transaction, item);
        await deliverLatestNotification();
        await deliverLatestNotification();
      }
      expect(await summary()).toEqual([invoice, [payment], policies, mails]);
    },
  );

  test('a reversal leaves journal entries at the invoice, the payment and the policy', async () => {
    const transaction = await openPayment('permata');
    for (const item of ['pay', 'reverse'] as const) {
      triggerAction(transaction, item);
      await deliverLatestNotification();
    }
    const [policy] = await shop.deps.db
      .select()
      .from(policies)
      .where(eq(policies.orderId, shop.invoice.orderId));
    const journalEntries = await readJournal(shop.deps.db, [shop.invoice.id, policy?.id ?? '']);
    const reason = `payment ${transaction.reference} went back: deny`;
    expect(journalEntries.slice(-2)).toMatchObject([
      { subject: 'invoice', from: 'success', to: 'reversal', actor: 'gateway', reason },
      { subject: 'policy', from: 'active', to: 'void', actor: 'gateway', reason },
    ]);
    const mail = shop.mails().at(-1);
    expect(mail?.lines[2]).toBe(
      `Karena itu polis ${policy?.policyNumber} yang terbit dari pembayaran ini tidak berlaku lagi, dan sertifikatnya tidak dapat digunakan.`,
    );
    expect(mail?.action?.url).toBe(`http://naungan.test/invoice/${shop.invoice.orderId}/kesehatan`);
  });

  test("applies changes of a deleted member's payment without a mail", async () => {
    const transaction = await openPayment('permata');
    triggerAction(transaction, 'pay');
    await deliverLatestNotification();
    const isPayer = eq(users.id, shop.invoice.userId);
    const [before] = await shop.deps.db.select().from(users).where(isPayer);
    await shop.deps.db.update(users).set({ status: 'deleted', email: 'x@dihapus.invalid' }).where(isPayer);
    triggerAction(transaction, 'reverse');
    await deliverLatestNotification();
    await shop.deps.db
      .update(users)
      .set({ status: 'active', email: before?.email ?? '' })
      .where(isPayer);
    expect((await summary()).slice(0, 3)).toEqual(['reversal', ['reversal'], ['void']]);
    expect(shop.mails().at(-1)?.to).toBe('x@dihapus.invalid');
  });
});

describe('changes of a payment without notification', () => {
  test.each(['permata', 'mandiri_bill', 'indomaret', 'btn'])(
    'a reversal of %s is found by a status call',
    async (method) => {
      const transaction = await openPayment(method);
      triggerAction(transaction, 'pay');
      await deliverLatestNotification();
      shop.clock.advance(5 * MINUTE);
      triggerAction(transaction, 'reverse');
      await reconcile(shop.deps);
      expect((await summary())[0]).toBe('success');
      shop.clock.advance(6 * MINUTE);
      await reconcile(shop.deps);
      expect(await summary()).toEqual(['reversal', ['reversal'], ['void'], [SETTLED_SUBJECT, REVERSED]]);
    },
  );

  test('are requested at growing intervals for three days', async () => {
    const transaction = await openPayment('permata');
    triggerAction(transaction, 'pay');
    await deliverLatestNotification();
    const status = vi.spyOn(gatewayOf('permata'), 'status');
    const callTimes: number[] = [];
    let before = 0;
    for (const minute of [5, 9, 11, 15, 23, 30, 46, 60, 1_000, 1_500, 2_100, 4_000, 4_400, 9_000]) {
      shop.clock.advance((minute - before) * MINUTE);
      before = minute;
      status.mockClear();
      await reconcile(shop.deps);
      if (status.mock.calls.length > 0) callTimes.push(minute);
    }
    status.mockRestore();
    // Three days are 4,320 minutes: the first result after them is the last one requested.
    expect(callTimes).toEqual([11, 23, 46, 1_000, 2_100, 4_400]);
  });

  test('are requested even after three days when the server was down', async () => {
    const transaction = await openPayment('mandiri_bill');
    triggerAction(transaction, 'pay');
    await deliverLatestNotification();
    triggerAction(transaction, 'reverse');
    shop.clock.advance(8 * DAY);
    await reconcile(shop.deps);
    expect(await summary()).toEqual(['reversal', ['reversal'], ['void'], [SETTLED_SUBJECT, REVERSED]]);
  });

  test('are requested until the gateway responds', async () => {
    const transaction = await openPayment('permata');
    triggerAction(transaction, 'pay');
    await deliverLatestNotification();
    triggerAction(transaction, 'reverse');
    shop.gateways.down = true;
    for (const days of [1, 2, 4]) {
      shop.clock.advance(days * DAY);
      await reconcile(shop.deps);
    }
    expect((await summary())[0]).toBe('success');
    shop.gateways.down = false;
    shop.clock.advance(8 * DAY);
    await reconcile(shop.deps);
    expect((await summary())[0]).toBe('reversal');
  });
});

describe('a card payment', () => {
  test('ends a payment whose customer never returned from 3-D Secure, and the invoice can be paid', async () => {
    const card = await openPayment('credit_card');
    shop.clock.advance(16 * MINUTE);
    await shop.jobs.runDue();
    expect(isAlive(card, shop.clock.now())).toBe(false);
    expect((await summary()).slice(0, 2)).toEqual(['pending', ['expire']]);
    triggerAction(await openPayment('bca'), 'pay');
    await deliverLatestNotification();
    expect((await summary()).slice(0, 2)).toEqual(['success', ['expire', 'settlement']]);
  });

  test('settles a payment that was paid without a notification when it expires', async () => {
    triggerAction(await openPayment('credit_card'), 'pay');
    shop.clock.advance(16 * MINUTE);
    await shop.jobs.runDue();
    expect((await summary()).slice(0, 3)).toEqual(['success', ['capture'], ['active']]);
  });

  test.each<[GatewayAction, unknown[]]>([
    ['approve', ['success', ['capture'], ['active'], [SETTLED_SUBJECT]]],
    ['reject', ['expire', ['deny'], [], ['Invoice … sudah kadaluarsa']]],
  ])('under review is ended by its gateway only, also after the last day: %s', async (decision, expected) => {
    shop.clock.advance(6 * DAY);
    const card = await openPayment('credit_card', 'review');
    const isLastDay = decision === 'reject';
    if (isLastDay) shop.clock.advance(DAY - 10 * MINUTE);
    await shop.jobs.runDue();
    shop.clock.advance(3 * DAY);
    await shop.jobs.runDue();
    await reconcile(shop.deps);
    expect((await summary()).slice(0, 2)).toEqual(['pending', ['challenge']]);
    triggerAction(card, decision);
    shop.clock.advance(11 * MINUTE);
    await reconcile(shop.deps);
    const [status, payments, policies, mails] = await summary();
    expect([
      status,
      payments,
      policies,
      (mails as string[]).filter((item) => isLastDay || item === SETTLED_SUBJECT),
    ]).toEqual(expected);
  });
});

describe('CIMB Clicks', () => {
  test.each([
    [119, 'pending'],
    [121, 'expire'],
  ])('a CIMB Clicks payment %i minutes after it was chosen is %s', async (minutes, status) => {
    await openPayment('cimb_clicks');
    shop.clock.advance(minutes * MINUTE);
    await shop.jobs.runDue();
    expect((await summary())[1]).toEqual([status]);
  });
});

describe('money that arrives late', () => {
  test('pays an invoice that had expired', async () => {
    const account = await openPayment('bca');
    shop.clock.set(new Date('2026-11-28T16:59:10Z'));
    Object.assign(account, { expiresAt: new Date('2026-11-29T00:00:00Z') });
    await shop.deps.db.update(invoices).set({ status: 'expire' }).where(eq(invoices.id, shop.invoice.id));
    triggerAction(account, 'pay');
    await deliverLatestNotification();
    expect((await summary()).slice(0, 3)).toEqual(['success', ['settlement'], ['active']]);
  });

  test('records late money for a paid invoice as surplus, with mails to member and office', async () => {
    const card = await openPayment('credit_card');
    const otherAccount = await openPayment('bca');
    Object.assign(card, { status: 'pending', expiresAt: new Date(TEST_NOW.getTime() + DAY * 1000) });
    triggerAction(otherAccount, 'pay');
    await deliverLatestNotification();
    triggerAction(card, 'pay');
    await deliverLatestNotification();
    await deliverLatestNotification();
    expect((await summary()).slice(0, 3)).toEqual(['success', ['capture', 'settlement'], ['active']]);
    const surplus = shop.mails().slice(1);
    expect(surplus.map(({ to, subject }) => [to === 'info@naungan.test', shortSubject(subject)])).toEqual([
      [false, 'Pembayaran lebih untuk …'],
      [true, 'Perlu dikembalikan: pembayaran lebih …'],
    ]);
    expect(surplus[1]?.lines[0]).toContain(card.reference);
    // The surplus is refunded: the policy stays.
    triggerAction(card, 'void');
    await deliverLatestNotification();
    expect((await summary()).slice(0, 3)).toEqual(['success', ['reversal', 'settlement'], ['active']]);
  });

  test('a job that was queued earlier does not cancel late money', async () => {
    const card = await openPayment('credit_card');
    const { payments } = await shop.records();
    await enqueueCancel(shop.deps.db, shop.deps, payments[0]?.id ?? '');
    triggerAction(card, 'pay');
    await deliverLatestNotification();
    await shop.jobs.runDue();
    expect([card.money, card.status]).toEqual(['in', 'capture']);
    expect((await summary()).slice(0, 3)).toEqual(['success', ['capture'], ['active']]);
  });
});

describe('a partial refund', () => {
  test('voids nothing, is recorded once, and is mailed to the office', async () => {
    const wallet = await openPayment('gopay');
    triggerAction(wallet, 'pay');
    await deliverLatestNotification();
    Object.assign(wallet, { partlyReturned: true });
    await deliverLatestNotification();
    await deliverLatestNotification();
    expect((await summary()).slice(0, 3)).toEqual(['success', ['settlement'], ['active']]);
    const { journal } = await shop.records();
    expect(journal.filter(({ reason }) => reason === 'part of the money went back')).toMatchObject([
      { subject: 'payment', from: 'settlement', to: 'settlement' },
    ]);
    expect(
      shop.mails().map(({ to, subject }) => [to === 'info@naungan.test', shortSubject(subject)]),
    ).toEqual([
      [false, SETTLED_SUBJECT],
      [true, 'Perlu ditinjau: pengembalian sebagian …'],
    ]);
  });
});

describe('a wrong amount', () => {
  test('rejects and records a wrong amount once, and the instrument expires', async () => {
    const account = await openPayment('bca');
    Object.assign(account, { total: 1_000 });
    for (let round = 0; round < 3; round += 1) {
      shop.clock.advance(11 * MINUTE);
      await reconcile(shop.deps);
    }
    const { payments, journal } = await shop.records();
    const rejections = journal.filter(({ reason }) => reason?.startsWith('refused'));
    expect(rejections).toMatchObject([{ subject_id: payments[0]?.id, from: 'pending', to: 'pending' }]);
    shop.clock.set(new Date('2026-11-21T16:59:10Z'));
    await shop.jobs.runDue();
    expect((await summary()).slice(0, 2)).toEqual(['pending', ['expire']]);
  });

  test('a wrong amount that was paid settles nothing', async () => {
    const account = await openPayment('bca');
    triggerAction(account, 'pay');
    Object.assign(account, { total: 1_000 });
    shop.clock.advance(11 * MINUTE);
    await reconcile(shop.deps);
    expect(await summary()).toEqual(['pending', ['pending'], [], []]);
  });
});

describe('the last day of an invoice', () => {
  const MORNING = new Date('2026-11-28T02:00:00Z');
  /** Thirty seconds after the expiry, which is early enough to close an open payment. */
  const AFTER_REVERSAL_PERIOD = new Date('2026-11-28T16:59:30Z');

  test('starts with one reminder that states the deadline and links the invoice', async () => {
    shop.clock.set(new Date(MORNING.getTime() - 1));
    await shop.jobs.runDue();
    expect(shop.mails()).toEqual([]);
    shop.clock.set(MORNING);
    await shop.jobs.runDue();
    await shop.jobs.enqueue(shop.deps.db, 'invoice.remind', { invoiceId: shop.invoice.id });
    await shop.jobs.runDue();
    expect(shop.mails()).toHaveLength(1);
    expect(shop.mails()[0]?.lines[1]).toContain('28 November 2026 pukul 23.59 WIB');
    expect(shop.mails()[0]?.action).toEqual({
      label: 'Bayar sekarang',
      url: `http://naungan.test/invoice/${shop.invoice.orderId}/kesehatan`,
    });
  });

  test('sends no reminder for a paid invoice', async () => {
    triggerAction(await openPayment('gopay'), 'pay');
    await deliverLatestNotification();
    shop.clock.set(MORNING);
    await shop.jobs.runDue();
    shop.clock.set(AFTER_REVERSAL_PERIOD);
    await shop.jobs.runDue();
    expect(shop.mails().map(({ subject }) => shortSubject(subject))).toEqual([SETTLED_SUBJECT]);
  });

  test('ends with one mail with the next step', async () => {
    shop.clock.set(AFTER_REVERSAL_PERIOD);
    await shop.jobs.runDue();
    await reconcile(shop.deps);
    const [mail] = shop.mails().filter(({ subject }) => subject.includes('kadaluarsa'));
    expect(shop.mails()).toHaveLength(1);
    expect(mail?.lines.join(' ')).toContain('Anda dapat memesan lagi dengan data yang sama');
    expect(mail?.action).toEqual({
      label: 'Pesan lagi',
      url: expect.stringMatching(
        new RegExp(
          `^http://naungan.test/products/kesehatan/order/[0-9a-f-]+\\?again=${shop.invoice.orderId}$`,
        ),
      ),
    });
  });
});
