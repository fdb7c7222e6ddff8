import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isSignedBy } from '../../server/src/modules/payments/midtrans/signature.ts';
import { TEST_NOW } from '../../server/test/harness.ts';
import {
  cardOrder,
  type GatewayResponse,
  gopay,
  order,
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
const createPaidCharge = async (body: unknown = gopay()) => {
  const charge = await simulator.charge(body);
  simulator.clock.advance(1);
  await simulator.applyTransition(charge.transaction_id, 'pay');
  return charge;
};
const createSettledCardCharge = async () => {
  const { token_id } = await simulator.token({ ...VISA, card_number: '4556557955726624' });
  const charge = await simulator.charge(cardOrder(String(token_id)));
  await simulator.applyTransition(charge.transaction_id, 'settle');
  return charge;
};
const bank = (name: string) => order({ bank_transfer: { bank: name } });
const mandiri = () => order({ payment_type: 'echannel', echannel: { bill_info1: 'a', bill_info2: 'b' } });
const indomaret = () => order({ payment_type: 'cstore', cstore: { store: 'indomaret' } });
const statusOf = async (id: string) => (await simulator.status(id)).transaction_status;

describe('a Midtrans transaction', () => {
  test('is found by its id and by its order id, with a signature', async () => {
    const { transaction_id, order_id } = await simulator.charge(order());
    const byId = await simulator.status(transaction_id);
    expect(byId).toEqual(await simulator.status(order_id));
    expect(byId).toMatchObject({
      status_code: '201',
      status_message: 'Success, transaction is found',
      transaction_status: 'pending',
    });
    expect(isSignedBy(byId, simulator.deps.config.MIDTRANS_SERVER_KEY)).toBe(true);
  });

  test('is reported with code 404 if it does not exist', async () => {
    expect(await simulator.status('T-none')).toMatchObject({ status_code: '404' });
    for (const path of ['cancel', 'expire', 'approve', 'deny', 'refund'])
      expect(await callAsMerchant('T-none', path)).toMatchObject({ status_code: '404' });
    expect(await simulator.applyTransition('T-none', 'pay')).toBe(false);
  });

  test.each([
    ['pay', '200', 'settlement', '200'],
    ['decline', '202', 'deny', '202'],
    ['expire', '407', 'expire', '202'],
    ['cancel', '200', 'cancel', '202'],
  ])(
    'after %s has code %s and status %s, and is notified with code %s',
    async (act, code, state, notified) => {
      const { transaction_id } = await simulator.charge(order());
      expect(await simulator.applyTransition(transaction_id, act)).toBe(true);
      expect(await simulator.status(transaction_id)).toMatchObject({
        status_code: code,
        transaction_status: state,
      });
      expect((await simulator.sentNotifications(transaction_id)).at(-1)?.body).toMatchObject({
        status_code: notified,
        transaction_status: state,
        status_message: 'midtrans payment notification',
      });
    },
  );

  test.each([
    ['cancel', '200', 'Success, transaction is canceled'],
    ['expire', '407', 'Success, transaction has expired'],
  ])("is ended by the merchant's %s while it is pending", async (path, status_code, status_message) => {
    const { order_id } = await simulator.charge(order());
    expect(await callAsMerchant(order_id, path)).toMatchObject({ status_code, status_message });
    expect(await callAsMerchant(order_id, path)).toEqual({
      status_code: '412',
      status_message: 'Merchant cannot modify the status of the transaction',
      id: expect.any(String),
    });
  });

  test.each(['cancel', 'expire', 'approve', 'deny'])('that is paid cannot be changed by %s', async (path) => {
    const { transaction_id } = await createPaidCharge();
    expect(await callAsMerchant(transaction_id, path)).toMatchObject({ status_code: '412' });
  });

  test('expires at its deadline and can no longer be paid', async () => {
    const { transaction_id } = await simulator.charge(order());
    simulator.clock.advance(86_399);
    expect(await statusOf(transaction_id)).toBe('pending');
    simulator.clock.advance(1);
    expect(await statusOf(transaction_id)).toBe('expire');
    expect(await simulator.applyTransition(transaction_id, 'pay')).toBe(false);
    expect((await simulator.sentNotifications(transaction_id)).at(-1)?.body).toMatchObject({
      status_code: '202',
    });
  });

  test.each([
    ['permata', bank('permata')],
    ['mandiri', mandiri()],
    ['indomaret', indomaret()],
  ])('by %s can be reversed after settlement', async (_method, body) => {
    const { transaction_id } = await simulator.charge(body);
    expect(await simulator.applyTransition(transaction_id, 'reverse')).toBe(false);
    await simulator.applyTransition(transaction_id, 'pay');
    expect(await simulator.applyTransition(transaction_id, 'reverse')).toBe(true);
    expect(await simulator.status(transaction_id)).toMatchObject({
      status_code: '202',
      transaction_status: 'deny',
      settlement_time: expect.any(String),
    });
  });

  test('of ShopeePay is PENDING with code 200 before the payment, as documented', async () => {
    const { transaction_id } = await simulator.charge(order({ payment_type: 'shopeepay' }));
    expect(await simulator.status(transaction_id)).toMatchObject({
      status_code: '200',
      transaction_status: 'PENDING',
    });
    await saveSettings(simulator.deps.db, { ...DEFAULT_SETTINGS, upperCasePending: false });
    expect(await simulator.status(transaction_id)).toMatchObject({
      status_code: '201',
      transaction_status: 'pending',
    });
    await simulator.applyTransition(transaction_id, 'pay');
    expect(await statusOf(transaction_id)).toBe('settlement');
  });
});

describe('a Midtrans refund', () => {
  const refund = (id: string, amount?: number, refund_key?: string) =>
    callAsMerchant(id, 'refund', { amount, refund_key, reason: 'Batal polis' });

  test('of the whole amount has status refund', async () => {
    const { transaction_id } = await createPaidCharge();
    expect(await refund(transaction_id, 250_000, 'R-1')).toMatchObject({
      status_code: '200',
      transaction_status: 'refund',
      refund_chargeback_id: expect.any(Number),
      refund_amount: '250000.00',
      refund_key: 'R-1',
    });
    expect(await refund(transaction_id, 1)).toMatchObject({ status_code: '412' });
  });

  test('of partial amounts adds up', async () => {
    const { order_id } = await createPaidCharge();
    const parts = [
      [100_000, 'partial_refund'],
      [50_000, 'partial_refund'],
      [100_000, 'refund'],
    ] as const;
    for (const [amount, transaction_status] of parts)
      expect(await refund(order_id, amount)).toMatchObject({ transaction_status });
    const reported = await simulator.status(order_id);
    expect(reported.refund_amount).toBe('250000.00');
    expect(
      (reported.refunds as GatewayResponse[]).map(({ refund_amount, reason }) => [refund_amount, reason]),
    ).toEqual([
      ['100000.00', 'Batal polis'],
      ['50000.00', 'Batal polis'],
      ['100000.00', 'Batal polis'],
    ]);
  });

  test('returns code 406 for a used key, and 414 for more than the paid amount', async () => {
    const { transaction_id } = await createPaidCharge();
    await refund(transaction_id, 100_000, 'R-2');
    expect(await refund(transaction_id, 50_000, 'R-2')).toEqual({
      status_code: '406',
      status_message: 'Duplicate refund ID',
    });
    expect(await refund(transaction_id, 150_001)).toMatchObject({
      status_code: '414',
      status_message: 'Refund request is rejected due to invalid amount',
    });
    expect(await refund(transaction_id)).toMatchObject({ status_code: '200', refund_amount: '150000.00' });
  });

  test.each([
    ['a key with a space', { refund_key: 'R 1' }, 'refund_key is invalid'],
    ['an amount of 0', { amount: 0 }, 'amount is invalid'],
    ['a part of a rupiah', { amount: 0.5 }, 'amount is invalid'],
  ])('returns code 400 for %s', async (_case, body, message) => {
    const { transaction_id } = await createPaidCharge();
    expect(await callAsMerchant(transaction_id, 'refund', body)).toMatchObject({
      status_code: '400',
      validation_messages: [message],
    });
  });

  test("is notified twice: immediately and after the bank's confirmation", async () => {
    const { transaction_id } = await createPaidCharge();
    simulator.clock.advance(1);
    await refund(transaction_id, 250_000);
    const sent = (await simulator.sentNotifications(transaction_id)).filter(
      ({ body }) => (body as GatewayResponse).transaction_status === 'refund',
    );
    const refunds = sent.map(({ body }) => (body as { refunds: GatewayResponse[] }).refunds[0]);
    expect(refunds.map((entry) => entry?.bank_confirmed_at)).toEqual([undefined, '2026-11-21 10:00:32']);
    expect(sent.map(({ dueAt }) => dueAt.getTime() - TEST_NOW.getTime())).toEqual([2_000, 32_000]);
    expect(sent.map(({ body }) => (body as GatewayResponse).status_code)).toEqual(['200', '200']);
  });

  test('of ShopeePay must be for the whole amount', async () => {
    const { transaction_id } = await createPaidCharge(order({ payment_type: 'shopeepay' }));
    expect(await refund(transaction_id, 1)).toMatchObject({ status_code: '414' });
    expect(await refund(transaction_id, 250_000)).toMatchObject({ transaction_status: 'refund' });
  });

  test.each([
    ['a virtual account', order()],
    ['a shop', indomaret()],
    ['CIMB Clicks', order({ payment_type: 'cimb_clicks', cimb_clicks: { description: 'Premi' } })],
  ])('of %s is not supported', async (_method, body) => {
    const { transaction_id } = await createPaidCharge(body);
    expect(await refund(transaction_id)).toMatchObject({ status_code: '412' });
  });

  test('requires a settled payment', async () => {
    const { order_id } = await simulator.charge(gopay());
    expect(await refund(order_id)).toMatchObject({ status_code: '412' });
  });

  test('is also accepted at the older path /refund/online/direct', async () => {
    const { order_id } = await createPaidCharge();
    expect(await callAsMerchant(order_id, 'refund/online/direct', {})).toMatchObject({
      transaction_status: 'refund',
    });
  });

  test('of a card requires settlement', async () => {
    const { transaction_id } = await createSettledCardCharge();
    expect(await refund(transaction_id, 1)).toMatchObject({ transaction_status: 'partial_refund' });
  });

  test("entered on the simulator's page is rejected above the paid amount", async () => {
    const { transaction_id } = await createPaidCharge();
    expect(await simulator.applyTransition(transaction_id, 'refund', { amount: '250001' })).toBe(false);
    expect(await simulator.applyTransition(transaction_id, 'refund', { amount: '50000' })).toBe(true);
    expect(await statusOf(transaction_id)).toBe('partial_refund');
  });
});

describe('a chargeback', () => {
  test('returns a card payment partly or completely', async () => {
    const { transaction_id } = await createSettledCardCharge();
    expect(await simulator.applyTransition(transaction_id, 'chargeback', { amount: '100000' })).toBe(true);
    expect(await statusOf(transaction_id)).toBe('partial_chargeback');
    expect(await simulator.applyTransition(transaction_id, 'chargeback', { amount: '150001' })).toBe(false);
    expect(await simulator.applyTransition(transaction_id, 'chargeback')).toBe(true);
    expect(await simulator.status(transaction_id)).toMatchObject({
      status_code: '200',
      transaction_status: 'chargeback',
      refund_amount: '250000.00',
    });
  });

  test('applies to cards only', async () => {
    const { transaction_id } = await createPaidCharge();
    expect(await simulator.applyTransition(transaction_id, 'chargeback')).toBe(false);
  });
});
