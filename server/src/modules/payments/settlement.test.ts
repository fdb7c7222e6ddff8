import { formatRupiah } from '@naungan/domain/money';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { TEST_NOW } from '../../../test/harness.ts';
import { readJournal } from '../../db/journal.ts';
import { invoices, policies, users } from '../../db/schema.ts';
import { reconcile } from './jobs.ts';
import {
  type GatewayAction,
  type GatewayTransaction,
  isOpen,
  triggerAtGateway,
} from './memory-gateway.fixture.ts';
import { type MemoryShop, startMemoryShop } from './memory-shop.fixture.ts';
import { receiveNotification } from './notification.ts';
import { enqueueCancel } from './queue.ts';

let shop: MemoryShop;
beforeAll(async () => {
  shop = await startMemoryShop();
}, 60_000);
afterAll(() => shop.close());
beforeEach(() => shop.startNewInvoice());

/** Durations in seconds. */
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
let cardTokenCount = 0;

/**
 * Creates a payment, which replaces an open one, and returns the gateway's transaction. The token of a card begins with
 * `cardOutcome`: 'secure' waits for 3-D Secure, 'review' is reviewed by the gateway.
 */
async function openPayment(paymentType: string, cardOutcome = 'secure'): Promise<GatewayTransaction> {
  cardTokenCount += 1;
  shop.clock.advance(1);
  const token = paymentType === 'credit_card' ? { token: `${cardOutcome}-${cardTokenCount}` } : {};
  const { reference } = await shop.pay({ paymentType, replace: true, ...token });
  const gatewayTransaction = shop.gateways.transactions.find(
    (transaction) => transaction.reference === reference,
  );
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
/** Returns the statuses of the invoice, its payments and its policies, and the subjects of the mails. */
async function summarize() {
  const { status, payments, policies, mails } = await shop.records();
  return [
    status,
    payments.map((payment) => payment.status),
    policies.map((policy) => policy.status),
    mails.map(shortSubject),
  ];
}
/** Returns the subject of a mail with … in place of the invoice number. */
const shortSubject = (subject: string) => subject.replace(shop.invoice.invoiceNumber, '…');
const SETTLED_SUBJECT = 'Pembayaran … diterima';
const REVERSED_SUBJECT = 'Pembayaran … dibatalkan';
const REFUNDED_SUBJECT = 'Pembayaran … dikembalikan';
const DENIED_SUBJECT = 'Pembayaran ditolak: invoice …';
const REVIEW_REJECTED_SUBJECT = 'Pembayaran … tidak disetujui';
/** The broker's address, which gets the mails about payments that need a decision. */
const BROKER = 'info@naungan.test';

const gatewayOf = (method: string) => {
  const adapter = shop.adapters.find(({ methods }) => methods.includes(method));
  if (!adapter) throw new Error(`No gateway for ${method}`);
  return adapter;
};

describe('a notification about a payment', () => {
  const SETTLED = { invoice: 'success', policies: ['active'], mails: [SETTLED_SUBJECT] };
  const REVERSED = { invoice: 'reversal', policies: ['void'], mails: [SETTLED_SUBJECT, REVERSED_SUBJECT] };
  const REFUNDED = { invoice: 'refund', policies: ['void'], mails: [SETTLED_SUBJECT, REFUNDED_SUBJECT] };
  const UNPAID = { invoice: 'pending', policies: [] };
  const CASES: {
    event: string;
    method: string;
    actions: GatewayAction[];
    expected: { invoice: string; payment: string; policies: string[]; mails: string[] };
  }[] = [
    {
      event: 'a transfer to a virtual account',
      method: 'bca',
      actions: ['pay'],
      expected: { ...SETTLED, payment: 'settlement' },
    },
    {
      event: 'a transfer to a BTN virtual account',
      method: 'btn',
      actions: ['pay'],
      expected: { ...SETTLED, payment: 'settlement' },
    },
    {
      event: 'a reversed transfer',
      method: 'permata',
      actions: ['pay', 'reverse'],
      expected: { ...REVERSED, payment: 'reversal' },
    },
    {
      event: 'a reversed transfer to a BTN virtual account',
      method: 'other_bank',
      actions: ['pay', 'reverse'],
      expected: { ...REVERSED, payment: 'reversal' },
    },
    {
      event: 'a settled card payment',
      method: 'credit_card',
      actions: ['pay', 'settle'],
      expected: { ...SETTLED, payment: 'settlement' },
    },
    {
      event: 'a card payment that is cancelled before its settlement',
      method: 'credit_card',
      actions: ['pay', 'void'],
      expected: { ...REVERSED, payment: 'reversal' },
    },
    {
      event: 'a chargeback',
      method: 'credit_card',
      actions: ['pay', 'settle', 'chargeback'],
      expected: { ...REVERSED, payment: 'reversal' },
    },
    {
      event: 'a refund',
      method: 'gopay',
      actions: ['pay', 'refund'],
      expected: { ...REFUNDED, payment: 'refund' },
    },
    {
      event: 'a card payment that is approved by a review',
      method: 'credit_card',
      actions: ['review', 'approve'],
      expected: { ...SETTLED, payment: 'capture' },
    },
    {
      event: 'a card payment that is rejected by a review',
      method: 'credit_card',
      actions: ['review', 'reject'],
      expected: { ...UNPAID, payment: 'deny', mails: [REVIEW_REJECTED_SUBJECT] },
    },
    {
      event: 'a payment that the lender declines',
      method: 'akulaku',
      actions: ['deny'],
      expected: { ...UNPAID, payment: 'deny', mails: [DENIED_SUBJECT] },
    },
  ];
  test.each(CASES)(
    'a notification about $event ($method) that arrives twice updates invoice, payment and policy and mails the member only once',
    async ({ method, actions, expected }) => {
      const transaction = await openPayment(method);
      for (const action of actions) {
        triggerAction(transaction, action);
        await deliverLatestNotification();
        await deliverLatestNotification();
      }
      const { invoice, payment, policies, mails } = expected;
      expect(await summarize()).toEqual([invoice, [payment], policies, mails]);
    },
  );

  test('a reversal journals the change of invoice and policy with the reason, and mails that the policy is void', async () => {
    const transaction = await openPayment('permata');
    for (const action of ['pay', 'reverse'] as const) {
      triggerAction(transaction, action);
      await deliverLatestNotification();
    }
    const [policy] = await shop.deps.db
      .select()
      .from(policies)
      .where(eq(policies.orderId, shop.invoice.orderId));
    const journalEntries = await readJournal(shop.deps.db, [shop.invoice.id, policy?.id ?? '']);
    // Permata reports a reversal as `deny`.
    const reason = `the money of payment ${transaction.reference} was returned: deny`;
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

  test("a reversal of a deleted member's payment voids the policy, and its mail goes to the invalid address of the account", async () => {
    const transaction = await openPayment('permata');
    triggerAction(transaction, 'pay');
    await deliverLatestNotification();
    const isPayer = eq(users.id, shop.invoice.userId);
    const [memberBefore] = await shop.deps.db.select().from(users).where(isPayer);
    await shop.deps.db.update(users).set({ status: 'deleted', email: 'x@dihapus.invalid' }).where(isPayer);
    triggerAction(transaction, 'reverse');
    await deliverLatestNotification();
    await shop.deps.db
      .update(users)
      .set({ status: 'active', email: memberBefore?.email ?? '' })
      .where(isPayer);
    expect((await summarize()).slice(0, 3)).toEqual(['reversal', ['reversal'], ['void']]);
    expect(shop.mails().at(-1)?.to).toBe('x@dihapus.invalid');
  });
});

describe('a payment whose notification is lost', () => {
  test.each(['permata', 'mandiri_bill', 'indomaret', 'btn'])(
    'a reversal by %s without a notification takes effect after the next status call',
    async (method) => {
      const transaction = await openPayment(method);
      triggerAction(transaction, 'pay');
      await deliverLatestNotification();
      shop.clock.advance(5 * MINUTE);
      triggerAction(transaction, 'reverse');
      await reconcile(shop.deps);
      expect((await summarize())[0]).toBe('success');
      shop.clock.advance(6 * MINUTE);
      await reconcile(shop.deps);
      expect(await summarize()).toEqual([
        'reversal',
        ['reversal'],
        ['void'],
        [SETTLED_SUBJECT, REVERSED_SUBJECT],
      ]);
    },
  );

  test('the status of a paid payment is requested for three days, at growing intervals', async () => {
    const transaction = await openPayment('permata');
    triggerAction(transaction, 'pay');
    await deliverLatestNotification();
    const requestStatus = vi.spyOn(gatewayOf('permata'), 'status');
    const callMinutes: number[] = [];
    let previousMinute = 0;
    for (const minute of [5, 9, 11, 15, 23, 30, 46, 60, 1_000, 1_500, 2_100, 4_000, 4_400, 9_000]) {
      shop.clock.advance((minute - previousMinute) * MINUTE);
      previousMinute = minute;
      requestStatus.mockClear();
      await reconcile(shop.deps);
      if (requestStatus.mock.calls.length > 0) callMinutes.push(minute);
    }
    requestStatus.mockRestore();
    // The reversal watch ends three days (4,320 minutes) after the payment. The first status call after this end, at 4,400, is
    // the last one, because its result is final.
    expect(callMinutes).toEqual([11, 23, 46, 1_000, 2_100, 4_400]);
  });

  test('a reversal takes effect even when the server was down for more than three days after the reversal', async () => {
    const transaction = await openPayment('mandiri_bill');
    triggerAction(transaction, 'pay');
    await deliverLatestNotification();
    triggerAction(transaction, 'reverse');
    shop.clock.advance(8 * DAY);
    await reconcile(shop.deps);
    expect(await summarize()).toEqual([
      'reversal',
      ['reversal'],
      ['void'],
      [SETTLED_SUBJECT, REVERSED_SUBJECT],
    ]);
  });

  test('a reversal takes effect when the gateway responds again after days without a response', async () => {
    const transaction = await openPayment('permata');
    triggerAction(transaction, 'pay');
    await deliverLatestNotification();
    triggerAction(transaction, 'reverse');
    shop.gateways.isDown = true;
    for (const days of [1, 2, 4]) {
      shop.clock.advance(days * DAY);
      await reconcile(shop.deps);
    }
    expect((await summarize())[0]).toBe('success');
    shop.gateways.isDown = false;
    shop.clock.advance(8 * DAY);
    await reconcile(shop.deps);
    expect((await summarize())[0]).toBe('reversal');
  });
});

describe('a card payment', () => {
  test('a card payment whose customer never returned from 3-D Secure expires after 15 minutes, and the invoice can be paid by another method', async () => {
    const card = await openPayment('credit_card');
    shop.clock.advance(16 * MINUTE);
    await shop.jobs.runDue();
    expect(isOpen(card, shop.clock.now())).toBe(false);
    expect((await summarize()).slice(0, 2)).toEqual(['pending', ['expire']]);
    triggerAction(await openPayment('bca'), 'pay');
    await deliverLatestNotification();
    expect((await summarize()).slice(0, 2)).toEqual(['success', ['expire', 'settlement']]);
  });

  test('a card payment that was paid without a notification is settled at its payment deadline', async () => {
    triggerAction(await openPayment('credit_card'), 'pay');
    shop.clock.advance(16 * MINUTE);
    await shop.jobs.runDue();
    expect((await summarize()).slice(0, 3)).toEqual(['success', ['capture'], ['active']]);
  });

  test.each<[decision: GatewayAction, expected: unknown[]]>([
    ['approve', ['success', ['capture'], ['active'], [SETTLED_SUBJECT]]],
    ['reject', ['expire', ['deny'], [], ['Invoice … sudah kadaluarsa']]],
  ])(
    'a card payment under review waits for the decision of the gateway, even past the due date of the invoice: %s',
    async (decision, expected) => {
      shop.clock.advance(6 * DAY);
      const card = await openPayment('credit_card', 'review');
      // With 'reject', the jobs also run on the last morning of the invoice. All mails are compared, because no reminder may be
      // sent during a review.
      const runsOnLastMorning = decision === 'reject';
      if (runsOnLastMorning) shop.clock.advance(DAY - 10 * MINUTE);
      await shop.jobs.runDue();
      shop.clock.advance(3 * DAY);
      await shop.jobs.runDue();
      await reconcile(shop.deps);
      expect((await summarize()).slice(0, 2)).toEqual(['pending', ['challenge']]);
      triggerAction(card, decision);
      shop.clock.advance(11 * MINUTE);
      await reconcile(shop.deps);
      const [status, payments, policies, mails] = await summarize();
      expect([
        status,
        payments,
        policies,
        (mails as string[]).filter((subject) => runsOnLastMorning || subject === SETTLED_SUBJECT),
      ]).toEqual(expected);
    },
  );
});

describe('CIMB Clicks', () => {
  test.each([
    [119, 'pending'],
    [121, 'expire'],
  ])('a CIMB Clicks payment %i minutes after its creation has the status %s', async (minutes, status) => {
    await openPayment('cimb_clicks');
    shop.clock.advance(minutes * MINUTE);
    await shop.jobs.runDue();
    expect((await summarize())[1]).toEqual([status]);
  });
});

describe('a payment that is paid late', () => {
  test('a late payment settles an expired invoice, and issues the policy', async () => {
    const virtualAccount = await openPayment('bca');
    shop.clock.set(new Date('2026-11-28T16:59:10Z'));
    // The gateway still accepts money after the due date of the invoice.
    Object.assign(virtualAccount, { expiresAt: new Date('2026-11-29T00:00:00Z') });
    await shop.deps.db.update(invoices).set({ status: 'expire' }).where(eq(invoices.id, shop.invoice.id));
    triggerAction(virtualAccount, 'pay');
    await deliverLatestNotification();
    expect((await summarize()).slice(0, 3)).toEqual(['success', ['settlement'], ['active']]);
  });

  test('a second payment of an invoice is a surplus: member and broker get a mail, and a reversal of the second payment does not void the policy', async () => {
    const card = await openPayment('credit_card');
    const virtualAccount = await openPayment('bca');
    // The gateway lost the cancellation of the card payment, so the card can still be charged.
    Object.assign(card, { status: 'pending', expiresAt: new Date(TEST_NOW.getTime() + DAY * 1000) });
    triggerAction(virtualAccount, 'pay');
    await deliverLatestNotification();
    triggerAction(card, 'pay');
    await deliverLatestNotification();
    await deliverLatestNotification();
    expect((await summarize()).slice(0, 3)).toEqual(['success', ['capture', 'settlement'], ['active']]);
    const surplusMails = shop.mails().slice(1);
    expect(surplusMails.map(({ to, subject }) => [to, shortSubject(subject)])).toEqual([
      [shop.payerEmail, 'Pembayaran lebih untuk …'],
      [BROKER, 'Perlu dikembalikan: pembayaran lebih …'],
    ]);
    expect(surplusMails[1]?.lines[0]).toBe(
      `Pembayaran sebesar ${formatRupiah(card.total)} dengan metode Kartu Kredit melalui Midtrans, nomor referensi ${card.reference}.`,
    );
    expect(surplusMails[1]?.lines[1]).toBe(
      `Nomor invoice: ${shop.invoice.invoiceNumber}. Status invoice: Sudah dibayar.`,
    );
    triggerAction(card, 'void');
    await deliverLatestNotification();
    expect((await summarize()).slice(0, 3)).toEqual(['success', ['reversal', 'settlement'], ['active']]);
  });

  test('a cancellation job does not cancel a payment that was paid after the job was queued', async () => {
    const card = await openPayment('credit_card');
    const { payments } = await shop.records();
    await enqueueCancel(shop.deps.db, shop.deps, payments[0]?.id ?? '');
    triggerAction(card, 'pay');
    await deliverLatestNotification();
    await shop.jobs.runDue();
    expect([card.money, card.status]).toEqual(['received', 'capture']);
    expect((await summarize()).slice(0, 3)).toEqual(['success', ['capture'], ['active']]);
  });
});

describe('a partial refund', () => {
  test('a partial refund voids nothing, and is journaled and mailed to the broker once', async () => {
    const wallet = await openPayment('gopay');
    triggerAction(wallet, 'pay');
    await deliverLatestNotification();
    Object.assign(wallet, { partlyReturned: true });
    await deliverLatestNotification();
    await deliverLatestNotification();
    expect((await summarize()).slice(0, 3)).toEqual(['success', ['settlement'], ['active']]);
    const { journal } = await shop.records();
    expect(journal.filter(({ reason }) => reason === 'part of the money went back')).toMatchObject([
      { subject: 'payment', from: 'settlement', to: 'settlement' },
    ]);
    expect(shop.mails().map(({ to, subject }) => [to, shortSubject(subject)])).toEqual([
      [shop.payerEmail, SETTLED_SUBJECT],
      [BROKER, 'Perlu ditinjau: pengembalian sebagian …'],
    ]);
    expect(shop.mails()[1]?.lines.slice(0, 2)).toEqual([
      `Pembayaran sebesar ${formatRupiah(wallet.total)} dengan metode GoPay melalui Midtrans, nomor referensi ${wallet.reference}.`,
      `Nomor invoice: ${shop.invoice.invoiceNumber}. Status invoice: Sudah dibayar.`,
    ]);
  });

  test('the mail about a partial refund shows a paid invoice if payment and refund are reported together', async () => {
    const wallet = await openPayment('gopay');
    triggerAction(wallet, 'pay');
    Object.assign(wallet, { partlyReturned: true });
    await deliverLatestNotification();
    expect(shop.mails().map(({ to }) => to)).toEqual([shop.payerEmail, BROKER]);
    expect(shop.mails()[1]?.lines[1]).toContain('Status invoice: Sudah dibayar.');
  });
});

describe('a payment whose amount at the gateway differs from the invoice', () => {
  test('an unpaid virtual account with a wrong amount is journaled once, however often the gateway reports it, and expires at its deadline', async () => {
    const virtualAccount = await openPayment('bca');
    Object.assign(virtualAccount, { total: 1_000 });
    for (let round = 0; round < 3; round += 1) {
      shop.clock.advance(11 * MINUTE);
      await reconcile(shop.deps);
    }
    const { payments, journal } = await shop.records();
    const rejections = journal.filter(({ reason }) => reason?.startsWith('rejected'));
    expect(rejections).toMatchObject([{ subject_id: payments[0]?.id, from: 'pending', to: 'pending' }]);
    shop.clock.set(new Date('2026-11-21T16:59:10Z'));
    await shop.jobs.runDue();
    expect((await summarize()).slice(0, 2)).toEqual(['pending', ['expire']]);
  });

  test('a paid virtual account with a wrong amount stays pending: no policy is issued and no mail is sent', async () => {
    const virtualAccount = await openPayment('bca');
    triggerAction(virtualAccount, 'pay');
    Object.assign(virtualAccount, { total: 1_000 });
    shop.clock.advance(11 * MINUTE);
    await reconcile(shop.deps);
    expect(await summarize()).toEqual(['pending', ['pending'], [], []]);
  });
});

describe('the last day of an invoice', () => {
  /** 09.00 WIB of the last day, when the reminder is sent. */
  const REMINDER_TIME = new Date('2026-11-28T02:00:00Z');
  /** The invoice is due at 23.59 WIB. The job that expires it runs 30 s later, so that an open payment is closed first. */
  const EXPIRY_JOB_TIME = new Date('2026-11-28T16:59:30Z');

  test('the last day of an invoice begins with one reminder, which states the deadline and links the invoice', async () => {
    shop.clock.set(new Date(REMINDER_TIME.getTime() - 1));
    await shop.jobs.runDue();
    expect(shop.mails()).toEqual([]);
    shop.clock.set(REMINDER_TIME);
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

  test('the last day of a paid invoice passes without a reminder and without a mail about its expiry', async () => {
    triggerAction(await openPayment('gopay'), 'pay');
    await deliverLatestNotification();
    shop.clock.set(REMINDER_TIME);
    await shop.jobs.runDue();
    shop.clock.set(EXPIRY_JOB_TIME);
    await shop.jobs.runDue();
    expect(shop.mails().map(({ subject }) => shortSubject(subject))).toEqual([SETTLED_SUBJECT]);
  });

  test('the last day of an unpaid invoice ends with one mail, which states that it expired and how to order again', async () => {
    shop.clock.set(EXPIRY_JOB_TIME);
    await shop.jobs.runDue();
    await reconcile(shop.deps);
    expect(shop.mails()).toHaveLength(1);
    const [mail] = shop.mails();
    expect(mail?.subject).toContain('kadaluarsa');
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
