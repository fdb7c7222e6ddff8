import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TEST_NOW } from '../../server/test/harness.ts';
import {
  basicAuthorization,
  chargeBody,
  gopayChargeBody,
  type SimulatorClient,
  startSimulator,
} from './fixture.ts';
import { DEFAULT_SETTINGS, saveSettings } from './settings.ts';
import { idempotency } from './tables.ts';

let simulator: SimulatorClient;
beforeAll(async () => {
  simulator = await startSimulator();
});
afterAll(() => simulator.close());
beforeEach(async () => {
  simulator.clock.set(TEST_NOW);
  await saveSettings(simulator.deps.db, DEFAULT_SETTINGS);
});
const charge = async (body: unknown, headers?: Record<string, string>) =>
  (await simulator.call('POST', '/v2/charge', body, headers)).response;

describe('a Midtrans charge', () => {
  test.each([
    [{ expiry_duration: 60, unit: 'minute' }, '2026-11-21 11:00:00'],
    [{ expiry_duration: 30 }, '2026-11-21 10:30:00'],
    [{ order_time: '2026-11-21 09:00:00 +0700', expiry_duration: 2, unit: 'hour' }, '2026-11-21 11:00:00'],
    [{ order_time: '2026-11-21 03:00:00 +0000', expiry_duration: 20, unit: 'second' }, '2026-11-21 10:00:20'],
    [{ expiry_duration: 180, unit: 'day' }, '2027-05-20 10:00:00'],
  ])('a Midtrans charge with custom_expiry %j expires at %s', async (custom_expiry, expiry_time) => {
    expect(await charge(chargeBody({ custom_expiry }))).toMatchObject({ status_code: '201', expiry_time });
  });

  const transactionDetails = (changes: object) => ({
    transaction_details: { order_id: 'T-1', gross_amount: 250_000, ...changes },
  });
  test.each<[string, object, string]>([
    ['no type', { payment_type: undefined }, 'payment_type is required'],
    ['an empty type', { payment_type: '' }, 'payment_type is required'],
    ['no details', { transaction_details: undefined }, 'transaction_details is required'],
    ['no order id', transactionDetails({ order_id: undefined }), 'transaction_details.order_id is required'],
    [
      'a too long order id',
      transactionDetails({ order_id: 'x'.repeat(51) }),
      'transaction_details.order_id contains invalid characters or is too long',
    ],
    [
      'an order id with a slash',
      transactionDetails({ order_id: 'T/1' }),
      'transaction_details.order_id contains invalid characters or is too long',
    ],
    [
      'an amount with decimals',
      transactionDetails({ gross_amount: 1.5 }),
      'transaction_details.gross_amount is not a number without decimals',
    ],
    [
      'an amount of 0',
      transactionDetails({ gross_amount: 0 }),
      'transaction_details.gross_amount must be greater than or equal to 1',
    ],
    [
      'items whose sum differs from the amount',
      { item_details: [{ price: 100_000, quantity: 2 }] },
      'transaction_details.gross_amount is not equal to the sum of item_details',
    ],
    [
      'a short expiry',
      { custom_expiry: { expiry_duration: 19, unit: 'second' } },
      'custom_expiry.expiry_duration is out of range',
    ],
    [
      'a long expiry',
      { custom_expiry: { expiry_duration: 181, unit: 'day' } },
      'custom_expiry.expiry_duration is out of range',
    ],
    [
      'a past expiry',
      { custom_expiry: { order_time: '2026-11-20 10:00:00 +0700', expiry_duration: 1 } },
      'custom_expiry is in the past',
    ],
    [
      'an order time that is no date',
      { custom_expiry: { order_time: 'besok', expiry_duration: 1 } },
      'custom_expiry.order_time format is invalid',
    ],
    [
      'an unknown unit',
      { custom_expiry: { expiry_duration: 1, unit: 'week' } },
      'custom_expiry.unit is invalid',
    ],
    ['a long custom field', { custom_field1: 'x'.repeat(256) }, 'custom_field1 is invalid'],
  ])('returns code 400 for %s', async (_case, changes, message) => {
    const { status, response } = await simulator.call('POST', '/v2/charge', chargeBody(changes));
    expect(status).toBe(200);
    expect(response).toEqual({
      status_code: '400',
      status_message: 'One or more parameters in the payload is invalid.',
      validation_messages: [message],
      id: expect.any(String),
    });
  });

  test('a Midtrans charge with a discount, which is an item with a negative price, is accepted', async () => {
    const item_details = [
      { price: 300_000, quantity: 1 },
      { price: -25_000, quantity: 2 },
    ];
    expect((await charge(chargeBody({ item_details }))).status_code).toBe('201');
  });

  test('a Midtrans charge has its custom fields in the reply to a status request', async () => {
    const { order_id } = await charge(chargeBody({ custom_field1: 'INV/1', custom_field3: '' }));
    const status = await simulator.status(order_id);
    expect(status).toMatchObject({ custom_field1: 'INV/1', custom_field3: '' });
    expect(status).not.toHaveProperty('custom_field2');
  });

  test('a Midtrans charge has code 402 for an unknown or disabled type', async () => {
    expect(await charge(chargeBody({ payment_type: 'kredivo' }))).toMatchObject({ status_code: '402' });
    await saveSettings(simulator.deps.db, { ...DEFAULT_SETTINGS, off: ['gopay'] });
    expect(await charge(gopayChargeBody())).toMatchObject({ status_code: '402' });
    expect(await charge(chargeBody())).toMatchObject({ status_code: '201' });
  });

  test('a Midtrans charge has HTTP status 401 with a wrong server key', async () => {
    for (const authorization of ['', 'Basic x', basicAuthorization('another')]) {
      expect(await simulator.call('POST', '/v2/charge', chargeBody(), { authorization })).toMatchObject({
        status: 401,
        response: { status_code: '401' },
      });
    }
  });

  test.each([
    ['malformed JSON', '{"a":'],
    ['an empty body', ''],
    ['a body of more than 16 kB', JSON.stringify(chargeBody({ custom_field9: 'x'.repeat(16 * 1024) }))],
  ])('returns code 413 for %s', async (_case, payload) => {
    const reply = await simulator.app.inject({
      method: 'POST',
      url: '/simulators/midtrans/v2/charge',
      payload,
      headers: {
        authorization: basicAuthorization(simulator.deps.config.MIDTRANS_SERVER_KEY),
        'content-type': 'application/json',
      },
    });
    expect(reply.json()).toMatchObject({ status_code: '413' });
  });

  test('a Midtrans charge with a body of nearly 16 kB is accepted', async () => {
    expect((await charge(chargeBody({ custom_field9: 'x'.repeat(16_000) }))).status_code).toBe('201');
  });
});

describe('an order id', () => {
  const chargeOrder = (id: string) => charge(chargeBody({}, id));

  test.each(['cancel', 'expire', 'decline'])(
    'an order id is rejected while its transaction is pending, and accepted again after the action %s',
    async (action) => {
      const id = `T-${action}`;
      const { transaction_id } = await chargeOrder(id);
      expect((await chargeOrder(id)).status_code).toBe('406');
      await simulator.applyAction(transaction_id, action);
      const secondCharge = await chargeOrder(id);
      expect(secondCharge.status_code).toBe('201');
      expect((await simulator.status(id)).transaction_id).toBe(secondCharge.transaction_id);
    },
  );

  test.each([
    ['pay', ['pay']],
    ['refund', ['pay', 'refund']],
  ])('an order id is rejected after the action %s', async (name, actions) => {
    const id = `T-after-${name}`;
    const { transaction_id } = await charge(
      gopayChargeBody({ transaction_details: { order_id: id, gross_amount: 1 } }),
    );
    for (const action of actions) await simulator.applyAction(transaction_id, action);
    expect((await chargeOrder(id)).status_code).toBe('406');
  });

  test('an order id in five concurrent charges is accepted only once', async () => {
    const replies = await Promise.all(Array.from({ length: 5 }, () => chargeOrder('T-once')));
    const codes = replies.map(({ status_code }) => status_code).toSorted();
    expect(codes).toEqual(['201', '406', '406', '406', '406']);
  });
});

describe('an Idempotency-Key', () => {
  const chargeWithKey = (key: string, body: unknown) => charge(body, { 'idempotency-key': key });

  test('returns the first successful reply for five minutes, regardless of the body', async () => {
    const firstReply = await chargeWithKey('key-1', chargeBody());
    simulator.clock.advance(299);
    for (const body of [chargeBody(), gopayChargeBody(), { invalid: true }])
      expect(await chargeWithKey('key-1', body)).toEqual(firstReply);
    simulator.clock.advance(1);
    expect((await chargeWithKey('key-1', chargeBody())).transaction_id).not.toBe(firstReply.transaction_id);
  });

  test('returns the first successful reply also when the same key is sent with another call', async () => {
    const { order_id } = await charge(chargeBody());
    const headers = { 'idempotency-key': 'key-across' };
    const expiredReply = (await simulator.call('POST', `/v2/${order_id}/expire`, undefined, headers))
      .response;
    // Code 407 is the successful reply to this call.
    expect(expiredReply.status_code).toBe('407');
    expect((await simulator.call('POST', `/v2/${order_id}/expire`, undefined, headers)).response).toEqual(
      expiredReply,
    );
    expect(await charge(chargeBody(), headers)).toEqual(expiredReply);
  });

  test('an Idempotency-Key can be used again after a failure, because the reply to a failure is not stored', async () => {
    expect((await chargeWithKey('key-2', chargeBody({ payment_type: 'kredivo' }))).status_code).toBe('402');
    expect((await chargeWithKey('key-2', chargeBody())).status_code).toBe('201');
  });

  test.each([
    [46, 'stored', true],
    [47, 'ignored', false],
  ])('an Idempotency-Key with %i characters is %s', async (length, _case, isRepeated) => {
    const key = 'k'.repeat(length);
    const firstReply = await chargeWithKey(key, chargeBody());
    expect((await chargeWithKey(key, chargeBody())).transaction_id === firstReply.transaction_id).toBe(
      isRepeated,
    );
  });

  test.each([
    ['permata', { bank_transfer: { bank: 'permata' } }],
    ['cimb_clicks', { payment_type: 'cimb_clicks', cimb_clicks: { description: 'Premi' } }],
    ['indomaret', { payment_type: 'cstore', cstore: { store: 'indomaret' } }],
  ])('an Idempotency-Key is ignored for a charge by %s', async (method, changes) => {
    const firstReply = await chargeWithKey(`key-${method}`, chargeBody(changes));
    expect((await chargeWithKey(`key-${method}`, chargeBody(changes))).transaction_id).not.toBe(
      firstReply.transaction_id,
    );
  });

  test('an Idempotency-Key in a second request gets HTTP status 202 while the first request is in progress', async () => {
    await simulator.deps.db.insert(idempotency).values({ key: 'key-busy', createdAt: TEST_NOW });
    const busyReply = await simulator.call('POST', '/v2/charge', chargeBody(), {
      'idempotency-key': 'key-busy',
    });
    expect([busyReply.status, busyReply.response]).toEqual([202, {}]);
  });

  test('an Idempotency-Key in three concurrent requests creates one transaction', async () => {
    const replies = await Promise.all([1, 2, 3].map(() => chargeWithKey('key-race', chargeBody())));
    const createdCharges = replies.filter(({ transaction_id }) => transaction_id !== undefined);
    expect(new Set(createdCharges.map(({ transaction_id }) => transaction_id)).size).toBe(1);
  });
});
