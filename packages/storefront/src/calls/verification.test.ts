import { createClient } from '@naungan/api/client';
import type { OrderStatus } from '@naungan/domain/status';
import { expect, test } from 'vitest';
import { mustVerifyFirst, verificationOf } from './verification.ts';

function shopWith(isPartnerSite: boolean) {
  const paths: string[] = [];
  const api = createClient({
    token: () => 'token',
    device: () => ({ device_id: '', os: '', platform: 'web', source: 'storefront' }),
    async fetch(url) {
      paths.push(decodeURIComponent(String(url)));
      return Response.json({ message: 'ok', response: null });
    },
  });
  return { shop: { api, isPartnerSite }, paths };
}

const member = { email: 'ani@contoh.test' };

test.each([true, undefined])(
  'a member with emailVerified: %s is not asked to verify the e-mail address',
  (emailVerified) => {
    expect(verificationOf(shopWith(false).shop, { ...member, emailVerified }, '/orders')).toBeUndefined();
  },
);

test.each([
  [false, '/api/v1/user/verification?next=/orders'],
  [true, '/api/v1/user/verification'],
])(
  'verificationOf requests a mail whose link leads to the current page, except on a partner site (partner site: %s)',
  async (isPartnerSite, path) => {
    const { shop, paths } = shopWith(isPartnerSite);
    const verification = verificationOf(shop, { ...member, emailVerified: false }, '/orders');
    expect(verification?.email).toBe('ani@contoh.test');
    await verification?.onResend();
    expect(paths).toEqual([path]);
  },
);

/** Returns a shop whose member has orders in these statuses. With `null`, the orders fail to load. */
function shopWithOrders(statuses: OrderStatus[] | null) {
  const requests: string[] = [];
  const api = createClient({
    token: () => 'token',
    device: () => ({ device_id: '', os: '', platform: 'web', source: 'storefront' }),
    async fetch(url) {
      requests.push(String(url));
      const response = statuses?.map((statusOrder) => ({ statusOrder }));
      return response ? Response.json({ message: 'success', response }) : new Response('', { status: 500 });
    },
  });
  return { shop: { api }, requests };
}

test.each<
  [
    orderingMember: { emailVerified?: boolean },
    statuses: OrderStatus[],
    mustVerify: boolean,
    requestCount: number,
  ]
>([
  [{ emailVerified: false }, ['neworder', 'pending', 'approve'], true, 1],
  [{ emailVerified: false }, ['neworder', 'approve'], false, 1],
  [{ emailVerified: true }, ['neworder', 'neworder'], false, 0],
  [{}, ['neworder', 'neworder'], false, 0],
])(
  'a member with %j and orders in the statuses %j must verify the e-mail address before another order: %s, after %i requests for the orders',
  async (orderingMember, statuses, mustVerify, requestCount) => {
    const { shop, requests } = shopWithOrders(statuses);
    expect(await mustVerifyFirst(shop, orderingMember)).toBe(mustVerify);
    expect(requests).toHaveLength(requestCount);
  },
);

test('an unverified member can order if the earlier orders fail to load', async () => {
  expect(await mustVerifyFirst(shopWithOrders(null).shop, { emailVerified: false })).toBe(false);
});
