import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Site, serveSite } from './serve.ts';

let site: Site;
beforeAll(async () => {
  // The default gateway is the simulator. Every page allows it, because it has the origin of this site.
  vi.stubEnv('MIDTRANS_BASE_URL', 'https://api.sandbox.midtrans.com');
  site = await serveSite();
});
afterAll(async () => {
  await site.close();
  vi.unstubAllEnvs();
});

/** Returns the directives of a page's Content-Security-Policy. */
const directivesOf = async (path: string) =>
  ((await site.get(path)).headers['content-security-policy'] ?? '').split(/;\s*/);
const ORDER_ID = '00000000-0000-4000-8000-000000000000';

test('the Content-Security-Policy of an invoice allows scripts and pictures of the gateway, and frames of every HTTPS site', async () => {
  const directives = await directivesOf(`/invoice/${ORDER_ID}/kesehatan`);
  const sourcesOf = (name: string) =>
    directives.find((directive) => directive.startsWith(`${name} `))?.split(' ') ?? [];
  expect(sourcesOf('script-src')).toContain('https://api.sandbox.midtrans.com');
  // Browsers load the gateway's script from its production origin, also when the server uses the sandbox.
  expect(sourcesOf('script-src')).toContain('https://api.midtrans.com');
  expect(sourcesOf('img-src')).toContain('https://api.sandbox.midtrans.com');
  expect(sourcesOf('frame-src')).toEqual(['frame-src', "'self'", 'https:']);
  expect(sourcesOf('connect-src')).toEqual(['connect-src', "'self'"]);
});

test.each([`/orders/kesehatan/${ORDER_ID}`, '/account', '/login'])(
  'the Content-Security-Policy of %s does not allow the gateway',
  async (path) => {
    const directives = await directivesOf(path);
    expect(directives.join()).toContain('script-src');
    expect(directives.join()).not.toMatch(/midtrans|frame-src/);
  },
);
