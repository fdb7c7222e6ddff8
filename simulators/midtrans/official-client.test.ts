import type { AddressInfo } from 'node:net';
import { CoreApi } from 'midtrans-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cardOrder, gopay, order, type SimulatorClient, startSimulator, VISA } from './fixture.ts';
import { DEFAULT_SETTINGS, saveSettings } from './settings.ts';

/** Runs the gateway's official client over a real connection; only the host differs. */
let simulator: SimulatorClient;
let core: CoreApi;
function clientWith(serverKey: string): CoreApi {
  const client = new CoreApi({ isProduction: false, serverKey, clientKey: 'SB-Mid-client-simulator' });
  const { port } = simulator.app.server.address() as AddressInfo;
  client.apiConfig.getCoreApiBaseUrl = () => `http://127.0.0.1:${port}/simulators/midtrans`;
  return client;
}
beforeAll(async () => {
  simulator = await startSimulator();
  await saveSettings(simulator.deps.db, { ...DEFAULT_SETTINGS, drop: true });
  await simulator.app.listen({ port: 0, host: '127.0.0.1' });
  core = clientWith(simulator.deps.config.MIDTRANS_SERVER_KEY);
});
afterAll(() => simulator.close());

const cardToken = async (card_number = VISA.card_number) =>
  (await core.cardToken({ ...VISA, card_number, client_key: 'SB-Mid-client-simulator' })).token_id;

describe('the official client', () => {
  test.each<[string, object, string]>([
    ['bank_transfer', { bank_transfer: { bank: 'bni' } }, 'va_numbers'],
    ['bank_transfer', { bank_transfer: { bank: 'permata' } }, 'permata_va_number'],
    ['echannel', { echannel: { bill_info1: 'Payment:', bill_info2: 'Premi' } }, 'bill_key'],
    ['gopay', {}, 'actions'],
    ['shopeepay', { shopeepay: { callback_url: 'https://toko.test/selesai' } }, 'actions'],
    ['qris', { qris: { acquirer: 'airpay shopee' } }, 'acquirer'],
    ['cstore', { cstore: { store: 'alfamart', alfamart_free_text_1: 'Premi' } }, 'payment_code'],
    ['akulaku', {}, 'redirect_url'],
    ['danamon_online', {}, 'redirect_url'],
    ['cimb_clicks', { cimb_clicks: { description: 'Premi' } }, 'redirect_url'],
  ])('charges by %s %j and gets %s', async (payment_type, more, key) => {
    const response = await core.charge(order({ payment_type, ...more }));
    expect(response).toMatchObject({ status_code: '201', transaction_status: 'pending', payment_type });
    expect(response).toHaveProperty(key);
  });

  test('reads a status by order id and by notification', async () => {
    const { transaction_id, order_id } = await core.charge(gopay());
    await simulator.applyTransition(transaction_id, 'pay');
    const reported = await core.transaction.status(order_id);
    expect(reported).toMatchObject({ status_code: '200', transaction_status: 'settlement', transaction_id });
    const notification = (await simulator.sentNotifications(transaction_id)).at(-1)?.body;
    expect(await core.transaction.notification(notification)).toEqual(reported);
    expect(await core.transaction.notification(JSON.stringify(notification))).toEqual(reported);
  });

  test('cancels and expires', async () => {
    const [first, second] = [await core.charge(order()), await core.charge(order())];
    expect(await core.transaction.cancel(first.order_id)).toMatchObject({ transaction_status: 'cancel' });
    expect(await core.transaction.expire(second.transaction_id)).toMatchObject({ status_code: '407' });
    expect(await core.transaction.status(second.order_id)).toMatchObject({ transaction_status: 'expire' });
  });

  test('pays by card, with and without 3-D Secure', async () => {
    const secured = await core.charge(cardOrder(await cardToken()));
    expect(secured).toMatchObject({ status_code: '201', redirect_url: expect.any(String) });
    const plain = await core.charge(cardOrder(await cardToken(), { authentication: false }));
    expect(plain).toMatchObject({ status_code: '200', transaction_status: 'capture' });
    const refused = await core.charge(cardOrder(await cardToken('4711111111111115')));
    expect(refused).toMatchObject({ status_code: '202', transaction_status: 'deny' });
  });

  test('approves and denies a challenge', async () => {
    const challenge = async () =>
      core.charge(cardOrder(await cardToken('4511111111111117'), { authentication: false }));
    const [first, second] = [await challenge(), await challenge()];
    expect(first).toMatchObject({ status_code: '201', fraud_status: 'challenge' });
    expect(await core.transaction.approve(first.order_id)).toMatchObject({ fraud_status: 'accept' });
    expect(await core.transaction.deny(second.order_id)).toMatchObject({ transaction_status: 'deny' });
  });

  test('refunds by both calls', async () => {
    const { transaction_id } = await core.charge(gopay());
    await simulator.applyTransition(transaction_id, 'pay');
    const part = await core.transaction.refund(transaction_id, { refund_key: 'r1', amount: 100_000 });
    expect(part).toMatchObject({ transaction_status: 'partial_refund', refund_key: 'r1' });
    const rest = await core.transaction.refundDirect(transaction_id, { refund_key: 'r2', amount: 150_000 });
    expect(rest).toMatchObject({ transaction_status: 'refund', refund_amount: '150000.00' });
  });

  test.each<[string, () => Promise<unknown>, string | number]>([
    ['a wrong server key', () => clientWith('another').charge(order()), 401],
    ['an unknown order', () => core.transaction.status('T-none'), '404'],
    ['a charge without a bank', () => core.charge(order({ bank_transfer: {} })), '400'],
    ['an invalid card number', () => cardToken('4811111111111115'), '400'],
    ['a used token', () => core.charge(cardOrder('none')), '411'],
    ['an order id that is in use', () => core.charge(order({}, 'T-used')), '406'],
    ['a cancelled order', () => core.transaction.expire('T-over'), '412'],
  ])('rejects %s', async (_case, attempt, httpStatusCode) => {
    await core.charge(order({}, 'T-used')).catch(() => null);
    await core.charge(order({}, 'T-over')).then(() => core.transaction.cancel('T-over'));
    await expect(attempt()).rejects.toMatchObject({
      httpStatusCode,
      ApiResponse: { status_code: String(httpStatusCode) },
    });
  });
});
