import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startApp } from '../../../../test/harness.ts';
import { createAuthenticator } from '../authenticator.fixture.ts';
import { login, PASSWORD, registerAccount, signInByPassword } from '../fixture.ts';
import {
  type Enrolled,
  invitationForm,
  invitationToken,
  invite,
  passwordStep,
  readInvitation,
  STAFF_PASSWORD,
  secondStep,
} from './fixture.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import { totpCodeAt, totpStepOf } from './totp.ts';

let harness: Harness;
let person: Enrolled & { id: string };
beforeAll(async () => {
  harness = await startApp();
  person = await invite(harness, 'rudi');
});
afterAll(() => harness.close());

const SECOND = 1_000;
const codeAfter = (seconds: number, secret = person.secret) =>
  totpCodeAt(secret, new Date(harness.clock.now().getTime() + seconds * SECOND));
const sessionOf = (reply: { body: { response: unknown } }) =>
  (reply.body.response as { access_token: string }).access_token;
const statusOf = async (token: string, headers: Record<string, string> = {}) =>
  (await harness.api('GET', '/desk/me', { token, headers })).status;
const WRONG = { message: 'UNAUTHORIZED', response: 'Kode salah, sudah dipakai, atau sudah kedaluwarsa' };
const EXPIRED = {
  message: 'UNAUTHORIZED',
  response: 'Waktu untuk masuk sudah habis, silakan masuk kembali dengan kata sandi',
};

describe('a code of an authenticator app', () => {
  // RFC 6238 appendix B: the last six digits of the SHA-1 codes of the secret '12345678901234567890'.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [20_000_000_000, '353130'],
  ])('the code at second %d is the code of RFC 6238', async (seconds, code) => {
    const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
    expect(await totpCodeAt(secret, new Date(seconds * SECOND))).toBe(code);
    expect(await totpStepOf(secret, code, new Date(seconds * SECOND))).toBe(Math.floor(seconds / 30));
  });

  // At second 15 of a time step, so that 75 s is the limit on both sides.
  it.each([
    [-76, false],
    [-75, true],
    [-60, true],
    [-30, true],
    [0, true],
    [30, true],
    [60, true],
    [74, true],
    [75, false],
  ])('the code of a clock that differs by %d seconds is accepted: %s', async (seconds, isAccepted) => {
    harness.clock.set(new Date(Math.ceil(harness.clock.now().getTime() / 300_000) * 300_000 + 315_000));
    const { challenge } = await passwordStep(harness, person.email);
    const reply = await secondStep(harness, { challenge, code: await codeAfter(seconds) });
    expect(reply.status).toBe(isAccepted ? 200 : 401);
  });

  it('a code is accepted once, and an earlier code is not accepted after it', async () => {
    harness.clock.advance(600);
    const code = await codeAfter(0);
    const first = await passwordStep(harness, person.email);
    expect((await secondStep(harness, { challenge: first.challenge, code })).status).toBe(200);
    const { challenge } = await passwordStep(harness, person.email);
    expect((await secondStep(harness, { challenge, code })).body).toEqual(WRONG);
    expect((await secondStep(harness, { challenge, code: await codeAfter(-30) })).body).toEqual(WRONG);
    expect((await secondStep(harness, { challenge, code: await codeAfter(30) })).status).toBe(200);
  });

  it('a code that is sent twice at the same time is accepted once', async () => {
    harness.clock.advance(600);
    const code = await codeAfter(0);
    const steps = [await passwordStep(harness, person.email), await passwordStep(harness, person.email)];
    const replies = await Promise.all(steps.map(({ challenge }) => secondStep(harness, { challenge, code })));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  });

  it('a code with another shape gets 422; spaces are ignored', async () => {
    harness.clock.advance(600);
    const { challenge } = await passwordStep(harness, person.email);
    for (const code of ['12345', '1234567', 'abcdef', ''])
      expect((await secondStep(harness, { challenge, code })).status, code).toBe(422);
    const code = await codeAfter(0);
    expect(
      (await secondStep(harness, { challenge, code: `${code.slice(0, 3)} ${code.slice(3)}` })).status,
    ).toBe(200);
  });
});

describe('the second step', () => {
  it('the second step needs the right password first, and lists the methods', async () => {
    const body = { email: person.email, password: 'Salah12345' };
    expect((await harness.api('POST', '/desk/login', { body })).body).toEqual({
      message: 'UNAUTHORIZED',
      response: 'Email / Password Salah',
    });
    const reply = await harness.api('POST', '/desk/login', {
      body: { ...body, password: STAFF_PASSWORD },
    });
    expect(reply.body.response).toEqual({
      access_token: null,
      secondFactor: {
        challenge: expect.any(String),
        methods: ['totp', 'recovery'],
        passkey: null,
        expiresAt: new Date(harness.clock.now().getTime() + 300_000).toISOString(),
      },
    });
  });

  it('the second step accepts a challenge for five minutes, once, and no forged one', async () => {
    harness.clock.advance(600);
    const { challenge } = await passwordStep(harness, person.email);
    const late = await passwordStep(harness, person.email);
    harness.clock.advance(299);
    expect((await secondStep(harness, { challenge, code: await codeAfter(0) })).status).toBe(200);
    harness.clock.advance(1);
    const code = await codeAfter(30);
    expect((await secondStep(harness, { challenge: late.challenge, code })).body).toEqual(EXPIRED);
    const next = await passwordStep(harness, person.email);
    expect((await secondStep(harness, { challenge: `${next.challenge}x`, code })).body).toEqual(EXPIRED);
    const used = await secondStep(harness, { challenge: next.challenge, code });
    expect(used.status).toBe(200);
    harness.clock.advance(60);
    const again = await secondStep(harness, { challenge: next.challenge, code: await codeAfter(30) });
    expect(again.body).toEqual(EXPIRED);
  });

  it('the second step accepts each recovery code once and mails its owner', async () => {
    const [code = ''] = person.recoveryCodes;
    expect(person.recoveryCodes).toHaveLength(10);
    const first = await passwordStep(harness, person.email);
    const reply = await secondStep(harness, {
      challenge: first.challenge,
      recoveryCode: ` ${code.toUpperCase().replaceAll('-', ' ')} `,
    });
    expect(reply.body.response).toMatchObject({ recoveryCodesLeft: 9 });
    const [mail] = await harness.mails(person.email);
    expect(mail?.text).toContain('sisa kode Anda: 9');
    const { challenge } = await passwordStep(harness, person.email);
    expect((await secondStep(harness, { challenge, recoveryCode: code })).body).toEqual(WRONG);
    const [foreignCode] = newRecoveryCodes();
    expect((await secondStep(harness, { challenge, recoveryCode: foreignCode })).body).toEqual(WRONG);
  });

  it('the second step accepts a passkey of the person, and not of another person', async () => {
    const [own, other] = [1, 2].map(() =>
      createAuthenticator({ origin: 'http://naungan.test', rpId: 'naungan.test' }),
    );
    const token = await harness.deskToken();
    for (const [name, authenticator] of [
      ['kunci', own],
      ['lain', other],
    ] as const) {
      const form = invitationForm(name);
      await harness.api('POST', '/desk/people', { token, body: form });
      const link = await invitationToken(harness, form.email);
      const { challenge, options } = (await readInvitation(harness, link)).passkey;
      const passkey = { challenge, credential: authenticator?.create(options) };
      const body = { password: STAFF_PASSWORD, confirmPassword: STAFF_PASSWORD, passkey };
      expect(
        (await harness.api('POST', '/desk/invitations', { body: { token: link, ...body } })).status,
      ).toBe(200);
    }
    const sign = async (authenticator: typeof own) => {
      const { challenge, passkey, methods } = await passwordStep(harness, 'kunci@broker.test');
      expect(methods).toEqual(['passkey', 'recovery']);
      const credential = authenticator?.get(passkey?.options ?? { challenge: '' });
      return secondStep(harness, { challenge, passkey: { challenge: passkey?.challenge, credential } });
    };
    expect((await sign(own)).status).toBe(200);
    expect((await sign(other)).body).toEqual(WRONG);
    // A passkey of the desk does not open the storefront.
    const { challenge, options } = (await harness.api('POST', '/user/login-passkey/options')).body
      .response as { challenge: string; options: { challenge: string } };
    const body = { challenge, credential: own?.get(options) };
    expect((await harness.api('POST', '/user/login-passkey', { body })).status).toBe(403);
  });

  it('the second step slows down after five wrong codes, and accepts the right code after the wait', async () => {
    const slow = await startApp({ RATE_LIMIT_SCALE: '1' });
    try {
      const { email, secret } = await invite(slow, 'lambat');
      slow.clock.advance(300);
      const wrongCode = (await totpCodeAt(secret, slow.clock.now())) === '000000' ? '000001' : '000000';
      const statuses: number[] = [];
      for (let attempt = 0; attempt < 6; attempt += 1) {
        const { challenge } = await passwordStep(slow, email);
        statuses.push((await secondStep(slow, { challenge, code: wrongCode })).status);
      }
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
      const waiting = await passwordStep(slow, email);
      const right = { challenge: waiting.challenge, code: await totpCodeAt(secret, slow.clock.now()) };
      expect(await secondStep(slow, right)).toMatchObject({ status: 429, headers: { 'retry-after': '60' } });
      slow.clock.advance(61);
      const code = await totpCodeAt(secret, slow.clock.now());
      expect((await secondStep(slow, { challenge: waiting.challenge, code })).status).toBe(200);
    } finally {
      await slow.close();
    }
  });
});

describe('a session of the desk', () => {
  const signIn = async () => {
    harness.clock.advance(600);
    const { challenge } = await passwordStep(harness, person.email);
    return sessionOf(await secondStep(harness, { challenge, code: await codeAfter(0) }));
  };

  it('a session ends after 30 idle minutes, not after 29', async () => {
    const token = await signIn();
    for (const minutes of [29, 29]) {
      harness.clock.advance(minutes * 60);
      expect(await statusOf(token)).toBe(200);
    }
    harness.clock.advance(31 * 60);
    expect(await statusOf(token)).toBe(401);
  });

  it('a session is not prolonged by background requests', async () => {
    const token = await signIn();
    harness.clock.advance(29 * 60);
    expect(await statusOf(token, { 'x-background': '1' })).toBe(200);
    // The sign of life of an open page.
    await harness.api('PUT', `/desk/presence/order/${person.id}`, { token });
    harness.clock.advance(2 * 60);
    expect(await statusOf(token)).toBe(401);
  });

  it('a session ends twelve hours after the sign-in, even if it is used', async () => {
    const token = await signIn();
    for (let minutes = 20; minutes < 12 * 60; minutes += 20) {
      harness.clock.advance(20 * 60);
      expect(await statusOf(token)).toBe(200);
    }
    harness.clock.advance(20 * 60);
    expect(await statusOf(token)).toBe(401);
  });

  it('a session ends with the sign-out', async () => {
    const token = await signIn();
    expect((await harness.api('POST', '/desk/logout', { token })).status).toBe(200);
    expect(await statusOf(token)).toBe(401);
  });

  it('the session describes the person with roles and permissions', async () => {
    const { response } = (await harness.api('GET', '/desk/me', { token: await signIn() })).body;
    expect(response).toEqual({
      id: person.id,
      fullName: 'rudi',
      email: 'rudi@broker.test',
      roles: ['underwriter'],
      insurer: null,
      permissions: [
        'account.own',
        'tasks.work',
        'notes.write',
        'search.use',
        'customers.read',
        'orders.read',
        'orders.decide',
        'catalogue.read',
      ],
      secondFactors: ['totp'],
      recoveryCodesLeft: 9,
      idleMinutes: 30,
    });
  });
});

describe('accounts of members and staff', () => {
  it('staff cannot sign in to the storefront, nor recover the password there', async () => {
    const reply = await login(harness, person.email, STAFF_PASSWORD);
    expect(reply).toMatchObject({ status: 403, body: { response: 'Opss.. Anda tidak memiliki akses!' } });
    const formerMails = (await harness.mails(person.email)).length;
    await harness.api('PUT', `/user/forgot/${person.email}`);
    expect((await harness.mails(person.email)).length).toBe(formerMails);
  });

  it('members cannot sign in at the desk, and their token opens none of its calls', async () => {
    const { email } = await registerAccount(harness);
    const reply = await harness.api('POST', '/desk/login', { body: { email, password: PASSWORD } });
    expect(reply.body).toEqual({ message: 'UNAUTHORIZED', response: 'Email / Password Salah' });
    expect(await statusOf(await signInByPassword(harness, email))).toBe(403);
  });

  it('an account without a second factor gets a session only outside production', async () => {
    const { DESK_EMAIL, DESK_PASSWORD } = harness.deps.config;
    const body = { email: DESK_EMAIL, password: DESK_PASSWORD };
    const reply = await harness.api('POST', '/desk/login', { body });
    expect(reply.body.response).toEqual({
      access_token: expect.stringMatching(/^[\w-]{43}$/),
      secondFactor: null,
    });
    Object.assign(harness.deps.config, { PRODUCTION: true });
    expect(await harness.api('POST', '/desk/login', { body })).toMatchObject({
      status: 403,
      body: { response: expect.stringContaining('verifikasi dua langkah') },
    });
    Object.assign(harness.deps.config, { PRODUCTION: false });
  });
});
