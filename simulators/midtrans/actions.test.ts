import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isSignedBy } from '../../server/src/modules/payments/midtrans/signature.ts';
import { TEST_NOW } from '../../server/test/harness.ts';
import {
  cardChargeBody,
  chargeBody,
  type GatewayResponse,
  gopayChargeBody,
  type SimulatorClient,
  startSimulator,
  VISA,
} from './fixture.ts';
import { DEFAULT_SETTINGS, saveSettings } from './settings.ts';

let simulator: SimulatorClient;
beforeAll(async () => {
  simulator = await startSimulator();
});
afterAll(() => simulator.close());
beforeEach(async () => {
  simulator.clock.set(TEST_NOW);
  await saveSettings(simulator.deps.db, DEFAULT_SETTINGS);
});

const callAsMerchant = async (id: string, path: string, body?: unknown) =>
  (await simulator.call('POST', `/v2/${id}/${path}`, body)).response;
const createPaidCharge = async (body: unknown = gopayChargeBody()) => {
  const charge = await simulator.charge(body);
  simulator.clock.advance(1);
  await simulator.applyAction(charge.transaction_id, 'pay');
  return charge;
};
/** Creates a charge by a card that needs no 3-D Secure, and settles it. */
const createSettledCardCharge = async () => {
  const { token_id } = await simulator.token({ ...VISA, card_number: '4556557955726624' });
  const charge = await simulator.charge(cardChargeBody(String(token_id)));
  await simulator.applyAction(charge.transaction_id, 'settle');
  return charge;
};
const bankChargeBody = (name: string) => chargeBody({ bank_transfer: { bank: name } });
const mandiriChargeBody = () =>
  chargeBody({ payment_type: 'echannel', echannel: { bill_info1: 'a', bill_info2: 'b' } });
const indomaretChargeBody = () => chargeBody({ payment_type: 'cstore', cstore: { store: 'indomaret' } });
const statusOf = async (id: string) => (await simulator.status(id)).transaction_status;

describe('a Midtrans transaction', () => {
  test('a Midtrans transaction has a signed status under its id and its order id', async () => {
    const { transaction_id, order_id } = await simulator.charge(chargeBody());
    const byId = await simulator.status(transaction_id);
    expect(byId).toEqual(await simulator.status(order_id));
    expect(byId).toMatchObject({
      status_code: '201',
      status_message: 'Success, transaction is found',
      transaction_status: 'pending',
    });
    expect(isSignedBy(byId, simulator.deps.config.MIDTRANS_SERVER_KEY)).toBe(true);
  });

  test('a Midtrans transaction with an unknown id has code 404 in the reply to every call, and allows no action', async () => {
    expect(await simulator.status('T-none')).toMatchObject({ status_code: '404' });
    for (const path of ['cancel', 'expire', 'approve', 'deny', 'refund'])
      expect(await callAsMerchant('T-none', path)).toMatchObject({ status_code: '404' });
    expect(await simulator.applyAction('T-none', 'pay')).toBe(false);
  });

  test.each([
    ['pay', '200', 'settlement', '200'],
    ['decline', '202', 'deny', '202'],
    ['expire', '407', 'expire', '202'],
    ['cancel', '200', 'cancel', '202'],
  ])(
    'a Midtrans transaction has, after the action %s, code %s and status %s, and a notification with code %s',
    async (action, statusCode, status, notificationCode) => {
      const { transaction_id } = await simulator.charge(chargeBody());
      expect(await simulator.applyAction(transaction_id, action)).toBe(true);
      expect(await simulator.status(transaction_id)).toMatchObject({
        status_code: statusCode,
        transaction_status: status,
      });
      expect((await simulator.notificationsOf(transaction_id)).at(-1)?.body).toMatchObject({
        status_code: notificationCode,
        transaction_status: status,
        status_message: 'midtrans payment notification',
      });
    },
  );

  test.each([
    ['cancel', '200', 'Success, transaction is canceled'],
    ['expire', '407', 'Success, transaction has expired'],
  ])(
    "the merchant's call %s ends a transaction only while it is pending",
    async (path, status_code, status_message) => {
      const { order_id } = await simulator.charge(chargeBody());
      expect(await callAsMerchant(order_id, path)).toMatchObject({ status_code, status_message });
      expect(await callAsMerchant(order_id, path)).toEqual({
        status_code: '412',
        status_message: 'Merchant cannot modify the status of the transaction',
        id: expect.any(String),
      });
    },
  );

  test.each(['cancel', 'expire', 'approve', 'deny'])(
    "a paid transaction rejects the merchant's call %s",
    async (path) => {
      const { transaction_id } = await createPaidCharge();
      expect(await callAsMerchant(transaction_id, path)).toMatchObject({ status_code: '412' });
    },
  );

  test('a Midtrans transaction expires at its deadline and cannot be paid afterwards', async () => {
    const { transaction_id } = await simulator.charge(chargeBody());
    simulator.clock.advance(86_399);
    expect(await statusOf(transaction_id)).toBe('pending');
    simulator.clock.advance(1);
    expect(await statusOf(transaction_id)).toBe('expire');
    expect(await simulator.applyAction(transaction_id, 'pay')).toBe(false);
    expect((await simulator.notificationsOf(transaction_id)).at(-1)?.body).toMatchObject({
      status_code: '202',
    });
  });

  test.each([
    ['permata', bankChargeBody('permata')],
    ['mandiri', mandiriChargeBody()],
    ['indomaret', indomaretChargeBody()],
  ])('a Midtrans transaction by %s can be reversed only after settlement', async (_method, body) => {
    const { transaction_id } = await simulator.charge(body);
    expect(await simulator.applyAction(transaction_id, 'reverse')).toBe(false);
    await simulator.applyAction(transaction_id, 'pay');
    expect(await simulator.applyAction(transaction_id, 'reverse')).toBe(true);
    expect(await simulator.status(transaction_id)).toMatchObject({
      status_code: '202',
      transaction_status: 'deny',
      settlement_time: expect.any(String),
    });
  });

  test('an unpaid ShopeePay transaction has the status PENDING with code 200, or the status pending with code 201 if the setting upperCasePending is off', async () => {
    const { transaction_id } = await simulator.charge(chargeBody({ payment_type: 'shopeepay' }));
    expect(await simulator.status(transaction_id)).toMatchObject({
      status_code: '200',
      transaction_status: 'PENDING',
    });
    await saveSettings(simulator.deps.db, { ...DEFAULT_SETTINGS, upperCasePending: false });
    expect(await simulator.status(transaction_id)).toMatchObject({
      status_code: '201',
      transaction_status: 'pending',
    });
    await simulator.applyAction(transaction_id, 'pay');
    expect(await statusOf(transaction_id)).toBe('settlement');
  });
});

describe('a Midtrans refund', () => {
  const refundCharge = (id: string, amount?: number, refund_key?: string) =>
    callAsMerchant(id, 'refund', { amount, refund_key, reason: 'Batal polis' });

  test('a refund of the whole amount sets the status refund, and a further refund is rejected with code 412', async () => {
    const { transaction_id } = await createPaidCharge();
    expect(await refundCharge(transaction_id, 250_000, 'R-1')).toMatchObject({
      status_code: '200',
      transaction_status: 'refund',
      refund_chargeback_id: expect.any(Number),
      refund_amount: '250000.00',
      refund_key: 'R-1',
    });
    expect(await refundCharge(transaction_id, 1)).toMatchObject({ status_code: '412' });
  });

  test('partial refunds set the status partial_refund, then refund when nothing remains; the reply to a status request lists them', async () => {
    const { order_id } = await createPaidCharge();
    const refunds = [
      [100_000, 'partial_refund'],
      [50_000, 'partial_refund'],
      [100_000, 'refund'],
    ] as const;
    for (const [amount, transaction_status] of refunds)
      expect(await refundCharge(order_id, amount)).toMatchObject({ transaction_status });
    const statusReply = await simulator.status(order_id);
    expect(statusReply.refund_amount).toBe('250000.00');
    expect(
      (statusReply.refunds as GatewayResponse[]).map(({ refund_amount, reason }) => [refund_amount, reason]),
    ).toEqual([
      ['100000.00', 'Batal polis'],
      ['50000.00', 'Batal polis'],
      ['100000.00', 'Batal polis'],
    ]);
  });

  test('a Midtrans refund has code 406 for a used key and 414 for more than the remaining amount', async () => {
    const { transaction_id } = await createPaidCharge();
    await refundCharge(transaction_id, 100_000, 'R-2');
    expect(await refundCharge(transaction_id, 50_000, 'R-2')).toEqual({
      status_code: '406',
      status_message: 'Duplicate refund ID',
    });
    expect(await refundCharge(transaction_id, 150_001)).toMatchObject({
      status_code: '414',
      status_message: 'Refund request is rejected due to invalid amount',
    });
  });

  test('a Midtrans refund without an amount is for the remaining amount', async () => {
    const { transaction_id } = await createPaidCharge();
    await refundCharge(transaction_id, 100_000);
    expect(await refundCharge(transaction_id)).toMatchObject({
      status_code: '200',
      refund_amount: '150000.00',
    });
  });

  test.each([
    ['a key with a space', { refund_key: 'R 1' }, 'refund_key is invalid'],
    ['an amount of 0', { amount: 0 }, 'amount is invalid'],
    ['a part of a rupiah', { amount: 0.5 }, 'amount is invalid'],
  ])('a Midtrans refund has code 400 for %s', async (_case, body, message) => {
    const { transaction_id } = await createPaidCharge();
    expect(await callAsMerchant(transaction_id, 'refund', body)).toMatchObject({
      status_code: '400',
      validation_messages: [message],
    });
  });

  test("a Midtrans refund creates two notifications: one immediately, and one after the bank's confirmation", async () => {
    const { transaction_id } = await createPaidCharge();
    simulator.clock.advance(1);
    await refundCharge(transaction_id, 250_000);
    const notifications = (await simulator.notificationsOf(transaction_id)).filter(
      ({ body }) => (body as GatewayResponse).transaction_status === 'refund',
    );
    const refunds = notifications.map(({ body }) => (body as { refunds: GatewayResponse[] }).refunds[0]);
    // The refund is two seconds after TEST_NOW; the bank confirms it 30 seconds later.
    expect(refunds.map((entry) => entry?.bank_confirmed_at)).toEqual([undefined, '2026-11-21 10:00:32']);
    expect(notifications.map(({ dueAt }) => dueAt.getTime() - TEST_NOW.getTime())).toEqual([2_000, 32_000]);
    expect(notifications.map(({ body }) => (body as GatewayResponse).status_code)).toEqual(['200', '200']);
  });

  test('a refund of a ShopeePay payment must be for the whole amount', async () => {
    const { transaction_id } = await createPaidCharge(chargeBody({ payment_type: 'shopeepay' }));
    expect(await refundCharge(transaction_id, 1)).toMatchObject({ status_code: '414' });
    expect(await refundCharge(transaction_id, 250_000)).toMatchObject({ transaction_status: 'refund' });
  });

  test.each([
    ['a virtual account', chargeBody()],
    ['a shop', indomaretChargeBody()],
    ['CIMB Clicks', chargeBody({ payment_type: 'cimb_clicks', cimb_clicks: { description: 'Premi' } })],
  ])('a refund of a payment by %s has code 412', async (_method, body) => {
    const { transaction_id } = await createPaidCharge(body);
    expect(await refundCharge(transaction_id)).toMatchObject({ status_code: '412' });
  });

  test('a Midtrans refund has code 412 for a payment that is not settled', async () => {
    const { order_id } = await simulator.charge(gopayChargeBody());
    expect(await refundCharge(order_id)).toMatchObject({ status_code: '412' });
  });

  test('a Midtrans refund is also accepted at the older path /refund/online/direct', async () => {
    const { order_id } = await createPaidCharge();
    expect(await callAsMerchant(order_id, 'refund/online/direct', {})).toMatchObject({
      transaction_status: 'refund',
    });
  });

  test('a refund of a settled card payment is accepted', async () => {
    const { transaction_id } = await createSettledCardCharge();
    expect(await refundCharge(transaction_id, 1)).toMatchObject({ transaction_status: 'partial_refund' });
  });

  test("a Midtrans refund on the simulator's page is possible up to the paid amount", async () => {
    const { transaction_id } = await createPaidCharge();
    expect(await simulator.applyAction(transaction_id, 'refund', { amount: '250001' })).toBe(false);
    expect(await simulator.applyAction(transaction_id, 'refund', { amount: '50000' })).toBe(true);
    expect(await statusOf(transaction_id)).toBe('partial_refund');
  });
});

describe('a chargeback', () => {
  test('a chargeback returns a part of a card payment or all that remains, but not more', async () => {
    const { transaction_id } = await createSettledCardCharge();
    expect(await simulator.applyAction(transaction_id, 'chargeback', { amount: '100000' })).toBe(true);
    expect(await statusOf(transaction_id)).toBe('partial_chargeback');
    expect(await simulator.applyAction(transaction_id, 'chargeback', { amount: '150001' })).toBe(false);
    expect(await simulator.applyAction(transaction_id, 'chargeback')).toBe(true);
    expect(await simulator.status(transaction_id)).toMatchObject({
      status_code: '200',
      transaction_status: 'chargeback',
      refund_amount: '250000.00',
    });
  });

  test('a chargeback is not possible for a payment that was not made by card', async () => {
    const { transaction_id } = await createPaidCharge();
    expect(await simulator.applyAction(transaction_id, 'chargeback')).toBe(false);
  });
});
