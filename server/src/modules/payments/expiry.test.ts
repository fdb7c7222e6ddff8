import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { transactions } from '../../../../simulators/midtrans/tables.ts';
import { TEST_NOW } from '../../../test/harness.ts';
import {
  abandonPayments,
  approvedOrder,
  atGateway,
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
  shop.network.down = false;
});

const AFTER_DEADLINE = new Date('2026-11-21T16:59:10Z');
const summary = async (orderId: string) => {
  const { invoice, payments, policies } = await invoiceRecordsOf(shop, orderId);
  return [invoice.status, payments.map(({ status }) => status), policies.length];
};
const gatewayStatus = async (id: string) => {
  const [row] = await shop.deps.db.select().from(transactions).where(eq(transactions.id, id));
  return row?.status;
};

describe('the deadline of a payment', () => {
  test('ends the payment on the server and at the gateway, and the invoice can be paid by another payment', async () => {
    const { member, orderId, payment } = await createPayment(shop);
    shop.clock.set(AFTER_DEADLINE);
    await shop.runJobs({ later: true });
    expect(await summary(orderId)).toEqual(['pending', ['expire'], 0]);
    expect(await gatewayStatus(payment.transaction_id)).toBe('expire');
    const secondReply = await pay(shop, await withNewSession(shop, member), orderId, 'bca');
    expect(paymentOf(secondReply).expired).toBe('2026-11-22T16:59:00.000Z');
  });

  test('has no effect a minute earlier', async () => {
    const { orderId } = await createPayment(shop);
    shop.clock.set(new Date('2026-11-21T16:58:00Z'));
    await shop.runJobs({ later: true });
    expect(await summary(orderId)).toEqual(['pending', ['pending'], 0]);
  });

  test('settles a payment of the last second without a notification', async () => {
    const { orderId, payment } = await createPayment(shop);
    await atGateway(shop, payment.transaction_id, 'pay');
    shop.clock.set(AFTER_DEADLINE);
    await shop.runJobs({ later: true });
    expect(await summary(orderId)).toEqual(['success', ['settlement'], 1]);
  });

  test('retries the deadline of a payment when the gateway was down', async () => {
    const { orderId } = await createPayment(shop);
    shop.clock.set(AFTER_DEADLINE);
    shop.network.faults.set('expire', ['before']);
    shop.network.faults.set('status', ['before']);
    await shop.runJobs({ later: true });
    expect(await summary(orderId)).toEqual(['pending', ['expire'], 0]);
  });

  test('leaves the invoice without a displayed payment immediately', async () => {
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
  test('finds a payment whose notification was lost', async () => {
    const { orderId, payment } = await createPayment(shop);
    await atGateway(shop, payment.transaction_id, 'pay');
    shop.clock.advance(11 * 60);
    await reconcile(shop.deps);
    expect(await summary(orderId)).toEqual(['success', ['settlement'], 1]);
  });

  test('skips new payments and requests the status of an unreported payment every ten minutes', async () => {
    await reconcile(shop.deps);
    const { orderId } = await createPayment(shop);
    shop.network.calls.clear();
    shop.clock.advance(9 * 60);
    await reconcile(shop.deps);
    expect(shop.network.calls.get('status')).toBeUndefined();
    shop.clock.advance(2 * 60);
    await reconcile(shop.deps);
    await reconcile(shop.deps);
    expect(await summary(orderId)).toEqual(['pending', ['pending'], 0]);
    expect(shop.network.calls.get('status')).toBe(1);
  });

  test('adopts a charge whose process was killed before it stored the response', async () => {
    const member = await shop.registerMember({ complete: true });
    const orderId = await approvedOrder(shop, member);
    shop.network.faults.set('charge', ['after']);
    shop.network.faults.set('status', ['before']);
    await pay(shop, member, orderId, 'bca');
    shop.clock.advance(11 * 60);
    await reconcile(shop.deps);
    expect(await summary(orderId)).toEqual(['pending', ['pending'], 0]);
  });

  test('abandons a charge that never arrived, and cancels it when it arrives later', async () => {
    const member = await shop.registerMember({ complete: true });
    const orderId = await approvedOrder(shop, member);
    shop.network.faults.set('charge', ['before']);
    await pay(shop, member, orderId, 'bca');
    shop.clock.advance(11 * 60);
    await reconcile(shop.deps);
    expect(await summary(orderId)).toEqual(['pending', ['failure'], 0]);

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
    expect(await gatewayStatus(transaction_id)).toBe('cancel');
    expect(await summary(orderId)).toEqual(['pending', ['failure'], 0]);
  });

  test('continues when the status call of one payment fails', async () => {
    const first = await createPayment(shop);
    const second = await createPayment(shop);
    await atGateway(shop, first.payment.transaction_id, 'pay');
    await atGateway(shop, second.payment.transaction_id, 'pay');
    shop.clock.advance(11 * 60);
    shop.network.faults.set('status', ['before']);
    await reconcile(shop.deps);
    shop.clock.advance(11 * 60);
    await reconcile(shop.deps);
    expect(await summary(first.orderId)).toEqual(['success', ['settlement'], 1]);
    expect(await summary(second.orderId)).toEqual(['success', ['settlement'], 1]);
  });

  test('settles an abandoned payment that turns out to be paid when it is cancelled', async () => {
    const { member, orderId, payment } = await createPayment(shop);
    await abandonPayments(shop, orderId);
    const replacement = paymentOf(await pay(shop, member, orderId, 'gopay'));
    await atGateway(shop, payment.transaction_id, 'pay');
    const [pending] = await notificationsOf(shop, payment.transaction_id);
    await notify(shop, pending);
    await shop.runJobs();
    expect(await summary(orderId)).toEqual(['success', ['settlement', 'cancel'], 1]);
    expect(await gatewayStatus(replacement.transaction_id)).toBe('cancel');
  });
});

describe('the due date of an invoice', () => {
  const DUE = new Date('2026-11-28T16:59:00Z');

  test('expires an unpaid invoice', async () => {
    const member = await shop.registerMember({ complete: true });
    const orderId = await approvedOrder(shop, member);
    shop.clock.set(DUE);
    await shop.runJobs({ later: true });
    const { invoice, journal } = await invoiceRecordsOf(shop, orderId);
    expect(invoice.status).toBe('expire');
    expect(journal.at(-1)).toMatchObject({ fromStatus: 'pending', toStatus: 'expire', actor: 'system' });
  });

  test('has no effect a second earlier', async () => {
    const member = await shop.registerMember({ complete: true });
    const orderId = await approvedOrder(shop, member);
    shop.clock.set(new Date(DUE.getTime() - 1_000));
    await shop.runJobs({ later: true });
    expect((await invoiceRecordsOf(shop, orderId)).invoice.status).toBe('pending');
  });

  test('waits until the last payment is closed, and a payment of the last second counts', async () => {
    const member = await shop.registerMember({ complete: true });
    const orderId = await approvedOrder(shop, member);
    shop.clock.set(new Date(DUE.getTime() - 3_600_000));
    const { transaction_id } = paymentOf(await pay(shop, await withNewSession(shop, member), orderId, 'bca'));
    await atGateway(shop, transaction_id, 'pay');
    shop.clock.set(new Date(DUE.getTime() + 10_000));
    await shop.runJobs({ later: true });
    expect(await summary(orderId)).toEqual(['success', ['settlement'], 1]);
  });

  test('does not lose money that arrives later', async () => {
    const member = await shop.registerMember({ complete: true });
    const orderId = await approvedOrder(shop, member);
    const { transaction_id } = paymentOf(await pay(shop, member, orderId, 'bca'));
    await abandonPayments(shop, orderId);
    await atGateway(shop, transaction_id, 'pay');
    shop.clock.set(DUE);
    await shop.runJobs({ later: true });
    expect((await invoiceRecordsOf(shop, orderId)).invoice.status).toBe('expire');
    for (const body of await notificationsOf(shop, transaction_id)) await notify(shop, body);
    expect((await invoiceRecordsOf(shop, orderId)).invoice.status).toBe('success');
  });
});
