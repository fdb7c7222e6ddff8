import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { errorsPlugin } from './errors.ts';
import { loadSheddingPlugin } from './load-shedding.ts';
import { createMetrics } from './metrics/metrics.ts';

/** One request runs, the others wait for 400 ms. */
const limits = { running: 1, perTurn: 1, yieldedTurns: 2, waitMs: 400, waiting: 10 };
let app: FastifyInstance;
let origin: string;
let metrics: ReturnType<typeof createMetrics>;
/** Ends the responses of `/api/v1/hang` and `/hang`. */
let endHanging: () => void;
/** Requests that have reached the handler of such a response. */
let hangingCount: number;

beforeEach(async () => {
  metrics = createMetrics();
  const hanging = new Promise<void>((done) => {
    endHanging = done;
  });
  app = fastify();
  await app.register(errorsPlugin);
  await app.register(loadSheddingPlugin, { metrics, limits });
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
  hangingCount = 0;
  const hang = async () => {
    hangingCount += 1;
    await hanging;
    return 'done';
  };
  for (const path of ['/api/v1/hang', '/hang']) app.get(path, hang);
  app.post('/api/v1/form', hang);
  app.post(
    '/api/v1/notification',
    { config: { call: { name: 'paymentNotification' } as never } },
    async () => 'ok',
  );
  app.post('/api/v1/pay', { config: { call: { name: 'pay', problems: ['UPSTREAM'] } as never } }, hang);
  for (const path of [
    '/livez',
    '/readyz',
    '/healthz',
    '/metrics',
    '/api/v1/list',
    '/page',
    '/_astro/a.C0ffee12.js',
  ])
    app.get(path, async () => 'ok');
  await app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  endHanging();
  await app.close();
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(origin + path, { headers });
/** Sends a request that runs until the end of the test, again if it was rejected because the machine is busy. */
async function occupy(path: string): Promise<void> {
  const before = (await counts()).running;
  while ((await counts()).running === before) {
    const reply = get(path).catch(() => {});
    await Promise.race([reply, untilRunning(before + 1).catch(() => {})]);
  }
}
const untilRunning = (count: number) =>
  vi.waitFor(async () => expect((await counts()).running).toBeGreaterThanOrEqual(count), { interval: 2 });
async function counts() {
  const text = await metrics.registry.metrics();
  const value = (name: string) =>
    Number(new RegExp(`^naungan_http_requests_${name} (\\d+)`, 'm').exec(text)?.[1]);
  return { running: value('running'), waiting: value('waiting'), shed: value('shed_total') };
}

it('responds to a call that cannot start in time with 503 UNAVAILABLE, Retry-After and a polite text', async () => {
  await occupy('/api/v1/hang');
  const reply = await get('/api/v1/list', { accept: 'text/html' });
  expect(reply.status).toBe(503);
  const seconds = Number(reply.headers.get('retry-after'));
  expect(seconds).toBeGreaterThanOrEqual(5);
  expect(seconds).toBeLessThanOrEqual(10);
  expect(await reply.json()).toEqual({
    message: 'UNAVAILABLE',
    response: 'Situs kami sedang sangat ramai, silakan coba beberapa saat lagi',
  });
  expect((await counts()).shed).toBe(1);
});

it('responds to the request of a page with a small page that links to the same address', async () => {
  await occupy('/hang');
  const reply = await get('/page?dob=1990-05-17', { accept: 'text/html,*/*' });
  expect([reply.status, reply.headers.get('content-type'), reply.headers.get('cache-control')]).toEqual([
    503,
    'text/html; charset=utf-8',
    'no-store',
  ]);
  expect(reply.headers.get('retry-after')).toMatch(/^(?:[5-9]|10)$/);
  const html = await reply.text();
  expect(html).toContain('<h1>Situs sedang ramai</h1>');
  expect(html).toContain('<a href="">Coba lagi</a>');
});

it('serves pages while calls of the API wait, and calls while pages wait', async () => {
  await occupy('/api/v1/hang');
  expect((await get('/page')).status).toBe(200);
  await occupy('/hang');
  endHanging();
  expect((await get('/api/v1/list')).status).toBe(200);
});

it('never rejects monitors, notifications of gateways, files of delivered pages and calls of the server to itself', async () => {
  await occupy('/api/v1/hang');
  await occupy('/hang');
  for (const path of ['/livez', '/readyz', '/healthz', '/metrics', '/_astro/a.C0ffee12.js'])
    expect([path, (await get(path)).status]).toEqual([path, 200]);
  expect((await fetch(`${origin}/api/v1/notification`, { method: 'POST' })).status).toBe(200);
  expect((await app.inject('/api/v1/list')).statusCode).toBe(200);
  expect(await counts()).toEqual({ running: 2, waiting: 0, shed: 0 });
});

it('does not count requests that wait for a gateway or for the rest of a form as running', async () => {
  const slow = [
    fetch(`${origin}/api/v1/pay`, { method: 'POST' }),
    fetch(`${origin}/api/v1/form`, { method: 'POST', body: new FormData() }),
  ];
  await vi.waitFor(() => expect(hangingCount).toBe(2));
  expect((await get('/api/v1/list')).status).toBe(200);
  endHanging();
  expect((await Promise.all(slow)).map(({ status }) => status)).toEqual([200, 200]);
});

it('starts the next request when the client of the running one has disconnected', async () => {
  const outgoing = request(`${origin}/api/v1/hang`).on('error', () => {});
  outgoing.end();
  await untilRunning(1);
  outgoing.destroy();
  expect((await get('/api/v1/list')).status).toBe(200);
});

it('runs at most ten API calls at the same time on the embedded database', async () => {
  const embedded = fastify();
  await embedded.register(errorsPlugin);
  const wide = { ...limits, running: 20, perTurn: 20, waitMs: 5_000 };
  await embedded.register(loadSheddingPlugin, {
    metrics: createMetrics(),
    isEmbedded: true,
    limits: wide,
  });
  let running = 0;
  let resolve = () => {};
  const end = new Promise<void>((done) => {
    resolve = done;
  });
  embedded.get('/api/v1/list', async () => {
    running += 1;
    await end;
    return 'ok';
  });
  const address = await embedded.listen({ port: 0, host: '127.0.0.1' });
  const replies = Promise.all(Array.from({ length: 12 }, () => fetch(`${address}/api/v1/list`)));
  await vi.waitFor(() => expect(running).toBe(10));
  resolve();
  for (const { status } of await replies) expect(status).toBe(200);
  expect(running).toBe(12);
  await embedded.close();
});
