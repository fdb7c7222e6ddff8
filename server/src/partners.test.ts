import { randomUUID } from 'node:crypto';
import { API_VERSION, API_VERSION_HEADER } from '@naungan/api/api-version';
import type { DeskOrderCard } from '@naungan/api/desk';
import type { ListPage } from '@naungan/api/list-page';
import { UPLOADS_PATH } from '@naungan/api/uploads';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderLines, orderSheet } from '../../tools/desk/print.ts';
import { type Harness, startApp, type TestMember } from '../test/harness.ts';
import { consultantOrders, consultations, guests, orders, plans } from './db/schema.ts';
import { filesFor, payloadFor, planByCode, textParts } from './modules/orders/fixture.ts';

const PARTNER = 'https://mitra.contoh.test';
const OTHER_SITE = 'https://lain.contoh.test';
const SITE_ORIGIN = 'http://naungan.test';
const CODE = 'toko-maju';
const WRONG_CODES = [
  '',
  ' ',
  'Toko',
  'toko_maju',
  '-toko',
  'toko-',
  'toko--maju',
  'toko maju',
  'é',
  'a'.repeat(41),
  '<b>',
  7,
  null,
  {},
  ['a'],
];

let harness: Harness;
let member: TestMember;
let otherMember: TestMember;
beforeAll(async () => {
  harness = await startApp({ PARTNER_ORIGINS: PARTNER });
  [member, otherMember] = await Promise.all([
    harness.registerMember({ complete: true }),
    harness.registerMember({ complete: true }),
  ]);
});
afterAll(() => harness.close());

const originHeader = (origin?: string): Record<string, string> => (origin ? { origin } : {});
const form = { fullName: 'Ani Wijaya', phoneNumber: '812345678', email: 'ani@contoh.test' };
const createGuest = (origin?: string, extraFields: object = {}) =>
  harness.api('POST', '/guest', { body: { ...form, ...extraFields }, headers: originHeader(origin) });
const tokenOf = ({ body }: Awaited<ReturnType<typeof createGuest>>) =>
  (body.response as { token?: string }).token;
const verify = (xgst: string, origin?: string) =>
  harness.api('GET', '/guest/verify/xgst', { headers: { xgst, ...originHeader(origin) } });
const hiddenPlanCount = async (headers: Record<string, string>) => {
  const { body } = await harness.api('GET', '/health?dob=1990-01-01&size=50', { headers });
  return (body.response as { rows: { blurred: boolean }[] }).rows.filter(({ blurred }) => blurred).length;
};

describe("a visitor on a partner's page", () => {
  it('gets a token and no cookie, and is recognised by the token', async () => {
    const reply = await createGuest(PARTNER);
    expect(reply.status).toBe(200);
    expect(reply.headers['set-cookie']).toBeUndefined();
    expect(reply.headers['access-control-allow-origin']).toBe(PARTNER);
    const token = tokenOf(reply) ?? '';
    expect(token).toMatch(/^[\w-]{40,}$/);
    const storedGuests = await harness.deps.db.select().from(guests);
    expect(storedGuests.map(({ tokenHash }) => tokenHash)).not.toContain(token);
    expect(await verify(token, PARTNER)).toMatchObject({
      status: 200,
      body: { response: { email: 'ani@contoh.test' } },
    });
    expect((await verify(token, PARTNER)).text).not.toContain(token);
  });

  it('sees the plans that are hidden without the token', async () => {
    const xgst = tokenOf(await createGuest(PARTNER)) ?? '';
    expect(await hiddenPlanCount(originHeader(PARTNER))).toBeGreaterThan(0);
    expect(await hiddenPlanCount({ xgst, ...originHeader(PARTNER) })).toBe(0);
    expect(await hiddenPlanCount({ xgst, ...originHeader(OTHER_SITE) })).toBeGreaterThan(0);
  });

  it('may send the token header after a CORS preflight', async () => {
    const preflight = (origin: string) =>
      harness.app.inject({
        method: 'OPTIONS',
        url: '/api/v1/guest/verify/xgst',
        headers: {
          origin,
          'access-control-request-method': 'GET',
          'access-control-request-headers': 'xgst,device_id',
        },
      });
    expect((await preflight(PARTNER)).headers).toMatchObject({
      'access-control-allow-origin': PARTNER,
      'access-control-allow-headers': expect.stringContaining('xgst'),
    });
    expect((await preflight(OTHER_SITE)).headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('a visitor without an account', () => {
  it.each([
    ['the broker’s site', SITE_ORIGIN],
    ['another site', OTHER_SITE],
    ['a program that is not a browser', undefined],
    ['a hidden origin', 'null'],
  ])('gets a cookie and no token in a request from %s', async (_name, origin) => {
    const reply = await createGuest(origin);
    expect(String(reply.headers['set-cookie'])).toMatch(/^xgst=.+HttpOnly; SameSite=Lax/);
    expect(reply.body.response).not.toHaveProperty('token');
  });

  it.each([
    ['a partner', PARTNER, 200],
    ['a program that is not a browser', undefined, 200],
    ['another site', OTHER_SITE, 404],
    ['a hidden origin', 'null', 404],
    ['an origin that begins with the same text', `${PARTNER}.lain.test`, 404],
    ['the broker’s site, which has a cookie', SITE_ORIGIN, 404],
  ])('sends the token of a partner’s page from %s and gets status %s', async (_name, origin, status) => {
    const token = tokenOf(await createGuest(PARTNER)) ?? '';
    expect((await verify(token, origin)).status).toBe(status);
  });

  it.each(['', 'tidak-ada', 'x'.repeat(5_000), '\u00e9'])(
    "gets 404 for the unknown token %j on a partner's page",
    async (token) => {
      expect((await verify(token, PARTNER)).status).toBe(404);
    },
  );

  it("gets 404 on a partner's page for a token that is half a year old", async () => {
    const token = tokenOf(await createGuest(PARTNER)) ?? '';
    const startTime = harness.clock.now();
    harness.clock.advance(180 * 86_400);
    expect((await verify(token, PARTNER)).status).toBe(404);
    harness.clock.set(startTime);
  });
});

describe('the partner code', () => {
  const offlineOrderForm = async () => {
    const [plan] = (await harness.deps.db.select().from(plans)).filter(
      (row) => row.productType === 'kesehatan' && row.transactionType === 'offline',
    );
    return { ...form, productType: 'kesehatan', productId: plan?.id };
  };

  it('the partner code is stored with a visitor, a question and a request for a consultant', async () => {
    const question = { ...form, message: 'Mohon dihubungi sore hari', partner: CODE };
    await createGuest(PARTNER, { partner: CODE });
    await harness.api('POST', '/consultations', { body: question });
    await harness.api('POST', '/offline-trx', { body: { ...(await offlineOrderForm()), partner: CODE } });
    for (const table of [guests, consultations, consultantOrders]) {
      const rows = await harness.deps.db.select().from(table);
      expect(rows.map(({ partner }) => partner)).toContain(CODE);
    }
    const mails = await harness.mails(harness.deps.config.BRAND.email);
    expect(mails.filter(({ text }) => text.includes(`Mitra: ${CODE}`))).toHaveLength(2);
  });

  it('the partner code is shown only at the desk, with the visitor’s details', async () => {
    await createGuest(PARTNER, { partner: 'toko-sendiri', product: 'kesehatan' });
    const getVisitors = (query: string, token?: string) =>
      harness.api('GET', `/desk/visitors${query}`, { token });
    const deskToken = await harness.deskToken();
    const { body } = await getVisitors('?partner=toko-sendiri', deskToken);
    expect((body.response as ListPage<object>).rows).toMatchObject([
      { kind: 'guest', fullName: 'Ani Wijaya', product: 'kesehatan', partner: 'toko-sendiri', message: null },
    ]);
    expect((await getVisitors('?partner=toko-lain', deskToken)).body.response).toEqual({
      rows: [],
      next: null,
    });
    expect((await getVisitors('?partner=Bukan%20Kode', deskToken)).status).toBe(422);
    expect((await getVisitors('', member.token)).status).toBe(403);
    expect((await getVisitors('')).status).toBe(401);
  });

  it('the partner code as a filter at the desk selects the requests of the partner, newest or oldest first, by page', async () => {
    const { db } = harness.deps;
    const partner = 'toko-urut';
    const request = { ...form, partner, message: 'Mohon dihubungi' };
    const requestAt = (time: string) => ({ ...request, createdAt: new Date(`2026-11-20T${time}:00Z`) });
    const kinds = async (query = '') => {
      const { body } = await harness.api('GET', `/desk/visitors?partner=${partner}${query}`, {
        token: await harness.deskToken(),
      });
      const { rows, next } = body.response as ListPage<{ kind: string }>;
      return [rows.map(({ kind }) => kind), next] as const;
    };
    const guestAt = (time: string) => ({ ...requestAt(time), tokenHash: randomUUID() });
    await db.insert(guests).values(guestAt('10:00'));
    await db.insert(consultations).values(requestAt('12:00'));
    const product = { productType: 'kesehatan' as const, productId: randomUUID(), detail: {} };
    await db.insert(consultantOrders).values({ ...requestAt('11:00'), ...product });
    expect(await kinds()).toEqual([['consultation', 'offline', 'guest'], null]);
    expect(await kinds('&sort=oldest')).toEqual([['guest', 'offline', 'consultation'], null]);
    expect(await kinds('&kind=offline')).toEqual([['offline'], null]);
    const [firstKinds, next] = await kinds('&limit=2');
    expect(firstKinds).toEqual(['consultation', 'offline']);
    expect(await kinds(`&limit=2&after=${next}`)).toEqual([['guest'], null]);
  });

  it('the partner code is optional', async () => {
    expect((await createGuest(PARTNER, { deviceId: 'tanpa-mitra' })).status).toBe(200);
    const rows = await harness.deps.db.select().from(guests).where(eq(guests.deviceId, 'tanpa-mitra'));
    expect(rows.map(({ partner }) => partner)).toEqual([null]);
  });

  it.each(WRONG_CODES)('rejects the partner code %j with 422', async (partner) => {
    const question = { ...form, message: 'Mohon dihubungi sore hari', partner };
    const replies = [
      await createGuest(PARTNER, { partner }),
      await harness.api('POST', '/consultations', { body: question }),
      await harness.api('POST', '/offline-trx', { body: { ...(await offlineOrderForm()), partner } }),
    ];
    for (const { status, body } of replies) {
      expect(status).toBe(422);
      expect(body.errors).toContainEqual({ path: 'partner', message: 'Kode mitra tidak valid' });
    }
  });
});

describe("an order from a partner's page", () => {
  const plan = planByCode('HK-01');
  const sendOrder = (partner: string | null, key?: string) =>
    harness.multipart(
      'POST',
      '/transaction/kesehatan',
      [
        ...textParts(plan, payloadFor(plan, harness.clock.now())),
        ...(partner === null ? [] : [{ name: 'partner', content: partner }]),
        ...filesFor(plan),
      ],
      {
        token: member.token,
        headers: { ...originHeader(PARTNER), ...(key ? { 'idempotency-key': key } : {}) },
      },
    );
  const idOf = ({ body }: Awaited<ReturnType<typeof sendOrder>>) => (body.response as { _id: string })._id;

  it('has the partner code at the desk: in the list, in the order and in the journal', async () => {
    const reply = await sendOrder(CODE);
    expect(reply.status).toBe(200);
    expect(reply.headers['access-control-allow-origin']).toBe(PARTNER);
    const id = idOf(reply);
    const token = await harness.deskToken();
    const getAsDesk = async (path: string) => (await harness.api('GET', path, { token })).body.response;
    const { rows }: ListPage<DeskOrderCard> = await getAsDesk(`/desk/orders?partner=${CODE}`);
    expect(rows.find(({ _id }) => _id === id)?.partner).toBe(CODE);
    expect(orderLines(rows)).toContain(`partner ${CODE}`);
    const order = await getAsDesk(`/desk/orders/${id}`);
    expect(order).toMatchObject({ orderId: id, partner: CODE });
    expect(orderSheet(order, [], SITE_ORIGIN)).toMatch(/^Partner +toko-maju$/m);
    expect(await getAsDesk(`/desk/orders/${id}/journal`)).toMatchObject({
      partner: CODE,
      entries: [{ to: 'neworder', actor: `member:${member.id}`, reason: `partner ${CODE}` }],
    });
  });

  it('does not show the partner code to the member', async () => {
    const id = idOf(await sendOrder(CODE));
    const getOrder = (token?: string) =>
      harness.api('GET', `/transaction/kesehatan/${id}`, { token, headers: originHeader(PARTNER) });
    const reply = await getOrder(member.token);
    expect(reply.status).toBe(200);
    expect(reply.body.response).not.toHaveProperty('partner');
    expect((await harness.api('GET', '/transaction', { token: member.token })).text).not.toContain(CODE);
    expect((await getOrder(otherMember.token)).status).toBe(404);
    expect((await getOrder()).status).toBe(401);
  });

  it('has no partner if it was sent without a code', async () => {
    const id = idOf(await sendOrder(null));
    const rows = await harness.deps.db.select().from(orders);
    expect(rows.find((row) => row.id === id)?.partner).toBeNull();
    const sheet = await harness.api('GET', `/desk/orders/${id}`, { token: await harness.deskToken() });
    expect(orderSheet(sheet.body.response, [], SITE_ORIGIN)).not.toContain('Partner');
  });

  it.each(WRONG_CODES.filter((code) => typeof code === 'string'))(
    'rejects an order with the partner code %j',
    async (code) => {
      const reply = await sendOrder(code);
      expect(reply).toMatchObject({
        status: 422,
        body: { errors: [{ path: 'partner', message: 'Kode mitra tidak valid' }] },
      });
    },
  );

  it('gets 409 when its Idempotency-Key is sent again with another partner code', async () => {
    const key = 'kunci-mitra-1';
    const first = await sendOrder(CODE, key);
    expect(idOf(await sendOrder(CODE, key))).toBe(idOf(first));
    expect(await sendOrder('toko-lain', key)).toMatchObject({
      status: 409,
      body: { message: 'ALREADY_SENT' },
    });
  });
});

describe("requests from partners' pages", () => {
  it('may read files behind signed links, unlike requests from other sites', async () => {
    const url = harness.deps.files.signedUrl('tidak-ada', { name: 'a.pdf', mimeType: 'application/pdf' });
    const openFrom = (origin: string) => harness.app.inject({ url, headers: { origin } });
    expect((await openFrom(PARTNER)).headers['access-control-allow-origin']).toBe(PARTNER);
    expect((await openFrom(OTHER_SITE)).headers['access-control-allow-origin']).toBeUndefined();
  });

  it('may read the version of the API in every response', async () => {
    for (const path of ['/health?dob=1990-01-01', '/no-such-path']) {
      const { headers } = await harness.api('GET', path, { headers: { origin: PARTNER } });
      expect(headers[API_VERSION_HEADER]).toBe(String(API_VERSION));
      expect(String(headers['access-control-expose-headers'])).toContain(API_VERSION_HEADER);
    }
  });

  it('may read the response headers of the upload protocol, and may upload files before the form is sent', async () => {
    const createUpload = (origin: string) =>
      harness.app.inject({
        method: 'POST',
        url: `/api/v1${UPLOADS_PATH}`,
        headers: {
          origin,
          access_token: member.token,
          'tus-resumable': '1.0.0',
          'upload-length': '100',
          'upload-metadata': [
            ['code', filesFor(planByCode('HK-01'))[0]?.name ?? ''],
            ['filename', 'a.jpg'],
            ['filetype', 'image/jpeg'],
            ['productType', 'kesehatan'],
          ]
            .map(([name, value = '']) => `${name} ${Buffer.from(value).toString('base64')}`)
            .join(','),
        },
      });
    const { statusCode, headers } = await createUpload(PARTNER);
    expect(statusCode).toBe(201);
    expect(headers['access-control-allow-origin']).toBe(PARTNER);
    for (const name of [
      'location',
      'upload-offset',
      'upload-length',
      'tus-resumable',
      'tus-max-size',
      'retry-after',
    ])
      expect(String(headers['access-control-expose-headers'])).toContain(name);
    expect((await createUpload(OTHER_SITE)).headers['access-control-allow-origin']).toBeUndefined();
  });
});
