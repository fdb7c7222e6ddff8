import { randomUUID } from 'node:crypto';
import { type Route, routes } from '@naungan/api/routes';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestMember } from '../test/harness.ts';
import { identityIndexOf } from './core/identity-index.ts';
import { users } from './db/schema.ts';
import { placeOrder } from './modules/orders/fixture.ts';
import {
  createPayment,
  invoiceRecordsOf,
  payAtGateway,
  type Shop,
  startShop,
} from './modules/payments/fixture.ts';

const PARTNER = 'https://mitra.contoh.test';
const allRoutes: [string, Route][] = Object.entries(routes);
const routesWithAuth = (auth: Route['auth']) => allRoutes.filter(([, route]) => route.auth === auth);

let shop: Shop;
let owner: TestMember;
let stranger: TestMember;
/** Ids of the owner's records, by path parameter. For the parameter `id`, the key is the first segment of the path. */
const ownerRecordIds: Record<string, string> = {};

beforeAll(async () => {
  shop = await startShop({ PARTNER_ORIGINS: PARTNER });
  const { member, orderId, payment } = await createPayment(shop);
  await payAtGateway(shop, payment.transaction_id);
  const { policies } = await invoiceRecordsOf(shop, orderId);
  owner = member;
  stranger = await shop.registerMember({ complete: true });
  Object.assign(ownerRecordIds, {
    user: member.id,
    transaction: orderId,
    orderId,
    policies: policies[0]?.id,
    payments: payment.transaction_id,
    product: 'kesehatan',
    productType: 'kesehatan',
  });
}, 60_000);
afterAll(() => shop.close());

/** Returns the route's path with ids of the owner's records, or with ids that never existed. */
function pathOf({ path }: Route): string {
  const [, area = ''] = path.split('/');
  return path.replace(
    /:(\w+)/g,
    (_, name: string) => ownerRecordIds[name === 'id' ? area : name] ?? randomUUID(),
  );
}

const callRoute = async (route: Route, token?: string) => {
  const hasBody = !route.multipart && ['POST', 'PUT', 'PATCH'].includes(route.method);
  const path = pathOf(route);
  return route.multipart
    ? shop.multipart(route.method, path, [], { token })
    : shop.api(route.method, path, { token, ...(hasBody ? { body: {} } : {}) });
};

describe('access to calls', () => {
  it.each(routesWithAuth('member'))(
    'the member call %s rejects visitors and the desk',
    async (_name, route) => {
      for (const token of [undefined, '', 'x'.repeat(43)]) {
        expect(await callRoute(route, token)).toMatchObject({
          status: 401,
          body: { message: 'UNAUTHORIZED' },
        });
      }
      expect(await callRoute(route, await shop.deskToken())).toMatchObject({
        status: 403,
        body: { message: 'FORBIDDEN', response: 'Opss.. Anda tidak memiliki akses!' },
      });
    },
  );

  it.each(routesWithAuth('desk'))('the desk call %s rejects visitors and members', async (_name, route) => {
    expect((await callRoute(route)).status).toBe(401);
    expect((await callRoute(route, stranger.token)).status).toBe(403);
  });

  it.each(routesWithAuth('guest'))(
    'the guest call %s accepts visitors and rejects an unknown token',
    async (_name, route) => {
      for (const token of ['x'.repeat(43), 'x'.repeat(300)]) {
        expect(await callRoute(route, token)).toMatchObject({
          status: 401,
          body: { message: 'UNAUTHORIZED', response: 'Sesi Anda telah berakhir, silakan masuk kembali' },
        });
      }
      for (const token of [undefined, '', owner.token])
        expect((await callRoute(route, token)).status).not.toBe(401);
    },
  );

  it.each(routesWithAuth('open'))('the open call %s ignores an unknown token', async (_name, route) => {
    expect((await callRoute(route, 'x'.repeat(43))).status).toBe((await callRoute(route)).status);
  });

  const routesWithId = routesWithAuth('member').filter(([, { path }]) => path.includes(':'));
  /** Routes of records that belong to one member. The owner has one record for each of these routes. */
  const personalRecordRoutes = routesWithId.filter(
    ([, { method, path }]) => method === 'GET' && /^\/(user|transaction|policies|payments)\//.test(path),
  );
  it.each(routesWithId)("the member call %s fails for another member's record", async (_name, route) => {
    const strangerReply = await callRoute(route, stranger.token);
    // This test sends an empty body. A call that requires a body rejects it with 415 or 422 before it looks up the id.
    expect([404, 415, 422]).toContain(strangerReply.status);
    expect(strangerReply.text).not.toContain(owner.email);
  });

  it.each(personalRecordRoutes)(
    "the member call %s returns the same 404 for another member's record and for an unknown id",
    async (_name, route) => {
      const strangerReply = await callRoute(route, stranger.token);
      const unknownIdReply = await shop.api(
        'GET',
        route.path.replace(/:id/, randomUUID()).replace(/:\w+/g, 'kesehatan'),
        {
          token: stranger.token,
        },
      );
      expect([strangerReply.status, unknownIdReply.status]).toEqual([404, 404]);
      expect(strangerReply.body).toEqual(unknownIdReply.body);
    },
  );

  it.each(personalRecordRoutes)('the member call %s accepts the owner of the record', async (name, route) => {
    const reply = await callRoute(route, owner.token);
    // The owner's order is settled, so it has no data for a revision.
    expect(reply.status, reply.text).toBe(name === 'revision' ? 404 : 200);
  });

  it('every member call rejects an account after its deactivation', async () => {
    const member = await shop.registerMember();
    await shop.deps.db.update(users).set({ status: 'inactive' }).where(eq(users.id, member.id));
    for (const [name, route] of routesWithAuth('member')) {
      expect((await callRoute(route, member.token)).status, name).toBe(401);
    }
  });

  it('a changed role applies to the next request', async () => {
    const member = await shop.registerMember();
    await shop.deps.db.update(users).set({ role: 'desk' }).where(eq(users.id, member.id));
    expect((await shop.api('GET', '/user/verify', { token: member.token })).status).toBe(403);
    // `admin` is not a role, so the session is not accepted.
    await shop.deps.db.update(users).set({ role: 'admin' }).where(eq(users.id, member.id));
    expect((await shop.api('GET', '/user/verify', { token: member.token })).status).toBe(401);
    expect((await shop.api('GET', '/desk/orders', { token: member.token })).status).toBe(401);
  });
});

describe('a request from another site in the same browser', () => {
  const send = (headers: Record<string, string>, payload?: string, url = '/api/v1/user/login') =>
    shop.app.inject({ method: 'POST', url, headers, ...(payload === undefined ? {} : { payload }) });

  it.each(['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x'])(
    'calls reject a form of another site (%s); a browser checks CORS before it sends JSON',
    async (type) => {
      for (const url of ['/api/v1/guest', '/api/v1/consultations', '/api/v1/user/member']) {
        const reply = await send({ origin: 'https://lain.test', 'content-type': type }, 'fullName=a', url);
        expect(reply.statusCode).toBe(415);
      }
    },
  );

  it('neither the guest’s cookie nor a cookie named access_token is read as a member’s token', async () => {
    const cookie = `xgst=${owner.token}; access_token=${owner.token}`;
    const reply = await shop.api('DELETE', '/user/logout', { headers: { cookie } });
    expect(reply.status).toBe(401);
    expect((await shop.api('GET', '/user/verify', { token: owner.token })).status).toBe(200);
  });

  const preflight = async (origin: string, headers = 'access_token,content-type') => {
    const reply = await shop.app.inject({
      method: 'OPTIONS',
      url: '/api/v1/user/login',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': headers,
      },
    });
    return reply.headers['access-control-allow-origin'];
  };

  it('CORS allows requests from a partner’s origin, and from no other origin', async () => {
    expect(await preflight(PARTNER)).toBe(PARTNER);
    for (const origin of [
      'https://lain.test',
      `${PARTNER}.lain.test`,
      `${PARTNER}:444`,
      'http://mitra.contoh.test',
      'https://sub.mitra.contoh.test',
      'null',
    ]) {
      expect(await preflight(origin), origin).toBeUndefined();
      const { headers } = await shop.api('GET', '/banks', { headers: { origin } });
      expect(headers['access-control-allow-origin'], origin).toBeUndefined();
    }
  });

  it('a response to a partner allows the partner’s origin, not all origins, and has a Vary header', async () => {
    const { headers } = await shop.api('GET', '/banks', { headers: { origin: PARTNER } });
    expect(headers['access-control-allow-origin']).toBe(PARTNER);
    expect(String(headers.vary)).toMatch(/origin/i);
  });
});

describe('fields that a client may not set', () => {
  const forbiddenFields = {
    id: randomUUID(),
    role: 'desk',
    status: 'inactive',
    completeProfile: true,
    emailVerified: true,
    emailVerifiedAt: '2020-01-01',
    googleSub: '1',
    passwordHash: 'x',
    createdAt: '2020-01-01',
    userId: randomUUID(),
  };

  it('are ignored in a registration', async () => {
    const form = {
      full_name: 'Budi',
      phone_number: '81299887766',
      email: 'massal@contoh.test',
      password: 'Rahasia123',
      confirmPassword: 'Rahasia123',
    };
    await shop.api('POST', '/user/member', { body: { ...form, ...forbiddenFields } });
    const [row] = await shop.deps.db.select().from(users).where(eq(users.email, form.email));
    expect(row).toMatchObject({ role: 'member', status: 'active', emailVerifiedAt: null, googleSub: null });
    expect(row?.id).not.toBe(forbiddenFields.id);
    expect(row?.passwordHash).toMatch(/^\$argon2id\$/);
  });

  it('are ignored in a profile, also inside its groups', async () => {
    const [formerRow] = await shop.deps.db.select().from(users).where(eq(users.id, stranger.id));
    const group = { constructor: 'x', role: 'desk' };
    const body = {
      ...forbiddenFields,
      full_name: 'Siti Rahayu',
      email: 'lain@contoh.test',
      phone_number: stranger.phone,
      addreses: { ...formerRow?.addreses, ...group },
      account: { ...formerRow?.account, ...group },
      profile: { ...formerRow?.profile, ...group },
    };
    const reply = await shop.api('PUT', `/user/member/${stranger.id}`, { token: stranger.token, body });
    expect(reply.status).toBe(200);
    const [storedRow] = await shop.deps.db.select().from(users).where(eq(users.id, stranger.id));
    expect({ ...storedRow, updatedAt: null }).toEqual({
      ...formerRow,
      identityIndex: identityIndexOf(formerRow?.profile),
      updatedAt: null,
    });
  });

  it('are ignored in an order: its owner is the signed-in member', async () => {
    const orderId = await placeOrder(shop, stranger, {
      payload: { userId: owner.id, statusOrder: 'approve', role: 'desk' } as never,
    });
    expect((await shop.api('GET', `/transaction/kesehatan/${orderId}`, { token: owner.token })).status).toBe(
      404,
    );
    const orderReply = await shop.api('GET', `/transaction/kesehatan/${orderId}`, { token: stranger.token });
    expect(orderReply.body.response).toMatchObject({ headers: { statusOrder: 'neworder' } });
  });
});
