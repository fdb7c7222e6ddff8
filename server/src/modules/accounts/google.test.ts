import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { exportSPKI, importJWK, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Person,
  signIdToken,
  subjectOf,
  tokenFieldsOf,
} from '../../../../simulators/google/id-token.ts';
import { openSigningKey, type SigningKey } from '../../../../simulators/google/keys.ts';
import { type Harness, startApp } from '../../../test/harness.ts';
import { spentNonces, users } from '../../db/schema.ts';
import { login, mailedToken, registerAccount, signInByPassword } from './fixture.ts';

let harness: Harness;
let key: SigningKey;
beforeAll(async () => {
  harness = await startApp();
  key = await openSigningKey(harness.deps.config);
});
afterAll(() => harness.close());

const CLIENT = 'naungan.apps.simulator';
const NONCE = 'nonce-of-a-test-0001';
const FAILED_REPLY = {
  status: 401,
  body: { message: 'UNAUTHORIZED', response: 'Masuk dengan Google tidak berhasil, silakan coba lagi' },
};

const person = (facts: Partial<Person> = {}): Person => ({
  name: 'Sari Wulandari',
  email: `sari.${randomUUID().slice(0, 8)}@keluarga.test`,
  isEmailVerified: true,
  isMailboxHosted: true,
  ...facts,
});
const seconds = (instant: Date) => Math.floor(instant.getTime() / 1000);
const issuer = () => `${harness.deps.config.PUBLIC_URL}/simulators/google`;
/** Returns a token of the simulated provider, with changed fields. */
const tokenOf = (identity: Person, changes: Record<string, unknown> = {}, nonce = NONCE) =>
  signIdToken(
    { ...tokenFieldsOf(identity, { clientId: CLIENT, nonce }), ...changes },
    { key, issuer: issuer(), now: harness.clock.now() },
  );
const callGoogle = (call: 'login' | 'register', token: string, nonce = NONCE, extraFields: object = {}) =>
  harness.api('POST', `/user/${call}-google`, { body: { token, nonce, ...extraFields } });
const rowOf = async (email: string) =>
  (await harness.deps.db.select().from(users).where(eq(users.email, email)))[0];
const unknownKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

describe('registration with Google', () => {
  it('registration with Google creates an active, verified member without password and phone, and signs in', async () => {
    // A policy cannot print an emoji, so the account gets the first part of the e-mail address as its name.
    const identity = person({ name: 'Sari Wulandari 😀' });
    const reply = await callGoogle('register', await tokenOf(identity), NONCE, {
      marketing: true,
      role: 'desk',
      status: 'inactive',
    });
    expect(reply).toMatchObject({
      status: 200,
      body: {
        response: {
          user: {
            email: identity.email,
            full_name: identity.email.split('@')[0]?.toUpperCase(),
            phone_number: '',
            role: 'member',
            status: 'active',
            completeProfile: false,
            emailVerified: true,
          },
        },
      },
    });
    const { access_token: token } = reply.body.response as { access_token: string };
    expect((await harness.api('GET', '/user/verify', { token })).status).toBe(200);
    expect((await rowOf(identity.email))?.passwordHash).toBeNull();
    expect((await harness.mails(identity.email))[0]?.text).not.toContain('/verify/');
  });

  it('registration with Google stores the name of the Google account in upper case', async () => {
    const identity = person();
    await callGoogle('register', await tokenOf(identity));
    expect((await rowOf(identity.email))?.fullName).toBe('SARI WULANDARI');
  });

  it("registration with Google returns 'email#duplicate' when the address or the Google account is registered", async () => {
    const { email } = await registerAccount(harness);
    const identity = person();
    await callGoogle('register', await tokenOf(identity));
    const sameSubToken = await tokenOf(person(), { sub: subjectOf(identity.email) }, 'another-nonce-0002');
    const replies = [
      await callGoogle('register', await tokenOf(person({ email }))),
      await callGoogle('register', await tokenOf(identity, {}, 'another-nonce-0001'), 'another-nonce-0001'),
      await callGoogle('register', sameSubToken, 'another-nonce-0002'),
      await callGoogle('register', await tokenOf(person({ email: harness.deps.config.DESK_EMAIL }))),
    ];
    for (const reply of replies) {
      expect(reply).toMatchObject({ status: 409, body: { response: 'email#duplicate' } });
    }
  });

  it('accepts one of two simultaneous registrations with Google and returns 409 for the other', async () => {
    const identity = person();
    const token = await tokenOf(identity);
    const replies = await Promise.all([callGoogle('register', token), callGoogle('register', token)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('registration with Google rejects a token that was already used for a session', async () => {
    const identity = person();
    const token = await tokenOf(identity);
    await callGoogle('register', token);
    await harness.deps.db.delete(users).where(eq(users.email, identity.email));
    expect(await callGoogle('register', token)).toMatchObject(FAILED_REPLY);
    expect(await rowOf(identity.email)).toBeUndefined();
  });
});

describe('sign-in with Google', () => {
  it('sign-in with Google opens the account that is linked by `sub`, even if the Google account now has another address', async () => {
    const identity = person();
    await callGoogle('register', await tokenOf(identity));
    const changes = { email: `baru.${identity.email}` };
    const reply = await callGoogle(
      'login',
      await tokenOf(identity, changes, 'nonce-second-visit'),
      'nonce-second-visit',
    );
    expect(reply).toMatchObject({ status: 200, body: { response: { user: { email: identity.email } } } });
  });

  it('sign-in with Google returns 404 for an unregistered account, and accepts the same token for its registration', async () => {
    const token = await tokenOf(person());
    expect(await callGoogle('login', token)).toMatchObject({
      status: 404,
      body: { response: 'Akun Google Anda belum terdaftar, silakan daftar terlebih dahulu' },
    });
    expect((await callGoogle('register', token)).status).toBe(200);
  });

  it('sign-in with Google links a verified account with the same address and does not change its password and sessions', async () => {
    const { email } = await registerAccount(harness);
    await harness.api('GET', `/user/verification/${await mailedToken(harness, email, '/verify')}`);
    const token = await signInByPassword(harness, email);
    harness.clock.advance(1);
    const reply = await callGoogle('login', await tokenOf(person({ email: email.toUpperCase() })));
    expect(reply).toMatchObject({ status: 200, body: { response: { user: { email } } } });
    expect((await harness.api('GET', '/user/verify', { token })).status).toBe(200);
    expect((await login(harness, email)).status).toBe(200);
    expect((await harness.mails(email))[0]?.subject).toContain('terhubung dengan Google');
  });

  it('sign-in with Google removes the password and sessions of an account whose address was never verified', async () => {
    const { email } = await registerAccount(harness);
    const strangerToken = await signInByPassword(harness, email);
    const link = await mailedToken(harness, email, '/verify');
    expect((await callGoogle('login', await tokenOf(person({ email })))).status).toBe(200);
    expect((await harness.api('GET', '/user/verify', { token: strangerToken })).status).toBe(401);
    expect((await login(harness, email)).status).toBe(401);
    // Google has verified the address: opening the link succeeds and changes nothing.
    expect((await harness.api('GET', `/user/verification/${link}`)).body).toMatchObject({
      message: 'verified',
    });
    expect(await rowOf(email)).toMatchObject({ passwordHash: null, googleSub: subjectOf(email) });
  });

  it('sign-in with Google returns 409 for the address of an account when Google does not operate the mailbox', async () => {
    const { email } = await registerAccount(harness);
    const reply = await callGoogle('login', await tokenOf(person({ email, isMailboxHosted: false })));
    expect(reply).toMatchObject({ status: 409, body: { message: 'CONFLICT' } });
    expect((await rowOf(email))?.googleSub).toBeNull();
  });

  it('sign-in with Google returns 409 when the account with the address is linked to another Google account', async () => {
    const identity = person();
    await callGoogle('register', await tokenOf(identity));
    const otherToken = await tokenOf(
      identity,
      { sub: subjectOf('lain@contoh.test') },
      'nonce-of-another-sub',
    );
    expect((await callGoogle('login', otherToken, 'nonce-of-another-sub')).status).toBe(409);
  });

  it("sign-in with Google returns 'Opss.. Anda tidak memiliki akses!' for the desk and for inactive members", async () => {
    const { id, email } = await registerAccount(harness);
    await harness.deps.db.update(users).set({ status: 'inactive' }).where(eq(users.id, id));
    const linkedPerson = person();
    await callGoogle('register', await tokenOf(linkedPerson));
    await harness.deps.db
      .update(users)
      .set({ status: 'inactive' })
      .where(eq(users.email, linkedPerson.email));
    for (const identity of [
      person({ email: harness.deps.config.DESK_EMAIL }),
      person({ email }),
      linkedPerson,
    ]) {
      expect(
        await callGoogle('login', await tokenOf(identity, {}, 'nonce-no-access-01'), 'nonce-no-access-01'),
      ).toMatchObject({ status: 403, body: { response: 'Opss.. Anda tidak memiliki akses!' } });
    }
    expect((await rowOf(harness.deps.config.DESK_EMAIL))?.googleSub).toBeNull();
  });

  it('an account without password can set a password by recovery', async () => {
    const identity = person();
    await callGoogle('register', await tokenOf(identity));
    expect((await login(harness, identity.email, 'Apa1Saja')).status).toBe(401);
    await harness.api('PUT', `/user/forgot/${identity.email}`);
    const link = await mailedToken(harness, identity.email, '/auth/reset');
    const body = { newPassord: 'SandiBaru9', confirmNewPassword: 'SandiBaru9' };
    expect((await harness.api('PUT', `/user/reset/${link}`, { body })).status).toBe(200);
    expect((await login(harness, identity.email, 'SandiBaru9')).status).toBe(200);
  });
});

describe('ID tokens', () => {
  it('an ID token opens only one session, also when two requests send the token at the same time', async () => {
    const token = await tokenOf(person());
    const replies = await Promise.all([callGoogle('register', token), callGoogle('login', token)]);
    expect((await callGoogle('login', token)).status).toBe(401);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const storedNonces = await harness.deps.db.select().from(spentNonces);
    expect(storedNonces.map(({ nonceHash }) => nonceHash)).not.toContain(NONCE);
  });

  const invalidFields: [string, () => Record<string, unknown>][] = [
    ['another issuer', () => ({ iss: 'https://accounts.google.com.penipu.test' })],
    ['another audience', () => ({ aud: 'aplikasi-lain' })],
    ['two audiences', () => ({ aud: [CLIENT, 'aplikasi-lain'] })],
    ['another authorised party', () => ({ azp: 'aplikasi-lain' })],
    ['an expiry in the past', () => ({ exp: seconds(harness.clock.now()) - 61 })],
    ['no expiry', () => ({ exp: undefined })],
    ['an issue time more than an hour ago', () => ({ iat: seconds(harness.clock.now()) - 3_700 })],
    ['an issue time in the future', () => ({ iat: seconds(harness.clock.now()) + 120 })],
    ['a start in the future', () => ({ nbf: seconds(harness.clock.now()) + 120 })],
    ['another nonce', () => ({ nonce: 'nonce-of-a-test-0002' })],
    ['no nonce', () => ({ nonce: undefined })],
    ['an unverified address', () => ({ email_verified: false })],
    ['a text instead of a boolean about the verification', () => ({ email_verified: 'true' })],
    ['no field about the verification', () => ({ email_verified: undefined })],
    ['no address', () => ({ email: undefined })],
    ['no subject', () => ({ sub: undefined })],
  ];
  it.each(invalidFields)('rejects an ID token with %s', async (_name, changes) => {
    expect(await callGoogle('register', await tokenOf(person(), changes()))).toMatchObject(FAILED_REPLY);
  });

  const now = () => seconds(harness.clock.now());
  const jwt = (identity: Person) =>
    new SignJWT({
      ...tokenFieldsOf(identity, { clientId: CLIENT, nonce: NONCE }),
      iss: issuer(),
      iat: now(),
      exp: now() + 3_600,
    });
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const forgedTokens: [string, (identity: Person) => Promise<string>][] = [
    [
      'signed by another key',
      (identity) => jwt(identity).setProtectedHeader({ alg: 'RS256', kid: key.kid }).sign(unknownKey()),
    ],
    [
      'that names an unknown key',
      (identity) => jwt(identity).setProtectedHeader({ alg: 'RS256', kid: 'unknown' }).sign(key.privateKey),
    ],
    [
      'that contains a key',
      (identity) => {
        const attackerKey = generateKeyPairSync('rsa', { modulusLength: 2048 });
        const jwk = attackerKey.publicKey.export({ format: 'jwk' }) as never;
        return jwt(identity).setProtectedHeader({ alg: 'RS256', jwk }).sign(attackerKey.privateKey);
      },
    ],
    [
      'with the algorithm none',
      async (identity) => {
        const payload = {
          ...tokenFieldsOf(identity, { clientId: CLIENT, nonce: NONCE }),
          iss: issuer(),
          exp: now() + 600,
        };
        return `${encode({ alg: 'none' })}.${encode({ ...payload, iat: now() })}.`;
      },
    ],
    [
      'signed with HS256 and the public key as the secret',
      async (identity) => {
        const pem = await exportSPKI(
          (await importJWK(key.publicJwk, 'RS256', { extractable: true })) as CryptoKey,
        );
        return jwt(identity)
          .setProtectedHeader({ alg: 'HS256', kid: key.kid })
          .sign(new TextEncoder().encode(pem));
      },
    ],
    [
      'whose fields were changed',
      async (identity) => {
        const [head, , signature] = (await tokenOf(identity)).split('.');
        return `${head}.${encode({ ...tokenFieldsOf(person(), { clientId: CLIENT, nonce: NONCE }), iss: issuer(), iat: now(), exp: now() + 600 })}.${signature}`;
      },
    ],
    ['without its signature', async (identity) => (await tokenOf(identity)).replace(/[^.]+$/, '')],
    ['of three single letters', async () => 'a.b.c'],
    ['of five parts', async () => 'a.b.c.d.e'],
    ['of an emoji', async () => '😀'],
  ];
  it.each(forgedTokens)('rejects an ID token %s', async (_name, createToken) => {
    const identity = person();
    expect(await callGoogle('register', await createToken(identity))).toMatchObject(FAILED_REPLY);
    expect(await rowOf(identity.email)).toBeUndefined();
  });

  it.each([
    ['no body', undefined],
    ['no nonce', { token: 'a.b.c' }],
    ['a short nonce', { token: 'a.b.c', nonce: 'x'.repeat(15) }],
    ['a token of 8,001 characters', { token: 'x'.repeat(8_001), nonce: NONCE }],
    ['objects as values', { token: { $ne: '' }, nonce: { $ne: '' } }],
  ])('returns 422 for a request with %s', async (_name, body) => {
    expect((await harness.api('POST', '/user/login-google', { body })).status).toBe(422);
    expect((await harness.api('POST', '/user/register-google', { body })).status).toBe(422);
  });
});
