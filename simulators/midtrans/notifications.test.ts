import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { isSignedBy } from '../../server/src/modules/payments/midtrans/signature.ts';
import { TEST_NOW } from '../../server/test/harness.ts';
import { type GatewayResponse, gopay, order, type SimulatorClient, startSimulator } from './fixture.ts';
import { post } from './post.ts';
import {
  DEFAULT_SETTINGS,
  type GatewaySettings,
  readSettings,
  saveSettings,
  settingsFromForm,
} from './settings.ts';
import { webhooks } from './tables.ts';
import { createWebhookSender, type Delivery } from './webhook-sender.ts';

let simulator: SimulatorClient;
beforeAll(async () => {
  simulator = await startSimulator();
});
afterAll(() => simulator.close());
beforeEach(async () => {
  simulator.clock.set(TEST_NOW);
  await saveSettings(simulator.deps.db, DEFAULT_SETTINGS);
});

describe('a fault setting', () => {
  const changeSettings = (changes: Partial<GatewaySettings>) =>
    saveSettings(simulator.deps.db, { ...DEFAULT_SETTINGS, ...changes });
  const notificationsOfPaidCharge = async (body: unknown = order()) => {
    const { transaction_id } = await simulator.charge(body);
    simulator.clock.advance(1);
    await simulator.applyTransition(transaction_id, 'pay');
    return simulator.sentNotifications(transaction_id);
  };

  test('sends notifications twice', async () => {
    await changeSettings({ duplicate: true });
    expect(await notificationsOfPaidCharge()).toHaveLength(4);
  });

  test('drops notifications', async () => {
    await changeSettings({ drop: true });
    expect((await notificationsOfPaidCharge()).map(({ state }) => state)).toEqual(['dropped', 'dropped']);
  });

  test('delays notifications and reverses their order', async () => {
    await changeSettings({ delaySeconds: 60 });
    expect((await notificationsOfPaidCharge())[1]?.dueAt).toEqual(new Date(TEST_NOW.getTime() + 61_000));
    await changeSettings({ reorder: true });
    const [pending, settlement] = await notificationsOfPaidCharge();
    expect(Number(pending?.dueAt)).toBeGreaterThan(Number(settlement?.dueAt));
  });

  test('signs notifications wrongly', async () => {
    await changeSettings({ forge: true });
    const [, settled] = await notificationsOfPaidCharge();
    expect(isSignedBy(settled?.body as GatewayResponse, simulator.deps.config.MIDTRANS_SERVER_KEY)).toBe(
      false,
    );
  });

  test('adds unknown fields, omits optional ones and reports qris', async () => {
    await changeSettings({ unknownField: true, sparse: true, qris: true });
    const body = (await notificationsOfPaidCharge(gopay()))[1]?.body as GatewayResponse;
    expect(body).toMatchObject({
      promo_engine_version: '7',
      payment_type: 'qris',
      acquirer: 'gopay',
      issuer: 'dana',
      transaction_type: 'off-us',
    });
    for (const key of ['fraud_status', 'merchant_id']) expect(body).not.toHaveProperty(key);
    const shop = await simulator.charge(order({ payment_type: 'cstore', cstore: { store: 'alfamart' } }));
    for (const transaction of [shop, await simulator.status(shop.order_id)])
      for (const key of ['store', 'fraud_status', 'merchant_id']) expect(transaction).not.toHaveProperty(key);
  });

  test('uses body codes as HTTP statuses, except that of an expired transaction', async () => {
    await changeSettings({ mirrorHttp: true });
    expect((await simulator.call('GET', '/v2/T-none/status')).status).toBe(404);
    const { order_id } = await simulator.charge(order());
    expect((await simulator.call('POST', `/v2/${order_id}/expire`)).status).toBe(200);
    expect((await simulator.call('POST', `/v2/${order_id}/expire`)).status).toBe(412);
  });

  test('takes the gateway down, tokens included', async () => {
    await changeSettings({ down: true });
    expect((await simulator.call('GET', '/v2/T-none/status')).status).toBe(503);
    expect((await simulator.page('/v2/token?callback=x')).status).toBe(503);
  });

  test('delays replies', async () => {
    await changeSettings({ slowSeconds: 0.05 });
    const start = performance.now();
    await simulator.call('GET', '/v2/T-none/status');
    expect(performance.now() - start).toBeGreaterThan(45);
  });

  test('is changed by a form, within its limits', () => {
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

  test('is read from settings of an older version', async () => {
    await saveSettings(simulator.deps.db, { drop: true } as GatewaySettings);
    expect(await readSettings(simulator.deps.db)).toEqual({ ...DEFAULT_SETTINGS, drop: true });
  });
});

describe('notification addresses', () => {
  const urlsOf = async (headers: Record<string, string>) => {
    const { response } = await simulator.call('POST', '/v2/charge', order(), headers);
    return (await simulator.sentNotifications(response.transaction_id)).map(({ url }) => url).toSorted();
  };
  const callbackUrl = 'http://naungan.test/api/v1/payments/callback/status';

  test('of a charge replace or extend those of the dashboard', async () => {
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

  test('are at most three', async () => {
    const four = ['a', 'b', 'c', 'd'].map((name) => `http://${name}.test`).join(',');
    expect(await urlsOf({ 'x-override-notification': four })).toHaveLength(3);
  });
});

describe('the webhook sender', () => {
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
  ])('with deliveries that end with %s makes %i attempts', async (delivery, tries) => {
    const sent: string[] = [];
    const { db, clock } = simulator.deps;
    const send = async (url: string) => {
      sent.push(url);
      return delivery;
    };
    const webhookSender = createWebhookSender({
      db,
      clock,
      post: send,
      settings: async () => DEFAULT_SETTINGS,
    });
    await db.delete(webhooks);
    const transactionId = randomUUID();
    await webhookSender.enqueue(db, { transactionId, url: 'http://shop.test', body: {} }, DEFAULT_SETTINGS);
    for (let round = 0; round < 8; round += 1) {
      await webhookSender.deliverDue();
      simulator.clock.advance(12_600);
    }
    expect(sent).toHaveLength(tries);
    const ok = delivery === 200 || delivery === 204;
    expect((await webhookSender.list(transactionId))[0]).toMatchObject({
      state: ok ? 'delivered' : 'failed',
      lastAnswer: String(delivery),
    });
  });

  test('waits between retries as documented, divided by the speed setting', async () => {
    const { db, clock } = simulator.deps;
    const settings = async () => ({ ...DEFAULT_SETTINGS, retrySpeed: 10 });
    const webhookSender = createWebhookSender({ db, clock, post: async () => 'unreachable', settings });
    await db.delete(webhooks);
    const transactionId = randomUUID();
    await webhookSender.enqueue(db, { transactionId, url: 'http://shop.test', body: {} }, DEFAULT_SETTINGS);
    for (const seconds of [120, 600, 1_800, 5_400, 12_600]) {
      await webhookSender.deliverDue();
      const [row] = await webhookSender.list(transactionId);
      expect(Number(row?.dueAt) - clock().getTime()).toBe(seconds * 100);
      simulator.clock.advance(seconds / 10);
    }
  });

  test('follows 307 and 308 with the body, at most five times, and no other redirect', async () => {
    const bodies: string[] = [];
    const server = createServer((request, response) => {
      const [, kind = '', remaining = '0'] = String(request.url).split('/');
      request.setEncoding('utf8').on('data', (text: string) => bodies.push(`${request.method} ${text}`));
      const next = Number(remaining) - 1;
      response.writeHead(next < 0 ? 200 : Number(kind), { location: `/${kind}/${next}` }).end();
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const send = (path: string) => post(`http://127.0.0.1:${port}/${path}`, { a: 1 });
    expect(await Promise.all(['307/5', '308/1', '307/6', '302/1'].map(send))).toEqual([200, 200, 307, 302]);
    expect(new Set(bodies)).toEqual(new Set(['POST {"a":1}']));
    server.closeAllConnections();
    server.close();
    expect(await send('200/0')).toBe('unreachable');
  });
});
