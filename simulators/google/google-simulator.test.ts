import { createRemoteJWKSet, customFetch, decodeJwt, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startApp } from '../../server/test/harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startApp();
});
afterAll(() => harness.close());

const ROOT = '//simulators/google';
const NONCE = 'nonce-of-a-test-0001';
const expectedClaims = {
  client_id: 'naungan.apps.simulator',
  redirect_uri: 'http://naungan.test/login',
  response_type: 'id_token',
  scope: 'openid email profile',
  nonce: NONCE,
  state: 's&t=1',
};
const authorizationUrl = (changed: Record<string, string> = {}) =>
  `${ROOT}/o/oauth2/v2/auth?${new URLSearchParams({ ...expectedClaims, ...changed })}`;
const choose = async (form: Record<string, string>, changed: Record<string, string> = {}) => {
  const reply = await harness.app.inject({
    method: 'POST',
    url: authorizationUrl(changed).slice(1),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });
  const [place = '', fragment = ''] = String(reply.headers.location ?? '').split('#');
  return { status: reply.statusCode, place, answer: new URLSearchParams(fragment), text: reply.payload };
};
const sari = { name: 'Sari Wulandari', email: 'sari@keluarga.test', verified: 'on', managed: 'on' };

describe('the simulated identity provider', () => {
  it('publishes its configuration, and its keys verify its tokens', async () => {
    const about = await harness.api('GET', `${ROOT}/.well-known/openid-configuration`);
    const { issuer, jwks_uri } = about.body as never as Record<string, string>;
    const { place, answer } = await choose(sari);
    expect([place, answer.get('state')]).toEqual(['http://naungan.test/login', 's&t=1']);
    const keys = createRemoteJWKSet(new URL(jwks_uri ?? ''), {
      [customFetch]: async (url) => {
        const reply = await harness.app.inject(new URL(url).pathname);
        return new Response(reply.payload, { status: reply.statusCode });
      },
    });
    const { payload } = await jwtVerify(answer.get('id_token') ?? '', keys, {
      issuer: issuer ?? '',
      audience: expectedClaims.client_id,
      currentDate: harness.clock.now(),
    });
    expect(payload).toMatchObject({
      azp: expectedClaims.client_id,
      sub: expect.stringMatching(/^\d{21}$/),
      email: 'sari@keluarga.test',
      email_verified: true,
      hd: 'keluarga.test',
      nonce: NONCE,
      name: 'Sari Wulandari',
      given_name: 'Sari',
      family_name: 'Wulandari',
    });
    // Like Google's, a token is valid for an hour.
    expect(Number(payload.exp) - Number(payload.iat)).toBe(3_600);
  });

  it('never publishes a private key', async () => {
    const { text } = await harness.api('GET', `${ROOT}/oauth2/v3/certs`);
    expect(Object.keys(JSON.parse(text).keys[0]).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
  });

  it('gives a person a stable subject and reports an unverified address', async () => {
    const first = decodeJwt((await choose(sari)).answer.get('id_token') ?? '');
    const { verified: _, managed: __, ...unverified } = sari;
    const second = decodeJwt((await choose(unverified)).answer.get('id_token') ?? '');
    expect(second.sub).toBe(first.sub);
    expect(second).toMatchObject({ email_verified: false });
    expect(second).not.toHaveProperty('hd');
  });

  it('hosts the mailboxes of domains, but not those of Gmail', async () => {
    const claimsFor = async (email: string) =>
      decodeJwt((await choose({ ...sari, email })).answer.get('id_token') ?? '');
    for (const email of ['sari@gmail.com', 'sari@googlemail.com'])
      expect(await claimsFor(email), email).not.toHaveProperty('hd');
    for (const domain of ['mygmail.com', 'gmail.com.test'])
      expect(await claimsFor(`sari@${domain}`)).toMatchObject({ hd: domain });
  });

  it('offers the accounts to choose from, in Indonesian and without a script', async () => {
    const { status, text, headers } = await harness.api('GET', authorizationUrl());
    expect(status).toBe(200);
    expect(text).toContain('<html lang="id">');
    expect(text).toContain('untuk melanjutkan ke Naungan');
    expect(text).not.toContain('<script');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(text).toContain('s%26t%3D1');
  });

  it('redirects with an error when the person cancels', async () => {
    const { status, answer } = await choose({ cancel: 'on' });
    expect([status, answer.get('error'), answer.get('state')]).toEqual([303, 'access_denied', 's&t=1']);
  });

  it.each([{ name: '', email: 'a@b.test' }, { name: 'A', email: 'a' }, {}])(
    'shows the form again for %j',
    async (form) => {
      const { status, text } = await choose(form as Record<string, string>);
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
    ['response_mode', 'form_post', 'unsupported_response_mode'],
    ['scope', 'email', 'invalid_scope'],
    ['nonce', '', 'missing_nonce'],
  ])('does not redirect for %s %j', async (name, value, code) => {
    const shown = await harness.api('GET', authorizationUrl({ [name]: value }));
    const chosen = await choose(sari, { [name]: value });
    expect([shown.status, chosen.status, chosen.place]).toEqual([400, 400, '']);
    expect(shown.text).toContain(code);
  });

  it("escapes the request's parameters", async () => {
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

  it('is empty, and the sign-in calls are closed, when Google is not configured', async () => {
    const { config } = harness.deps;
    const before = config.GOOGLE_CLIENT_ID;
    config.GOOGLE_CLIENT_ID = '';
    const settings = await harness.api('GET', '/configs?category=google');
    const body = { token: 'a.b.c', nonce: NONCE };
    const call = await harness.api('POST', '/user/login-google', { body });
    config.GOOGLE_CLIENT_ID = before;
    expect(settings.body.response).toEqual([]);
    expect(call.status).toBe(503);
  });
});
