import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { canonicalLoopbackPlugin, canonicalLoopbackUrl } from './canonical-loopback.ts';

const PUBLIC_URL = 'http://localhost:4321';

describe('a page opened by another name of this machine', () => {
  it.each([
    ['127.0.0.1:4321', '/invoice/1/kesehatan?a=1', 'http://localhost:4321/invoice/1/kesehatan?a=1'],
    ['[::1]:4321', '/', 'http://localhost:4321/'],
    ['localhost:4321', '/', null],
    ['127.0.0.1:4322', '/', null],
    ['naungan.example', '/', null],
    ['127.0.0.1:4321', '//naungan.example/', null],
    ['not a host', '/', null],
  ])('at %s%s redirects to %s (null: no redirect)', (host, path, canonical) => {
    expect(canonicalLoopbackUrl(PUBLIC_URL, host, path)).toBe(canonical);
  });

  it('does not redirect a page when the public address is not on this machine', () => {
    expect(canonicalLoopbackUrl('https://naungan.example', '127.0.0.1:4321', '/')).toBeNull();
  });

  it.each([
    [307, 'a page view', { 'sec-fetch-mode': 'navigate' }],
    [200, 'a call of a script', { 'sec-fetch-mode': 'cors' }],
    [200, 'a program that sends no such header', {}],
  ])('responds with status %i to %s', async (status, _client, headers) => {
    const app = fastify();
    await app.register(canonicalLoopbackPlugin, { publicUrl: PUBLIC_URL });
    app.get('/', async () => 'ok');
    const reply = await app.inject({ url: '/', headers: { host: '127.0.0.1:4321', ...headers } });
    expect(reply.statusCode).toBe(status);
    await app.close();
  });
});
