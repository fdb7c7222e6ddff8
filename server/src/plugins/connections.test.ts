import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { UPLOADS_PATH } from '@naungan/api/uploads';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Harness, startApp } from '../../test/harness.ts';
import { createTestUpload } from '../core/uploads/fixture.ts';

const MB = 1_048_576;
const logLines: string[] = [];
let harness: Harness;
let port: number;
beforeEach(async () => {
  logLines.length = 0;
  harness = await startApp(
    {},
    { destination: { write: (line) => void logLines.push(line) }, closeWithin: 200 },
  );
  port = Number(new URL(await harness.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterEach(() => harness.close());

/** Opens a connection and collects the data received on it. */
function openConnection(bytes: string): { socket: Socket; received: () => string } {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.on('error', () => {});
  socket.on('data', (chunk) => {
    received += chunk.toString('latin1');
  });
  socket.write(bytes);
  return { socket, received: () => received };
}
const head = (line: string, ...headers: string[]) =>
  `${[line, 'Host: naungan.test', ...headers].join('\r\n')}\r\n\r\n`;
const WEBSOCKET_HEADERS = [
  'Upgrade: websocket',
  'Connection: Upgrade',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
];
const waitForData = (received: () => string, text: RegExp) =>
  vi.waitFor(() => expect(received()).toMatch(text), { interval: 10 });

describe('a request with an unsupported method', () => {
  const send = (method: string, path: string) =>
    new Promise<{ status: number | undefined; allow: string | undefined }>((done, fail) => {
      const clientRequest = request({ host: '127.0.0.1', port, method, path }, (reply) => {
        reply.resume();
        done({ status: reply.statusCode, allow: reply.headers.allow });
      });
      clientRequest.once('error', fail);
      clientRequest.end();
    });

  it('gets 405 with the allowed methods, or 404 for an unknown path, and is not logged as a warning', async () => {
    for (const method of ['TRACE', 'PROPFIND', 'MKCOL', 'LOCK', 'SEARCH', 'PURGE', 'QUERY']) {
      expect(await send(method, '/api/v1/banks')).toEqual({ status: 405, allow: 'GET, HEAD' });
      expect(await send(method, '/api/v1/tidak-ada')).toMatchObject({ status: 404 });
      expect(await send(method, '/tidak-ada')).toMatchObject({ status: 404 });
    }
    expect(await send('DELETE', '/api/v1/user/login')).toEqual({ status: 405, allow: 'POST' });
    expect(await send('TRACE', '/healthz')).toEqual({ status: 405, allow: 'GET, HEAD' });
    for (const line of ['CONNECT naungan.test:443 HTTP/1.1', 'NAUNGAN / HTTP/1.1']) {
      const { received, socket } = openConnection(head(line));
      await waitForData(received, /^HTTP\/1\.1 405 [\s\S]*Allow: GET, /);
      socket.destroy();
    }
    expect(logLines.filter((line) => /"level":"(warn|error|fatal)"/.test(line))).toEqual([]);
  });
});

describe('a request that offers another protocol', () => {
  it.each([
    [
      'HTTP/2',
      '/healthz',
      ['Upgrade: h2c', 'Connection: Upgrade, HTTP2-Settings', 'HTTP2-Settings: AAMAAABk'],
      200,
    ],
    ['an unknown protocol', '/api/v1/banks', ['Upgrade: naungan/1', 'Connection: Upgrade'], 200],
    ['a WebSocket outside the path of the socket', '/api/v1/tidak-ada', WEBSOCKET_HEADERS, 404],
    [
      'a WebSocket without a version',
      '/api/v1/socket/?EIO=4',
      ['Upgrade: websocket', 'Connection: Upgrade'],
      400,
    ],
  ])('gets the response of HTTP/1.1: %s', async (_name, path, headers, status) => {
    const { received, socket } = openConnection(head(`GET ${path} HTTP/1.1`, ...headers));
    await waitForData(received, new RegExp(`^HTTP/1\\.1 ${status} `));
    socket.destroy();
  });

  it('gets the response after its body is read', async () => {
    const body = JSON.stringify({ email: 'a@contoh.test', password: 'x' });
    const headers = ['Upgrade: h2c', 'Connection: Upgrade', 'Content-Type: application/json'];
    const { received, socket } = openConnection(
      head('POST /api/v1/user/login HTTP/1.1', ...headers, `Content-Length: ${body.length}`) + body,
    );
    await waitForData(received, /^HTTP\/1\.1 4\d\d [\s\S]*"message"/);
    socket.destroy();
  });
});

describe('a request whose end is ambiguous', () => {
  const SMUGGLED = 'GET /healthz HTTP/1.1\r\nHost: naungan.test\r\n\r\n';

  it.each([
    ['both lengths', ['Content-Length: 4', 'Transfer-Encoding: chunked'], `0\r\n\r\n${SMUGGLED}`],
    ['two different lengths', ['Content-Length: 2', 'Content-Length: 40'], `{}${SMUGGLED}`],
    ['a length with a sign', ['Content-Length: +2'], `{}${SMUGGLED}`],
    ['a list of lengths', ['Content-Length: 2, 2'], `{}${SMUGGLED}`],
    ['a space before the colon', ['Transfer-Encoding : chunked', 'Content-Length: 2'], `{}${SMUGGLED}`],
    ['chunked, but not last', ['Transfer-Encoding: chunked, identity'], `0\r\n\r\n${SMUGGLED}`],
    ['an unknown encoding', ['Transfer-Encoding: xchunked'], `0\r\n\r\n${SMUGGLED}`],
    ['an invalid size of a chunk', ['Transfer-Encoding: chunked'], `0x2\r\n{}\r\n0\r\n\r\n${SMUGGLED}`],
    ['a folded header', ['X-A: a\r\n Transfer-Encoding: chunked', 'Content-Length : 2'], `{}${SMUGGLED}`],
  ])('gets 400, and the connection ends without a second response: %s', async (_name, headers, rest) => {
    const line = 'POST /api/v1/user/login HTTP/1.1';
    const { received, socket } = openConnection(
      head(line, 'Content-Type: application/json', ...headers) + rest,
    );
    await new Promise((done) => socket.once('close', done));
    expect(received().match(/^HTTP\/1\.1 \d+/gm)).toEqual(['HTTP/1.1 400']);
  });
});

describe('a request that is rejected before its body is read', () => {
  it.each([
    ['without a session', () => `/api/v1${UPLOADS_PATH}/7f9c24e8-3b12-4fef-91f7-6c1a5e0f7d2b`, 401],
    [
      'with the wrong upload offset',
      async (token: string) => {
        const member = { token };
        return String((await createTestUpload(harness, member, 2 * MB)).headers.location);
      },
      409,
    ],
  ])('leaves the connection usable for the next request: %s', async (_name, createPath, status) => {
    const { token } = await harness.registerMember({ complete: true });
    const path = await createPath(token);
    const length = 12 * MB;
    const { socket, received } = openConnection(
      head(
        `PATCH ${path} HTTP/1.1`,
        ...(status === 401 ? [] : [`access_token: ${token}`]),
        'Tus-Resumable: 1.0.0',
        'Upload-Offset: 7',
        'Content-Type: application/offset+octet-stream',
        `Content-Length: ${length}`,
      ),
    );
    socket.write(Buffer.alloc(length));
    socket.write(head('GET /api/v1/banks HTTP/1.1'));
    await waitForData(received, new RegExp(`^HTTP/1.1 ${status} [\\s\\S]*HTTP/1.1 [24]\\d\\d`));
    socket.destroy();
  });
});

describe('stopping the server', () => {
  it('does not wait for idle or slow connections, or for a WebSocket client that does not confirm the close', async () => {
    const idleConnection = openConnection(head('GET /healthz HTTP/1.1'));
    const slowHead = openConnection('GET /healthz HTTP/1.1\r\nHost: nau');
    const slowBody = openConnection(
      `${head('POST /api/v1/user/login HTTP/1.1', 'Content-Type: application/json', 'Content-Length: 200')}{"email"`,
    );
    const silentWebSocket = openConnection(
      head('GET /api/v1/socket/?EIO=4&transport=websocket HTTP/1.1', ...WEBSOCKET_HEADERS),
    );
    await waitForData(idleConnection.received, /^HTTP\/1\.1 200 /);
    await waitForData(silentWebSocket.received, /^HTTP\/1\.1 101 /);
    const startedAt = performance.now();
    await harness.app.close();
    expect(performance.now() - startedAt).toBeLessThan(2_500);
    for (const { socket } of [idleConnection, slowHead, slowBody, silentWebSocket]) socket.destroy();
  });
});
