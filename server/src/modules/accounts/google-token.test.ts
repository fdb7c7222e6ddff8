import { generateKeyPairSync } from 'node:crypto';
import { SignJWT } from 'jose';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { loadConfig } from '../../config.ts';
import { createGoogleVerifier } from './google-token.ts';

const CLIENT = '1-x.apps.googleusercontent.com';
const NONCE = 'nonce-of-a-test-0001';
const NOW = new Date('2026-11-21T03:00:00.000Z');
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const jwks = { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'k1', alg: 'RS256', use: 'sig' }] };

const verifier = (respond: () => Promise<Response>) =>
  createGoogleVerifier(
    {
      config: loadConfig({ GOOGLE_CLIENT_ID: CLIENT }),
      clock: () => NOW,
      log: pino({ level: 'silent' }),
    },
    respond,
  );
const signToken = (fields: Record<string, unknown> = {}) =>
  new SignJWT({
    iss: 'https://accounts.google.com',
    aud: CLIENT,
    azp: CLIENT,
    sub: '110169484474386276334',
    email: 'Sari.Wulandari@gmail.com',
    email_verified: true,
    nonce: NONCE,
    name: 'Sari Wulandari',
    iat: NOW.getTime() / 1000,
    exp: NOW.getTime() / 1000 + 3_600,
    ...fields,
  })
    .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
    .sign(privateKey);

describe('verification of a Google ID token', () => {
  it("accepts a token of Google's issuer, written with or without https://", async () => {
    const verify = verifier(async () => Response.json(jwks));
    expect(await verify(await signToken(), NONCE)).toEqual({
      sub: '110169484474386276334',
      email: 'sari.wulandari@gmail.com',
      name: 'Sari Wulandari',
      isAuthoritative: true,
      // The token's expiry and the accepted clock difference of a minute.
      expiresAt: new Date('2026-11-21T04:01:00.000Z'),
    });
    expect(await verify(await signToken({ iss: 'accounts.google.com' }), NONCE)).toMatchObject({
      name: 'Sari Wulandari',
    });
  });

  it.each([
    ['sari@gmail.com', undefined, true],
    ['sari@googlemail.com', undefined, true],
    ['sari@kantor.test', 'kantor.test', true],
    ['sari@kantor.test', undefined, false],
    ['sari@kantor.test', '', false],
    ['sari@gmail.com.penipu.test', undefined, false],
    ['sari@penipu-gmail.com', undefined, false],
  ])(
    'the e-mail address %s of a token with the hosted domain (hd) %j is authoritative: %s',
    async (email, hd, isAuthoritative) => {
      const verify = verifier(async () => Response.json(jwks));
      expect(await verify(await signToken({ email, hd }), NONCE)).toMatchObject({ isAuthoritative });
    },
  );

  it.each([
    ['does not respond', () => Promise.reject(new TypeError('fetch failed'))],
    ['returns 500', async () => new Response('', { status: 500 })],
    ['returns no JSON', async () => new Response('<html>')],
    ['returns no keys', async () => Response.json({})],
  ])("returns 'unreachable' while the URL of the keys %s", async (_name, respond) => {
    expect(await verifier(respond)(await signToken(), NONCE)).toBe('unreachable');
  });
});
