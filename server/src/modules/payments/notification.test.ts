import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { transactions } from '../../../../simulators/midtrans/tables.ts';
import { TEST_NOW } from '../../../test/harness.ts';
import { journal, paymentNotifications } from '../../db/schema.ts';
import {
  abandonPayments,
  actAtGateway,
  createApprovedOrder,
  createPayment,
  invoiceRecordsOf,
  notificationsOf,
  notify,
  pay,
  payAtGateway,
  paymentOf,
  type Shop,
  startShop,
} from './fixture.ts';
import { signatureOf } from './midtrans/signature.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
}, 60_000);
afterAll(() => shop.close());
beforeEach(() => {
  shop.clock.set(TEST_NOW);
  shop.network.faults.clear();
  shop.network.isDown = false;
});

const signNotification = (body: { order_id: string; status_code: string; gross_amount: string }) => ({
  ...body,
  signature_key: signatureOf(body, shop.deps.config.MIDTRANS_SERVER_KEY),
});
const summarize = async (orderId: string) => {
  const { invoice, payments, policies } = await invoiceRecordsOf(shop, orderId);
  return {
    invoice: invoice.status,
    payments: payments.map(({ status }) => status),
    policies: policies.map(({ status }) => status),
  };
};
const PAID_STATES = { invoice: 'success', payments: ['settlement'], policies: ['active'] };
const UNPAID_STATES = { invoice: 'pending', payments: ['pending'], policies: [] };

describe('a settlement notification', () => {
  test('a settlement settles the invoice, issues the policy, journals the new status of the invoice and mails the member', async () => {
    const { member, orderId, payment } = await createPayment(shop);
    shop.clock.advance(90);
    const reply = await payAtGateway(shop, payment.transaction_id);
    expect(reply.status).toBe(200);
    expect(await summarize(orderId)).toEqual(PAID_STATES);
    const records = await invoiceRecordsOf(shop, orderId);
    expect(records.invoice.paidAt).toEqual(shop.clock.now());
    expect(records.journal.map(({ fromStatus, toStatus, actor }) => [fromStatus, toStatus, actor])).toEqual([
      [null, 'pending', 'system'],
      ['pending', 'success', 'gateway'],
    ]);
    const [mail] = await shop.mails(member.email);
    expect(mail?.subject).toBe(`Pembayaran ${records.invoice.invoiceNumber} diterima`);
    expect(mail?.text).toContain('Polis Anda sudah terbit');
  });

  test('a settlement that is repeated settles once, and a "pending" notification after the settlement changes nothing', async () => {
    const { member, orderId, payment } = await createPayment(shop);
    await actAtGateway(shop, payment.transaction_id, 'pay');
    const [pending, settlement] = await notificationsOf(shop, payment.transaction_id);
    const replies = [];
    for (const body of [settlement, settlement, pending, settlement, pending])
      replies.push(await notify(shop, body));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await summarize(orderId)).toEqual(PAID_STATES);
    // The mails about the received order, the approved order and the received payment.
    expect(await shop.mails(member.email)).toHaveLength(3);
  });

  test('a settlement that arrives five times at the same moment settles once', async () => {
    const { orderId, payment } = await createPayment(shop, 'gopay');
    await actAtGateway(shop, payment.transaction_id, 'pay');
    const [, settlement] = await notificationsOf(shop, payment.transaction_id);
    const replies = await Promise.all(Array.from({ length: 5 }, () => notify(shop, settlement)));
    expect(replies.every(({ status }) => status === 200)).toBe(true);
    expect(await summarize(orderId)).toEqual(PAID_STATES);
  });

  test('a settlement can arrive before the reply to the charge', async () => {
    const member = await shop.registerMember({ complete: true });
    const { orderId } = await createPayment(shop);
    const newOrderId = await createApprovedOrder(shop, member);
    shop.network.duringCall.set('charge', async () => {
      const { payments } = await invoiceRecordsOf(shop, newOrderId);
      const reference = payments[0]?.reference ?? '';
      await shop.api('POST', `//simulators/midtrans/transactions/${reference}/pay`);
      const body = signNotification({
        order_id: reference,
        status_code: '200',
        gross_amount: `${payments[0]?.total}.00`,
      });
      expect((await notify(shop, body)).status).toBe(200);
    });
    const reply = await pay(shop, member, newOrderId, 'bca');
    expect(paymentOf(reply).status).toBe('settlement');
    expect(await summarize(newOrderId)).toEqual(PAID_STATES);
    expect(await summarize(orderId)).toEqual(UNPAID_STATES);
  });

  test('a settlement with the payment type qris and unknown fields settles a GoPay payment', async () => {
    const { orderId, payment } = await createPayment(shop, 'gopay');
    await actAtGateway(shop, payment.transaction_id, 'pay');
    const [, settlement] = await notificationsOf(shop, payment.transaction_id);
    const reply = await notify(shop, {
      ...settlement,
      payment_type: 'qris',
      acquirer: 'gopay',
      new_field: { a: 1 },
    });
    expect(reply.status).toBe(200);
    expect(await summarize(orderId)).toEqual(PAID_STATES);
  });

  test('a settlement of an abandoned payment settles the invoice, and the payment that replaced it is cancelled', async () => {
    const { orderId, payment, member } = await createPayment(shop);
    await actAtGateway(shop, payment.transaction_id, 'pay');
    await abandonPayments(shop, orderId);
    const replacement = paymentOf(await pay(shop, member, orderId, 'gopay'));
    const [, settlement] = await notificationsOf(shop, payment.transaction_id);
    await notify(shop, settlement);
    expect(await summarize(orderId)).toEqual({ ...PAID_STATES, payments: ['settlement', 'pending'] });
    // A job cancels the other payment at the gateway.
    await shop.runJobs();
    expect(await summarize(orderId)).toEqual({ ...PAID_STATES, payments: ['settlement', 'cancel'] });
    expect(await actAtGateway(shop, replacement.transaction_id, 'pay')).toBe(false);
  });

  test('a settlement of an invoice that is already paid is journaled as surplus, without a second policy', async () => {
    const { orderId, payment, member } = await createPayment(shop);
    await abandonPayments(shop, orderId);
    const replacement = paymentOf(await pay(shop, member, orderId, 'gopay'));
    await payAtGateway(shop, replacement.transaction_id);
    await payAtGateway(shop, payment.transaction_id);
    expect(await summarize(orderId)).toEqual({ ...PAID_STATES, payments: ['settlement', 'settlement'] });
    const { payments } = await invoiceRecordsOf(shop, orderId);
    const entries = await shop.deps.db
      .select()
      .from(journal)
      .where(eq(journal.subjectId, payments[0]?.id ?? ''));
    expect(entries.map(({ reason }) => reason)).toContainEqual(expect.stringContaining('surplus'));
    // The desk sees the surplus in its queue, not the payment that paid the invoice.
    expect(payments.map(({ attention }) => attention).toSorted()).toEqual([null, 'surplus'].toSorted());
  });
});

describe('an invalid notification', () => {
  test('a notification with a forged signature is rejected and changes nothing', async () => {
    const { orderId, payment } = await createPayment(shop);
    await actAtGateway(shop, payment.transaction_id, 'pay');
    const [, settlement] = await notificationsOf(shop, payment.transaction_id);
    const formerStatusCalls = shop.network.calls.get('status');
    for (const signature_key of ['', 'a'.repeat(128), settlement?.signature_key.toUpperCase()]) {
      expect((await notify(shop, { ...settlement, signature_key })).status).toBe(403);
    }
    expect(await summarize(orderId)).toEqual(UNPAID_STATES);
    expect(shop.network.calls.get('status')).toBe(formerStatusCalls);
  });

  test('a notification of a settlement changes nothing while the status call reports pending', async () => {
    const { orderId, payment } = await createPayment(shop);
    const [pending] = await notificationsOf(shop, payment.transaction_id);
    const settledBody = {
      ...pending,
      ...signNotification({
        order_id: pending?.order_id ?? '',
        status_code: '200',
        gross_amount: pending?.gross_amount ?? '',
      }),
      transaction_status: 'settlement',
    };
    expect((await notify(shop, settledBody)).status).toBe(200);
    expect(await summarize(orderId)).toEqual(UNPAID_STATES);
  });

  test('a notification whose amount differs from the invoice is rejected and journaled', async () => {
    const { orderId, payment } = await createPayment(shop);
    await actAtGateway(shop, payment.transaction_id, 'pay');
    const [, settlement] = await notificationsOf(shop, payment.transaction_id);
    const body = signNotification({
      order_id: settlement?.order_id ?? '',
      status_code: '200',
      gross_amount: '1000.00',
    });
    const reply = await notify(shop, body);
    expect([reply.status, reply.body.response]).toEqual([
      422,
      'Jumlah pada notifikasi tidak sesuai dengan tagihan',
    ]);
    expect(await summarize(orderId)).toEqual(UNPAID_STATES);
    const { payments } = await invoiceRecordsOf(shop, orderId);
    const entries = await shop.deps.db
      .select()
      .from(journal)
      .where(eq(journal.subjectId, payments[0]?.id ?? ''));
    expect(entries.at(-1)?.reason).toContain('rejected');
  });

  test('rejects a notification when the status call reports another amount', async () => {
    const { orderId, payment } = await createPayment(shop);
    await shop.deps.db
      .update(transactions)
      .set({ grossAmount: 1_000 })
      .where(eq(transactions.id, payment.transaction_id));
    const { payments } = await invoiceRecordsOf(shop, orderId);
    await actAtGateway(shop, payment.transaction_id, 'pay');
    const reply = await notify(
      shop,
      signNotification({
        order_id: payments[0]?.reference ?? '',
        status_code: '200',
        gross_amount: `${payments[0]?.total}.00`,
      }),
    );
    expect(reply.status).toBe(422);
    expect(await summarize(orderId)).toEqual(UNPAID_STATES);
  });

  test('returns 404 for a notification with an unknown reference', async () => {
    const reply = await notify(
      shop,
      signNotification({ order_id: 'INV-9999-unknown', status_code: '200', gross_amount: '1000.00' }),
    );
    expect([reply.status, reply.body.response]).toEqual([404, 'Transaksi tidak ditemukan']);
  });

  test.each([[{}], [{ order_id: 7 }], [[]], ['text']])(
    'rejects the malformed notification %j',
    async (body) => {
      expect((await notify(shop, body)).status).toBe(422);
    },
  );
});

describe('a notification whose handling fails', () => {
  test('a notification returns 503 when the status call fails, and settles the invoice when it is sent again', async () => {
    const { orderId, payment } = await createPayment(shop);
    shop.network.faults.set('status', ['requestLost']);
    expect((await payAtGateway(shop, payment.transaction_id)).status).toBe(503);
    expect(await summarize(orderId)).toEqual(UNPAID_STATES);
    const [, settlement] = await notificationsOf(shop, payment.transaction_id);
    expect((await notify(shop, settlement)).status).toBe(200);
    expect(await summarize(orderId)).toEqual(PAID_STATES);
  });

  test('a notification returns 503 when the database fails, and settles the invoice when it is sent again', async () => {
    const { orderId, payment } = await createPayment(shop);
    await actAtGateway(shop, payment.transaction_id, 'pay');
    const [, settlement] = await notificationsOf(shop, payment.transaction_id);
    const transactionSpy = vi
      .spyOn(shop.deps.db, 'transaction')
      .mockRejectedValueOnce(new Error('connection terminated'));
    expect((await notify(shop, settlement)).status).toBe(503);
    transactionSpy.mockRestore();
    expect(await summarize(orderId)).toEqual(UNPAID_STATES);
    expect((await notify(shop, settlement)).status).toBe(200);
    expect(await summarize(orderId)).toEqual(PAID_STATES);
  });

  test('a failure in the middle of the settlement changes nothing, and one policy is issued when the notification is sent again', async () => {
    const { orderId, payment } = await createPayment(shop);
    await actAtGateway(shop, payment.transaction_id, 'pay');
    const [, settlement] = await notificationsOf(shop, payment.transaction_id);
    const queueSpy = vi.spyOn(shop.deps.mail, 'queue').mockRejectedValueOnce(new Error('disk full'));
    expect((await notify(shop, settlement)).status).toBe(503);
    queueSpy.mockRestore();
    expect(await summarize(orderId)).toEqual(UNPAID_STATES);
    await notify(shop, settlement);
    const { policies } = await invoiceRecordsOf(shop, orderId);
    expect(policies).toHaveLength(1);
  });
});

describe('an accepted notification', () => {
  test('a notification about a denied payment leaves the invoice payable', async () => {
    const { member, orderId, payment } = await createPayment(shop, 'gopay');
    await actAtGateway(shop, payment.transaction_id, 'decline');
    for (const body of await notificationsOf(shop, payment.transaction_id)) await notify(shop, body);
    expect(await summarize(orderId)).toEqual({ invoice: 'pending', payments: ['deny'], policies: [] });
    expect((await pay(shop, member, orderId, 'bca')).status).toBe(200);
  });

  test('a reversal after the settlement voids the policy, is journaled and mailed, and the invoice cannot be paid again', async () => {
    const { member, orderId, payment } = await createPayment(shop);
    await payAtGateway(shop, payment.transaction_id);
    await actAtGateway(shop, payment.transaction_id, 'reverse');
    const bodies = await notificationsOf(shop, payment.transaction_id);
    // The newest notification arrives first.
    for (const body of [...bodies].reverse()) await notify(shop, body);
    expect(await summarize(orderId)).toEqual({
      invoice: 'reversal',
      payments: ['reversal'],
      policies: ['void'],
    });
    const { journal: entries } = await invoiceRecordsOf(shop, orderId);
    expect(entries.at(-1)).toMatchObject({ fromStatus: 'success', toStatus: 'reversal', actor: 'gateway' });
    expect((await invoiceRecordsOf(shop, orderId)).payments).toMatchObject([{ attention: 'reversal' }]);
    const [mail] = await shop.mails(member.email);
    expect(mail?.subject).toContain('dibatalkan');
    const secondReply = await pay(shop, member, orderId, 'bca');
    expect([secondReply.status, secondReply.body.response]).toEqual([
      409,
      'Pembayaran invoice ini telah dibatalkan. Silakan hubungi kami untuk bantuan.',
    ]);
  });

  test('stores an accepted notification with its outcome, without its signature', async () => {
    const { payment } = await createPayment(shop);
    await payAtGateway(shop, payment.transaction_id);
    const [settlement] = (await notificationsOf(shop, payment.transaction_id)).slice(-1);
    const storedNotifications = await shop.deps.db
      .select()
      .from(paymentNotifications)
      .where(eq(paymentNotifications.reference, settlement?.order_id ?? ''));
    expect(storedNotifications.map(({ outcome }) => outcome)).toEqual(['settle']);
    expect(JSON.stringify(storedNotifications)).not.toContain(settlement?.signature_key);
  });
});
