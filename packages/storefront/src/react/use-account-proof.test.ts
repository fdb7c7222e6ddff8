import { createClient } from '@naungan/api/client';
import { expect, test } from 'vitest';
import { loadProofMethods } from './use-account-proof.ts';

const PASSKEY = { id: 'p-1', name: 'Safari di iOS', createdAt: '2026-11-02T03:00:00.000Z', lastUsedAt: null };

test.each([
  [false, [PASSKEY], true],
  [false, [], false],
  [true, [PASSKEY], false],
])(
  'a passkey is a proof of the identity only on the site of the broker (partner site: %s, passkeys: %j)',
  async (isPartnerSite, passkeys, hasPasskey) => {
    const api = createClient({
      token: () => 'token',
      device: () => ({ device_id: '', os: '', platform: 'web', source: 'storefront' }),
      fetch: async () =>
        Response.json({
          message: 'ok',
          response: { email: 'ani@contoh.test', hasPassword: true, passkeys, sessions: [] },
        }),
    });
    expect(await loadProofMethods({ api, isPartnerSite })).toEqual({ hasPassword: true, hasPasskey });
  },
);
