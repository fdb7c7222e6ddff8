import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { isSignedBy } from '../../server/src/modules/payments/midtrans/signature.ts';
import { TEST_NOW } from '../../server/test/harness.ts';
import {
  chargeBody,
  type GatewayResponse,
  gopayChargeBody,
  type SimulatorClient,
  startSimulator,
} from './fixture.ts';
import { post } from './post.ts';
import {
  DEFAULT_SETTINGS,
  type GatewaySettings,
  readSettings,
  saveSettings,
  settingsFromForm,
} from './settings.ts';
import { webhooks } from './tables.ts';
import { createWebhookSender, type PostResult } from './webhook-sender.ts';

let simulator: SimulatorClient;
beforeAll(async () => {
  simulator = await startSimulator();
});
afterAll(() => simulator.close());
beforeEach(async () => {
  simulator.clock.set(TEST_NOW);
  await saveSettings(simulator.deps.db, DEFAULT_SETTINGS);
});

describe('the simulated gateway', () => {
  const changeSettings = (changes: Partial<GatewaySettings>) =>
    saveSettings(simulator.deps.db, { ...DEFAULT_SETTINGS, ...changes });
  const notificationsOfPaidCharge = async (body: unknown = chargeBody()) => {
    const { transaction_id } = await simulator.charge(body);
    simulator.clock.advance(1);
    await simulator.applyAction(transaction_id, 'pay');
    return simulator.notificationsOf(transaction_id);
  };

  test('sends each notification twice with the setting `duplicate`', async () => {
    await changeSettings({ duplicate: true });
    expect(await notificationsOfPaidCharge()).toHaveLength(4);
  });

  test('sends no notification with the setting `drop`', async () => {
    await changeSettings({ drop: true });
    expect((await notificationsOfPaidCharge()).map(({ state }) => state)).toEqual(['dropped', 'dropped']);
  });

  test('delays notifications with the setting `delaySeconds`', async () => {
    await changeSettings({ delaySeconds: 60 });
    // The payment is one second after TEST_NOW.
    expect((await notificationsOfPaidCharge())[1]?.dueAt).toEqual(new Date(TEST_NOW.getTime() + 61_000));
  });

  test('reverses the order of notifications with the setting `reorder`', async () => {
    await changeSettings({ reorder: true });
    const [pending, settlement] = await notificationsOfPaidCharge();
    expect(Number(pending?.dueAt)).toBeGreaterThan(Number(settlement?.dueAt));
  });

  test('sends notifications with a wrong signature with the setting `forge`', async () => {
    await changeSettings({ forge: true });
    const [, settlement] = await notificationsOfPaidCharge();
    expect(isSignedBy(settlement?.body as GatewayResponse, simulator.deps.config.MIDTRANS_SERVER_KEY)).toBe(
      false,
    );
  });

  test('adds a field with the setting `unknownField`', async () => {
    await changeSettings({ unknownField: true });
    expect((await notificationsOfPaidCharge())[1]?.body).toMatchObject({ promo_engine_version: '7' });
  });

  test('reports GoPay as QRIS with the setting `qris`', async () => {
    await changeSettings({ qris: true });
    expect((await notificationsOfPaidCharge(gopayChargeBody()))[1]?.body).toMatchObject({
      payment_type: 'qris',
      acquirer: 'gopay',
      issuer: 'dana',
      transaction_type: 'off-us',
    });
  });

  test('omits optional fields of notifications and replies with the setting `sparse`', async () => {
    await changeSettings({ sparse: true });
    const notification = (await notificationsOfPaidCharge())[1]?.body;
    for (const key of ['fraud_status', 'merchant_id']) expect(notification).not.toHaveProperty(key);
    const shopCharge = await simulator.charge(
      chargeBody({ payment_type: 'cstore', cstore: { store: 'alfamart' } }),
    );
    for (const transaction of [shopCharge, await simulator.status(shopCharge.order_id)])
      for (const key of ['store', 'fraud_status', 'merchant_id']) expect(transaction).not.toHaveProperty(key);
  });

  test('uses the status code of the body as HTTP status with the setting `mirrorHttp`, except the code 407', async () => {
    await changeSettings({ mirrorHttp: true });
    expect((await simulator.call('GET', '/v2/T-none/status')).status).toBe(404);
    const { order_id } = await simulator.charge(chargeBody());
    expect((await simulator.call('POST', `/v2/${order_id}/expire`)).status).toBe(200);
    expect((await simulator.call('POST', `/v2/${order_id}/expire`)).status).toBe(412);
  });

  test('responds to every call with 503 with the setting `down`', async () => {
    await changeSettings({ down: true });
    expect((await simulator.call('GET', '/v2/T-none/status')).status).toBe(503);
    expect((await simulator.page('/v2/token?callback=x')).status).toBe(503);
  });

  test('delays replies with the setting `slowSeconds`', async () => {
    await changeSettings({ slowSeconds: 0.05 });
    const start = performance.now();
    await simulator.call('GET', '/v2/T-none/status');
    expect(performance.now() - start).toBeGreaterThan(45);
  });

  test('reads all settings from a form; if one value is invalid, every setting gets its default', () => {
    const form = {
      duplicate: 'on',
      upperCasePending: 'on',
      delaySeconds: '3',
      retrySpeed: '10',
      'off.akulaku': 'on',
    };
    expect(settingsFromForm(form)).toEqual({
      ...DEFAULT_SETTINGS,
      duplicate: true,
      delaySeconds: 3,
      retrySpeed: 10,
      off: ['akulaku'],
    });
    expect(settingsFromForm({ duplicate: 'on', retrySpeed: 'banyak' })).toEqual(DEFAULT_SETTINGS);
    expect(settingsFromForm({ duplicate: 'on', slowSeconds: '121' })).toEqual(DEFAULT_SETTINGS);
  });

  test('uses defaults for settings that an older version has not stored', async () => {
    await saveSettings(simulator.deps.db, { drop: true } as GatewaySettings);
    expect(await readSettings(simulator.deps.db)).toEqual({ ...DEFAULT_SETTINGS, drop: true });
  });
});

describe('the notification URLs', () => {
  const urlsOf = async (headers: Record<string, string>) => {
    const { response } = await simulator.call('POST', '/v2/charge', chargeBody(), headers);
    return (await simulator.notificationsOf(response.transaction_id)).map(({ url }) => url).toSorted();
  };
  const callbackUrl = 'http://naungan.test/api/v1/payments/callback/status';

  test("X-Override-Notification replaces the dashboard's notification URL, and X-Append-Notification adds URLs", async () => {
    expect(await urlsOf({})).toEqual([callbackUrl]);
    expect(await urlsOf({ 'x-override-notification': 'http://a.test, http://b.test' })).toEqual([
      'http://a.test',
      'http://b.test',
    ]);
    expect(await urlsOf({ 'x-append-notification': 'http://a.test' })).toEqual([
      'http://a.test',
      callbackUrl,
    ]);
  });

  test('accepts at most three notification URLs in one header', async () => {
    const urls = ['a', 'b', 'c', 'd'].map((name) => `http://${name}.test`).join(',');
    expect(await urlsOf({ 'x-override-notification': urls })).toHaveLength(3);
  });
});

describe('the webhook sender', () => {
  test.each<[delivery: PostResult, attempts: number]>([
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
  ])('if every delivery has the result %s, makes %i attempts', async (delivery, attempts) => {
    const postedUrls: string[] = [];
    const { db, clock } = simulator.deps;
    const recordPost = async (url: string) => {
      postedUrls.push(url);
      return delivery;
    };
    const webhookSender = createWebhookSender({
      db,
      clock,
      post: recordPost,
      loadSettings: async () => DEFAULT_SETTINGS,
    });
    await db.delete(webhooks);
    const transactionId = randomUUID();
    await webhookSender.enqueue(db, { transactionId, url: 'http://shop.test', body: {} }, DEFAULT_SETTINGS);
    for (let round = 0; round < 8; round += 1) {
      await webhookSender.deliverDue();
      // The longest wait between two attempts.
      simulator.clock.advance(12_600);
    }
    expect(postedUrls).toHaveLength(attempts);
    const isAccepted = delivery === 200 || delivery === 204;
    expect((await webhookSender.list(transactionId))[0]).toMatchObject({
      state: isAccepted ? 'delivered' : 'failed',
      lastDelivery: String(delivery),
    });
  });

  test('waits between retries for the documented time divided by `retrySpeed`', async () => {
    const { db, clock } = simulator.deps;
    const loadSettings = async () => ({ ...DEFAULT_SETTINGS, retrySpeed: 10 });
    const webhookSender = createWebhookSender({ db, clock, post: async () => 'unreachable', loadSettings });
    await db.delete(webhooks);
    const transactionId = randomUUID();
    await webhookSender.enqueue(db, { transactionId, url: 'http://shop.test', body: {} }, DEFAULT_SETTINGS);
    for (const seconds of [120, 600, 1_800, 5_400, 12_600]) {
      await webhookSender.deliverDue();
      const [row] = await webhookSender.list(transactionId);
      expect(Number(row?.dueAt) - clock().getTime()).toBe((seconds * 1_000) / 10);
      simulator.clock.advance(seconds / 10);
    }
  });

  test('follows at most five redirects with the same body, only for the statuses 307 and 308, and reports an unreachable server', async () => {
    const bodies: string[] = [];
    const server = createServer((request, response) => {
      const [, status = '', remaining = '0'] = String(request.url).split('/');
      request.setEncoding('utf8').on('data', (text: string) => bodies.push(`${request.method} ${text}`));
      const nextRemaining = Number(remaining) - 1;
      response
        .writeHead(nextRemaining < 0 ? 200 : Number(status), { location: `/${status}/${nextRemaining}` })
        .end();
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const postToPath = (path: string) => post(`http://127.0.0.1:${port}/${path}`, { a: 1 });
    expect(await Promise.all(['307/5', '308/1', '307/6', '302/1'].map(postToPath))).toEqual([
      200, 200, 307, 302,
    ]);
    expect(new Set(bodies)).toEqual(new Set(['POST {"a":1}']));
    // If the server cannot be reached, the result is not a status.
    server.closeAllConnections();
    server.close();
    expect(await postToPath('200/0')).toBe('unreachable');
  });
});
