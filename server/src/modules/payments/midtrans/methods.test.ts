import { describe, expect, test } from 'vitest';
import { type ChargeRequest, type GatewayState, type Instrument, isPayable } from '../gateway.ts';
import { createMidtrans } from './adapter.ts';
import { chargeBody, MIDTRANS_METHODS } from './charge.ts';

const REQUEST: ChargeRequest = {
  reference: 'INV-2026-11-000123-1a2b3c4d',
  type: 'bca',
  total: 250_000,
  now: new Date('2026-11-21T03:00:00.000Z'),
  expiresAt: new Date('2026-11-21T16:59:00.000Z'),
  invoiceNumber: 'INV/2026/11/000123',
  productName: 'Sehat Keluarga',
  customer: { name: 'SITI RAHAYU', email: 'siti@contoh.test', phone: '+6281234567890' },
  cardToken: null,
  isOnPhone: false,
  finishUrl: 'http://naungan.test/payment/finish',
};
const FINISH = REQUEST.finishUrl;
const TOKEN = '48111111-1114-0a1b2c3d-0000-4000-8000-000000000000';
const BASE = 'https://api.sandbox.midtrans.com';
const ID = '6f0e8a3e-1111-4c1f-9a2b-000000000001';

const COMMON = {
  status_code: '201',
  transaction_id: ID,
  order_id: REQUEST.reference,
  merchant_id: 'G000000001',
  gross_amount: '250000.00',
  currency: 'IDR',
  transaction_time: '2026-11-21 10:00:01',
  transaction_status: 'pending',
  fraud_status: 'accept',
  expiry_time: '2026-11-21 23:59:00',
};
const EMPTY_INSTRUMENT: Instrument = {
  accountHolder: null,
  vaNumber: null,
  code: null,
  actions: [],
  card: null,
};
const account = (vaNumber: string, code: string | null = null) => ({
  ...EMPTY_INSTRUMENT,
  accountHolder: 'PT Contoh',
  vaNumber,
  code,
});
const link = (name: string, url: string) => ({ name, url });
const QR = link('generate-qr-code', `${BASE}/v2/qris/${ID}/qr-code`);
const QR_2 = link('generate-qr-code-v2', `${BASE}/v4/qris/gopay/q/qr-code`);
const DEEPLINK = link('deeplink-redirect', 'https://simulator.sandbox.midtrans.com/app?id=1');

type Row = {
  type: string;
  isOnPhone?: boolean;
  /** The fields of the charge that only this method has. */
  charge: Record<string, unknown>;
  /** The fields of the reply that only this method has. */
  reply: Record<string, unknown>;
  instrument: Instrument;
};
const bankRow = (code: string): Row => ({
  type: code,
  charge: { payment_type: 'bank_transfer', bank_transfer: { bank: code } },
  reply: { payment_type: 'bank_transfer', va_numbers: [{ bank: code, va_number: '126081234567890' }] },
  instrument: account('126081234567890'),
});
const storeRow = (code: string): Row => ({
  type: code,
  charge: { payment_type: 'cstore', cstore: { store: code, message: 'Premi asuransi' } },
  reply: { payment_type: 'cstore', payment_code: '10987654321098', store: 'Indomaret' },
  instrument: { ...EMPTY_INSTRUMENT, code: '10987654321098' },
});
const redirectRow = (type: string, path: string, extra = {}): Row => ({
  type,
  charge: { payment_type: type, ...extra },
  reply: { payment_type: type, redirect_url: `${BASE}${path}` },
  instrument: { ...EMPTY_INSTRUMENT, actions: [link('redirect', `${BASE}${path}`)] },
});

/** Bodies as in sections 3.1 to 3.8 of the gateway's documentation, with test ids and amounts. */
const ROWS: Row[] = [
  bankRow('bca'),
  bankRow('bni'),
  bankRow('bri'),
  {
    type: 'mandiri_bill',
    charge: { payment_type: 'echannel', echannel: { bill_info1: 'Pembayaran:', bill_info2: 'Premi' } },
    reply: { payment_type: 'echannel', biller_code: '70012', bill_key: '778300000001' },
    instrument: account('778300000001', '70012'),
  },
  {
    ...bankRow('permata'),
    reply: { payment_type: 'bank_transfer', permata_va_number: '8562000000001234' },
    instrument: account('8562000000001234'),
  },
  {
    type: 'credit_card',
    charge: {
      payment_type: 'credit_card',
      credit_card: { token_id: TOKEN, authentication: true, callback_type: 'js_event' },
    },
    reply: {
      payment_type: 'credit_card',
      redirect_url: `${BASE}/v2/token/rba/redirect/${TOKEN}`,
      masked_card: '48111111-1114',
      bank: 'bni',
      card_type: 'credit',
      three_ds_version: '2',
      expiry_time: undefined,
    },
    instrument: {
      ...EMPTY_INSTRUMENT,
      card: { redirect_url: `${BASE}/v2/token/rba/redirect/${TOKEN}`, card_type: 'credit', bank: 'bni' },
    },
  },
  {
    type: 'gopay',
    charge: { payment_type: 'gopay', gopay: { enable_callback: true, callback_url: FINISH } },
    reply: {
      payment_type: 'gopay',
      actions: [QR, QR_2, DEEPLINK, link('get-status', `${BASE}/s`), link('cancel', `${BASE}/c`)],
    },
    instrument: { ...EMPTY_INSTRUMENT, actions: [QR, QR_2, DEEPLINK] },
  },
  {
    type: 'shopeepay',
    charge: { payment_type: 'qris', qris: { acquirer: 'airpay shopee' } },
    reply: { payment_type: 'qris', acquirer: 'airpay shopee', qr_string: '000201', actions: [QR, QR_2] },
    instrument: { ...EMPTY_INSTRUMENT, actions: [QR, QR_2] },
  },
  {
    type: 'shopeepay',
    isOnPhone: true,
    charge: { payment_type: 'shopeepay', shopeepay: { callback_url: FINISH } },
    reply: { payment_type: 'shopeepay', channel_response_code: '0', actions: [DEEPLINK] },
    instrument: { ...EMPTY_INSTRUMENT, actions: [DEEPLINK] },
  },
  storeRow('indomaret'),
  storeRow('alfamart'),
  redirectRow('akulaku', `/v2/akulaku/redirect/${ID}`),
  redirectRow('danamon_online', `/v2/danamon/online/redirect/${ID}`),
  redirectRow('cimb_clicks', `/cimb-clicks/request?id=${ID}`, {
    cimb_clicks: { description: 'Premi asuransi' },
  }),
];

function createGateway(...bodies: object[]) {
  const calls: { path: string; method: string; body: Record<string, unknown> }[] = [];
  const replies = [...bodies];
  const network: typeof fetch = async (url, init = {}) => {
    const body = init.body ? JSON.parse(String(init.body)) : {};
    calls.push({ path: new URL(String(url)).pathname, method: init.method ?? '', body });
    return Response.json(replies.shift());
  };
  const options = { baseUrl: BASE, serverKey: 'SB-Mid-server-x', accountHolder: 'PT Contoh', fetch: network };
  return { adapter: createMidtrans(options), calls };
}
const requestFor = ({ type, isOnPhone = false }: Row): ChargeRequest => ({
  ...REQUEST,
  type,
  isOnPhone,
  cardToken: type === 'credit_card' ? TOKEN : null,
});
const NAMED_ROWS = ROWS.map((row) => [`${row.type}${row.isOnPhone ? ' on a phone' : ''}`, row] as const);
async function readResult(body: object): Promise<GatewayState> {
  const state = await createGateway({ ...COMMON, ...body }).adapter.status(REQUEST.reference);
  if ('failure' in state) throw new Error(state.detail);
  return state;
}

test('the tested rows contain every method of the gateway', () => {
  expect(new Set(ROWS.map(({ type }) => type))).toEqual(new Set(MIDTRANS_METHODS));
});

describe('a charge body', () => {
  test.each(NAMED_ROWS)(
    "the charge body for %s has the gateway's fields, and the result has the instrument",
    async (_name, row) => {
      const { adapter, calls } = createGateway({ ...COMMON, ...row.reply });
      const request = requestFor(row);
      const result = await adapter.charge(request);
      expect(calls).toEqual([{ path: '/v2/charge', method: 'POST', body: chargeBody(request) }]);
      expect(calls[0]?.body).toMatchObject({
        ...row.charge,
        transaction_details: { order_id: REQUEST.reference, gross_amount: 250_000 },
        custom_field1: 'INV/2026/11/000123',
      });
      expect(result).toMatchObject({ transactionId: ID, status: 'pending', paid: false, total: 250_000 });
      expect(result).toHaveProperty('instrument', row.instrument);
    },
  );

  test.each(NAMED_ROWS)('the charge body for %s has an expiry, except for a card', (_name, row) => {
    const expiry = chargeBody(requestFor(row))?.custom_expiry;
    expect(expiry === undefined).toBe(row.type === 'credit_card');
  });

  test('a charge for ShopeePay expires after one day at most', () => {
    const expiresAt = new Date('2026-11-22T03:05:00.000Z');
    const expiryOf = (type: string) => chargeBody({ ...REQUEST, type, expiresAt })?.custom_expiry;
    expect(expiryOf('shopeepay')).toMatchObject({ expiry_duration: 86_400 });
    expect(expiryOf('bni')).toMatchObject({ expiry_duration: 86_700 });
  });

  test('rejects a card charge without a token, before any request to the gateway', async () => {
    const { adapter, calls } = createGateway({});
    const result = await adapter.charge({ ...REQUEST, type: 'credit_card' });
    expect(result).toMatchObject({ failure: 'refused' });
    expect(calls).toEqual([]);
  });

  test('a rejected charge leaves no card data in the reported failure', async () => {
    const body = {
      status_code: '411',
      status_message: `Token id ${TOKEN} is missing, invalid, or timed out`,
    };
    const { adapter } = createGateway(body);
    const result = await adapter.charge({ ...REQUEST, type: 'credit_card', cardToken: TOKEN });
    expect(result).toEqual({ failure: 'token', detail: '411 Token id … is missing, invalid, or timed out' });
  });
});

describe('a reply', () => {
  const OPTIONAL = ['merchant_id', 'fraud_status', 'currency', 'expiry_time', 'transaction_time', 'store'];

  test.each(NAMED_ROWS)('a reply for %s can lack optional fields', async (_name, row) => {
    for (const field of [...OPTIONAL, 'card_type', 'bank', 'acquirer', 'masked_card']) {
      const { instrument } = await readResult({ ...row.reply, [field]: undefined });
      expect(isPayable(instrument), field).toBe(true);
    }
  });

  test.each(NAMED_ROWS)(
    'a reply for %s without an instrument gives a payment that cannot be paid',
    async (_name, row) => {
      const reply = { ...row.reply, va_numbers: [], permata_va_number: '', bill_key: undefined };
      const { instrument } = await readResult({
        ...reply,
        payment_code: undefined,
        actions: [],
        redirect_url: 'javascript:alert(1)',
      });
      expect(isPayable(instrument)).toBe(false);
    },
  );

  test('a reply whose fields have unexpected types gives a payment without an instrument', async () => {
    const state = await readResult({ va_numbers: 'none', actions: {}, bill_key: 7, fraud_status: null });
    expect(state).toMatchObject({ status: 'pending', instrument: EMPTY_INSTRUMENT });
  });

  test('a reply can have action names in any case', async () => {
    const { instrument } = await readResult({ actions: [link('Deeplink-Redirect', 'HTTPS://app.test/1')] });
    expect(instrument.actions).toEqual([link('deeplink-redirect', 'HTTPS://app.test/1')]);
  });

  test('a status in upper case (as in the documentation of ShopeePay) is read like a status in lower case', async () => {
    const state = await readResult({
      status_code: '200',
      transaction_status: 'PENDING',
      fraud_status: 'Accept',
    });
    expect(state).toMatchObject({ status: 'pending', paid: false });
  });

  test('a reply about a GoPay transaction that was paid with another app gives a paid payment', async () => {
    const state = await readResult({
      payment_type: 'qris',
      issuer: 'dana',
      status_code: '200',
      transaction_status: 'settlement',
    });
    expect(state).toMatchObject({ status: 'settlement', paid: true });
  });
});

const CARD = { payment_type: 'credit_card', masked_card: '48111111-1114', card_type: 'debit', bank: 'bni' };

describe('the state of a card', () => {
  test.each<[string, object, Partial<GatewayState>]>([
    [
      'accepted without 3-D Secure is paid',
      { status_code: '200', transaction_status: 'capture', approval_code: '1', eci: '05' },
      { status: 'capture', paid: true, expiresAt: new Date('2026-11-21T16:59:00.000Z') },
    ],
    [
      'accepted without a fraud status is paid',
      { status_code: '200', transaction_status: 'capture', fraud_status: undefined },
      { status: 'capture', paid: true },
    ],
    [
      'denied by its bank has the status deny',
      { status_code: '202', transaction_status: 'deny', channel_response_code: '05' },
      { status: 'deny', paid: false },
    ],
    [
      'under review is not paid, and expires after seven days',
      { status_code: '201', transaction_status: 'capture', fraud_status: 'challenge' },
      { paid: false, expiresAt: new Date('2026-11-28T03:00:01.000Z') },
    ],
    [
      'under review without a transaction time never expires',
      {
        status_code: '201',
        transaction_status: 'capture',
        fraud_status: 'CHALLENGE',
        transaction_time: undefined,
      },
      { paid: false, expiresAt: null },
    ],
  ])('a card payment that is %s', async (_case, reply, expectedState) => {
    const state = await readResult({ ...CARD, ...reply });
    expect(state).toMatchObject(expectedState);
    expect(state.instrument).toEqual({
      ...EMPTY_INSTRUMENT,
      card: { redirect_url: null, card_type: 'debit', bank: 'bni' },
    });
  });

  test('a card payment is recognised without the field payment_type', async () => {
    const url = `${BASE}/v2/3ds/redirect/${TOKEN}`;
    const { instrument } = await readResult({ ...CARD, payment_type: undefined, redirect_url: url });
    expect(instrument).toMatchObject({ actions: [], card: { redirect_url: url } });
  });
});

describe('ending a card payment', () => {
  const CONFLICT_REPLY = { status_code: '412', status_message: 'Merchant cannot modify the status' };
  const EXPIRED_REPLY = { ...COMMON, ...CARD, status_code: '407', transaction_status: 'expire' };
  const DENIED_REPLY = {
    ...COMMON,
    ...CARD,
    status_code: '200',
    transaction_status: 'deny',
    fraud_status: 'deny',
  };
  test.each<[string, object[], string[], object]>([
    ['waits for its bank', [EXPIRED_REPLY], ['expire'], { status: 'expire' }],
    ['is under review', [CONFLICT_REPLY, DENIED_REPLY], ['expire', 'deny'], { status: 'deny' }],
    [
      'is not payable and not under review',
      [CONFLICT_REPLY, CONFLICT_REPLY],
      ['expire', 'deny'],
      { failure: 'conflict' },
    ],
  ])('ending a card payment that %s uses no call that refunds', async (_case, bodies, actions, result) => {
    const { adapter, calls } = createGateway(...bodies);
    expect(await adapter.cancel(REQUEST.reference, 'credit_card')).toMatchObject(result);
    expect(calls.map(({ path }) => path)).toEqual(
      actions.map((action) => `/v2/${REQUEST.reference}/${action}`),
    );
  });
});
