import { describe, expect, it, vi } from 'vitest';
import { ApiProblem } from './api-problem.ts';
import { createClient } from './client.ts';

const device = { device_id: 'd-1', os: 'Android', platform: 'web', source: 'storefront' };

function clientWithResponse(status: number, body: unknown, token: string | null = null) {
  const fetch = vi.fn(
    async (_url: string | URL | Request, _init?: RequestInit) =>
      new Response(typeof body === 'string' ? body : JSON.stringify(body), {
        status,
        headers: { 'content-type': typeof body === 'string' ? 'text/html' : 'application/json' },
      }),
  );
  const onUnauthorized = vi.fn();
  const client = createClient({
    origin: 'http://api.test',
    token: () => token,
    device: () => device,
    onUnauthorized,
    fetch,
  });
  return { client, fetch, onUnauthorized };
}

async function failing(promise: Promise<unknown>): Promise<ApiProblem> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiProblem);
  return error as ApiProblem;
}

describe('client', () => {
  it('fills the path, sends the five headers and resolves to the envelope', async () => {
    const { client, fetch } = clientWithResponse(200, { message: 'ok', response: [] }, 'secret');
    const reply = await client.call('orders', { query: { productType: 'kesehatan' } });
    expect(reply).toEqual({ message: 'ok', response: [] });
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(String(url)).toBe('http://api.test/api/v1/transaction?productType=kesehatan');
    const headers = new Headers(init?.headers);
    for (const [key, value] of Object.entries({ ...device, access_token: 'secret' }))
      expect(headers.get(key)).toBe(value);
    expect(init?.credentials).toBe('include');
  });

  it('calls a line by its code', async () => {
    const { client, fetch } = clientWithResponse(200, { message: 'ok', response: null });
    await client.line('kecelakaandiri').plans({ page: 2, dob: '1990-01-01' });
    await client.line('kesehatan').plan('p/1', {});
    expect(fetch.mock.calls.map(([url]) => String(url))).toEqual([
      'http://api.test/api/v1/personal-accidents?page=2&dob=1990-01-01',
      'http://api.test/api/v1/health/p%2F1',
    ]);
  });

  it('sends the partner code and the visitor token from the page of a partner', async () => {
    const { fetch } = clientWithResponse(200, { message: 'ok', response: null });
    const partners = createClient({
      origin: 'http://api.test',
      token: () => null,
      guestToken: () => 'of-the-guest',
      partner: 'toko-maju',
      device: () => device,
      fetch,
    });
    const visitor = { fullName: 'Ani', phoneNumber: '812345678', email: 'ani@contoh.test' };
    await partners.call('createGuest', { body: visitor });
    await partners.call('login', { body: { email: 'a', password: 'b' } });
    await partners.line('kesehatan').order({ form: new FormData() });
    const sent = fetch.mock.calls.map(([, init]) => init);
    expect(sent.map((init) => new Headers(init?.headers).get('xgst'))).toEqual(Array(3).fill('of-the-guest'));
    expect(JSON.parse(String(sent[0]?.body))).toEqual({ ...visitor, partner: 'toko-maju' });
    expect(JSON.parse(String(sent[1]?.body))).toEqual({ email: 'a', password: 'b' });
    expect(sent[2]?.body instanceof FormData && sent[2].body.get('partner')).toBe('toko-maju');
  });

  it('resolves addresses in replies of another origin, and leaves those of the same origin unchanged', async () => {
    const reply = {
      message: 'ok',
      response: [
        { logoProduct: '/logos/a.svg', pdf: null, url: 'https://b.test/x', productName: '/nama' },
        { url: '//b.test/x' },
      ],
    };
    const otherOrigin = clientWithResponse(200, reply).client;
    expect((await otherOrigin.call('orders', {})).response).toEqual([
      {
        logoProduct: 'http://api.test/logos/a.svg',
        pdf: null,
        url: 'https://b.test/x',
        productName: '/nama',
      },
      { url: '//b.test/x' },
    ]);
    const { fetch } = clientWithResponse(200, reply);
    const sameOrigin = createClient({ token: () => null, device: () => device, fetch });
    expect(await sameOrigin.call('orders', {})).toEqual(reply);
  });

  it('uploads with fetch where XMLHttpRequest is missing', async () => {
    const { client, fetch } = clientWithResponse(200, { message: 'ok', response: { _id: '1' } });
    const shares: number[] = [];
    const form = new FormData();
    const reply = await client.upload('createHealthOrder', {
      form,
      onProgress: (share) => shares.push(share),
    });
    expect(reply.response).toEqual({ _id: '1' });
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', body: form, credentials: 'include' });
    expect(shares).toEqual([0, 1]);
    const refused = clientWithResponse(413, { message: 'TOO_LARGE', response: 'Terlalu besar' }).client;
    const error = await failing(refused.upload('createHealthOrder', { form }));
    expect(error).toMatchObject({ status: 413, code: 'TOO_LARGE', message: 'Terlalu besar' });
    const offlineClient = createClient({
      token: () => null,
      device: () => device,
      fetch: () => Promise.reject(new TypeError('x')),
    });
    expect(await failing(offlineClient.upload('createHealthOrder', { form }))).toMatchObject({ status: 0 });
  });

  it('sends a form to its path with the query', async () => {
    const { client, fetch } = clientWithResponse(200, { message: 'ok', response: { _id: '1' } });
    await client.upload('submitClaim', {
      params: { policyNumber: 'POL-1' },
      query: { productType: 'kesehatan', field: 'FORM,KTP' },
      form: new FormData(),
    });
    expect(String(fetch.mock.calls[0]?.[0])).toContain(
      '/api/v1/claims/client/POL-1?productType=kesehatan&field=FORM%2CKTP',
    );
  });

  it('uploads with fetch when `formsByFetch` is set, even where XMLHttpRequest exists', async () => {
    vi.stubGlobal('XMLHttpRequest', class {});
    const fetch = vi.fn(async () => Response.json({ message: 'ok', response: { _id: '1' } }));
    const client = createClient({ token: () => null, device: () => device, fetch, formsByFetch: true });
    await client.upload('createHealthOrder', { form: new FormData() });
    vi.unstubAllGlobals();
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('escapes path parameters', async () => {
    const { client, fetch } = clientWithResponse(200, { message: 'ok', response: null });
    await client.call('verifyEmail', { params: { id: 'a/../b?c' } });
    expect(String(fetch.mock.calls[0]?.[0])).toBe('http://api.test/api/v1/user/verification/a%2F..%2Fb%3Fc');
  });

  it('sends the five headers with an upload too', async () => {
    const sent = new Headers();
    vi.stubGlobal(
      'XMLHttpRequest',
      class {
        upload = {};
        status = 200;
        responseText = JSON.stringify({ message: 'ok', response: null });
        onload = () => undefined;
        open() {}
        setRequestHeader(name: string, value: string) {
          sent.set(name, value);
        }
        send() {
          this.onload();
        }
      },
    );
    const { client } = clientWithResponse(200, null, 'secret');
    const headers = { 'Idempotency-Key': 'k-1' };
    expect(await client.upload('createHealthOrder', { form: new FormData(), headers })).toEqual({
      message: 'ok',
      response: null,
    });
    vi.unstubAllGlobals();
    expect(Object.fromEntries(sent)).toEqual({ ...device, access_token: 'secret', 'idempotency-key': 'k-1' });
  });

  it('sends no token header when signed out', async () => {
    const { client, fetch } = clientWithResponse(200, { message: 'ok', response: [] });
    await client.call('banks', {});
    expect(new Headers(fetch.mock.calls[0]?.[1]?.headers).has('access_token')).toBe(false);
  });

  it.each([
    [{ message: 'INVALID', response: 'Harap periksa' }, 'Harap periksa'],
    [{ message: 'INVALID' }, 'INVALID'],
    ['<html>', 'Terjadi kendala di sistem kami. Silakan coba beberapa saat lagi.'],
  ])('shows `response`, else `message`, else a general message: %j', async (body, text) => {
    const { client } = clientWithResponse(422, body);
    const error = await failing(client.call('banks', {}));
    expect(error.message).toBe(text);
    expect(error.status).toBe(422);
  });

  it('passes on field errors and the raw code', async () => {
    const errors = [{ path: 'email', message: 'Email tidak valid' }];
    const { client } = clientWithResponse(409, { message: 'CONFLICT', response: 'email#duplicate', errors });
    const error = await failing(client.call('banks', {}));
    expect(error).toMatchObject({ code: 'CONFLICT', raw: 'email#duplicate', fields: errors });
  });

  it('passes on the figures that differ from those shown', async () => {
    const changes = [{ path: 'amounts.total', from: 1, to: 2 }];
    const { client } = clientWithResponse(409, { message: 'CONFLICT', changes });
    expect(await failing(client.call('banks', {}))).toMatchObject({ changes });
  });

  it('calls onUnauthorized once for a 401', async () => {
    const { client, onUnauthorized } = clientWithResponse(401, { message: 'UNAUTHORIZED' }, 'old');
    await failing(client.call('orders', {}));
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
    await failing(client.upload('createHealthOrder', { form: new FormData() }));
    expect(onUnauthorized).toHaveBeenCalledTimes(2);
  });

  it.each([500, 503, 408])('sends a request once, also when it fails with %i', async (status) => {
    const { client, fetch } = clientWithResponse(status, { message: 'UNAVAILABLE' });
    await failing(client.call('orders', {}));
    expect(fetch).toHaveBeenCalledOnce();
    await failing(client.upload('createHealthOrder', { form: new FormData() }));
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('rejects with a connection message when no response comes', async () => {
    const fetch = vi.fn(async () => {
      throw new TypeError('Failed to fetch');
    });
    const client = createClient({
      origin: 'http://api.test',
      token: () => null,
      device: () => device,
      fetch,
    });
    const error = await failing(client.call('banks', {}));
    expect(error).toMatchObject({
      status: 0,
      message: 'Koneksi terputus. Periksa jaringan Anda, lalu coba lagi.',
    });
  });
});
