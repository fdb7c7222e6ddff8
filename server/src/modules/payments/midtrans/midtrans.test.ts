import { describe, expect, test } from 'vitest';
import type { ChargeRequest } from '../gateway.ts';
import { createMidtrans } from './adapter.ts';
import { chargeBody } from './charge.ts';
import { isSignedBy, signatureOf } from './signature.ts';

const SERVER_KEY = 'SB-Mid-server-EXAMPLE';
/** The test vector of the gateway's documentation. */
const VECTOR = {
  order_id: 'INS-0001',
  status_code: '200',
  gross_amount: '250000.00',
  signature_key:
    'b26bcef39acff416868fda52c55eecaf427b3d87977a9f6775cb5a2377cb2c820879e4887d35bcca8e435221ccea32490a8f7311c7c47eb765569553d69f9700',
};

describe('a Midtrans signature', () => {
  test("a Midtrans signature equals the test vector of the gateway's documentation", () => {
    expect(signatureOf(VECTOR, SERVER_KEY)).toBe(VECTOR.signature_key);
    expect(isSignedBy(VECTOR, SERVER_KEY)).toBe(true);
  });

  test.each([
    ['a signature by another server key', VECTOR, 'SB-Mid-server-OTHER'],
    ['a changed amount', { ...VECTOR, gross_amount: '250000' }, SERVER_KEY],
    ['a changed reference', { ...VECTOR, order_id: 'INS-0002' }, SERVER_KEY],
    ['a changed status code', { ...VECTOR, status_code: '201' }, SERVER_KEY],
    [
      'a signature in upper case',
      { ...VECTOR, signature_key: VECTOR.signature_key.toUpperCase() },
      SERVER_KEY,
    ],
    ['an empty signature', { ...VECTOR, signature_key: '' }, SERVER_KEY],
    ['a signature that is a number', { ...VECTOR, signature_key: 7 }, SERVER_KEY],
    ['missing fields', { order_id: 'INS-0001' }, SERVER_KEY],
  ])('a Midtrans notification with %s is rejected', (_case, notification, key) => {
    expect(isSignedBy(notification, key)).toBe(false);
  });
});

const REQUEST: ChargeRequest = {
  reference: 'INV-2026-11-000123-1a2b3c4d',
  type: 'bca',
  total: 2_467_000,
  now: new Date('2026-11-21T03:00:00.000Z'),
  expiresAt: new Date('2026-11-21T16:59:00.000Z'),
  invoiceNumber: 'INV/2026/11/000123',
  productName: 'Sehat'.repeat(20),
  customer: { name: 'SITI RAHAYU', email: 'siti@contoh.test', phone: '+6281234567890' },
  cardToken: null,
  isOnPhone: false,
  finishUrl: 'http://naungan.test/payment/finish',
};

describe('the charge of a virtual account', () => {
  test('a charge expires at the requested time, and its items add up to the total', () => {
    expect(chargeBody(REQUEST)).toEqual({
      payment_type: 'bank_transfer',
      bank_transfer: { bank: 'bca' },
      transaction_details: { order_id: REQUEST.reference, gross_amount: 2_467_000 },
      item_details: [{ id: 'INV/2026/11/000123', price: 2_467_000, quantity: 1, name: 'Sehat'.repeat(10) }],
      customer_details: { first_name: 'SITI RAHAYU', email: 'siti@contoh.test', phone: '+6281234567890' },
      custom_expiry: { order_time: '2026-11-21 10:00:00 +0700', expiry_duration: 50_340, unit: 'second' },
      custom_field1: 'INV/2026/11/000123',
    });
  });

  test('a charge that is created between two full seconds expires at the requested second', () => {
    const body = chargeBody({ ...REQUEST, now: new Date('2026-11-21T03:00:00.700Z') });
    expect(body?.custom_expiry).toMatchObject({
      order_time: '2026-11-21 10:00:00 +0700',
      expiry_duration: 50_340,
    });
  });

  test("a charge expires after at least the gateway's minimum of 20 seconds", () => {
    const body = chargeBody({ ...REQUEST, expiresAt: new Date(REQUEST.now.getTime() + 1_000) });
    expect(body?.custom_expiry).toMatchObject({ expiry_duration: 20 });
  });

  test.each(['kerang', '', 'toString', 'btn'])(
    'the charge body is null for %j, which is not a method of this gateway',
    (type) => {
      expect(chargeBody({ ...REQUEST, type })).toBeNull();
    },
  );
});

type SimulatedReply = { httpStatus?: number; body?: unknown; text?: string; networkError?: Error };
const TRANSACTION = {
  status_code: '201',
  status_message: 'Success, Bank Transfer transaction is created',
  transaction_id: '6f0e8a3e-1111-4c1f-9a2b-000000000001',
  order_id: REQUEST.reference,
  gross_amount: '2467000.00',
  payment_type: 'bank_transfer',
  transaction_status: 'pending',
  va_numbers: [{ bank: 'bca', va_number: '126081234567890' }],
  expiry_time: '2026-11-21 23:59:00',
};

function createGateway({ httpStatus = 200, body, text, networkError }: SimulatedReply) {
  const calls: { url: string; init: RequestInit }[] = [];
  const fakeFetch: typeof fetch = async (url, init = {}) => {
    calls.push({ url: String(url), init });
    if (networkError) throw networkError;
    return new Response(text ?? JSON.stringify(body), { status: httpStatus });
  };
  const adapter = createMidtrans({
    baseUrl: 'https://pay.test',
    serverKey: SERVER_KEY,
    accountHolder: 'PT Contoh',
    fetch: fakeFetch,
  });
  return { adapter, calls };
}
const callStatus = (simulatedReply: SimulatedReply) =>
  createGateway(simulatedReply).adapter.status(REQUEST.reference);

describe('a Midtrans reply', () => {
  test('a reply about a pending virtual account contains its number, deadline and total', async () => {
    expect(await callStatus({ body: TRANSACTION })).toEqual({
      reference: REQUEST.reference,
      transactionId: TRANSACTION.transaction_id,
      status: 'pending',
      paid: false,
      total: 2_467_000,
      instrument: {
        accountHolder: 'PT Contoh',
        vaNumber: '126081234567890',
        code: null,
        actions: [],
        card: null,
      },
      expiresAt: new Date('2026-11-21T16:59:00.000Z'),
      settledAt: null,
    });
  });

  test('the actions of a GoPay reply are its valid links to QR images and to the app, without other links', async () => {
    const actions = [
      { name: 'get-status', url: 'https://pay.test/v2/1/status' },
      { name: 'deeplink-redirect', url: 'https://app.test/1' },
      { name: 'generate-qr-code', url: 'https://pay.test/qr' },
      { name: 'generate-qr-code-v2', url: 'javascript:alert(1)' },
    ];
    const result = await callStatus({ body: { ...TRANSACTION, va_numbers: undefined, actions } });
    expect(result).toMatchObject({
      instrument: {
        accountHolder: null,
        vaNumber: null,
        actions: [
          { name: 'deeplink-redirect', url: 'https://app.test/1' },
          { name: 'generate-qr-code', url: 'https://pay.test/qr' },
        ],
      },
    });
  });

  test.each([
    ['200', 'settlement', 'accept', true],
    ['200', 'settlement', undefined, true],
    ['200', 'SETTLEMENT', undefined, true],
    ['200', 'capture', 'accept', true],
    ['200', 'capture', 'challenge', false],
    ['201', 'capture', 'challenge', false],
    ['200', 'settlement', 'deny', false],
    ['201', 'settlement', 'accept', false],
    ['200', 'pending', 'accept', false],
    ['200', 'PENDING', undefined, false],
    ['200', 'cancel', 'accept', false],
    ['202', 'deny', 'accept', false],
    ['407', 'expire', 'accept', false],
    ['200', 'something_new', 'accept', false],
  ])(
    'a reply with status_code %s, transaction_status %s and fraud_status %s gives a payment whose field `paid` is %s',
    async (status_code, transaction_status, fraud_status, paid) => {
      const result = await callStatus({
        body: { ...TRANSACTION, status_code, transaction_status, fraud_status },
      });
      expect(result).toMatchObject({ paid });
    },
  );

  test.each([
    ['settlement', 'settlement', true, false],
    ['partial_refund', 'settlement', true, true],
    ['partial_chargeback', 'settlement', true, true],
    ['refund', 'refund', false, false],
    ['chargeback', 'reversal', false, false],
  ])(
    'a reply with transaction_status %s gives a payment with the status %s, `paid` %s and `partlyReturned` %s',
    async (transaction_status, status, paid, partlyReturned) => {
      const result = await callStatus({ body: { ...TRANSACTION, status_code: '200', transaction_status } });
      // The field is absent unless a part of the money was returned.
      expect({ partlyReturned: false, ...result }).toMatchObject({
        status,
        paid,
        partlyReturned,
      });
    },
  );

  test.each([
    ['2467000.00', 2_467_000],
    ['2467000', 2_467_000],
    ['2467000.50', null],
    ['2,467,000.00', null],
    ['-1.00', null],
    ['', null],
    [undefined, null],
  ])(
    'a reply with gross_amount %j has the total %j in rupiah (null: no valid amount)',
    async (gross_amount, total) => {
      expect(await callStatus({ body: { ...TRANSACTION, gross_amount } })).toMatchObject({ total });
    },
  );

  test.each<[string, SimulatedReply, string]>([
    ['the code 404', { body: { status_code: '404' } }, 'missing'],
    ['the code 404 and the HTTP status 404', { httpStatus: 404, body: { status_code: '404' } }, 'missing'],
    ['the code 406', { body: { status_code: '406' } }, 'conflict'],
    ['the code 410', { body: { status_code: '410' } }, 'refused'],
    ['the code 411', { body: { status_code: '411' } }, 'token'],
    ['the code 412', { body: { status_code: '412' } }, 'conflict'],
    ['the code 400', { body: { status_code: '400' } }, 'refused'],
    ['the code 401 and the HTTP status 401', { httpStatus: 401, body: { status_code: '401' } }, 'refused'],
    ['the code 402', { body: { status_code: '402' } }, 'refused'],
    ['the code 429', { body: { status_code: '429' } }, 'outcomeUnknown'],
    ['the code 500', { body: { status_code: '500' } }, 'outcomeUnknown'],
    ['the HTTP status 505 and no code', { httpStatus: 505, body: {} }, 'outcomeUnknown'],
    ['a page instead of JSON', { text: '<html>' }, 'outcomeUnknown'],
    ['an empty body', { text: '' }, 'outcomeUnknown'],
    ['a list', { text: '[]' }, 'outcomeUnknown'],
    ['no transaction', { body: { status_code: '200' } }, 'outcomeUnknown'],
    ['another reference', { body: { ...TRANSACTION, order_id: 'INS-0001' } }, 'outcomeUnknown'],
    ['a redirect', { httpStatus: 302, text: '' }, 'outcomeUnknown'],
    ['no connection', { networkError: new TypeError('fetch failed') }, 'outcomeUnknown'],
    [
      'no response in time',
      { networkError: new DOMException('timed out', 'TimeoutError') },
      'outcomeUnknown',
    ],
  ])('a status call that gets %s returns the failure %s', async (_case, simulatedReply, failure) => {
    expect(await callStatus(simulatedReply)).toMatchObject({ failure });
  });
});

const fetchWithoutResponse: typeof fetch = (_url, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });

describe('a Midtrans request', () => {
  test('a request without a response has an unknown outcome after the timeout', async () => {
    const options = { baseUrl: 'https://pay.test', serverKey: SERVER_KEY, accountHolder: 'PT Contoh' };
    const adapter = createMidtrans({ ...options, timeout: 5, fetch: fetchWithoutResponse });
    expect(await adapter.charge(REQUEST)).toMatchObject({ failure: 'outcomeUnknown' });
  });

  test('a request has the server key as Basic authentication with an empty password', async () => {
    const { adapter, calls } = createGateway({ body: TRANSACTION });
    await adapter.cancel('INV-1', 'bca');
    expect(calls[0]?.url).toBe('https://pay.test/v2/INV-1/cancel');
    expect(calls[0]?.init).toMatchObject({
      method: 'POST',
      redirect: 'manual',
      headers: {
        authorization: `Basic ${Buffer.from(`${SERVER_KEY}:`).toString('base64')}`,
        accept: 'application/json',
      },
    });
  });

  test('rejects a request for a method of another gateway without sending it', async () => {
    const { adapter, calls } = createGateway({ body: TRANSACTION });
    expect(await adapter.charge({ ...REQUEST, type: 'btn' })).toMatchObject({ failure: 'refused' });
    expect(calls).toEqual([]);
  });
});

const createNotification = (body: Record<string, unknown>) => ({
  body,
  text: '',
  headers: {},
  now: REQUEST.now,
});

describe('the authentication of a Midtrans notification', () => {
  test('authentication returns the reference and total of the payment', () => {
    const { adapter } = createGateway({});
    expect(adapter.authenticate(createNotification(VECTOR))).toEqual({
      reference: 'INS-0001',
      total: 250_000,
    });
  });

  test('authentication returns null for a forged signature', () => {
    const { adapter } = createGateway({});
    expect(adapter.authenticate(createNotification({ ...VECTOR, gross_amount: '1.00' }))).toBeNull();
  });
});
