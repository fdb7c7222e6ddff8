import { describe, expect, it, vi } from 'vitest';
import { ApiProblem } from './api-problem.ts';
import { API_VERSION, API_VERSION_HEADER, OUTDATED_MESSAGE } from './api-version.ts';
import { createClient } from './client.ts';

const device = { device_id: 'd-1', os: 'Android', platform: 'web', source: 'storefront' };

function clientWithResponse(
  status: number,
  body: unknown,
  sessionToken: string | null = null,
  headers: Record<string, string> = {},
) {
  const fetch = vi.fn(
    async (_url: string | URL | Request, _init?: RequestInit) =>
      new Response(typeof body === 'string' ? body : JSON.stringify(body), {
        status,
        headers: { 'content-type': typeof body === 'string' ? 'text/html' : 'application/json', ...headers },
      }),
  );
  const onUnauthorized = vi.fn();
  const onOutdated = vi.fn();
  const client = createClient({
    onOutdated,
    origin: 'http://api.test',
    token: () => sessionToken,
    device: () => device,
    onUnauthorized,
    fetch,
  });
  return { client, fetch, onUnauthorized, onOutdated };
}

async function rejectionOf(promise: Promise<unknown>): Promise<ApiProblem> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiProblem);
  return error as ApiProblem;
}

describe('client', () => {
  it('the client fills the path, sends the five headers and resolves to the envelope', async () => {
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

  it('the client rejects reads from an API with a newer version, but not the result of a change', async () => {
    const body = { message: 'ok', response: [] };
    const current = clientWithResponse(200, body, null, { [API_VERSION_HEADER]: String(API_VERSION) });
    await current.client.call('orders', { query: { productType: 'kesehatan' } });
    expect(current.onOutdated).not.toHaveBeenCalled();
    const newer = clientWithResponse(200, body, null, { [API_VERSION_HEADER]: String(API_VERSION + 1) });
    const problem = await rejectionOf(newer.client.call('orders', { query: { productType: 'kesehatan' } }));
    expect(problem).toMatchObject({ code: 'OUTDATED', message: OUTDATED_MESSAGE });
    expect(newer.onOutdated).toHaveBeenCalledExactlyOnceWith(API_VERSION + 1);
    await expect(newer.client.call('login', { body: { email: 'a', password: 'b' } })).resolves.toEqual(body);
  });

  it("the client calls a line's routes by the code of the line", async () => {
    const { client, fetch } = clientWithResponse(200, { message: 'ok', response: null });
    await client.line('kecelakaandiri').plans({ page: 2, dob: '1990-01-01' });
    await client.line('kesehatan').plan('p/1', {});
    expect(fetch.mock.calls.map(([url]) => String(url))).toEqual([
      'http://api.test/api/v1/personal-accidents?page=2&dob=1990-01-01',
      'http://api.test/api/v1/health/p%2F1',
    ]);
  });

  it("on a partner's page, the client sends the guest token with every request; it adds the partner code to a new guest and to an order, but not to a login", async () => {
    const { fetch } = clientWithResponse(200, { message: 'ok', response: null });
    const partnerClient = createClient({
      origin: 'http://api.test',
      token: () => null,
      guestToken: () => 'of-the-guest',
      partner: 'toko-maju',
      device: () => device,
      fetch,
    });
    const guest = { fullName: 'Ani', phoneNumber: '812345678', email: 'ani@contoh.test' };
    await partnerClient.call('createGuest', { body: guest });
    await partnerClient.call('login', { body: { email: 'a', password: 'b' } });
    await partnerClient.line('kesehatan').order({ form: new FormData() });
    const requests = fetch.mock.calls.map(([, init]) => init);
    expect(requests.map((init) => new Headers(init?.headers).get('xgst'))).toEqual(
      Array(3).fill('of-the-guest'),
    );
    expect(JSON.parse(String(requests[0]?.body))).toEqual({ ...guest, partner: 'toko-maju' });
    expect(JSON.parse(String(requests[1]?.body))).toEqual({ email: 'a', password: 'b' });
    expect(requests[2]?.body instanceof FormData && requests[2].body.get('partner')).toBe('toko-maju');
  });

  it('the client makes relative URLs in replies absolute if the API has another origin, and leaves them unchanged on the same origin', async () => {
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

  it('the client makes the links to the files of a claim absolute, also in a list, and leaves other texts unchanged', async () => {
    const { client } = clientWithResponse(200, {
      message: 'ok',
      response: {
        letter: { appealLetter: '/f/banding', responseLetter: 'Surat Balasan Belum Terbit' },
        documents: [{ link: '/f/1' }, { link: ['/f/2', '/f/3'] }],
        payment: { payslip: '/f/bukti', lodUrl: null },
        content: { image: '/logos/a.svg', title: '/judul' },
      },
    });
    expect((await client.call('orders', {})).response).toEqual({
      letter: { appealLetter: 'http://api.test/f/banding', responseLetter: 'Surat Balasan Belum Terbit' },
      documents: [{ link: 'http://api.test/f/1' }, { link: ['http://api.test/f/2', 'http://api.test/f/3'] }],
      payment: { payslip: 'http://api.test/f/bukti', lodUrl: null },
      content: { image: 'http://api.test/logos/a.svg', title: '/judul' },
    });
  });

  it('the client uploads with fetch where XMLHttpRequest is missing', async () => {
    const { client, fetch } = clientWithResponse(200, { message: 'ok', response: { _id: '1' } });
    const ratios: number[] = [];
    const form = new FormData();
    const reply = await client.upload('createHealthOrder', {
      form,
      onProgress: (ratio) => ratios.push(ratio),
    });
    expect(reply.response).toEqual({ _id: '1' });
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', body: form, credentials: 'include' });
    expect(ratios).toEqual([0, 1]);
  });

  it('an upload with fetch rejects with the status and the code of the response, and with the status 0 without a response', async () => {
    const form = new FormData();
    const rejectingClient = clientWithResponse(413, {
      message: 'TOO_LARGE',
      response: 'Terlalu besar',
    }).client;
    const error = await rejectionOf(rejectingClient.upload('createHealthOrder', { form }));
    expect(error).toMatchObject({ status: 413, code: 'TOO_LARGE', message: 'Terlalu besar' });
    const offlineClient = createClient({
      token: () => null,
      device: () => device,
      fetch: () => Promise.reject(new TypeError('x')),
    });
    expect(await rejectionOf(offlineClient.upload('createHealthOrder', { form }))).toMatchObject({
      status: 0,
    });
  });

  it('the client sends a form to the path of the call, with the query of the call', async () => {
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

  it('the client uploads with fetch when `formsByFetch` is set, even where XMLHttpRequest exists', async () => {
    vi.stubGlobal('XMLHttpRequest', class {});
    const fetch = vi.fn(async () => Response.json({ message: 'ok', response: { _id: '1' } }));
    const client = createClient({ token: () => null, device: () => device, fetch, formsByFetch: true });
    await client.upload('createHealthOrder', { form: new FormData() });
    vi.unstubAllGlobals();
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('the client escapes path parameters', async () => {
    const { client, fetch } = clientWithResponse(200, { message: 'ok', response: null });
    await client.call('verifyEmail', { params: { id: 'a/../b?c' } });
    expect(String(fetch.mock.calls[0]?.[0])).toBe('http://api.test/api/v1/user/verification/a%2F..%2Fb%3Fc');
  });

  it('the client sends the five headers and the idempotency key with an upload by XMLHttpRequest', async () => {
    const sentHeaders = new Headers();
    vi.stubGlobal(
      'XMLHttpRequest',
      class {
        upload = {};
        status = 200;
        responseText = JSON.stringify({ message: 'ok', response: null });
        onload = () => undefined;
        open() {}
        setRequestHeader(name: string, value: string) {
          sentHeaders.set(name, value);
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
    expect(Object.fromEntries(sentHeaders)).toEqual({
      ...device,
      access_token: 'secret',
      'idempotency-key': 'k-1',
    });
  });

  it('the client sends no token header when signed out', async () => {
    const { client, fetch } = clientWithResponse(200, { message: 'ok', response: [] });
    await client.call('banks', {});
    expect(new Headers(fetch.mock.calls[0]?.[1]?.headers).has('access_token')).toBe(false);
  });

  it.each([
    [{ message: 'INVALID', response: 'Harap periksa' }, 'Harap periksa'],
    [{ message: 'INVALID' }, 'INVALID'],
    ['<html>', 'Terjadi kendala di sistem kami. Silakan coba beberapa saat lagi.'],
  ])(
    'a failed response with the body %j rejects with the text in `response`, else in `message`, else with a general text',
    async (body, text) => {
      const { client } = clientWithResponse(422, body);
      const error = await rejectionOf(client.call('banks', {}));
      expect(error.message).toBe(text);
      expect(error.status).toBe(422);
    },
  );

  it('the client rejects with the field errors and the raw code of the response', async () => {
    const errors = [{ path: 'email', message: 'Email tidak valid' }];
    const { client } = clientWithResponse(409, { message: 'CONFLICT', response: 'email#duplicate', errors });
    const error = await rejectionOf(client.call('banks', {}));
    expect(error).toMatchObject({ code: 'CONFLICT', raw: 'email#duplicate', fields: errors });
  });

  it('the client rejects with the list of changed amounts that the response contains', async () => {
    const changes = [{ path: 'amounts.total', from: 1, to: 2 }];
    const { client } = clientWithResponse(409, { message: 'CONFLICT', changes });
    expect(await rejectionOf(client.call('banks', {}))).toMatchObject({ changes });
  });

  it('the client calls onUnauthorized once per response with status 401', async () => {
    const { client, onUnauthorized } = clientWithResponse(401, { message: 'UNAUTHORIZED' }, 'old');
    await rejectionOf(client.call('orders', {}));
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
    await rejectionOf(client.upload('createHealthOrder', { form: new FormData() }));
    expect(onUnauthorized).toHaveBeenCalledTimes(2);
  });

  it.each([500, 503, 408])('the client does not repeat a request that fails with %i', async (status) => {
    const { client, fetch } = clientWithResponse(status, { message: 'UNAVAILABLE' });
    await rejectionOf(client.call('orders', {}));
    expect(fetch).toHaveBeenCalledOnce();
    await rejectionOf(client.upload('createHealthOrder', { form: new FormData() }));
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('the client rejects with a connection message when there is no response', async () => {
    const fetch = vi.fn(async () => {
      throw new TypeError('Failed to fetch');
    });
    const client = createClient({
      origin: 'http://api.test',
      token: () => null,
      device: () => device,
      fetch,
    });
    const error = await rejectionOf(client.call('banks', {}));
    expect(error).toMatchObject({
      status: 0,
      message: 'Koneksi terputus. Periksa jaringan Anda, lalu coba lagi.',
    });
  });
});
