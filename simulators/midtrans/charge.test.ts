import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TEST_NOW } from '../../server/test/harness.ts';
import { basic, gopay, order, type SimulatorClient, startSimulator } from './fixture.ts';
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
  ])('with the expiry %j ends at %s', async (custom_expiry, expiry_time) => {
    expect(await charge(order({ custom_expiry }))).toMatchObject({ status_code: '201', expiry_time });
  });

  const details = (more: object) => ({
    transaction_details: { order_id: 'T-1', gross_amount: 250_000, ...more },
  });
  test.each<[string, object, string]>([
    ['no type', { payment_type: undefined }, 'payment_type is required'],
    ['an empty type', { payment_type: '' }, 'payment_type is required'],
    ['no details', { transaction_details: undefined }, 'transaction_details is required'],
    ['no order', details({ order_id: undefined }), 'transaction_details.order_id is required'],
    [
      'a long order',
      details({ order_id: 'x'.repeat(51) }),
      'transaction_details.order_id contains invalid characters or is too long',
    ],
    [
      'an odd order',
      details({ order_id: 'T/1' }),
      'transaction_details.order_id contains invalid characters or is too long',
    ],
    [
      'decimals',
      details({ gross_amount: 1.5 }),
      'transaction_details.gross_amount is not a number without decimals',
    ],
    [
      'nothing to pay',
      details({ gross_amount: 0 }),
      'transaction_details.gross_amount must be greater than or equal to 1',
    ],
    [
      'a wrong sum',
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
      'no time',
      { custom_expiry: { order_time: 'besok', expiry_duration: 1 } },
      'custom_expiry.order_time format is invalid',
    ],
    [
      'an unknown unit',
      { custom_expiry: { expiry_duration: 1, unit: 'week' } },
      'custom_expiry.unit is invalid',
    ],
    ['a long custom field', { custom_field1: 'x'.repeat(256) }, 'custom_field1 is invalid'],
  ])('returns code 400 for %s', async (_case, more, message) => {
    const { status, response } = await simulator.call('POST', '/v2/charge', order(more));
    expect(status).toBe(200);
    expect(response).toEqual({
      status_code: '400',
      status_message: 'One or more parameters in the payload is invalid.',
      validation_messages: [message],
      id: expect.any(String),
    });
  });

  test('can contain a discount as a negative item', async () => {
    const item_details = [
      { price: 300_000, quantity: 1 },
      { price: -25_000, quantity: 2 },
    ];
    expect((await charge(order({ item_details }))).status_code).toBe('201');
  });

  test('returns its custom fields', async () => {
    const { order_id } = await charge(order({ custom_field1: 'INV/1', custom_field3: '' }));
    const status = await simulator.status(order_id);
    expect(status).toMatchObject({ custom_field1: 'INV/1', custom_field3: '' });
    expect(status).not.toHaveProperty('custom_field2');
  });

  test('returns code 402 for an inactive or disabled type', async () => {
    expect(await charge(order({ payment_type: 'kredivo' }))).toMatchObject({ status_code: '402' });
    await saveSettings(simulator.deps.db, { ...DEFAULT_SETTINGS, off: ['gopay'] });
    expect(await charge(gopay())).toMatchObject({ status_code: '402' });
    expect(await charge(order())).toMatchObject({ status_code: '201' });
  });

  test('with a wrong key has HTTP status 401', async () => {
    for (const authorization of ['', 'Basic x', basic('another')]) {
      expect(await simulator.call('POST', '/v2/charge', order(), { authorization })).toMatchObject({
        status: 401,
        response: { status_code: '401' },
      });
    }
  });

  test.each([
    ['no JSON', '{"a":'],
    ['nothing', ''],
    ['more than 16 kB', JSON.stringify(order({ custom_field9: 'x'.repeat(16 * 1024) }))],
  ])('returns code 413 for %s', async (_case, payload) => {
    const reply = await simulator.app.inject({
      method: 'POST',
      url: '/simulators/midtrans/v2/charge',
      payload,
      headers: {
        authorization: basic(simulator.deps.config.MIDTRANS_SERVER_KEY),
        'content-type': 'application/json',
      },
    });
    expect(reply.json()).toMatchObject({ status_code: '413' });
  });

  test('of nearly 16 kB is accepted', async () => {
    expect((await charge(order({ custom_field9: 'x'.repeat(16_000) }))).status_code).toBe('201');
  });
});

describe('an order id', () => {
  const again = (id: string) => charge(order({}, id));

  test.each(['cancel', 'expire', 'decline'])(
    'is rejected while pending and can be reused after %s',
    async (act) => {
      const id = `T-${act}`;
      const { transaction_id } = await again(id);
      expect((await again(id)).status_code).toBe('406');
      await simulator.applyTransition(transaction_id, act);
      const second = await again(id);
      expect(second.status_code).toBe('201');
      expect((await simulator.status(id)).transaction_id).toBe(second.transaction_id);
    },
  );

  test.each([
    ['pay', ['pay']],
    ['refund', ['pay', 'refund']],
  ])('cannot be reused after %s', async (name, acts) => {
    const id = `T-after-${name}`;
    const { transaction_id } = await charge(
      gopay({ transaction_details: { order_id: id, gross_amount: 1 } }),
    );
    for (const act of acts) await simulator.applyTransition(transaction_id, act);
    expect((await again(id)).status_code).toBe('406');
  });

  test('in five simultaneous charges creates one transaction', async () => {
    const replies = await Promise.all(Array.from({ length: 5 }, () => again('T-once')));
    const codes = replies.map(({ status_code }) => status_code).toSorted();
    expect(codes).toEqual(['201', '406', '406', '406', '406']);
  });
});

describe('an Idempotency-Key', () => {
  const chargeWithKey = (key: string, body: unknown) => charge(body, { 'idempotency-key': key });

  test('repeats the first success for five minutes, regardless of the body', async () => {
    const first = await chargeWithKey('key-1', order());
    simulator.clock.advance(299);
    for (const body of [order(), gopay(), { nonsense: true }])
      expect(await chargeWithKey('key-1', body)).toEqual(first);
    simulator.clock.advance(1);
    expect((await chargeWithKey('key-1', order())).transaction_id).not.toBe(first.transaction_id);
  });

  test('applies across calls', async () => {
    const { order_id } = await charge(order());
    const headers = { 'idempotency-key': 'key-across' };
    const expired = (await simulator.call('POST', `/v2/${order_id}/expire`, undefined, headers)).response;
    expect(expired.status_code).toBe('407');
    expect((await simulator.call('POST', `/v2/${order_id}/expire`, undefined, headers)).response).toEqual(
      expired,
    );
    expect(await charge(order(), headers)).toEqual(expired);
  });

  test('does not store a failure', async () => {
    expect((await chargeWithKey('key-2', order({ payment_type: 'kredivo' }))).status_code).toBe('402');
    expect((await chargeWithKey('key-2', order())).status_code).toBe('201');
  });

  test.each([
    ['stored', 46, true],
    ['ignored', 47, false],
  ])('is %s with %i characters', async (_case, length, same) => {
    const key = 'k'.repeat(length);
    const first = await chargeWithKey(key, order());
    expect((await chargeWithKey(key, order())).transaction_id === first.transaction_id).toBe(same);
  });

  test.each([
    ['permata', { bank_transfer: { bank: 'permata' } }],
    ['cimb_clicks', { payment_type: 'cimb_clicks', cimb_clicks: { description: 'Premi' } }],
    ['indomaret', { payment_type: 'cstore', cstore: { store: 'indomaret' } }],
  ])('is ignored for %s', async (method, more) => {
    const first = await chargeWithKey(`key-${method}`, order(more));
    expect((await chargeWithKey(`key-${method}`, order(more))).transaction_id).not.toBe(first.transaction_id);
  });

  test('returns 202 while the first request is in progress', async () => {
    await simulator.deps.db.insert(idempotency).values({ key: 'key-busy', createdAt: TEST_NOW });
    const busy = await simulator.call('POST', '/v2/charge', order(), { 'idempotency-key': 'key-busy' });
    expect([busy.status, busy.response]).toEqual([202, {}]);
  });

  test('in three simultaneous requests creates one transaction', async () => {
    const replies = await Promise.all([1, 2, 3].map(() => chargeWithKey('key-race', order())));
    const created = replies.filter(({ transaction_id }) => transaction_id !== undefined);
    expect(new Set(created.map(({ transaction_id }) => transaction_id)).size).toBe(1);
  });
});
