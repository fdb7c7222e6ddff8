import { expect, test } from '@playwright/test';
import { servePublished } from './support/published-site.ts';

/** Of the gateway itself, not of its simulator; its own address tells the browser where cards go. */
const SANDBOX = {
  MIDTRANS_BASE_URL: 'https://api.sandbox.midtrans.com',
  MIDTRANS_SERVER_KEY: 'SB-Mid-server-EXAMPLE',
  MIDTRANS_CLIENT_KEY: 'SB-Mid-client-EXAMPLE',
};

let served: Awaited<ReturnType<typeof servePublished>>;
test.beforeAll(async () => {
  served = await servePublished(SANDBOX);
});
test.afterAll(() => served.close());

test('the gateway may be used by the page that pays, and by no other', async () => {
  const policyOf = async (path: string) => {
    const reply = await fetch(served.origin + path);
    return (reply.headers.get('content-security-policy') ?? '').split(/;\s*/);
  };
  const id = '00000000-0000-4000-8000-000000000000';
  const paying = await policyOf(`/invoice/${id}/kesehatan`);
  const allows = (name: string) => paying.find((line) => line.startsWith(`${name} `))?.split(' ') ?? [];
  expect(allows('script-src')).toContain('https://api.sandbox.midtrans.com');
  expect(allows('script-src')).toContain('https://api.midtrans.com');
  expect(allows('img-src')).toContain('https://api.sandbox.midtrans.com');
  expect(allows('frame-src')).toEqual(['frame-src', "'self'", 'https:']);
  expect(allows('connect-src')).toEqual(['connect-src', "'self'"]);
  for (const path of [`/orders/kesehatan/${id}`, '/account', '/login'])
    expect((await policyOf(path)).join(), path).not.toMatch(/midtrans|frame-src/);
});
