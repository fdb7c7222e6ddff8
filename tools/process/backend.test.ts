import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import {
  freePort,
  requireHealthy,
  reservePort,
  untilHealthy,
  untilResponds,
  untilServing,
} from './backend.mjs';

/**
 * Starts a server whose first `failures` responses are 404 or `failure`; returns its URL and a function that stops it.
 */
async function startServer(failures: number, failure: { status: number; body?: string } = { status: 404 }) {
  let requests = 0;
  const server = createServer((_request, response) => {
    requests += 1;
    if (requests > failures) response.writeHead(200).end();
    else response.writeHead(failure.status).end(failure.body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()));
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  return { origin, url: `${origin}/`, requestCount: () => requests, stop: () => server.close() };
}

test('the wait for a response ends with the first successful response', async () => {
  const { url, stop } = await startServer(2);
  expect(await untilResponds(url, 5_000)).toBe(true);
  stop();
});

test('the wait for a response ends without success after the given time', async () => {
  const { url, stop } = await startServer(Number.POSITIVE_INFINITY);
  expect(await untilResponds(url, 200)).toBe(false);
  stop();
});

test('requireHealthy throws when the process of the server has ended', async () => {
  const origin = `http://127.0.0.1:${await freePort()}`;
  const exitPromise = Promise.resolve({ code: 1 });
  await expect(requireHealthy(origin, exitPromise)).rejects.toThrow(`The server at ${origin} ended`);
});

test('requireHealthy throws when no server responds in time', async () => {
  const origin = `http://127.0.0.1:${await freePort()}`;
  const exitPromise = new Promise(() => undefined);
  await expect(requireHealthy(origin, exitPromise, 0.1)).rejects.toThrow('does not respond');
});

const neverExits = new Promise(() => undefined);

test('a server that creates demo data counts as serving, but not as healthy', async () => {
  const { origin, requestCount, stop } = await startServer(2, { status: 503, body: '{"status":"starting"}' });
  expect(await untilServing(origin, neverExits, 5)).toEqual({ healthy: true, exit: null });
  expect(requestCount()).toBe(1);
  expect(await untilHealthy(origin, neverExits, 5)).toEqual({ healthy: true, exit: null });
  expect(requestCount()).toBe(3);
  stop();
});

test.each([
  ['that cannot store files', '{"status":"storage"}'],
  ['of another program', 'Bad gateway'],
])('a server %s counts as serving only after a successful response', async (_name, body) => {
  const { origin, requestCount, stop } = await startServer(2, { status: 503, body });
  expect(await untilServing(origin, neverExits, 5)).toEqual({ healthy: true, exit: null });
  expect(requestCount()).toBe(3);
  stop();
});

test('a reserved port is taken until it is released', async () => {
  const { port, release } = await reservePort();
  const listen = () =>
    new Promise<string>((done) => {
      const server = createServer();
      server.once('error', (error: NodeJS.ErrnoException) => done(error.code ?? ''));
      server.listen(port, '127.0.0.1', () => server.close(() => done('listened')));
    });
  expect(await listen()).toBe('EADDRINUSE');
  await release();
  expect(await listen()).toBe('listened');
});
