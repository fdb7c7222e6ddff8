import { describe, expect, it } from 'vitest';
import { createEncryptedStorage } from '../storage/encrypted-storage.ts';
import { fakeKeys, fakeWebStorage } from '../storage/fakes.ts';
import { createGoogleSignIn, googleSettings, readGoogleResponse } from './google.ts';

const settings = { authUrl: 'https://accounts.google.com/o/oauth2/v2/auth', clientId: 'client-1' };
const redirectUri = 'https://toko.test/login';

function openTab() {
  const webStorage = fakeWebStorage();
  const storage = createEncryptedStorage({ webStorage, keys: fakeKeys() });
  let count = 0;
  const newSecret = () => {
    count += 1;
    return `secret-${count}`;
  };
  return { webStorage, signIn: createGoogleSignIn({ storage, newSecret }) };
}

describe('the redirect to Google', () => {
  it('the redirect to Google requests an ID token for this page, and encrypts the stored secrets', async () => {
    const { signIn, webStorage } = openTab();
    const url = new URL(await signIn.start(settings, { redirectUri, purpose: 'login', next: '/orders/' }));
    expect(url.origin + url.pathname).toBe(settings.authUrl);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: 'client-1',
      redirect_uri: 'https://toko.test/login',
      response_type: 'id_token',
      response_mode: 'fragment',
      scope: 'openid email profile',
      prompt: 'select_account',
      state: 'secret-1',
      nonce: 'secret-2',
    });
    expect([...webStorage.all.values()].join()).not.toMatch(/secret|orders/);
  });

  it("the redirect to Google accepts a path on this site as the provider's URL", async () => {
    const settingsWithPath = { ...settings, authUrl: '/simulators/google/o/oauth2/v2/auth' };
    const url = await openTab().signIn.start(settingsWithPath, {
      redirectUri: 'https://toko.test/daftar',
      purpose: 'register',
      next: null,
    });
    expect(url).toMatch('https://toko.test/simulators/google/o/oauth2/v2/auth?');
    expect(new URL(url).searchParams.get('redirect_uri')).toBe('https://toko.test/daftar');
  });
});

describe('the response from Google', () => {
  const response = { state: 'secret-1', token: 'id-token', error: '' };

  it('a valid response from Google returns the token, the nonce and the page that the visitor requested', async () => {
    const { signIn } = openTab();
    await signIn.start(settings, { redirectUri, purpose: 'login', next: '/orders/' });
    expect((await signIn.finish(response, 'login')).googleToken).toEqual({
      token: 'id-token',
      nonce: 'secret-2',
      next: '/orders/',
    });
  });

  it.each([
    ['with another state', { ...response, state: 'secret-9' }, 'login'],
    ['without a state', { ...response, state: '' }, 'login'],
    ['without a token', { ...response, token: null, error: 'access_denied' }, 'login'],
    ['that arrives on the registration page after a request by the login page', response, 'register'],
  ] as const)(
    'rejects a response from Google %s, but returns the page that the visitor requested',
    async (_description, rejectedResponse, purpose) => {
      const { signIn } = openTab();
      await signIn.start(settings, { redirectUri, purpose: 'login', next: '/orders/' });
      expect(await signIn.finish(rejectedResponse, purpose)).toEqual({ googleToken: null, next: '/orders/' });
    },
  );

  it('rejects a response from Google without a previous request, and a response that arrives a second time', async () => {
    const { signIn } = openTab();
    expect(await signIn.finish(response, 'login')).toEqual({ googleToken: null, next: null });
    await signIn.start(settings, { redirectUri, purpose: 'login', next: null });
    expect((await signIn.finish(response, 'login')).googleToken).not.toBeNull();
    expect(await signIn.finish(response, 'login')).toEqual({ googleToken: null, next: null });
  });
});

describe('readGoogleResponse', () => {
  it.each([
    ['', null],
    ['#alamat', null],
    ['#state=a', null],
    ['#state=a&id_token=t', { state: 'a', token: 't', error: '' }],
    ['#id_token=t', { state: '', token: 't', error: '' }],
    ['#error=access_denied&state=a', { state: 'a', token: null, error: 'access_denied' }],
  ])('readGoogleResponse reads the hash %j as %j', (hash, response) => {
    expect(readGoogleResponse(hash)).toEqual(response);
  });
});

describe('googleSettings', () => {
  const rows = [
    { slug: 'authUrl', value: 'https://g.test' },
    { slug: 'clientId', value: 'c' },
  ];
  it.each([
    [rows, { authUrl: 'https://g.test', clientId: 'c' }],
    [rows.slice(1), null],
    [[], null],
  ])('googleSettings reads the rows %j as %j', (settingRows, expected) => {
    expect(googleSettings(settingRows)).toEqual(expected);
  });
});
