import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { transactions } from '../../../../simulators/midtrans/tables.ts';
import { TEST_NOW } from '../../../test/harness.ts';
import {
  abandonPayments,
  actAtGateway,
  createApprovedOrder,
  createPayment,
  invoiceRecordsOf,
  notificationsOf,
  notify,
  pay,
  paymentOf,
  type Shop,
  startShop,
  withNewSession,
} from './fixture.ts';
import { reconcile } from './jobs.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
}, 60_000);
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.set(TEST_NOW);
  shop.network.faults.clear();
  shop.network.calls.clear();
  shop.network.isDown = false;
});

const AFTER_DEADLINE = new Date('2026-11-21T16:59:10Z');
/** Returns the status of the invoice, the statuses of its payments, and the number of its policies. */
const summarize = async (orderId: string) => {
  const { invoice, payments, policies } = await invoiceRecordsOf(shop, orderId);
  return [invoice.status, payments.map(({ status }) => status), policies.length];
};
const readGatewayStatus = async (id: string) => {
  const [row] = await shop.deps.db.select().from(transactions).where(eq(transactions.id, id));
  return row?.status;
};

describe('the deadline of a payment', () => {
  test('the deadline of a payment ends the payment on the server and at the gateway, and the invoice can be paid by another payment', async () => {
    const { member, orderId, payment } = await createPayment(shop);
    shop.clock.set(AFTER_DEADLINE);
    await shop.runJobs({ includeDelayed: true });
    expect(await summarize(orderId)).toEqual(['pending', ['expire'], 0]);
    expect(await readGatewayStatus(payment.transaction_id)).toBe('expire');
    const secondReply = await pay(shop, await withNewSession(shop, member), orderId, 'bca');
    expect(paymentOf(secondReply).expired).toBe('2026-11-22T16:59:00.000Z');
  });

  test('a payment is still pending a minute before its deadline', async () => {
    const { orderId } = await createPayment(shop);
    shop.clock.set(new Date('2026-11-21T16:58:00Z'));
    await shop.runJobs({ includeDelayed: true });
    expect(await summarize(orderId)).toEqual(['pending', ['pending'], 0]);
  });

  test('a payment that was paid before its deadline is settled at the deadline without a notification', async () => {
    const { orderId, payment } = await createPayment(shop);
    await actAtGateway(shop, payment.transaction_id, 'pay');
    shop.clock.set(AFTER_DEADLINE);
    await shop.runJobs({ includeDelayed: true });
    expect(await summarize(orderId)).toEqual(['success', ['settlement'], 1]);
  });

  test('retries the expiry of a payment when the first calls to the gateway fail', async () => {
    const { orderId } = await createPayment(shop);
    shop.clock.set(AFTER_DEADLINE);
    shop.network.faults.set('expire', ['requestLost']);
    shop.network.faults.set('status', ['requestLost']);
    await shop.runJobs({ includeDelayed: true });
    expect(await summarize(orderId)).toEqual(['pending', ['expire'], 0]);
  });

  test('an invoice displays no payment after the deadline, even before the job has run', async () => {
    const { member, orderId } = await createPayment(shop);
    shop.clock.set(AFTER_DEADLINE);
    const { token } = await withNewSession(shop, member);
    const reply = await shop.api('GET', `/transaction/kesehatan/${orderId}?invoice=true`, { token });
    expect(reply.body.response).toMatchObject({
      invoiceFormat: { payment: null, invoice: { status: 'pending' } },
    });
  });
});

describe('reconciliation', () => {
  test('reconciliation finds a payment whose notification was lost', async () => {
    const { orderId, payment } = await createPayment(shop);
    await actAtGateway(shop, payment.transaction_id, 'pay');
    shop.clock.advance(11 * 60);
    await reconcile(shop.deps);
    expect(await summarize(orderId)).toEqual(['success', ['settlement'], 1]);
  });

  test('reconciliation skips new payments and requests the status of a pending payment at most once in ten minutes', async () => {
    await reconcile(shop.deps);
    const { orderId } = await createPayment(shop);
    shop.network.calls.clear();
    shop.clock.advance(9 * 60);
    await reconcile(shop.deps);
    expect(shop.network.calls.get('status')).toBeUndefined();
    shop.clock.advance(2 * 60);
    await reconcile(shop.deps);
    await reconcile(shop.deps);
    expect(await summarize(orderId)).toEqual(['pending', ['pending'], 0]);
    expect(shop.network.calls.get('status')).toBe(1);
  });

  test('reconciliation finds a charge whose responses were lost', async () => {
    const member = await shop.registerMember({ complete: true });
    const orderId = await createApprovedOrder(shop, member);
    shop.network.faults.set('charge', ['responseLost']);
    shop.network.faults.set('status', ['requestLost']);
    await pay(shop, member, orderId, 'bca');
    shop.clock.advance(11 * 60);
    await reconcile(shop.deps);
    expect(await summarize(orderId)).toEqual(['pending', ['pending'], 0]);
  });

  test('reconciliation abandons a charge that has not arrived at the gateway, and a job cancels the charge if it arrives later', async () => {
    const member = await shop.registerMember({ complete: true });
    const orderId = await createApprovedOrder(shop, member);
    shop.network.faults.set('charge', ['requestLost']);
    await pay(shop, member, orderId, 'bca');
    shop.clock.advance(11 * 60);
    await reconcile(shop.deps);
    expect(await summarize(orderId)).toEqual(['pending', ['failure'], 0]);

    const { payments } = await invoiceRecordsOf(shop, orderId);
    const key = Buffer.from(`${shop.deps.config.MIDTRANS_SERVER_KEY}:`).toString('base64');
    const lateCharge = await shop.api('POST', '//simulators/midtrans/v2/charge', {
      headers: { authorization: `Basic ${key}` },
      body: {
        payment_type: 'bank_transfer',
        bank_transfer: { bank: 'bca' },
        transaction_details: { order_id: payments[0]?.reference, gross_amount: payments[0]?.total },
      },
    });
    const { transaction_id } = lateCharge.body as unknown as { transaction_id: string };
    for (const body of await notificationsOf(shop, transaction_id))
      expect((await notify(shop, body)).status).toBe(200);
    await shop.runJobs();
    expect(await readGatewayStatus(transaction_id)).toBe('cancel');
    expect(await summarize(orderId)).toEqual(['pending', ['failure'], 0]);
  });

  test('reconciliation continues when the status call of one payment fails', async () => {
    const first = await createPayment(shop);
    const second = await createPayment(shop);
    await actAtGateway(shop, first.payment.transaction_id, 'pay');
    await actAtGateway(shop, second.payment.transaction_id, 'pay');
    shop.clock.advance(11 * 60);
    shop.network.faults.set('status', ['requestLost']);
    await reconcile(shop.deps);
    shop.clock.advance(11 * 60);
    await reconcile(shop.deps);
    expect(await summarize(first.orderId)).toEqual(['success', ['settlement'], 1]);
    expect(await summarize(second.orderId)).toEqual(['success', ['settlement'], 1]);
  });

  test('an outdated "pending" notification settles an abandoned payment that is already paid, and cancels its replacement', async () => {
    const { member, orderId, payment } = await createPayment(shop);
    await abandonPayments(shop, orderId);
    const replacement = paymentOf(await pay(shop, member, orderId, 'gopay'));
    await actAtGateway(shop, payment.transaction_id, 'pay');
    const [pending] = await notificationsOf(shop, payment.transaction_id);
    await notify(shop, pending);
    await shop.runJobs();
    expect(await summarize(orderId)).toEqual(['success', ['settlement', 'cancel'], 1]);
    expect(await readGatewayStatus(replacement.transaction_id)).toBe('cancel');
  });
});

describe('the due date of an invoice', () => {
  const DUE = new Date('2026-11-28T16:59:00Z');

  test('the due date expires an unpaid invoice', async () => {
    const member = await shop.registerMember({ complete: true });
    const orderId = await createApprovedOrder(shop, member);
    shop.clock.set(DUE);
    await shop.runJobs({ includeDelayed: true });
    const { invoice, journal } = await invoiceRecordsOf(shop, orderId);
    expect(invoice.status).toBe('expire');
    expect(journal.at(-1)).toMatchObject({ fromStatus: 'pending', toStatus: 'expire', actor: 'system' });
  });

  test('an invoice is still pending a second before its due date', async () => {
    const member = await shop.registerMember({ complete: true });
    const orderId = await createApprovedOrder(shop, member);
    shop.clock.set(new Date(DUE.getTime() - 1_000));
    await shop.runJobs({ includeDelayed: true });
    expect((await invoiceRecordsOf(shop, orderId)).invoice.status).toBe('pending');
  });

  test('an invoice that was paid before its due date, but without a notification, is settled instead of expired', async () => {
    const member = await shop.registerMember({ complete: true });
    const orderId = await createApprovedOrder(shop, member);
    shop.clock.set(new Date(DUE.getTime() - 3_600_000));
    const { transaction_id } = paymentOf(await pay(shop, await withNewSession(shop, member), orderId, 'bca'));
    await actAtGateway(shop, transaction_id, 'pay');
    shop.clock.set(new Date(DUE.getTime() + 10_000));
    await shop.runJobs({ includeDelayed: true });
    expect(await summarize(orderId)).toEqual(['success', ['settlement'], 1]);
  });

  test('an expired invoice is settled when the notification about a paid payment arrives later', async () => {
    const member = await shop.registerMember({ complete: true });
    const orderId = await createApprovedOrder(shop, member);
    const { transaction_id } = paymentOf(await pay(shop, member, orderId, 'bca'));
    await abandonPayments(shop, orderId);
    await actAtGateway(shop, transaction_id, 'pay');
    shop.clock.set(DUE);
    await shop.runJobs({ includeDelayed: true });
    expect((await invoiceRecordsOf(shop, orderId)).invoice.status).toBe('expire');
    for (const body of await notificationsOf(shop, transaction_id)) await notify(shop, body);
    expect((await invoiceRecordsOf(shop, orderId)).invoice.status).toBe('success');
  });
});
