import { PAYMENT_METHOD_CODES, paymentMethod } from '@naungan/domain/payment-method';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TEST_NOW } from '../../../test/harness.ts';
import {
  createApprovedOrder,
  invoiceRecordsOf,
  pay,
  payAtGateway,
  paymentOf,
  type Shop,
  startShop,
} from './fixture.ts';
import { actAtBank, CARDS, createCardToken, deliverBankCallbacks } from './gateways.fixture.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
}, 60_000);
afterAll(() => shop.close());
beforeEach(() => shop.clock.set(TEST_NOW));

const NO_INSTRUMENT = { accountHolder: null, vaNumber: null, code: null, actions: [], card: null };
const account = (digits: RegExp, code: string | null = null) => ({
  ...NO_INSTRUMENT,
  accountHolder: 'PT Naungan Pialang Asuransi',
  vaNumber: expect.stringMatching(digits),
  code,
});
const links = (...names: string[]) => ({
  ...NO_INSTRUMENT,
  actions: names.map((name) => ({
    name,
    url: expect.stringMatching(/^http:\/\/naungan\.test\/simulators\//),
  })),
});
const shopCode = { ...NO_INSTRUMENT, code: expect.stringMatching(/^\d{14,16}$/) };
const QR = ['generate-qr-code', 'generate-qr-code-v2'];
const DAY_END = '2026-11-21T16:59:00.000Z';
const PHONE = { 'user-agent': 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Mobile Safari/537.36' };
/** An iPad's browser identifies as a Mac, so the page sends the real system in the header `os`. */
const IPAD = { 'user-agent': 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15', os: 'iOS' };

/** Expected instrument and expiry of each method. */
const METHODS: Record<string, { instrument: object; expired?: string }> = {
  bca: { instrument: account(/^\d{15}$/) },
  bni: { instrument: account(/^\d{16}$/) },
  bri: { instrument: account(/^\d{18}$/) },
  mandiri_bill: { instrument: account(/^\d{12}$/, '70012') },
  permata: { instrument: account(/^\d{16}$/) },
  btn: { instrument: account(/^93210\d{13}$/) },
  other_bank: { instrument: account(/^93210\d{13}$/) },
  credit_card: {
    instrument: {
      ...NO_INSTRUMENT,
      card: {
        redirect_url: expect.stringContaining('/simulators/midtrans/v2/token/rba/redirect/'),
        card_type: 'credit',
        bank: expect.any(String),
      },
    },
    expired: '2026-11-21T03:10:00.000Z',
  },
  gopay: { instrument: links(...QR, 'deeplink-redirect') },
  shopeepay: { instrument: links(...QR) },
  indomaret: { instrument: shopCode },
  alfamart: { instrument: shopCode },
  akulaku: { instrument: links('redirect') },
  danamon_online: { instrument: links('redirect') },
  cimb_clicks: { instrument: links('redirect'), expired: '2026-11-21T05:00:00.000Z' },
};

async function createPaymentBy(method: string, extraFields: object = {}) {
  const member = await shop.registerMember({ complete: true });
  const orderId = await createApprovedOrder(shop, member);
  const token =
    method === 'credit_card' ? { token: await createCardToken(shop, CARDS.acceptedAfter3ds) } : {};
  const reply = await pay(shop, member, orderId, method, { ...token, ...extraFields });
  return { member, orderId, reply };
}

async function payAtGatewayOf(method: string, transactionId: string): Promise<void> {
  const isBank = method === 'btn' || method === 'other_bank';
  if (isBank) {
    await actAtBank(shop, transactionId, 'pay');
    await deliverBankCallbacks(shop);
  } else await payAtGateway(shop, transactionId);
}

test('METHODS of this file contains every payment method of the domain', () => {
  expect(Object.keys(METHODS).toSorted()).toEqual(PAYMENT_METHOD_CODES.toSorted());
});

describe.each(Object.entries(METHODS))(
  'the payment method %s',
  (method, { instrument, expired = DAY_END }) => {
    test('a payment is created, is part of the order response until it is paid, and then results in a policy', async () => {
      const { member, orderId, reply } = await createPaymentBy(method);
      expect(reply.status, reply.text).toBe(200);
      const payment = paymentOf(reply);
      expect(payment).toMatchObject({
        ...instrument,
        method: paymentMethod(method)?.group,
        type: method,
        typeText: paymentMethod(method)?.label,
        status: 'pending',
        expired,
      });

      const orderReply = await shop.api('GET', `/transaction/kesehatan/${orderId}?invoice=true`, {
        token: member.token,
      });
      expect(orderReply.body.response).toMatchObject({ invoiceFormat: { payment } });

      await payAtGatewayOf(method, payment.transaction_id);
      const { invoice, payments, policies } = await invoiceRecordsOf(shop, orderId);
      expect(invoice.status).toBe('success');
      expect(payments.map(({ status }) => ['settlement', 'capture'].includes(status))).toEqual([true]);
      expect(policies).toHaveLength(1);
      const result = await shop.api('GET', `/payments?transaction_id=${payment.transaction_id}`);
      expect(result.body.response).toMatchObject({ type: method, custom_field1: invoice.invoiceNumber });
    });
  },
);

test.each([
  ['a phone', PHONE],
  ['an iPad', IPAD],
])('ShopeePay on %s gives only a link to its app', async (_device, headers) => {
  const member = await shop.registerMember({ complete: true });
  const orderId = await createApprovedOrder(shop, member);
  const body = { paymentMethod: 'emoney', paymentType: 'shopeepay' };
  const reply = await shop.api('POST', `/invoices/${orderId}/kesehatan`, {
    token: member.token,
    body,
    headers,
  });
  expect(paymentOf(reply)).toMatchObject(links('deeplink-redirect'));
});

test.each(['gopay', 'shopeepay'])('the QR code of %s is an image', async (method) => {
  const { actions } = paymentOf((await createPaymentBy(method)).reply);
  const images = actions.filter(({ name }) => name.startsWith('generate-qr-code'));
  expect(images).toHaveLength(2);
  for (const { url } of images) {
    const reply = await shop.api('GET', `/${new URL(url).pathname}`);
    expect(reply.headers['content-type']).toBe('image/png');
  }
});

test('the invoice lists every available method, and the script and key with which the browser creates card tokens', async () => {
  const member = await shop.registerMember({ complete: true });
  const orderId = await createApprovedOrder(shop, member);
  const orderReply = await shop.api('GET', `/transaction/kesehatan/${orderId}?invoice=true`, {
    token: member.token,
  });
  const base = 'http://naungan.test/simulators/midtrans';
  expect(orderReply.body.response).toMatchObject({
    invoiceFormat: {
      paymentMethods: PAYMENT_METHOD_CODES,
      cardGateway: {
        scriptUrl: `${base}/v2/assets/js/midtrans-new-3ds.min.js`,
        clientKey: 'SB-Mid-client-simulator',
        environment: 'simulator',
      },
    },
  });
});
