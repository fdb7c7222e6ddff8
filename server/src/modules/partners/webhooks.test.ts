import { createHmac } from 'node:crypto';
import type { ListPage } from '@naungan/api/list-page';
import { eq, sql } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { TEST_NOW, type TestMember } from '../../../test/harness.ts';
import { orders, partnerEvents, partners, users } from '../../db/schema.ts';
import { approveOrder, rejectOrder } from '../orders/decide.ts';
import { placeOrder } from '../orders/fixture.ts';
import { PERSON } from '../orders/person.fixture.ts';
import {
  actAtGateway,
  notificationsOf,
  notify,
  pay,
  payAtGateway,
  paymentOf,
  type Shop,
  startShop,
} from '../payments/fixture.ts';
import { MAX_ATTEMPTS } from './delivery.ts';
import { type Receiver, registerWebhook, startReceiver } from './fixture.ts';

const CODE = 'toko-maju';

let shop: Shop;
let receiver: Receiver;
let secret: string;
let member: TestMember;
beforeAll(async () => {
  // The simulated insurer does not decide within these tests.
  shop = await startShop({ INSURER_DELAY_SECONDS: '86400' });
}, 60_000);
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.set(TEST_NOW);
  receiver = await startReceiver();
  await shop.deps.db.delete(partners);
  await shop.deps.db.execute(sql`delete from pgboss.job where name = 'partner.webhook'`);
  secret = await registerWebhook(shop, CODE, receiver.url);
  member = await shop.registerMember({ complete: true });
});
afterEach(() => receiver.close());

const placePartnerOrder = (partner = CODE) => placeOrder(shop, member, { partner });
const types = () => receiver.requests.map(({ event }) => event.type);
const deskCall = async (method: string, path: string, body?: unknown) =>
  shop.api(method, path, { token: await shop.deskToken(), ...(body === undefined ? {} : { body }) });
const listedPartner = async () => {
  const { body } = await deskCall('GET', '/desk/partners');
  return (body.response as ListPage<{ code: string }>).rows.find(({ code }) => code === CODE);
};
/** Returns the signature of Standard Webhooks, without its library. */
const signatureOf = (request: Receiver['requests'][number], key: string) =>
  `v1,${createHmac('sha256', Buffer.from(key.replace('whsec_', ''), 'base64'))
    .update(`${request.headers['webhook-id']}.${request.headers['webhook-timestamp']}.${request.text}`)
    .digest('base64')}`;
async function retryAfterAnHour() {
  shop.clock.advance(3_600);
  await shop.deps.db.execute(
    sql`update pgboss.job set start_after = now() where name = 'partner.webhook' and state = 'retry'`,
  );
  await shop.runJobs();
}

it('the desk cannot store a webhook whose host is not listed', async () => {
  const { config } = shop.deps;
  config.WEBHOOK_HOSTS.push('mitra.test');
  const save = (webhookUrl: string) => deskCall('PUT', `/desk/partners/${CODE}`, { webhookUrl });
  expect(await save('https://mitra.test.jahat.test/')).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'webhookUrl' }] },
  });
  expect((await save('https://mitra.test/naungan')).status).toBe(200);
  config.WEBHOOK_HOSTS.length = 0;
});

describe('events of a sale', () => {
  it('a paid order has the events ordered, paid and issued, each once, with its line, plan, premium and partner', async () => {
    const orderId = await placePartnerOrder();
    await shop.runJobs();
    await approveOrder(shop.deps, orderId, 'insurer');
    const payment = paymentOf(await pay(shop, member, orderId, 'bca'));
    await payAtGateway(shop, payment.transaction_id);
    await payAtGateway(shop, payment.transaction_id);
    await shop.runJobs();
    expect(types().toSorted()).toEqual(['issued', 'ordered', 'paid']);
    const [row] = await shop.deps.db.select().from(orders).where(eq(orders.id, orderId));
    const sale = {
      orderId,
      partner: CODE,
      line: 'kesehatan',
      planId: row?.planId,
      planCode: 'HK-01',
      premium: row?.premium,
      currency: 'IDR',
      orderedAt: TEST_NOW.toISOString(),
      cancelledAt: null,
    };
    const bodies = Object.fromEntries(receiver.requests.map(({ event }) => [event.type, event]));
    expect(bodies.ordered).toEqual({
      type: 'ordered',
      timestamp: TEST_NOW.toISOString(),
      data: { ...sale, status: 'ordered', paidAt: null, issuedAt: null },
    });
    expect(bodies.paid?.data).toMatchObject({ status: 'paid', paidAt: expect.any(String), issuedAt: null });
    expect(bodies.issued?.data).toEqual({
      ...sale,
      status: 'issued',
      paidAt: bodies.paid?.data.paidAt,
      issuedAt: expect.any(String),
    });
  });

  it('the requests contain no personal data of the member or the insured', async () => {
    const orderId = await placePartnerOrder();
    await rejectOrder(shop.deps, orderId, 'insurer', 'Riwayat penyakit jantung');
    await shop.runJobs();
    const [row] = await shop.deps.db.select().from(orders).where(eq(orders.id, orderId));
    const personalData = [
      member.id,
      member.email,
      member.phone,
      member.fullName,
      row?.kpaNumber,
      'jantung',
      '1990-01-01',
    ];
    for (const value of Object.values(PERSON))
      if (typeof value === 'string' && value.length > 4) personalData.push(value);
    const sent = receiver.requests
      .map(({ text, headers }) => text + JSON.stringify(headers))
      .join('\n')
      .toLowerCase();
    expect(receiver.requests).toHaveLength(2);
    for (const value of personalData) expect(sent).not.toContain(String(value).toLowerCase());
  });

  it('a rejection, an unpaid invoice, a refund, and the deletion of the account cancel a sale', async () => {
    const rejected = await placePartnerOrder();
    await rejectOrder(shop.deps, rejected, 'insurer', 'Di luar ketentuan');
    const refunded = await placePartnerOrder();
    await approveOrder(shop.deps, refunded, 'insurer');
    const payment = paymentOf(await pay(shop, member, refunded, 'bca'));
    await payAtGateway(shop, payment.transaction_id);
    await actAtGateway(shop, payment.transaction_id, 'reverse');
    await notify(shop, (await notificationsOf(shop, payment.transaction_id)).at(-1));
    const unpaid = await placePartnerOrder();
    await approveOrder(shop.deps, unpaid, 'insurer');
    shop.clock.advance(8 * 86_400);
    await shop.runJobs({ includeDelayed: true });

    member = await shop.registerMember({ complete: true });
    await shop.deps.db.update(users).set({ passwordHash: null }).where(eq(users.id, member.id));
    const deleted = await placePartnerOrder();
    const path = `/user/member/${member.id}/deletion`;
    const deletion = await shop.api('POST', path, { token: member.token, body: { password: '' } });
    expect(deletion.status).toBe(200);
    await shop.runJobs();
    const cancelled = receiver.requests.filter(({ event }) => event.type === 'cancelled');
    expect(cancelled.map(({ event }) => event.data.orderId)).toEqual([rejected, refunded, unpaid, deleted]);
    for (const { event } of cancelled)
      expect(event.data).toMatchObject({ status: 'cancelled', cancelledAt: event.timestamp });
  });

  it('an order without a partner, or of a partner without a webhook, has no events', async () => {
    await placeOrder(shop, member);
    await placePartnerOrder('toko-lain');
    await registerWebhook(shop, 'toko-tutup', null);
    await placeOrder(shop, await shop.registerMember({ complete: true }), { partner: 'toko-tutup' });
    expect(await shop.deps.db.$count(partnerEvents)).toBe(0);
  });

  it('a change that is rolled back has no event', async () => {
    const orderId = await placePartnerOrder();
    const failure = vi.spyOn(shop.deps.mail, 'queue').mockRejectedValueOnce(new Error('no outbox'));
    await expect(rejectOrder(shop.deps, orderId, 'insurer', 'Tidak jadi')).rejects.toThrow('no outbox');
    failure.mockRestore();
    await shop.runJobs();
    expect(types()).toEqual(['ordered']);
  });
});

describe('the signature', () => {
  it('a receiver verifies the HMAC of id, time and body, and rejects another body, secret, or a time outside five minutes', async () => {
    await placePartnerOrder();
    await shop.runJobs();
    const [request] = receiver.requests;
    if (!request) throw new Error('no request');
    expect(request.headers['webhook-timestamp']).toBe(String(TEST_NOW.getTime() / 1_000));
    expect(request.headers['webhook-signature']).toBe(signatureOf(request, secret));
    const verifyAt = (seconds: number, text = request.text, key = secret) => {
      vi.useFakeTimers({ now: TEST_NOW.getTime() + seconds * 1_000, toFake: ['Date'] });
      try {
        return new Webhook(key).verify(text, request.headers);
      } finally {
        vi.useRealTimers();
      }
    };
    for (const seconds of [0, 300, -300]) expect(verifyAt(seconds)).toEqual(request.event);
    for (const seconds of [301, -301]) expect(() => verifyAt(seconds)).toThrow(/timestamp/i);
    expect(() => verifyAt(0, request.text.replace('ordered', 'issued'))).toThrow(/signature/i);
    expect(() =>
      verifyAt(0, request.text, `whsec_${Buffer.from('another secret').toString('base64')}`),
    ).toThrow();
  });

  it('two secrets sign after a rotation, and only the new secret after a revocation', async () => {
    const rotate = async (revokesEarlier: boolean) => {
      const { body } = await deskCall('POST', `/desk/partners/${CODE}/secret`, { revokesEarlier });
      return (body.response as { secret: string }).secret;
    };
    const signaturesNow = async () => {
      receiver.requests.length = 0;
      await deskCall('POST', `/desk/partners/${CODE}/webhook-test`);
      const [request] = receiver.requests;
      if (!request) throw new Error('no request');
      const sent = request.headers['webhook-signature']?.split(' ');
      return { sent, by: (key: string) => signatureOf(request, key) };
    };
    const second = await rotate(false);
    const afterFirst = await signaturesNow();
    expect(afterFirst.sent).toEqual([afterFirst.by(second), afterFirst.by(secret)]);
    const third = await rotate(false);
    const afterSecond = await signaturesNow();
    expect(afterSecond.sent).toEqual([afterSecond.by(third), afterSecond.by(second)]);
    const fourth = await rotate(true);
    const afterRevocation = await signaturesNow();
    expect(afterRevocation.sent).toEqual([afterRevocation.by(fourth)]);
    expect(await listedPartner()).toMatchObject({ secrets: 1 });
    const { rows } = (await shop.deps.db.execute(
      sql`select webhook_secrets as stored from partners`,
    )) as unknown as {
      rows: { stored: string }[];
    };
    expect(rows[0]?.stored).toMatch(/^nu1\./);
    expect(rows[0]?.stored).not.toContain(fourth.replace('whsec_', ''));
  });
});

describe('the delivery', () => {
  it('the server repeats an event with the same id and body and a new time until the receiver accepts it', async () => {
    receiver.responses.push(500, `http://127.0.0.1:${new URL(receiver.url).port}/lain`, 204);
    await placePartnerOrder();
    await shop.runJobs();
    await retryAfterAnHour();
    expect(await shop.api('GET', '//healthz')).toMatchObject({
      body: { webhooks: { undelivered: 1, failing: 1, abandoned: 0, oldestSeconds: 3_600 } },
    });
    await retryAfterAnHour();
    await retryAfterAnHour();
    // Three requests: the redirect was not followed, and the accepted event not repeated.
    expect(receiver.requests.map(({ headers }) => headers['webhook-timestamp'])).toEqual(
      [0, 1, 2].map((hours) => String(TEST_NOW.getTime() / 1_000 + hours * 3_600)),
    );
    expect(new Set(receiver.requests.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(receiver.requests.map(({ text }) => text)).size).toBe(1);
    for (const request of receiver.requests)
      expect(request.headers['webhook-signature']).toBe(signatureOf(request, secret));
    expect(await shop.api('GET', '//healthz')).toMatchObject({
      body: { webhooks: { undelivered: 0, failing: 0 } },
    });
  });

  it('the last attempt leaves a failed job and an abandoned event, which the desk can send again', async () => {
    receiver.responses.push(...Array.from({ length: MAX_ATTEMPTS }, () => 503));
    const orderId = await placePartnerOrder();
    await shop.runJobs();
    for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt += 1) await retryAfterAnHour();
    await retryAfterAnHour();
    expect(receiver.requests).toHaveLength(MAX_ATTEMPTS);
    const { body } = await deskCall('GET', '/desk/jobs');
    expect((body.response as ListPage<object>).rows).toContainEqual(
      expect.objectContaining({
        name: 'partner.webhook',
        state: 'failed',
        error: expect.stringMatching(
          /^The webhook of toko-maju failed: 127\.0\.0\.1:\d+ responded with status 503$/,
        ),
      }),
    );
    expect(await shop.api('GET', '//healthz')).toMatchObject({
      body: { webhooks: { undelivered: 1, abandoned: 1 } },
    });
    expect(await listedPartner()).toMatchObject({
      undelivered: 1,
      abandoned: 1,
      lastError: { error: expect.stringContaining('503') },
    });
    expect((await deskCall('POST', `/desk/partners/${CODE}/resend`)).body.response).toEqual({ events: 1 });
    await shop.runJobs();
    expect(receiver.requests.at(-1)?.event.data.orderId).toBe(orderId);
    expect(await shop.deps.db.$count(partnerEvents, sql`delivered_at is null`)).toBe(0);
  });

  it('a removed webhook gets no queued event', async () => {
    receiver.responses.push(500);
    await placePartnerOrder();
    await shop.runJobs();
    await registerWebhook(shop, CODE, null);
    await retryAfterAnHour();
    expect(receiver.requests).toHaveLength(1);
    expect(await shop.deps.db.$count(partnerEvents)).toBe(0);
  });
});

describe('the test of a webhook', () => {
  const sendTest = () => deskCall('POST', `/desk/partners/${CODE}/webhook-test`);

  it('the desk sends a signed event of the type test and returns the status of the receiver', async () => {
    expect((await sendTest()).body.response).toEqual({
      status: 204,
      milliseconds: expect.any(Number),
      error: null,
    });
    expect(receiver.requests).toMatchObject([{ event: { type: 'test', data: { partner: CODE } } }]);
    for (const request of receiver.requests)
      expect(request.headers['webhook-signature']).toBe(signatureOf(request, secret));
    receiver.responses.push(404);
    expect((await sendTest()).body.response).toMatchObject({
      status: 404,
      error: expect.stringContaining('404'),
    });
    receiver.close();
    expect((await sendTest()).body.response).toMatchObject({
      status: null,
      error: expect.stringContaining('ECONNREFUSED'),
    });
    expect(await shop.deps.db.$count(partnerEvents)).toBe(0);
  });

  it('the desk cannot test an unknown partner, or a partner without a webhook', async () => {
    expect((await deskCall('POST', '/desk/partners/tidak-ada/webhook-test')).status).toBe(404);
    await registerWebhook(shop, CODE, null);
    expect((await sendTest()).status).toBe(409);
  });
});
