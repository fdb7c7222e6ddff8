import type { AddressInfo } from 'node:net';
import { CoreApi } from 'midtrans-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  cardChargeBody,
  chargeBody,
  gopayChargeBody,
  type SimulatorClient,
  startSimulator,
  VISA,
} from './fixture.ts';
import { DEFAULT_SETTINGS, saveSettings } from './settings.ts';

let simulator: SimulatorClient;
/** The gateway's official client, which calls the simulator over HTTP. */
let client: CoreApi;
function createClient(serverKey: string): CoreApi {
  const newClient = new CoreApi({ isProduction: false, serverKey, clientKey: 'SB-Mid-client-simulator' });
  const { port } = simulator.app.server.address() as AddressInfo;
  newClient.apiConfig.getCoreApiBaseUrl = () => `http://127.0.0.1:${port}/simulators/midtrans`;
  return newClient;
}
beforeAll(async () => {
  simulator = await startSimulator();
  await saveSettings(simulator.deps.db, { ...DEFAULT_SETTINGS, drop: true });
  await simulator.app.listen({ port: 0, host: '127.0.0.1' });
  client = createClient(simulator.deps.config.MIDTRANS_SERVER_KEY);
});
afterAll(() => simulator.close());

const cardToken = async (card_number = VISA.card_number) =>
  (await client.cardToken({ ...VISA, card_number, client_key: 'SB-Mid-client-simulator' })).token_id;

describe("the gateway's official client", () => {
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
  ])('charges by %s with %j and gets the field %s', async (payment_type, changes, key) => {
    const response = await client.charge(chargeBody({ payment_type, ...changes }));
    expect(response).toMatchObject({ status_code: '201', transaction_status: 'pending', payment_type });
    expect(response).toHaveProperty(key);
  });

  test("the gateway's official client gets the status of an order id and of a notification", async () => {
    const { transaction_id, order_id } = await client.charge(gopayChargeBody());
    await simulator.applyAction(transaction_id, 'pay');
    const statusReply = await client.transaction.status(order_id);
    expect(statusReply).toMatchObject({
      status_code: '200',
      transaction_status: 'settlement',
      transaction_id,
    });
    const notification = (await simulator.notificationsOf(transaction_id)).at(-1)?.body;
    expect(await client.transaction.notification(notification)).toEqual(statusReply);
    expect(await client.transaction.notification(JSON.stringify(notification))).toEqual(statusReply);
  });

  test('cancels a charge and expires another', async () => {
    const [first, second] = [await client.charge(chargeBody()), await client.charge(chargeBody())];
    expect(await client.transaction.cancel(first.order_id)).toMatchObject({ transaction_status: 'cancel' });
    expect(await client.transaction.expire(second.transaction_id)).toMatchObject({ status_code: '407' });
    expect(await client.transaction.status(second.order_id)).toMatchObject({ transaction_status: 'expire' });
  });

  test('charges a card with and without 3-D Secure, and reports a declined card', async () => {
    const threeDSecureCharge = await client.charge(cardChargeBody(await cardToken()));
    expect(threeDSecureCharge).toMatchObject({ status_code: '201', redirect_url: expect.any(String) });
    const chargeWithoutThreeDSecure = await client.charge(
      cardChargeBody(await cardToken(), { authentication: false }),
    );
    expect(chargeWithoutThreeDSecure).toMatchObject({ status_code: '200', transaction_status: 'capture' });
    const declinedCharge = await client.charge(cardChargeBody(await cardToken('4711111111111115')));
    expect(declinedCharge).toMatchObject({ status_code: '202', transaction_status: 'deny' });
  });

  test('approves a challenge and denies another', async () => {
    const chargeWithChallenge = async () =>
      client.charge(cardChargeBody(await cardToken('4511111111111117'), { authentication: false }));
    const [first, second] = [await chargeWithChallenge(), await chargeWithChallenge()];
    expect(first).toMatchObject({ status_code: '201', fraud_status: 'challenge' });
    expect(await client.transaction.approve(first.order_id)).toMatchObject({ fraud_status: 'accept' });
    expect(await client.transaction.deny(second.order_id)).toMatchObject({ transaction_status: 'deny' });
  });

  test('refunds a payment by `refund` and by `refundDirect`', async () => {
    const { transaction_id } = await client.charge(gopayChargeBody());
    await simulator.applyAction(transaction_id, 'pay');
    const partialRefund = await client.transaction.refund(transaction_id, {
      refund_key: 'r1',
      amount: 100_000,
    });
    expect(partialRefund).toMatchObject({ transaction_status: 'partial_refund', refund_key: 'r1' });
    const remainingRefund = await client.transaction.refundDirect(transaction_id, {
      refund_key: 'r2',
      amount: 150_000,
    });
    expect(remainingRefund).toMatchObject({ transaction_status: 'refund', refund_amount: '150000.00' });
  });

  test.each<[name: string, callGateway: () => Promise<unknown>, code: string | number]>([
    ['a wrong server key', () => createClient('another').charge(chargeBody()), 401],
    ['an unknown order', () => client.transaction.status('T-none'), '404'],
    ['a charge without a bank', () => client.charge(chargeBody({ bank_transfer: {} })), '400'],
    ['an invalid card number', () => cardToken('4811111111111115'), '400'],
    ['an unknown card token', () => client.charge(cardChargeBody('none')), '411'],
    ['an order id that is in use', () => client.charge(chargeBody({}, 'T-used')), '406'],
    ['a cancelled order', () => client.transaction.expire('T-over'), '412'],
  ])('throws an error with the code of the gateway for %s', async (_case, callGateway, httpStatusCode) => {
    // The first row creates this order. In later rows the charge fails, because the order exists.
    await client.charge(chargeBody({}, 'T-used')).catch(() => null);
    await client.charge(chargeBody({}, 'T-over')).then(() => client.transaction.cancel('T-over'));
    await expect(callGateway()).rejects.toMatchObject({
      httpStatusCode,
      ApiResponse: { status_code: String(httpStatusCode) },
    });
  });
});
