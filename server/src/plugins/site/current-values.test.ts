import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorsPlugin } from '../errors.ts';
import { createUpdater, type SiteValues } from './current-values.ts';
import { publish } from './fixture.ts';
import { sitePlugin } from './site.ts';

const buildValues = {
  origin: 'http://localhost:4321',
  settings: [
    { slug: 'whatsappNumber', value: '62811' },
    { slug: 'welcomeTextWhatsApp', value: 'Halo' },
  ],
};
const currentValues = {
  origin: 'https://toko.test',
  settings: [
    { slug: 'whatsappNumber', value: '628119' },
    { slug: 'welcomeTextWhatsApp', value: 'Selamat pagi' },
  ],
};

describe('current values', () => {
  const update = createUpdater(buildValues, currentValues, '');

  it.each([
    [
      '<link rel="canonical" href="http://localhost:4321/faq">',
      '<link rel="canonical" href="https://toko.test/faq">',
    ],
    ['?u=http%3A%2F%2Flocalhost%3A4321%2Fa', '?u=https%3A%2F%2Ftoko.test%2Fa'],
    ['href="https://wa.me/62811?text=Halo"', 'href="https://wa.me/628119?text=Selamat%20pagi"'],
    ['href="https://wa.me/62811?text=Klaim"', 'href="https://wa.me/628119?text=Klaim"'],
    ['href="https://wa.me/62811"', 'href="https://wa.me/628119"'],
  ])('replace %s by %s', (before, after) => {
    expect(update?.(before)).toBe(after);
  });

  it.each(['href="https://wa.me/628112"', 'href="https://wa.me/?text=Bagikan"', 'http://localhost:43210/'])(
    'do not replace %s, which is no value of the build',
    (text) => {
      expect(update?.(text)).toBe(text);
    },
  );

  it('need no replacement when they equal the values of the build', () => {
    expect(createUpdater(buildValues, buildValues, '')).toBeNull();
  });
});

describe('a served file', () => {
  const site = mkdtempSync(join(tmpdir(), 'naungan-site-'));
  let app: FastifyInstance;
  let current: SiteValues | null = currentValues;
  const page = '<!doctype html><p>http://localhost:4321 https://wa.me/62811?text=Halo';

  beforeAll(async () => {
    publish(site, 'satu', {
      'built-with.json': JSON.stringify(buildValues),
      'client/index.html': page,
      'client/404.html': page,
      'client/rss.xml': '<link>http://localhost:4321/articles/a</link>',
      'client/robots.txt': 'Sitemap: http://localhost:4321/sitemap-index.xml',
      'client/_astro/a.js': '"http://localhost:4321"',
    });
    app = fastify();
    await app.register(errorsPlugin);
    await app.register(sitePlugin, {
      folder: site,
      earlyHints: false,
      currentSiteValues: async () => current,
    });
  });
  afterAll(async () => {
    await app.close();
    rmSync(site, { recursive: true, force: true });
  });
  const get = (url: string, headers = {}) => app.inject({ method: 'GET', url, headers });

  it.each([
    ['/', 'text/html; charset=utf-8'],
    ['/rss.xml', 'application/xml; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/tidak-ada', 'text/html; charset=utf-8'],
  ])('at %s contains the current URL of the site', async (path, type) => {
    const { body, headers } = await get(path);
    expect(body).toContain('https://toko.test');
    expect(body).not.toContain('localhost');
    expect(headers).toMatchObject({ 'content-type': type, 'cache-control': 'no-cache' });
  });

  it('has the settings at the time of the request, also if it is compressed or if the client has a cached copy', async () => {
    const first = await get('/', { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(first.rawPayload).toString()).toContain('wa.me/628119?text=Selamat%20pagi');
    expect(await get('/', { 'if-none-match': String(first.headers.etag) })).toMatchObject({
      statusCode: 304,
    });
    current = { ...currentValues, settings: [{ slug: 'whatsappNumber', value: '62822' }] };
    const second = await get('/', { 'if-none-match': String(first.headers.etag) });
    expect(second.statusCode).toBe(200);
    expect(second.body).toContain('https://wa.me/62822');
    current = currentValues;
  });

  it('has the values of the build when the settings are unavailable, or when the file is a script', async () => {
    expect((await get('/_astro/a.js')).body).toContain('http://localhost:4321');
    current = null;
    expect((await get('/')).body).toBe(page);
    current = currentValues;
  });
});
