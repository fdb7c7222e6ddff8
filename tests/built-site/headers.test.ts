import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Site, serveSite } from './serve.ts';

let site: Site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

test('browsers revalidate pages and cache hashed files for a year, and both are compressed', async () => {
  const page = await site.get('/faq');
  expect(page.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-encoding': 'br',
    vary: 'accept-encoding',
  });
  const revalidation = await site.get('/faq', { 'if-none-match': page.headers.etag ?? '' });
  expect(revalidation.status).toBe(304);
  const stylesheetPath = /<link rel="stylesheet" href="([^"]+)"/.exec(page.text)?.[1] ?? '';
  expect((await site.get(stylesheetPath)).headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
  });
});

test('a page rendered on request is compressed, revalidated and has a Content-Security-Policy', async () => {
  const { headers } = await site.get('/products/kesehatan/plan/apa-saja');
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-encoding': 'br' });
  expect(headers['content-security-policy']).toContain("default-src 'self'");
});

test('an unknown content page shows the welcome page with the canonical URL /p/home, and a path with two segments after /p returns 404', async () => {
  for (const path of ['/p', '/p/tidak-ada']) {
    const { status, text } = await site.get(path);
    expect(status, path).toBe(200);
    expect(text, path).toMatch(/<h1[^>]*>Selamat datang di/);
    expect(text, path).toMatch(/<link rel="canonical" href="[^"]*\/p\/home"/);
  }
  expect((await site.get('/p/tidak/ada')).status).toBe(404);
});
