import { createRemoteJWKSet, customFetch, decodeJwt, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startApp } from '../../server/test/harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startApp();
});
afterAll(() => harness.close());

/** With two slashes, a path is relative to the root instead of `/api/v1`. */
const ROOT = '//simulators/google';
const NONCE = 'nonce-of-a-test-0001';
const AUTHORIZATION = {
  client_id: 'naungan.apps.simulator',
  redirect_uri: 'http://naungan.test/login',
  response_type: 'id_token',
  scope: 'openid email profile',
  nonce: NONCE,
  state: 's&t=1',
};
const authorizationUrl = (changes: Record<string, string> = {}) =>
  `${ROOT}/o/oauth2/v2/auth?${new URLSearchParams({ ...AUTHORIZATION, ...changes })}`;
/** Chooses an account; returns the URL to which the browser is redirected, and the result in the URL's fragment. */
const choosePerson = async (form: Record<string, string>, changes: Record<string, string> = {}) => {
  const reply = await harness.app.inject({
    method: 'POST',
    url: authorizationUrl(changes).slice(1),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });
  const [redirectUrl = '', fragment = ''] = String(reply.headers.location ?? '').split('#');
  return {
    status: reply.statusCode,
    redirectUrl,
    result: new URLSearchParams(fragment),
    text: reply.payload,
  };
};
const SARI = { name: 'Sari Wulandari', email: 'sari@keluarga.test', verified: 'on', managed: 'on' };

describe('the simulated identity provider', () => {
  it('publishes its configuration, and the keys with which the server verifies the tokens', async () => {
    const configuration = await harness.api('GET', `${ROOT}/.well-known/openid-configuration`);
    const { issuer, jwks_uri } = configuration.body as never as Record<string, string>;
    const { redirectUrl, result } = await choosePerson(SARI);
    expect([redirectUrl, result.get('state')]).toEqual(['http://naungan.test/login', 's&t=1']);
    const keys = createRemoteJWKSet(new URL(jwks_uri ?? ''), {
      [customFetch]: async (url) => {
        const reply = await harness.app.inject(new URL(url).pathname);
        return new Response(reply.payload, { status: reply.statusCode });
      },
    });
    const { payload } = await jwtVerify(result.get('id_token') ?? '', keys, {
      issuer: issuer ?? '',
      audience: AUTHORIZATION.client_id,
      currentDate: harness.clock.now(),
    });
    expect(payload).toMatchObject({
      azp: AUTHORIZATION.client_id,
      sub: expect.stringMatching(/^\d{21}$/),
      email: 'sari@keluarga.test',
      email_verified: true,
      hd: 'keluarga.test',
      nonce: NONCE,
      name: 'Sari Wulandari',
      given_name: 'Sari',
      family_name: 'Wulandari',
    });
    // A token of Google is valid for an hour.
    expect(Number(payload.exp) - Number(payload.iat)).toBe(3_600);
  });

  it('publishes no private part of the key', async () => {
    const { text } = await harness.api('GET', `${ROOT}/oauth2/v3/certs`);
    expect(Object.keys(JSON.parse(text).keys[0]).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
  });

  it('returns a token with the same subject, but without the field hd, for an e-mail address that is neither verified nor managed', async () => {
    const first = decodeJwt((await choosePerson(SARI)).result.get('id_token') ?? '');
    const { verified: _, managed: __, ...unverified } = SARI;
    const second = decodeJwt((await choosePerson(unverified)).result.get('id_token') ?? '');
    expect(second.sub).toBe(first.sub);
    expect(second).toMatchObject({ email_verified: false });
    expect(second).not.toHaveProperty('hd');
  });

  it('returns a token with the field hd for an address of a domain, but not for a Gmail address', async () => {
    const tokenFieldsFor = async (email: string) =>
      decodeJwt((await choosePerson({ ...SARI, email })).result.get('id_token') ?? '');
    for (const email of ['sari@gmail.com', 'sari@googlemail.com'])
      expect(await tokenFieldsFor(email), email).not.toHaveProperty('hd');
    for (const domain of ['mygmail.com', 'gmail.com.test'])
      expect(await tokenFieldsFor(`sari@${domain}`)).toMatchObject({ hd: domain });
  });

  it('shows the account chooser in Indonesian and without a script', async () => {
    const { status, text, headers } = await harness.api('GET', authorizationUrl());
    expect(status).toBe(200);
    expect(text).toContain('<html lang="id">');
    expect(text).toContain('untuk melanjutkan ke Naungan');
    expect(text).not.toContain('<script');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    // The form sends the state of the request again.
    expect(text).toContain('s%26t%3D1');
  });

  it('redirects with access_denied when the person cancels', async () => {
    const { status, result } = await choosePerson({ cancel: 'on' });
    expect([status, result.get('error'), result.get('state')]).toEqual([303, 'access_denied', 's&t=1']);
  });

  it.each([{ name: '', email: 'a@b.test' }, { name: 'A', email: 'a' }, {}])(
    'shows the chooser again for the invalid person %j',
    async (form) => {
      const { status, text } = await choosePerson(form as Record<string, string>);
      expect(status).toBe(422);
      expect(text).toContain('Isi nama dan alamat email yang benar');
    },
  );

  it.each([
    ['client_id', 'lain', 'invalid_client'],
    ['redirect_uri', 'https://penipu.test/login', 'redirect_uri_mismatch'],
    ['redirect_uri', 'http://naungan.test/login?next=1', 'redirect_uri_mismatch'],
    ['redirect_uri', 'http://naungan.test/account', 'redirect_uri_mismatch'],
    ['redirect_uri', 'http://naungan.test@penipu.test/login', 'redirect_uri_mismatch'],
    ['redirect_uri', 'javascript:alert(1)', 'redirect_uri_mismatch'],
    ['response_type', 'code', 'unsupported_response_type'],
    ['response_mode', 'query', 'unsupported_response_mode'],
    ['scope', 'email', 'invalid_scope'],
    ['nonce', '', 'missing_nonce'],
  ])('does not redirect a request with %s %j', async (name, value, code) => {
    const chooserReply = await harness.api('GET', authorizationUrl({ [name]: value }));
    const choiceReply = await choosePerson(SARI, { [name]: value });
    expect([chooserReply.status, choiceReply.status, choiceReply.redirectUrl]).toEqual([400, 400, '']);
    expect(chooserReply.text).toContain(code);
  });

  it("escapes the request's parameters in the chooser", async () => {
    const { text } = await harness.api('GET', authorizationUrl({ state: '"><script>alert(1)</script>' }));
    expect(text).not.toContain('<script');
  });
});

describe('GET /configs?category=google', () => {
  it("returns the provider's address and the client id", async () => {
    const { body } = await harness.api('GET', '/configs?category=google');
    expect(body.response).toEqual([
      { slug: 'authUrl', value: '/simulators/google/o/oauth2/v2/auth' },
      { slug: 'clientId', value: 'naungan.apps.simulator' },
    ]);
  });

  it('returns no settings, and login calls respond with 503, when Google is not configured', async () => {
    const { config } = harness.deps;
    const clientId = config.GOOGLE_CLIENT_ID;
    config.GOOGLE_CLIENT_ID = '';
    const settings = await harness.api('GET', '/configs?category=google');
    const body = { token: 'a.b.c', nonce: NONCE };
    const call = await harness.api('POST', '/user/login-google', { body });
    config.GOOGLE_CLIENT_ID = clientId;
    expect(settings.body.response).toEqual([]);
    expect(call.status).toBe(503);
  });
});
