import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { freePort, requireHealthy, untilResponds } from './backend.mjs';

/** Starts a server whose first `failures` responses are 404; returns its URL and a function that stops it. */
async function startServer(failures: number) {
  let requests = 0;
  const server = createServer((_request, response) => {
    requests += 1;
    response.writeHead(requests > failures ? 200 : 404).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.close() };
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
