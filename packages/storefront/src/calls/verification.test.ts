import { createClient } from '@naungan/api/client';
import { expect, test } from 'vitest';
import { verificationOf } from './verification.ts';

function shopWith(isElsewhere: boolean) {
  const paths: string[] = [];
  const api = createClient({
    token: () => 'token',
    device: () => ({ device_id: '', os: '', platform: 'web', source: 'storefront' }),
    async fetch(url) {
      paths.push(decodeURIComponent(String(url)));
      return Response.json({ message: 'ok', response: null });
    },
  });
  return { shop: { api, isElsewhere }, paths };
}

const member = { email: 'ani@contoh.test' };

test.each([true, undefined])(
  'a member whose address is verified (%s) is not asked to verify it',
  (emailVerified) => {
    expect(verificationOf(shopWith(false).shop, { ...member, emailVerified }, '/orders')).toBeUndefined();
  },
);

test.each([
  [false, '/api/v1/user/verification?next=/orders'],
  [true, '/api/v1/user/verification'],
])(
  'the mail of an unverified member returns to the page (on a partner site: %s)',
  async (isElsewhere, path) => {
    const { shop, paths } = shopWith(isElsewhere);
    const verification = verificationOf(shop, { ...member, emailVerified: false }, '/orders');
    expect(verification?.email).toBe('ani@contoh.test');
    await verification?.onResend();
    expect(paths).toEqual([path]);
  },
);
