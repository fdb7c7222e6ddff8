import { routes } from '@naungan/api/routes';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NO_BANK_FAULTS, saveBankFaults } from '../../../../simulators/btn/faults.ts';
import { type Reply, TEST_NOW } from '../../../test/harness.ts';
import { signedHeaders } from './btn/signature.ts';
import {
  actAtGateway,
  createApprovedOrder,
  createPayment,
  invoiceRecordsOf,
  pay,
  paymentOf,
  type Shop,
  startShop,
} from './fixture.ts';
import { actAtBank, deliverBankCallbacks } from './gateways.fixture.ts';

/** A shop with both gateways. Most tests pay by the virtual accounts of BTN: the methods `btn` and `other_bank`. */
let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
}, 60_000);
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.set(TEST_NOW);
  shop.network.faults.clear();
  shop.network.calls.clear();
  shop.network.isDown = false;
  await saveBankFaults(shop.deps.db, NO_BANK_FAULTS);
});

/** Returns the status of the invoice, the statuses of its payments, and the statuses of its policies. */
const summarizeInvoice = async (orderId: string) => {
  const { invoice, payments, policies } = await invoiceRecordsOf(shop, orderId);
  return [invoice.status, payments.map(({ status }) => status), policies.map(({ status }) => status)];
};
const PAID_STATES = ['success', ['settlement'], ['active']];
const UNPAID_STATES = ['pending', ['pending'], []];

async function createMemberWithInvoice() {
  const member = await shop.registerMember({ complete: true });
  return { member, orderId: await createApprovedOrder(shop, member) };
}

type Body = { reference: string; transactionId: string; account: string; amount: number; status: string };
async function createBody(orderId: string, change: Partial<Body> = {}): Promise<Body> {
  const { payments } = await invoiceRecordsOf(shop, orderId);
  const [payment] = payments;
  return {
    reference: payment?.reference ?? '',
    transactionId: payment?.transactionId ?? '',
    account: '932100000000000000',
    amount: payment?.total ?? 0,
    status: 'paid',
    ...change,
  };
}
type SignatureOptions = { key?: string; at?: Date; operation?: 'callback' | 'inquire' };
function sendCallback(
  body: object,
  { key, at, operation = 'callback' }: SignatureOptions = {},
): Promise<Reply> {
  const text = JSON.stringify(body);
  const headers = signedHeaders(operation, text, key ?? shop.deps.config.BTN_KEY, at ?? shop.clock.now());
  return shop.api('POST', routes.virtualAccountNotification.path, { body, headers });
}

describe('a BTN callback', () => {
  test('a callback settles the invoice once, however often it is sent', async () => {
    const { orderId, payment } = await createPayment(shop, 'btn');
    await saveBankFaults(shop.deps.db, { ...NO_BANK_FAULTS, duplicate: true });
    await actAtBank(shop, payment.transaction_id, 'pay');
    await actAtBank(shop, payment.transaction_id, 'resend');
    await deliverBankCallbacks(shop);
    expect(await summarizeInvoice(orderId)).toEqual(PAID_STATES);
    const { journal } = await invoiceRecordsOf(shop, orderId);
    expect(journal.map(({ toStatus }) => toStatus)).toEqual(['pending', 'success']);
  });

  test('a callback that reports an unpaid virtual account as paid changes nothing, because the inquiry reports the account as unpaid', async () => {
    const { orderId } = await createPayment(shop, 'other_bank');
    expect((await sendCallback(await createBody(orderId))).status).toBe(200);
    expect(await summarizeInvoice(orderId)).toEqual(UNPAID_STATES);
    expect(shop.network.calls.get('inquire')).toBe(1);
  });

  test('a callback about a reversed transfer reverses the invoice and voids the policy', async () => {
    const { orderId, payment } = await createPayment(shop, 'btn');
    await actAtBank(shop, payment.transaction_id, 'pay');
    await deliverBankCallbacks(shop);
    await actAtBank(shop, payment.transaction_id, 'reverse');
    await deliverBankCallbacks(shop);
    expect(await summarizeInvoice(orderId)).toEqual(['reversal', ['reversal'], ['void']]);
  });

  test('a callback about an expired virtual account leaves the invoice payable', async () => {
    const { member, orderId, payment } = await createPayment(shop, 'btn');
    await actAtBank(shop, payment.transaction_id, 'expire');
    await deliverBankCallbacks(shop);
    expect(await summarizeInvoice(orderId)).toEqual(['pending', ['expire'], []]);
    expect(paymentOf(await pay(shop, member, orderId, 'btn')).vaNumber).not.toBe(payment.vaNumber);
  });

  test('a callback that arrives days after the transfer, when the deadline of the payment has passed, settles the invoice', async () => {
    const { orderId, payment } = await createPayment(shop, 'btn');
    await actAtBank(shop, payment.transaction_id, 'pay');
    shop.clock.advance(3 * 86_400);
    await deliverBankCallbacks(shop);
    expect(await summarizeInvoice(orderId)).toEqual(PAID_STATES);
  });

  const hoursFromNow = (hours: number) => new Date(TEST_NOW.getTime() + hours * 3_600_000);
  test.each<[string, SignatureOptions]>([
    ['was made with another key', { key: 'another key of at least 32 characters' }],
    ['is an hour old', { at: hoursFromNow(-1) }],
    ['is dated an hour from now', { at: hoursFromNow(1) }],
    ['was made for an inquiry', { operation: 'inquire' }],
  ])('rejects a callback whose signature %s', async (_case, signatureOptions) => {
    const { orderId, payment } = await createPayment(shop, 'btn');
    await actAtBank(shop, payment.transaction_id, 'pay');
    const reply = await sendCallback(await createBody(orderId), signatureOptions);
    expect([reply.status, reply.body.response]).toEqual([403, 'Tanda tangan notifikasi tidak sah']);
    expect(await summarizeInvoice(orderId)).toEqual(UNPAID_STATES);
  });

  test('rejects a callback without a signature, with a modified body, or without required fields', async () => {
    const { orderId } = await createPayment(shop, 'btn');
    const path = routes.virtualAccountNotification.path;
    const body = await createBody(orderId);
    expect((await shop.api('POST', path, { body })).status).toBe(403);
    const headers = signedHeaders(
      'callback',
      JSON.stringify(body),
      shop.deps.config.BTN_KEY,
      shop.clock.now(),
    );
    expect((await shop.api('POST', path, { body: { ...body, amount: 1 }, headers })).status).toBe(403);
    expect((await shop.api('POST', path, { body: { reference: 'INV-1' }, headers })).status).toBe(422);
  });

  test('rejects a callback whose amount differs from the payment', async () => {
    const { orderId } = await createPayment(shop, 'btn');
    expect((await sendCallback(await createBody(orderId, { amount: 1 }))).status).toBe(422);
    expect(await summarizeInvoice(orderId)).toEqual(UNPAID_STATES);
  });

  test('returns 404 for a callback about an unknown virtual account, or about a payment of another gateway', async () => {
    const { orderId } = await createPayment(shop, 'bca');
    expect((await sendCallback(await createBody(orderId, { reference: 'INV-1' }))).status).toBe(404);
    expect((await sendCallback(await createBody(orderId))).status).toBe(404);
    expect(await summarizeInvoice(orderId)).toEqual(UNPAID_STATES);
  });

  test('a callback returns 503 while the bank cannot be reached, and settles the invoice when it is sent again', async () => {
    const { orderId, payment } = await createPayment(shop, 'btn');
    await actAtBank(shop, payment.transaction_id, 'pay');
    shop.network.isDown = true;
    expect((await sendCallback(await createBody(orderId))).status).toBe(503);
    shop.network.isDown = false;
    expect((await sendCallback(await createBody(orderId))).status).toBe(200);
    expect(await summarizeInvoice(orderId)).toEqual(PAID_STATES);
  });
});

describe('one payable instrument across two gateways', () => {
  test.each([
    ['bca', 'btn'],
    ['other_bank', 'gopay'],
    ['btn', 'other_bank'],
  ])(
    'a payment by %s is closed at its gateway before a payment by %s is created',
    async (firstMethod, secondMethod) => {
      const { member, orderId, payment } = await createPayment(shop, firstMethod);
      expect((await pay(shop, member, orderId, secondMethod)).status).toBe(409);
      expect(paymentOf(await pay(shop, member, orderId, secondMethod, { replace: true })).type).toBe(
        secondMethod,
      );
      expect(await summarizeInvoice(orderId)).toEqual(['pending', ['cancel', 'pending'], []]);
      const runAction = firstMethod === 'bca' ? actAtGateway : actAtBank;
      expect(await runAction(shop, payment.transaction_id, 'pay')).toBe(false);
    },
  );

  test('no second instrument is created when the first turns out to be paid', async () => {
    const { member, orderId, payment } = await createPayment(shop, 'btn');
    await actAtBank(shop, payment.transaction_id, 'pay');
    const reply = await pay(shop, member, orderId, 'gopay', { replace: true });
    expect(reply.body.response).toContain('ternyata sudah kami terima');
    expect(await summarizeInvoice(orderId)).toEqual(PAID_STATES);
    expect(shop.network.calls.get('charge')).toBeUndefined();
  });

  test('a virtual account stays payable if its bank cannot be reached when the member chooses another method', async () => {
    const { member, orderId, payment } = await createPayment(shop, 'btn');
    shop.network.faults.set('close', ['requestLost']);
    shop.network.faults.set('inquire', ['requestLost']);
    const reply = await pay(shop, member, orderId, 'gopay', { replace: true });
    expect(reply.status).toBe(503);
    expect(reply.body.response).toContain('belum tahu apakah metode pembayaran Anda sudah berubah');
    expect(paymentOf(await pay(shop, member, orderId, 'btn'))).toEqual(payment);
  });

  test('two tabs with different gateways leave one pending payment', async () => {
    const { member, orderId } = await createMemberWithInvoice();
    const replies = await Promise.all([pay(shop, member, orderId, 'btn'), pay(shop, member, orderId, 'bca')]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await summarizeInvoice(orderId)).toEqual(UNPAID_STATES);
  });
});

describe('an unavailable bank', () => {
  test('an unavailable bank causes a clear message and leaves no incomplete payment', async () => {
    const { member, orderId } = await createMemberWithInvoice();
    await saveBankFaults(shop.deps.db, { ...NO_BANK_FAULTS, down: true });
    const reply = await pay(shop, member, orderId, 'btn');
    expect(reply.status).toBe(503);
    expect(reply.body.response).toContain('belum tahu apakah pembayaran Anda sudah dibuat');
    await saveBankFaults(shop.deps.db, NO_BANK_FAULTS);
    shop.clock.advance(5);
    expect((await pay(shop, member, orderId, 'btn')).status).toBe(200);
    expect(await summarizeInvoice(orderId)).toEqual(UNPAID_STATES);
  });

  test('the server inquires by reference after a lost response, so that only one virtual account is opened', async () => {
    const { member, orderId } = await createMemberWithInvoice();
    shop.network.faults.set('create', ['responseLost']);
    expect((await pay(shop, member, orderId, 'btn')).status).toBe(200);
    expect(shop.network.calls.get('create')).toBe(1);
    expect(await summarizeInvoice(orderId)).toEqual(UNPAID_STATES);
  });

  test('the next payment attempt finds a new virtual account if all responses about this account were lost', async () => {
    const { member, orderId } = await createMemberWithInvoice();
    shop.network.faults.set('create', ['responseLost']);
    shop.network.faults.set('inquire', ['requestLost']);
    expect((await pay(shop, member, orderId, 'btn')).status).toBe(503);
    shop.clock.advance(5);
    const payment = paymentOf(await pay(shop, member, orderId, 'btn'));
    const { payments } = await invoiceRecordsOf(shop, orderId);
    expect(payments.map(({ transactionId }) => transactionId)).toEqual([payment.transaction_id]);
  });
});

describe('the links of a wallet payment', () => {
  test('a lost response with wallet links makes the server cancel the payment and create a second payment with new links', async () => {
    const { member, orderId } = await createMemberWithInvoice();
    shop.network.faults.set('charge', ['responseLost']);
    const payment = paymentOf(await pay(shop, member, orderId, 'gopay'));
    expect(payment.actions.map(({ name }) => name)).toContain('deeplink-redirect');
    const { payments } = await invoiceRecordsOf(shop, orderId);
    expect(payments.map(({ status }) => status)).toEqual(['cancel', 'pending']);
    expect(await actAtGateway(shop, payments[0]?.transactionId ?? '', 'pay')).toBe(false);
  });
});
