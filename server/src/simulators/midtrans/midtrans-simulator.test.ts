import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Harness, type Reply, startApp, TEST_NOW } from '../../../test/harness.ts';
import { isSignedBy } from '../../modules/payments/midtrans/signature.ts';
import { DEFAULT_KNOBS, type Knobs, knobsFromForm, saveKnobs } from './knobs.ts';
import { createPostman, type Delivery } from './postman.ts';
import { webhooks } from './tables.ts';

let shop: Harness;
beforeAll(async () => {
  shop = await startApp();
}, 60_000);
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.set(TEST_NOW);
  await saveKnobs(shop.deps.db, DEFAULT_KNOBS);
});

type Answer = Record<string, unknown> & { transaction_id: string; actions: { name: string; url: string }[] };
const ROOT = '//simulators/midtrans';
const authorization = (key: string) => `Basic ${Buffer.from(`${key}:`).toString('base64')}`;

async function call(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Reply & { answer: Answer }> {
  const key = authorization(shop.deps.config.MIDTRANS_SERVER_KEY);
  const reply = await shop.api(method, `${ROOT}${path}`, {
    ...(body === undefined ? {} : { body }),
    headers: { authorization: key, ...headers },
  });
  return { ...reply, answer: reply.body as unknown as Answer };
}

const order = (id = `T-${randomUUID().slice(0, 8)}`, more: object = {}) => ({
  payment_type: 'bank_transfer',
  bank_transfer: { bank: 'bca' },
  transaction_details: { order_id: id, gross_amount: 250_000 },
  ...more,
});
const gopay = (more: object = {}) => {
  const { bank_transfer: _bank, ...rest } = order(undefined, more);
  return {
    ...rest,
    payment_type: 'gopay',
    gopay: { enable_callback: true, callback_url: 'http://naungan.test/payment/finish?a=1' },
  };
};
const sentFor = (id: string) =>
  shop.deps.db.select().from(webhooks).where(eq(webhooks.transactionId, id)).orderBy(webhooks.createdAt);

describe('a charge', () => {
  test('of a BCA virtual account', async () => {
    const { status, answer } = await call('POST', '/v2/charge', order('T-bca', { custom_field1: 'INV/1' }));
    expect(status).toBe(200);
    expect(answer).toMatchObject({
      status_code: '201',
      status_message: 'Success, Bank Transfer transaction is created',
      order_id: 'T-bca',
      gross_amount: '250000.00',
      currency: 'IDR',
      payment_type: 'bank_transfer',
      transaction_time: '2026-11-21 10:00:00',
      transaction_status: 'pending',
      fraud_status: 'accept',
      va_numbers: [{ bank: 'bca', va_number: expect.stringMatching(/^\d{15}$/) }],
      expiry_time: '2026-11-22 10:00:00',
      custom_field1: 'INV/1',
    });
  });

  test('of GoPay has a picture and a deeplink, and lasts 15 minutes', async () => {
    const { answer } = await call('POST', '/v2/charge', gopay());
    expect(answer.expiry_time).toBe('2026-11-21 10:15:00');
    expect(answer.actions.map(({ name }) => name)).toEqual([
      'generate-qr-code',
      'generate-qr-code-v2',
      'deeplink-redirect',
      'get-status',
      'cancel',
    ]);
    for (const { url } of answer.actions.slice(0, 2)) {
      const picture = await shop.api('GET', `/${new URL(url).pathname}`);
      expect(picture.raw.subarray(1, 4).toString()).toBe('PNG');
    }
  });

  test.each([
    [{ expiry_duration: 60, unit: 'minute' }, '2026-11-21 11:00:00'],
    [{ expiry_duration: 30 }, '2026-11-21 10:30:00'],
    [{ order_time: '2026-11-21 09:00:00 +0700', expiry_duration: 2, unit: 'hour' }, '2026-11-21 11:00:00'],
    [{ order_time: '2026-11-21 03:00:00 +0000', expiry_duration: 20, unit: 'second' }, '2026-11-21 10:00:20'],
  ])('with the expiry %j ends at %s', async (custom_expiry, expiry_time) => {
    expect((await call('POST', '/v2/charge', order(undefined, { custom_expiry }))).answer).toMatchObject({
      expiry_time,
    });
  });

  test.each([
    ['no type', { payment_type: undefined }, 'payment_type is required'],
    ['no order', { transaction_details: { gross_amount: 1 } }, 'transaction_details.order_id is required'],
    [
      'a long order',
      { transaction_details: { order_id: 'x'.repeat(51), gross_amount: 1 } },
      'transaction_details.order_id contains invalid characters or is too long',
    ],
    [
      'decimals',
      { transaction_details: { order_id: 'T-1', gross_amount: 1.5 } },
      'transaction_details.gross_amount is not a number without decimals',
    ],
    [
      'a wrong sum',
      { item_details: [{ price: 100_000, quantity: 2 }] },
      'transaction_details.gross_amount is not equal to the sum of item_details',
    ],
    ['another bank', { bank_transfer: { bank: 'btn' } }, 'bank_transfer.bank is not supported'],
    [
      'a short expiry',
      { custom_expiry: { expiry_duration: 19, unit: 'second' } },
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
  ])('with %s is a 400', async (_case, more, message) => {
    const { status, answer } = await call('POST', '/v2/charge', order(undefined, more));
    expect(status).toBe(200);
    expect(answer).toMatchObject({
      status_code: '400',
      validation_messages: expect.arrayContaining([message]),
    });
  });

  test('may hold a discount as a negative item', async () => {
    const item_details = [
      { price: 300_000, quantity: 1 },
      { price: -50_000, quantity: 1 },
    ];
    expect((await call('POST', '/v2/charge', order(undefined, { item_details }))).answer.status_code).toBe(
      '201',
    );
  });

  test('of a type that is not active is a 402', async () => {
    expect(
      (await call('POST', '/v2/charge', order(undefined, { payment_type: 'kredivo' }))).answer.status_code,
    ).toBe('402');
  });

  test('with a wrong key is an HTTP 401', async () => {
    for (const key of ['', 'Basic x', authorization('another')]) {
      expect(await call('POST', '/v2/charge', order(), { authorization: key })).toMatchObject({
        status: 401,
        answer: { status_code: '401' },
      });
    }
  });

  test('that is no JSON is a 413', async () => {
    const key = authorization(shop.deps.config.MIDTRANS_SERVER_KEY);
    const reply = await shop.app.inject({
      method: 'POST',
      url: '/simulators/midtrans/v2/charge',
      payload: '{"a":',
      headers: { authorization: key, 'content-type': 'application/json' },
    });
    expect(reply.json()).toMatchObject({ status_code: '413' });
  });
});

describe('an order id', () => {
  const charge = (id: string) => call('POST', '/v2/charge', order(id));

  test('is refused while pending and when paid, and free after it ended', async () => {
    const { answer } = await charge('T-again');
    expect((await charge('T-again')).answer.status_code).toBe('406');
    await call('POST', `/v2/${answer.transaction_id}/cancel`);
    const second = (await charge('T-again')).answer;
    expect(second.status_code).toBe('201');
    await shop.api('POST', `${ROOT}/transactions/${second.transaction_id}/pay`);
    expect((await charge('T-again')).answer.status_code).toBe('406');
  });

  test('of five charges at once becomes one transaction', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => charge('T-once')));
    const codes = answers.map(({ answer }) => answer.status_code).toSorted();
    expect(codes).toEqual(['201', '406', '406', '406', '406']);
  });
});

describe('an Idempotency-Key', () => {
  const keyed = (key: string, body: unknown) => call('POST', '/v2/charge', body, { 'idempotency-key': key });

  test('replays the first success for five minutes, whatever the body says', async () => {
    const first = await keyed('key-1', order());
    expect((await keyed('key-1', order())).answer).toEqual(first.answer);
    shop.clock.advance(301);
    expect((await keyed('key-1', order())).answer.transaction_id).not.toBe(first.answer.transaction_id);
  });

  test('does not keep a failure, and is ignored when it is too long', async () => {
    expect((await keyed('key-2', order(undefined, { payment_type: 'kredivo' }))).answer.status_code).toBe(
      '402',
    );
    expect((await keyed('key-2', order())).answer.status_code).toBe('201');
    const long = 'k'.repeat(47);
    const first = await keyed(long, order());
    expect((await keyed(long, order())).answer.transaction_id).not.toBe(first.answer.transaction_id);
  });
});

describe('a transaction', () => {
  const opened = async (body: unknown = order()) => (await call('POST', '/v2/charge', body)).answer;
  const statusOf = async (id: string) => (await call('GET', `/v2/${id}/status`)).answer;

  test('is found by its id and by its order, signed', async () => {
    const { transaction_id, order_id } = await opened();
    const byId = await statusOf(transaction_id);
    expect(byId).toEqual(await statusOf(String(order_id)));
    expect(byId).toMatchObject({
      status_code: '201',
      status_message: 'Success, transaction is found',
      transaction_status: 'pending',
    });
    expect(isSignedBy(byId, shop.deps.config.MIDTRANS_SERVER_KEY)).toBe(true);
  });

  test('that does not exist is a 404', async () => {
    expect(await statusOf('T-none')).toMatchObject({ status_code: '404' });
    expect((await call('POST', '/v2/T-none/cancel')).answer).toMatchObject({ status_code: '404' });
  });

  test.each([
    ['pay', '200', 'settlement', '200'],
    ['decline', '202', 'deny', '202'],
    ['expire', '407', 'expire', '202'],
    ['cancel', '200', 'cancel', '202'],
  ])('after %s answers %s and %s, and is notified with %s', async (act, code, state, notified) => {
    const { transaction_id } = await opened();
    await shop.api('POST', `${ROOT}/transactions/${transaction_id}/${act}`);
    expect(await statusOf(transaction_id)).toMatchObject({ status_code: code, transaction_status: state });
    const [, last] = await sentFor(transaction_id);
    expect(last?.body).toMatchObject({
      status_code: notified,
      transaction_status: state,
      status_message: 'midtrans payment notification',
    });
  });

  test.each(['cancel', 'expire'])('that is paid cannot be changed by %s', async (act) => {
    const { transaction_id } = await opened();
    await shop.api('POST', `${ROOT}/transactions/${transaction_id}/pay`);
    expect((await call('POST', `/v2/${transaction_id}/${act}`)).answer).toMatchObject({ status_code: '412' });
  });

  test('expires by the clock', async () => {
    const { transaction_id } = await opened();
    shop.clock.advance(86_399);
    expect(await statusOf(transaction_id)).toMatchObject({ transaction_status: 'pending' });
    shop.clock.advance(1);
    expect(await statusOf(transaction_id)).toMatchObject({ transaction_status: 'expire' });
    const failed = await shop.api('POST', `${ROOT}/transactions/${transaction_id}/pay`);
    expect(failed.headers.location).toContain('failed=1');
  });

  test('can be taken back after settlement', async () => {
    const { transaction_id } = await opened();
    await shop.api('POST', `${ROOT}/transactions/${transaction_id}/reverse`);
    expect(await statusOf(transaction_id)).toMatchObject({ transaction_status: 'pending' });
    await shop.api('POST', `${ROOT}/transactions/${transaction_id}/pay`);
    await shop.api('POST', `${ROOT}/transactions/${transaction_id}/reverse`);
    expect(await statusOf(transaction_id)).toMatchObject({ transaction_status: 'deny' });
  });
});

describe('a knob', () => {
  const turn = (changes: Partial<Knobs>) => saveKnobs(shop.deps.db, { ...DEFAULT_KNOBS, ...changes });
  const paid = async (body: unknown = order()) => {
    const { answer } = await call('POST', '/v2/charge', body);
    shop.clock.advance(1);
    await shop.api('POST', `${ROOT}/transactions/${answer.transaction_id}/pay`);
    return { id: answer.transaction_id, sent: await sentFor(answer.transaction_id) };
  };

  test('doubles notifications', async () => {
    await turn({ duplicate: true });
    expect((await paid()).sent).toHaveLength(4);
  });

  test('drops them', async () => {
    await turn({ drop: true });
    expect((await paid()).sent.map(({ state }) => state)).toEqual(['dropped', 'dropped']);
  });

  test('delays them, and turns their order round', async () => {
    await turn({ delaySeconds: 60 });
    expect((await paid()).sent[1]?.dueAt).toEqual(new Date(TEST_NOW.getTime() + 61_000));
    await turn({ reorder: true });
    const [pending, settlement] = (await paid()).sent;
    expect(Number(pending?.dueAt)).toBeGreaterThan(Number(settlement?.dueAt));
  });

  test('forges their signature', async () => {
    await turn({ forge: true });
    const { sent } = await paid();
    expect(isSignedBy(sent[1]?.body as Record<string, unknown>, shop.deps.config.MIDTRANS_SERVER_KEY)).toBe(
      false,
    );
  });

  test('adds unknown fields, leaves optional ones out and says qris', async () => {
    await turn({ unknownField: true, sparse: true, qris: true });
    const { sent } = await paid(gopay());
    expect(sent[1]?.body).toMatchObject({
      promo_engine_version: '7',
      payment_type: 'qris',
      acquirer: 'gopay',
    });
    expect(sent[1]?.body).not.toHaveProperty('fraud_status');
  });

  test('mirrors codes to HTTP, or takes the gateway down', async () => {
    await turn({ mirrorHttp: true });
    expect((await call('GET', '/v2/T-none/status')).status).toBe(404);
    await turn({ down: true });
    expect((await call('GET', '/v2/T-none/status')).status).toBe(503);
  });

  test('is set by a form, within its limits', () => {
    expect(knobsFromForm({ duplicate: 'on', shout: 'on', delaySeconds: '3', retrySpeed: '10' })).toEqual({
      ...DEFAULT_KNOBS,
      duplicate: true,
      delaySeconds: 3,
      retrySpeed: 10,
    });
    expect(knobsFromForm({ duplicate: 'on', retrySpeed: 'banyak' })).toEqual(DEFAULT_KNOBS);
  });
});

describe('the postman', () => {
  test.each<[Delivery, number]>([
    [200, 1],
    [204, 1],
    [302, 1],
    [500, 2],
    [404, 3],
    [400, 3],
    [503, 5],
    [422, 6],
    [403, 6],
    ['unreachable', 6],
  ])('whose deliveries end with %s tries %i times', async (delivery, tries) => {
    const sent: string[] = [];
    const { db, clock } = shop.deps;
    const post = async (url: string) => {
      sent.push(url);
      return delivery;
    };
    const postman = createPostman({ db, clock, post, knobs: async () => DEFAULT_KNOBS });
    await db.delete(webhooks);
    const transactionId = randomUUID();
    await postman.enqueue(db, { transactionId, url: 'http://shop.test', body: {} }, DEFAULT_KNOBS);
    for (let round = 0; round < 8; round += 1) {
      await postman.deliverDue();
      shop.clock.advance(12_600);
    }
    expect(sent).toHaveLength(tries);
    const ok = delivery === 200 || delivery === 204;
    expect((await postman.list(transactionId))[0]).toMatchObject({
      state: ok ? 'delivered' : 'failed',
      lastAnswer: String(delivery),
    });
  });
});

describe('the pages', () => {
  const page = (path: string) => shop.api('GET', `${ROOT}${path}`);

  test('find a bill by its account number, pay it and say so', async () => {
    const { answer } = await call(
      'POST',
      '/v2/charge',
      order(undefined, { customer_details: { first_name: '<b>Siti</b>' } }),
    );
    const [{ va_number }] = answer.va_numbers as [{ va_number: string }];
    expect((await page('/')).text).toContain(va_number);
    const bill = await page(`/va?number=${va_number.slice(0, 5)}%20${va_number.slice(5)}`);
    expect(bill.text).toContain('Rp250.000');
    expect(bill.text).toContain('&lt;b&gt;Siti&lt;/b&gt;');
    const paid = await shop.api('POST', `${ROOT}/transactions/${answer.transaction_id}/pay`);
    expect((await page(String(paid.headers.location).replace('/simulators/midtrans', ''))).text).toContain(
      'Pembayaran berhasil.',
    );
    expect((await page(`/va?number=${va_number}`)).status).toBe(404);
  });

  test('pay by GoPay and lead back to the shop', async () => {
    const { answer } = await call('POST', '/v2/charge', gopay());
    expect((await page(`/gopay/${answer.transaction_id}`)).text).toContain('Bayar dengan GoPay');
    await shop.api('POST', `${ROOT}/gopay/${answer.transaction_id}/pay`);
    const done = await page(`/gopay/${answer.transaction_id}`);
    expect(done.text).toContain('Lunas');
    expect(done.text).toContain(
      `http://naungan.test/payment/finish?a=1&amp;order_id=${answer.order_id}&amp;result=success`,
    );
  });

  test('know what does not exist', async () => {
    for (const path of ['/transactions/bukan-id', '/gopay/bukan-id', '/va?number=123', '/va']) {
      expect((await page(path)).status).toBe(404);
    }
  });

  test('send notifications again, also forged', async () => {
    const { answer } = await call('POST', '/v2/charge', order());
    await shop.api('POST', `${ROOT}/transactions/${answer.transaction_id}/resend`);
    shop.clock.advance(1);
    await shop.api('POST', `${ROOT}/transactions/${answer.transaction_id}/forge`);
    const sent = await sentFor(answer.transaction_id);
    const key = shop.deps.config.MIDTRANS_SERVER_KEY;
    expect(sent.map(({ body }) => isSignedBy(body as Record<string, unknown>, key))).toEqual([
      true,
      true,
      false,
    ]);
    expect((await page(`/transactions/${answer.transaction_id}`)).text).toContain('menunggu');
  });

  test('keep settings', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    await shop.app.inject({
      method: 'POST',
      url: '/simulators/midtrans/settings',
      payload: 'duplicate=on&retrySpeed=5',
      headers,
    });
    expect((await page('/settings?saved=1')).text).toMatch(/name="duplicate" checked/);
  });
});
