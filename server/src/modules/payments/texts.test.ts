import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { TEST_NOW } from '../../../test/harness.ts';
import {
  createApprovedOrder,
  createPayment,
  invoiceRecordsOf,
  pay,
  type Shop,
  startShop,
  withNewSession,
} from './fixture.ts';
import { changePayment, findActivePayment } from './repository.ts';
import { paymentView } from './view.ts';

// The tests cover every text of [3 §2, §4, §8] about paying that the server sends.
let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
}, 60_000);
afterAll(() => shop.close());
beforeEach(() => shop.clock.set(TEST_NOW));

const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';
const textOf = async (reply: Promise<{ status: number; body: { response: unknown } }>) => {
  const { status, body } = await reply;
  return [status, body.response];
};

test('paying an invoice that does not exist returns 404 [3 §8]', async () => {
  const { token } = await shop.registerMember({ complete: true });
  const body = { paymentMethod: 'bank_transfer', paymentType: 'bca' };
  expect(await textOf(shop.api('POST', `/invoices/${UNKNOWN_ID}/kesehatan`, { token, body }))).toEqual([
    404,
    'Opss, Sepertinya kami tidak menemukan invoice yang Anda inginkan',
  ]);
});

test('choosing another method returns 409 with the deadline of the existing payment [3 §4, §8]', async () => {
  const { member, orderId, payment } = await createPayment(shop);
  expect(payment.message).toBe('Selesaikan Pembayaran sebelum pukul 23:59');
  expect(await textOf(pay(shop, member, orderId, 'gopay'))).toEqual([
    409,
    'Selesaikan Pembayaran sebelum pukul 23:59',
  ]);
});

test('choosing another method returns 409 with the exact time of a deadline that is not 23:59 [3 §4, §9]', async () => {
  const { member, orderId, payment } = await createPayment(shop, 'cimb_clicks');
  const reminder = 'Selesaikan Pembayaran sebelum pukul 12.00 WIB';
  expect(payment.message).toBe(reminder);
  expect(await textOf(pay(shop, member, orderId, 'bca'))).toEqual([409, reminder]);
});

test('choosing another method returns 409 with the reason while the payment is under review', async () => {
  const { member, orderId } = await createPayment(shop);
  const { invoice } = await invoiceRecordsOf(shop, orderId);
  const payment = await findActivePayment(shop.deps.db, invoice.id);
  await changePayment(shop.deps.db, payment?.id ?? '', { status: 'challenge' }, shop.clock.now());
  expect(await textOf(pay(shop, member, orderId, 'gopay'))).toEqual([
    409,
    'Pembayaran Anda sedang diperiksa. Kami beri tahu Anda melalui email begitu selesai.',
  ]);
});

test.each([
  ['has no transaction', [], /Belum ada pembayaran yang dibuat/],
  [
    'does not respond to the status call either',
    ['requestLost'],
    /belum tahu apakah pembayaran Anda sudah dibuat/,
  ],
] as const)(
  'after a charge without a response, the server returns 503 with a text about the payment when the gateway %s',
  async (_case, statusFaults, sentence) => {
    const member = await shop.registerMember({ complete: true });
    const orderId = await createApprovedOrder(shop, member);
    shop.network.faults.set('charge', ['requestLost']);
    shop.network.faults.set('status', [...statusFaults]);
    const [status, text] = await textOf(pay(shop, member, orderId, 'bca'));
    expect([status, text]).toEqual([503, expect.stringMatching(sentence)]);
  },
);

test('paying an invoice at its due time or later returns 409 [3 §4]', async () => {
  const member = await shop.registerMember({ complete: true });
  const orderId = await createApprovedOrder(shop, member);
  shop.clock.set(new Date('2026-11-28T16:59:00Z'));
  expect(await textOf(pay(shop, await withNewSession(shop, member), orderId, 'bca'))).toEqual([
    409,
    'Invoice sudah kadaluarsa',
  ]);
});

test('the result of an unknown transaction returns 404 [3 §2]', async () => {
  expect(await textOf(shop.api('GET', `/payments?transaction_id=${UNKNOWN_ID}`))).toEqual([
    404,
    'Transaksi tidak ditemukan',
  ]);
});

test('GET /payments/finish returns 404 for an unknown transaction [3 §2]', async () => {
  const { token } = await shop.registerMember();
  expect(await textOf(shop.api('GET', `/payments/finish/${UNKNOWN_ID}`, { token }))).toEqual([
    404,
    'ID Transaksi tidak di temukan',
  ]);
});

test.each([
  ['settlement', 'Sudah dibayar'],
  ['capture', 'Sudah dibayar'],
  ['challenge', 'Dalam Proses'],
  ['expire', 'Expired'],
  ['failure', 'Gagal'],
  ['cancel', 'Batal'],
  ['deny', 'Pembayaran Gagal'],
  ['refund', 'Dikembalikan'],
  ['reversal', 'Pembatalan'],
] as const)(
  'a payment with the status %s shows the text "%s" and no actions [3 §4, Q18]',
  async (status, message) => {
    const { orderId } = await createPayment(shop);
    const { invoice } = await invoiceRecordsOf(shop, orderId);
    const payment = await findActivePayment(shop.deps.db, invoice.id);
    expect(payment && paymentView({ ...payment, status })).toMatchObject({ status, message, actions: [] });
  },
);
