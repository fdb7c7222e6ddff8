import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Site, serveSite } from './serve.ts';

let site: Site;
beforeAll(async () => {
  // The gateway's origin, not that of its simulator, which belongs to this site.
  vi.stubEnv('MIDTRANS_BASE_URL', 'https://api.sandbox.midtrans.com');
  site = await serveSite();
});
afterAll(async () => {
  await site.close();
  vi.unstubAllEnvs();
});

const policyOf = async (path: string) =>
  ((await site.get(path)).headers['content-security-policy'] ?? '').split(/;\s*/);
const ID = '00000000-0000-4000-8000-000000000000';

test('the content policy of the payment page allows the gateway', async () => {
  const policy = await policyOf(`/invoice/${ID}/kesehatan`);
  const allows = (name: string) => policy.find((line) => line.startsWith(`${name} `))?.split(' ') ?? [];
  expect(allows('script-src')).toContain('https://api.sandbox.midtrans.com');
  expect(allows('script-src')).toContain('https://api.midtrans.com');
  expect(allows('img-src')).toContain('https://api.sandbox.midtrans.com');
  expect(allows('frame-src')).toEqual(['frame-src', "'self'", 'https:']);
  expect(allows('connect-src')).toEqual(['connect-src', "'self'"]);
});

test.each([`/orders/kesehatan/${ID}`, '/account', '/login'])(
  'the content policy of %s does not allow the gateway',
  async (path) => {
    const policy = await policyOf(path);
    expect(policy.join()).toContain('script-src');
    expect(policy.join()).not.toMatch(/midtrans|frame-src/);
  },
);
