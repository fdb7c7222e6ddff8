import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startApp } from '../../../test/harness.ts';
import {
  chooseAccount as chooseAccountOf,
  messageOf,
  openPopup,
  popupCode,
  postForm,
  STATE,
  VERIFIER,
} from './google-popup.fixture.ts';

const PARTNER = 'https://mitra.contoh.test';
const OTHER_PARTNER = 'https://mitra-lain.contoh.test';
const UNKNOWN_SITE = 'https://lain.contoh.test';
const RATNA = { name: 'Ratna Dewi', email: 'ratna.popup@keluarga.test', verified: 'on', managed: 'on' };

let harness: Harness;
beforeAll(async () => {
  harness = await startApp({ PARTNER_ORIGINS: `${PARTNER},${OTHER_PARTNER}` });
});
afterAll(() => harness.close());

const popup = (changes: Record<string, string> = {}) => openPopup(harness, { origin: PARTNER, ...changes });
const post = (url: string, form: Record<string, string>) => postForm(harness, url, form);
const chooseAccount = (person: Record<string, string>) => chooseAccountOf(harness, PARTNER, person);
const newCode = () => popupCode(harness, PARTNER, RATNA);
const exchange = (code: string, origin: string | null = PARTNER, verifier = VERIFIER) =>
  harness.api('POST', '/user/google-code', {
    body: { code, verifier },
    headers: origin === null ? {} : { origin },
  });
const FAILED_REPLY = {
  status: 401,
  body: { response: 'Masuk dengan Google tidak berhasil, silakan coba lagi' },
};

describe('the popup of the sign-in with Google', () => {
  it('the popup redirects to Google, which posts the token, so that no URL contains it', async () => {
    const reply = await popup();
    const url = new URL(String(reply.headers.location));
    expect(reply.statusCode).toBe(303);
    expect(reply.headers['cross-origin-opener-policy']).toBe('unsafe-none');
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: 'id_token',
      response_mode: 'form_post',
      redirect_uri: expect.stringMatching(/\/api\/v1\/user\/google-return$/),
    });
    expect(url.href).not.toContain(STATE);
  });

  it('the popup of an origin that is not registered sends only this error', async () => {
    const reply = await popup({ origin: UNKNOWN_SITE });
    expect(reply.statusCode).toBe(403);
    expect(messageOf(reply.payload)).toEqual({
      message: { type: 'naungan-google', state: STATE, error: 'origin' },
      target: '*',
    });
  });

  it.each([
    ['origin', 'mitra'],
    ['state', 'short'],
    ['state', '<script>alert(1)</script>'],
    ['challenge', 'x'.repeat(42)],
  ])('the popup rejects an invalid %s', async (name, value) => {
    expect((await popup({ [name]: value })).statusCode).toBe(422);
  });

  it('the popup sends a code to the origin that opened it, and exchanges it for a session', async () => {
    const form = await chooseAccount(RATNA);
    const reply = await post('/api/v1/user/google-return', form);
    const { message, target } = messageOf(reply.payload);
    expect([target, message.state]).toEqual([PARTNER, STATE]);
    expect(reply.payload).not.toContain(form.id_token);
    const token = await exchange(message.code);
    expect(token.headers['access-control-allow-origin']).toBe(PARTNER);
    const body = token.body.response as { token: string; nonce: string };
    expect((await harness.api('POST', '/user/login-google', { body })).status).toBe(404);
    expect((await harness.api('POST', '/user/register-google', { body })).status).toBe(200);
  });

  it('a cancelled choice reaches the page as an error without a code', async () => {
    const reply = await post('/api/v1/user/google-return', await chooseAccount({ cancel: 'on' }));
    expect(messageOf(reply.payload)).toEqual({
      message: { type: 'naungan-google', state: STATE, error: 'cancelled' },
      target: PARTNER,
    });
  });

  it.each<Record<string, string>>([{}, { state: 'forged' }, { state: 'forged', id_token: 'eyJ' }])(
    'a response that belongs to no attempt is rejected: %o',
    async (form) => {
      const reply = await post('/api/v1/user/google-return', form);
      expect(reply.statusCode).toBe(422);
      expect(reply.payload).not.toContain('postMessage');
    },
  );

  it('an attempt ends after ten minutes', async () => {
    const form = await chooseAccount(RATNA);
    harness.clock.advance(11 * 60);
    expect((await post('/api/v1/user/google-return', form)).statusCode).toBe(422);
  });
});

describe('a code of the popup', () => {
  it('a code is valid once', async () => {
    const code = await newCode();
    expect((await exchange(code)).status).toBe(200);
    expect(await exchange(code)).toMatchObject(FAILED_REPLY);
  });

  it('a code is valid for one minute', async () => {
    const code = await newCode();
    harness.clock.advance(2 * 60);
    expect(await exchange(code)).toMatchObject(FAILED_REPLY);
  });

  it.each([OTHER_PARTNER, UNKNOWN_SITE, null])('a code is not valid for the origin %s', async (origin) => {
    const code = await newCode();
    expect(await exchange(code, origin)).toMatchObject(FAILED_REPLY);
    // The attempt of another origin does not use up the code.
    expect((await exchange(code)).status).toBe(200);
  });

  it('a code is not valid with another verifier', async () => {
    expect(await exchange(await newCode(), PARTNER, VERIFIER.toUpperCase())).toMatchObject(FAILED_REPLY);
  });

  it('a forged code is rejected', async () => {
    expect(await exchange('forged')).toMatchObject(FAILED_REPLY);
    expect((await exchange('')).status).toBe(422);
  });
});
