import { describe, expect, test } from 'vitest';
import type { ChargeRequest, GatewayResult } from '../gateway.ts';
import { createBtn } from './adapter.ts';
import { isSigned, REPLAY_WINDOW_MS, signatureOf, signedHeaders } from './signature.ts';

const KEY = 'kunci-rahasia-antara-bank-dan-perusahaan';
const NOW = new Date('2026-11-21T03:00:00.000Z');
const REFERENCE = 'INV-2026-11-000123-1a2b3c4d';
const TEXT = '{"reference":"INV-1","amount":250000}';

describe('a BTN signature', () => {
  test('a BTN signature equals the example of the protocol', () => {
    const signedMessage = { timestamp: '1795230000', operation: 'callback' as const, text: TEXT };
    expect(signatureOf(signedMessage, KEY)).toBe(
      'a52ebc8d552a9bdefc0186fb1020a2a2584c98d910b959af92c6fd41e490232b',
    );
  });

  const headers = signedHeaders('callback', TEXT, KEY, NOW);
  const message = { operation: 'callback' as const, text: TEXT, headers };
  const laterThanNow = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);

  test.each([
    ['immediately', NOW],
    ['at the end of the window', laterThanNow(REPLAY_WINDOW_MS)],
    ['by a clock that is behind', laterThanNow(-REPLAY_WINDOW_MS)],
  ])('a BTN signature is valid when it is checked %s', (_case, now) => {
    expect(isSigned(message, KEY, now)).toBe(true);
  });

  const signature = headers['x-signature'];
  test.each<[string, object, string, Date]>([
    ['a signature by another key', {}, `${KEY}x`, NOW],
    ['a changed body', { text: TEXT.replace('250000', '1') }, KEY, NOW],
    ['a changed operation', { operation: 'close' }, KEY, NOW],
    ['a changed time', { headers: { ...headers, 'x-timestamp': '1795230001' } }, KEY, NOW],
    ['a time too long ago', {}, KEY, laterThanNow(REPLAY_WINDOW_MS + 1_000)],
    ['a time in the future', {}, KEY, laterThanNow(-REPLAY_WINDOW_MS - 1_000)],
    [
      'a signature in upper case',
      { headers: { ...headers, 'x-signature': signature.toUpperCase() } },
      KEY,
      NOW,
    ],
    ['half a signature', { headers: { ...headers, 'x-signature': signature.slice(0, 32) } }, KEY, NOW],
    ['two signature headers', { headers: { ...headers, 'x-signature': [signature, signature] } }, KEY, NOW],
    ['no time', { headers: { 'x-signature': signature } }, KEY, NOW],
    ['a malformed time', { headers: { ...headers, 'x-timestamp': '1e9' } }, KEY, NOW],
    ['no headers', { headers: {} }, KEY, NOW],
  ])('rejects a BTN message with %s', (_case, change, key, now) => {
    expect(isSigned({ ...message, ...change }, key, now)).toBe(false);
  });
});

const REQUEST: ChargeRequest = {
  reference: REFERENCE,
  type: 'other_bank',
  total: 250_000,
  now: NOW,
  expiresAt: new Date('2026-11-21T16:59:00.000Z'),
  invoiceNumber: 'INV/2026/11/000123',
  productName: 'Sehat Keluarga',
  customer: { name: 'S'.repeat(70), email: 'siti@contoh.test', phone: '+6281234567890' },
  cardToken: null,
  isOnPhone: false,
  finishUrl: 'http://naungan.test/payment/finish',
};
const ACCOUNT = {
  reference: REFERENCE,
  transactionId: '6f0e8a3e-1111-4c1f-9a2b-000000000001',
  account: '932101234567890123',
  bankCode: '200',
  amount: 250_000,
  status: 'open',
  expiresAt: '2026-11-21T23:59:00.000+07:00',
  paidAt: null,
};

type Reply = { status?: number; body?: unknown; text?: string; networkError?: Error };

function createBank(reply: Reply) {
  const calls: { path: string; init: RequestInit }[] = [];
  const network: typeof fetch = async (url, init = {}) => {
    calls.push({ path: new URL(String(url)).pathname, init });
    if (reply.networkError) throw reply.networkError;
    return new Response(reply.text ?? JSON.stringify(reply.body), { status: reply.status ?? 200 });
  };
  const adapter = createBtn({
    baseUrl: 'https://va.bank.test/v1',
    companyPrefix: '93210',
    key: KEY,
    accountHolder: 'PT Contoh',
    clock: () => NOW,
    fetch: network,
  });
  return { adapter, calls };
}
const inquire = (reply: Reply): Promise<GatewayResult> => createBank(reply).adapter.status(REFERENCE);

describe('a BTN virtual account', () => {
  test('a BTN virtual account is requested by a signed call with every field that the bank needs', async () => {
    const { adapter, calls } = createBank({ body: ACCOUNT });
    const response = await adapter.charge(REQUEST);
    const [call] = calls;
    const text = String(call?.init.body);
    expect(call?.path).toBe('/v1/accounts/create');
    expect(JSON.parse(text)).toEqual({
      company: '93210',
      reference: REFERENCE,
      amount: 250_000,
      name: 'S'.repeat(60),
      description: 'INV/2026/11/000123',
      expiresAt: '2026-11-21T16:59:00.000Z',
    });
    const headers = { ...(call?.init.headers as Record<string, string>) };
    expect(isSigned({ operation: 'create', text, headers }, KEY, NOW)).toBe(true);
    expect(response).toEqual({
      reference: REFERENCE,
      transactionId: ACCOUNT.transactionId,
      status: 'pending',
      paid: false,
      total: 250_000,
      instrument: {
        accountHolder: 'PT Contoh',
        vaNumber: '932101234567890123',
        code: null,
        actions: [],
        card: null,
      },
      expiresAt: new Date('2026-11-21T16:59:00.000Z'),
      settledAt: null,
    });
  });

  test.each(['cancel', 'expire'] as const)(
    'the adapter closes a BTN virtual account with the reason "%s", and returns the status cancel for the closed account',
    async (reason) => {
      const { adapter, calls } = createBank({ body: { ...ACCOUNT, status: 'closed' } });
      expect(await adapter[reason](REFERENCE, 'btn')).toMatchObject({ status: 'cancel' });
      expect(calls[0]?.path).toBe('/v1/accounts/close');
      expect(JSON.parse(String(calls[0]?.init.body))).toMatchObject({ reference: REFERENCE, reason });
    },
  );

  test('refuses a charge by a method of another gateway before any call to the bank', async () => {
    const { adapter, calls } = createBank({ body: ACCOUNT });
    expect(await adapter.charge({ ...REQUEST, type: 'bca' })).toMatchObject({ failure: 'refused' });
    expect(calls).toEqual([]);
  });

  test.each([
    ['open', 'pending', false],
    ['OPEN', 'pending', false],
    ['paid', 'settlement', true],
    ['closed', 'cancel', false],
    ['expired', 'expire', false],
    ['reversed', 'reversal', false],
    ['something_new', 'pending', false],
  ])(
    'a BTN virtual account that the bank reports as %s has the status %s (paid: %s)',
    async (status, state, paid) => {
      expect(await inquire({ body: { ...ACCOUNT, status } })).toMatchObject({ status: state, paid });
    },
  );

  test.each([
    [250_000, 250_000],
    ['250000', null],
    [250_000.5, null],
    [-1, null],
    [0, null],
    [null, null],
  ])(
    'a BTN virtual account with the amount %j at the bank has the total %j in rupiah (null: no valid amount)',
    async (amount, total) => {
      expect(await inquire({ body: { ...ACCOUNT, amount } })).toMatchObject({ total });
    },
  );

  test.each<[string, Reply, string]>([
    ['UNKNOWN', { status: 404, body: { error: 'UNKNOWN' } }, 'missing'],
    ['EXISTS', { status: 409, body: { error: 'EXISTS' } }, 'conflict'],
    ['NOT_OPEN', { status: 409, body: { error: 'NOT_OPEN' } }, 'conflict'],
    ['INVALID', { status: 400, body: { error: 'INVALID' } }, 'refused'],
    ['SIGNATURE', { status: 401, body: { error: 'SIGNATURE' } }, 'refused'],
    ['a 404 of a proxy', { status: 404, body: {} }, 'outcomeUnknown'],
    ['a page', { text: '<html>' }, 'outcomeUnknown'],
    ['too many calls', { status: 429, body: {} }, 'outcomeUnknown'],
    ['a failure of the bank', { status: 503, body: { error: 'DOWN' } }, 'outcomeUnknown'],
    ['a redirect', { status: 302, body: ACCOUNT }, 'outcomeUnknown'],
    ['no account', { body: { error: 'UNKNOWN' } }, 'outcomeUnknown'],
    ['another account', { body: { ...ACCOUNT, reference: 'INV-2' } }, 'outcomeUnknown'],
    [
      'an account of another company',
      { body: { ...ACCOUNT, account: '832101234567890123' } },
      'outcomeUnknown',
    ],
    ['17 digits', { body: { ...ACCOUNT, account: '93210123456789012' } }, 'outcomeUnknown'],
    ['19 digits', { body: { ...ACCOUNT, account: '9321012345678901234' } }, 'outcomeUnknown'],
    ['letters', { body: { ...ACCOUNT, account: '93210123456789012x' } }, 'outcomeUnknown'],
    ['no connection', { networkError: new TypeError('fetch failed') }, 'outcomeUnknown'],
    [
      'no response in time',
      { networkError: new DOMException('timed out', 'TimeoutError') },
      'outcomeUnknown',
    ],
  ])('an inquiry that gets the reply "%s" has the failure %s', async (_case, reply, failure) => {
    expect(await inquire(reply)).toMatchObject({ failure });
  });
});

describe('the authentication of a BTN callback', () => {
  const createNotification = (text: string, key = KEY) => ({
    body: JSON.parse(text),
    text,
    headers: signedHeaders('callback', text, key, NOW),
    now: NOW,
  });

  test('authentication returns the reference and the amount of the callback', () => {
    const { adapter } = createBank({});
    expect(adapter.authenticate(createNotification(TEXT))).toEqual({ reference: 'INV-1', total: 250_000 });
  });

  test('authentication returns null for a forged signature', () => {
    const { adapter } = createBank({});
    expect(adapter.authenticate(createNotification(TEXT, 'another key'))).toBeNull();
    expect(adapter.authenticate({ ...createNotification(TEXT), text: `${TEXT} ` })).toBeNull();
  });
});
