import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorsPlugin } from '../errors.ts';
import { CONTENT_SECURITY_POLICY, publish } from './fixture.ts';
import { sitePlugin } from './site.ts';
import { SPECULATION_RULES } from './speculation.ts';

const site = mkdtempSync(join(tmpdir(), 'naungan-site-'));
let app: FastifyInstance;
beforeAll(async () => {
  publish(site, 'satu');
  app = fastify({ routerOptions: { ignoreTrailingSlash: true } });
  await app.register(errorsPlugin);
  app.get('/api/v1/siapa', async ({ ip, query, headers }) => ({
    ip,
    query,
    platform: headers.platform,
    token: headers.access_token,
  }));
  app.post('/api/v1/tawaran', async ({ body }) => ({ body }));
  await app.register(sitePlugin, { folder: site, earlyHints: true });
});
afterAll(async () => {
  await app.close();
  rmSync(site, { recursive: true, force: true });
});

type RequestHeaders = Record<string, string>;
const get = (url: string, headers: RequestHeaders = {}) => app.inject({ method: 'GET', url, headers });

describe('an API call from a page that is rendered on demand', () => {
  it("carries the visitor's IP address, but not the visitor's token and cookie", async () => {
    const { body } = await app.inject({
      url: '/ada/bertanya',
      remoteAddress: '192.0.2.7',
      headers: { access_token: 't-1', cookie: 'xgst=g-1' },
    });
    expect(body).toBe('200 {"ip":"192.0.2.7","query":{"q":"1"},"platform":"web"}');
  });

  it('carries the method and the body that the page gave', async () => {
    expect((await get('/ada/menawar')).body).toBe('200 {"body":{"harga":1}}');
  });
});

describe('a page', () => {
  it.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ])('compresses a page for a browser that accepts %s', async (accepted, encoding, unpack) => {
    const { headers, rawPayload } = await get('/', { 'accept-encoding': accepted });
    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(unpack(rawPayload).toString()).toContain('<p>satu</p>');
  });

  it('sends an uncompressed page to a browser that accepts no encoding, with a Vary header', async () => {
    const { headers, body } = await get('/');
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers.vary).toBe('accept-encoding');
    expect(body).toContain('<p>satu</p>');
  });

  it.each(['br', 'gzip', ''])(
    'responds with 304 to a browser with a cached copy in the encoding "%s"',
    async (accepted) => {
      const accept: RequestHeaders = { 'accept-encoding': accepted };
      const { headers } = await get('/', accept);
      expect(headers['cache-control']).toBe('no-cache');
      const secondReply = await get('/', { ...accept, 'if-none-match': String(headers.etag) });
      expect(secondReply).toMatchObject({ statusCode: 304, body: '' });
      expect(secondReply.headers).toMatchObject({ etag: headers.etag, vary: 'accept-encoding' });
    },
  );

  it('has an ETag for each encoding', async () => {
    const replies = await Promise.all(
      ['br', 'gzip', ''].map((name) => get('/', { 'accept-encoding': name })),
    );
    expect(new Set(replies.map(({ headers }) => headers.etag)).size).toBe(3);
  });

  it('responds to HEAD with the headers of GET', async () => {
    const head = await app.inject({ method: 'HEAD', url: '/', headers: { 'accept-encoding': 'br' } });
    const { headers } = await get('/', { 'accept-encoding': 'br' });
    expect(head).toMatchObject({ statusCode: 200, body: '' });
    for (const name of ['etag', 'content-length', 'content-encoding', 'content-type', 'link', 'vary'])
      expect(head.headers[name]).toBe(headers[name]);
  });

  it('supports range requests and preconditions', async () => {
    const part = await get('/', { range: 'bytes=0-13' });
    expect(part).toMatchObject({ statusCode: 206, body: '<!doctype html' });
    const replyBeyondEnd = await get('/', { range: 'bytes=999999-' });
    expect(replyBeyondEnd).toMatchObject({ statusCode: 416, body: '' });
    expect(replyBeyondEnd.headers['content-range']).toMatch(/^bytes \*\/\d+$/);
    expect((await get('/', { 'if-match': '"lain"' })).statusCode).toBe(412);
    const completeBody = (await get('/', { 'accept-encoding': 'br' })).rawPayload;
    const compressed = await get('/', { 'accept-encoding': 'br', range: 'bytes=0-9' });
    expect(compressed.headers['content-range']).toBe(`bytes 0-9/${completeBody.length}`);
    expect(compressed.rawPayload).toEqual(completeBody.subarray(0, 10));
  });

  it('has headers for its Content-Security-Policy, its preloads and the speculation rules', async () => {
    const { headers } = await get('/tetap/');
    expect(headers).toMatchObject({
      'content-security-policy': CONTENT_SECURITY_POLICY,
      'speculation-rules': '"/speculation-rules.json"',
      link: '</_astro/huruf.woff2>; rel=preload; as=font; crossorigin, </_astro/gaya-tetap.css>; rel=preload; as=style',
    });
  });

  it("returns 404 for the path of a page's file", async () => {
    for (const path of ['/index.html', '/tetap/index.html', '/index.html.br', '/404.html'])
      expect((await get(path)).statusCode).toBe(404);
    // The path of the page `/tetap`, with an encoded character.
    expect((await get('/%74etap')).statusCode).toBe(200);
  });
});

describe("the framework's endpoints", () => {
  it.each(['/_image?href=/logos/a.svg', '/_image', '//_image', '/%5Fimage', '/x/../_image', '/_actions/a'])(
    "returns 404 for the framework's endpoint %s",
    async (path) => {
      const reply = await get(path);
      expect(reply).toMatchObject({ statusCode: 404 });
      expect(reply.body).toContain('tidak ada');
    },
  );
});

describe('a method other than GET and HEAD', () => {
  it.each(['TRACE', 'PROPFIND', 'POST', 'PUT', 'DELETE', 'OPTIONS'])(
    'rejects the method %s',
    async (method) => {
      const request = (url: string) => app.inject({ method: method as 'GET', url });
      for (const path of ['/', '/tetap', '/logos/a.svg', '/ada/1']) {
        const { statusCode, headers } = await request(path);
        expect([path, statusCode, headers.allow]).toEqual([path, 405, 'GET, HEAD']);
      }
      expect((await request('/tidak-ada')).statusCode).toBe(404);
    },
  );
});

describe('a file', () => {
  it.each([
    ['/_astro/gaya-satu.css', 'public, max-age=31536000, immutable', 'text/css; charset=utf-8'],
    ['/_astro/huruf.woff2', 'public, max-age=31536000, immutable', 'font/woff2'],
    ['/logos/a.svg', 'public, max-age=86400, stale-while-revalidate=604800', 'image/svg+xml'],
    ['/robots.txt', 'no-cache', 'text/plain; charset=utf-8'],
  ])('at %s has the cache-control %s', async (path, cacheControl, type) => {
    const { statusCode, headers } = await get(path, { 'accept-encoding': 'br' });
    expect({ statusCode, cacheControl: headers['cache-control'], type: headers['content-type'] }).toEqual({
      statusCode: 200,
      cacheControl,
      type,
    });
    expect(
      (await get(path, { 'accept-encoding': 'br', 'if-none-match': String(headers.etag) })).statusCode,
    ).toBe(304);
  });

  it.each([
    '/../release.json',
    '/%2e%2e/release.json',
    '/_headers.json',
    '/server/entry.mjs',
    '/..%2frelease.json',
  ])('does not serve a file from %s', async (path) => {
    const { statusCode, body } = await get(path);
    expect(statusCode).toBe(404);
    expect(body).not.toContain('Content-Security-Policy');
  });
});

describe('speculation rules', () => {
  it('have the media type that browsers require', async () => {
    const { headers, body } = await get('/speculation-rules.json');
    expect(headers['content-type']).toMatch(/^application\/speculationrules\+json/);
    expect(body).toBe(SPECULATION_RULES);
  });
});

// `/p/<slug>` is a content page. The default page is shown for a slug that has no content page.
describe('the default page', () => {
  it.each(['/p/tidak-ada', '/p/tidak-ada/', '/p/Syarat%20Baru', '/p/x?y=1'])(
    'serves the default page for %s with noindex',
    async (path) => {
      const { statusCode, headers, body } = await get(path);
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        'x-robots-tag': 'noindex',
        'content-security-policy': CONTENT_SECURITY_POLICY,
      });
      expect(body).toContain('selamat datang');
    },
  );

  it.each(['/p', '/p/', '/p/home'])('serves the default page at %s without noindex', async (path) => {
    const { statusCode, headers } = await get(path);
    expect(statusCode).toBe(200);
    expect(headers['x-robots-tag']).toBeUndefined();
  });

  it.each(['/p/a/b', '/px', '/pp/home', '/p%2fhome/x'])(
    'does not serve the default page for %s',
    async (path) => {
      expect((await get(path)).statusCode).toBe(404);
    },
  );
});

describe('an unknown URL', () => {
  it.each(['/tidak/ada', '//lain.test/x', '/404', '/ada/hilang', '/logos', '/_astro/lama.css'])(
    'serves the 404 page for the unknown URL %s',
    async (path) => {
      const { statusCode, headers, body } = await get(path);
      expect(statusCode).toBe(404);
      expect(headers).toMatchObject({
        'content-security-policy': CONTENT_SECURITY_POLICY,
        'cache-control': 'no-cache',
      });
      expect(body).toContain('tidak ada');
    },
  );

  it('gets the complete 404 page despite conditional or range headers', async () => {
    const { headers } = await get('/tetap');
    const conditionalHeaders: RequestHeaders[] = [
      { 'if-none-match': String(headers.etag) },
      { range: 'bytes=0-3' },
    ];
    for (const conditionalHeader of conditionalHeaders) {
      const { statusCode, body } = await get('/tidak-ada', conditionalHeader);
      expect(statusCode).toBe(404);
      expect(body).toContain('tidak ada');
    }
  });

  it('gets 404 for a POST request', async () => {
    expect(await app.inject({ method: 'POST', url: '/tidak-ada' })).toMatchObject({ statusCode: 404 });
  });
});

describe('a page rendered on demand', () => {
  it.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip;q=1, br;q=0', 'gzip', gunzipSync],
  ])('compresses a rendered page for a browser that accepts %s', async (accepted, encoding, unpack) => {
    const { headers, rawPayload } = await get('/ada/1', { 'accept-encoding': accepted });
    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(unpack(rawPayload).toString()).toContain('rendered satu');
  });

  it('sends an uncompressed page to a browser that accepts no encoding, and 304 to a browser with a cached copy', async () => {
    const { headers, body } = await get('/ada/1?x=2');
    expect(body).toContain('rendered satu');
    expect(await get('/ada/1?x=2', { 'if-none-match': String(headers.etag) })).toMatchObject({
      statusCode: 304,
      body: '',
    });
  });

  it('may redirect', async () => {
    expect(await get('/ada/pindah')).toMatchObject({ statusCode: 301, headers: { location: '/' } });
  });

  it('shows an Indonesian message when rendering fails', async () => {
    const { statusCode, body } = await get('/ada/rusak');
    expect(statusCode).toBe(500);
    expect(body).toContain('Silakan coba beberapa saat lagi');
  });

  it('has status 503 when it reports that its data could not be loaded', async () => {
    const { statusCode, body } = await get('/ada/gangguan');
    expect(statusCode).toBe(503);
    expect(body).toContain('rendered');
  });
});
