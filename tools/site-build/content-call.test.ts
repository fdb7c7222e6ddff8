import { createServer } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { freePort } from '../process/backend.mjs';
import { contentCall } from './content-call.mjs';

let stop = () => {};
afterEach(() => {
  vi.unstubAllEnvs();
  stop();
});

function listen(port: number) {
  const server = createServer((_request, response) => response.end('{"response":[]}'));
  server.listen(port, '127.0.0.1');
  stop = () => void server.close();
}

/**
 * Sets how long a content call waits for a server: at most `seconds` from now. CONTENT_WAIT_SECONDS counts from the start
 * of the process, so the time that has passed since the start is added.
 */
const setTimeLimit = (seconds: number) =>
  vi.stubEnv('CONTENT_WAIT_SECONDS', String(performance.now() / 1000 + seconds));

test('a content call waits for a server that does not listen yet', async () => {
  setTimeLimit(10);
  const port = await freePort();
  const call = contentCall(`http://127.0.0.1:${port}/pages`);
  await setTimeout(250);
  listen(port);
  expect(await call).toEqual({ response: [] });
});

test('a content call fails when no server listens within the time limit', async () => {
  setTimeLimit(0.3);
  const startedAt = performance.now();
  const url = `http://127.0.0.1:${await freePort()}/pages`;
  await expect(contentCall(url)).rejects.toThrow(
    `The content call ${url} failed: the server does not respond (ECONNREFUSED).`,
  );
  expect(performance.now() - startedAt).toBeGreaterThan(250);
});

test('a content call fails without a retry if CONTENT_WAIT_SECONDS is not set and no server listens', async () => {
  const port = await freePort();
  const call = contentCall(`http://127.0.0.1:${port}/pages`);
  await expect(call).rejects.toThrow('ECONNREFUSED');
});
