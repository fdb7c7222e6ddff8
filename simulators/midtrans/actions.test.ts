import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isSignedBy } from '../../server/src/modules/payments/midtrans/signature.ts';
import { TEST_NOW } from '../../server/test/harness.ts';
import {
  type Answer,
  cardOrder,
  gopay,
  order,
  type SimulatorClient,
  startSimulator,
  VISA,
} from './fixture.ts';
import { DEFAULT_SETTINGS, saveSettings } from './settings.ts';

let wire: SimulatorClient;
beforeAll(async () => {
  wire = await startSimulator();
});
afterAll(() => wire.close());
beforeEach(async () => {
  wire.clock.set(TEST_NOW);
  await saveSettings(wire.deps.db, DEFAULT_SETTINGS);
});

const merchant = async (id: string, path: string, body?: unknown) =>
  (await wire.call('POST', `/v2/${id}/${path}`, body)).answer;
const paid = async (body: unknown = gopay()) => {
  const charge = await wire.charge(body);
  wire.clock.advance(1);
  await wire.act(charge.transaction_id, 'pay');
  return charge;
};
const paidCard = async () => {
  const { token_id } = await wire.token({ ...VISA, card_number: '4556557955726624' });
  const charge = await wire.charge(cardOrder(String(token_id)));
  await wire.act(charge.transaction_id, 'settle');
  return charge;
};
const bank = (name: string) => order({ bank_transfer: { bank: name } });
const mandiri = () => order({ payment_type: 'echannel', echannel: { bill_info1: 'a', bill_info2: 'b' } });
const indomaret = () => order({ payment_type: 'cstore', cstore: { store: 'indomaret' } });
const statusOf = async (id: string) => (await wire.status(id)).transaction_status;

describe('a Midtrans transaction', () => {
  test('is found by its id and by its order id, with a signature', async () => {
    const { transaction_id, order_id } = await wire.charge(order());
    const byId = await wire.status(transaction_id);
    expect(byId).toEqual(await wire.status(order_id));
    expect(byId).toMatchObject({
      status_code: '201',
      status_message: 'Success, transaction is found',
      transaction_status: 'pending',
    });
    expect(isSignedBy(byId, wire.deps.config.MIDTRANS_SERVER_KEY)).toBe(true);
  });

  test('that does not exist is a 404', async () => {
    expect(await wire.status('T-none')).toMatchObject({ status_code: '404' });
    for (const path of ['cancel', 'expire', 'approve', 'deny', 'refund'])
      expect(await merchant('T-none', path)).toMatchObject({ status_code: '404' });
    expect(await wire.act('T-none', 'pay')).toBe(false);
  });

  test.each([
    ['pay', '200', 'settlement', '200'],
    ['decline', '202', 'deny', '202'],
    ['expire', '407', 'expire', '202'],
    ['cancel', '200', 'cancel', '202'],
  ])(
    'after %s has code %s and status %s, and is notified with code %s',
    async (act, code, state, notified) => {
      const { transaction_id } = await wire.charge(order());
      expect(await wire.act(transaction_id, act)).toBe(true);
      expect(await wire.status(transaction_id)).toMatchObject({
        status_code: code,
        transaction_status: state,
      });
      expect((await wire.sent(transaction_id)).at(-1)?.body).toMatchObject({
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
    const { order_id } = await wire.charge(order());
    expect(await merchant(order_id, path)).toMatchObject({ status_code, status_message });
    expect(await merchant(order_id, path)).toEqual({
      status_code: '412',
      status_message: 'Merchant cannot modify the status of the transaction',
      id: expect.any(String),
    });
  });

  test.each(['cancel', 'expire', 'approve', 'deny'])('that is paid cannot be changed by %s', async (path) => {
    const { transaction_id } = await paid();
    expect(await merchant(transaction_id, path)).toMatchObject({ status_code: '412' });
  });

  test('expires at its deadline and can no longer be paid', async () => {
    const { transaction_id } = await wire.charge(order());
    wire.clock.advance(86_399);
    expect(await statusOf(transaction_id)).toBe('pending');
    wire.clock.advance(1);
    expect(await statusOf(transaction_id)).toBe('expire');
    expect(await wire.act(transaction_id, 'pay')).toBe(false);
    expect((await wire.sent(transaction_id)).at(-1)?.body).toMatchObject({ status_code: '202' });
  });

  test.each([
    ['permata', bank('permata')],
    ['mandiri', mandiri()],
    ['indomaret', indomaret()],
  ])('by %s can be reversed after settlement', async (_method, body) => {
    const { transaction_id } = await wire.charge(body);
    expect(await wire.act(transaction_id, 'reverse')).toBe(false);
    await wire.act(transaction_id, 'pay');
    expect(await wire.act(transaction_id, 'reverse')).toBe(true);
    expect(await wire.status(transaction_id)).toMatchObject({
      status_code: '202',
      transaction_status: 'deny',
      settlement_time: expect.any(String),
    });
  });

  test('of ShopeePay is PENDING with code 200 while it waits, as documented', async () => {
    const { transaction_id } = await wire.charge(order({ payment_type: 'shopeepay' }));
    expect(await wire.status(transaction_id)).toMatchObject({
      status_code: '200',
      transaction_status: 'PENDING',
    });
    await saveSettings(wire.deps.db, { ...DEFAULT_SETTINGS, shout: false });
    expect(await wire.status(transaction_id)).toMatchObject({
      status_code: '201',
      transaction_status: 'pending',
    });
    await wire.act(transaction_id, 'pay');
    expect(await statusOf(transaction_id)).toBe('settlement');
  });
});

describe('a Midtrans refund', () => {
  const refund = (id: string, amount?: number, refund_key?: string) =>
    merchant(id, 'refund', { amount, refund_key, reason: 'Batal polis' });

  test('of the whole amount has status refund', async () => {
    const { transaction_id } = await paid();
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
    const { order_id } = await paid();
    const parts = [
      [100_000, 'partial_refund'],
      [50_000, 'partial_refund'],
      [100_000, 'refund'],
    ] as const;
    for (const [amount, transaction_status] of parts)
      expect(await refund(order_id, amount)).toMatchObject({ transaction_status });
    const reported = await wire.status(order_id);
    expect(reported.refund_amount).toBe('250000.00');
    expect(
      (reported.refunds as Answer[]).map(({ refund_amount, reason }) => [refund_amount, reason]),
    ).toEqual([
      ['100000.00', 'Batal polis'],
      ['50000.00', 'Batal polis'],
      ['100000.00', 'Batal polis'],
    ]);
  });

  test('with a used key is a 406, of too much a 414', async () => {
    const { transaction_id } = await paid();
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
    ['an odd key', { refund_key: 'R 1' }, 'refund_key is invalid'],
    ['nothing', { amount: 0 }, 'amount is invalid'],
    ['a part of a rupiah', { amount: 0.5 }, 'amount is invalid'],
  ])('with %s is a 400', async (_case, body, message) => {
    const { transaction_id } = await paid();
    expect(await merchant(transaction_id, 'refund', body)).toMatchObject({
      status_code: '400',
      validation_messages: [message],
    });
  });

  test("is notified twice: immediately and after the bank's confirmation", async () => {
    const { transaction_id } = await paid();
    wire.clock.advance(1);
    await refund(transaction_id, 250_000);
    const sent = (await wire.sent(transaction_id)).filter(
      ({ body }) => (body as Answer).transaction_status === 'refund',
    );
    const refunds = sent.map(({ body }) => (body as { refunds: Answer[] }).refunds[0]);
    expect(refunds.map((entry) => entry?.bank_confirmed_at)).toEqual([undefined, '2026-11-21 10:00:32']);
    expect(sent.map(({ dueAt }) => dueAt.getTime() - TEST_NOW.getTime())).toEqual([2_000, 32_000]);
    expect(sent.map(({ body }) => (body as Answer).status_code)).toEqual(['200', '200']);
  });

  test('of ShopeePay must be for the whole amount', async () => {
    const { transaction_id } = await paid(order({ payment_type: 'shopeepay' }));
    expect(await refund(transaction_id, 1)).toMatchObject({ status_code: '414' });
    expect(await refund(transaction_id, 250_000)).toMatchObject({ transaction_status: 'refund' });
  });

  test.each([
    ['a virtual account', order()],
    ['a shop', indomaret()],
    ['CIMB Clicks', order({ payment_type: 'cimb_clicks', cimb_clicks: { description: 'Premi' } })],
  ])('of %s is not supported', async (_method, body) => {
    const { transaction_id } = await paid(body);
    expect(await refund(transaction_id)).toMatchObject({ status_code: '412' });
  });

  test('requires a settled payment; the older path works too', async () => {
    const { order_id } = await wire.charge(gopay());
    expect(await refund(order_id)).toMatchObject({ status_code: '412' });
    await wire.act(order_id, 'pay');
    expect(await merchant(order_id, 'refund/online/direct', {})).toMatchObject({
      transaction_status: 'refund',
    });
  });

  test('of a card requires settlement', async () => {
    const { transaction_id } = await paidCard();
    expect(await refund(transaction_id, 1)).toMatchObject({ transaction_status: 'partial_refund' });
  });

  test("from the simulator's page states its amount", async () => {
    const { transaction_id } = await paid();
    expect(await wire.act(transaction_id, 'refund', { amount: '250001' })).toBe(false);
    expect(await wire.act(transaction_id, 'refund', { amount: '50000' })).toBe(true);
    expect(await statusOf(transaction_id)).toBe('partial_refund');
  });
});

describe('a chargeback', () => {
  test('returns a card payment partly or completely', async () => {
    const { transaction_id } = await paidCard();
    expect(await wire.act(transaction_id, 'chargeback', { amount: '100000' })).toBe(true);
    expect(await statusOf(transaction_id)).toBe('partial_chargeback');
    expect(await wire.act(transaction_id, 'chargeback', { amount: '150001' })).toBe(false);
    expect(await wire.act(transaction_id, 'chargeback')).toBe(true);
    expect(await wire.status(transaction_id)).toMatchObject({
      status_code: '200',
      transaction_status: 'chargeback',
      refund_amount: '250000.00',
    });
  });

  test('applies to cards only', async () => {
    const { transaction_id } = await paid();
    expect(await wire.act(transaction_id, 'chargeback')).toBe(false);
  });
});
