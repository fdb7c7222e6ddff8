import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publish } from './fixture.ts';
import { sitePlugin } from './site.ts';

const site = mkdtempSync(join(tmpdir(), 'naungan-hints-'));
const apps: FastifyInstance[] = [];

async function listen(earlyHints: boolean): Promise<number> {
  const app = fastify();
  apps.push(app);
  await app.register(sitePlugin, { folder: site, earlyHints });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

let portWithHints: number;
let portWithoutHints: number;
beforeAll(async () => {
  publish(site, 'satu');
  [portWithHints, portWithoutHints] = [await listen(true), await listen(false)];
});
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()));
  rmSync(site, { recursive: true, force: true });
});

/** Returns all that the server sends for these bytes, until the server closes the connection. */
const exchange = (port: number, bytes: string) =>
  new Promise<string>((done, fail) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
    });
    socket.once('close', () => done(received));
    socket.once('error', fail);
  });

const request = (head: string, headers: string[]) =>
  `${[head, 'Host: naungan.test', ...headers].join('\r\n')}\r\n\r\n`;
const NAVIGATION = 'Sec-Fetch-Mode: navigate';
const CLOSE_HEADER = 'Connection: close';
const statuses = (received: string) =>
  [...received.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));

describe('a navigation', () => {
  it('gets an early hint, then the complete page', async () => {
    const received = await exchange(portWithHints, request('GET / HTTP/1.1', [NAVIGATION, CLOSE_HEADER]));
    const [hint, page, body] = received.split('\r\n\r\n');
    expect(hint?.split('\r\n')).toEqual([
      'HTTP/1.1 103 Early Hints',
      'Link: </_astro/huruf.woff2>; rel=preload; as=font; crossorigin, </_astro/gaya-satu.css>; rel=preload; as=style',
    ]);
    expect(page).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    const length = Number(/content-length: (\d+)/i.exec(page ?? '')?.[1]);
    expect(Buffer.byteLength(body ?? '', 'latin1')).toBe(length);
  });

  it('gets the complete page on a shared connection, with or without a hint before the page', async () => {
    const first = request('GET / HTTP/1.1', [NAVIGATION]);
    const file = request('GET /robots.txt HTTP/1.1', []);
    const last = request('GET /tetap HTTP/1.1', [NAVIGATION, CLOSE_HEADER]);
    const received = await exchange(portWithHints, first + file + last);
    expect(statuses(received).join(' ')).toMatch(/^103 200 200 (103 )?200$/);
    expect(received).toContain('User-agent: *');
    expect(received.trimEnd().endsWith('.')).toBe(true);
  });

  it('never gets a hint after its page when an earlier response of the connection is slow', async () => {
    const slow = request('GET /ada/1 HTTP/1.1', []);
    const navigation = request('GET /tetap HTTP/1.1', [NAVIGATION, CLOSE_HEADER]);
    expect(statuses(await exchange(portWithHints, slow + navigation)).join(' ')).toMatch(/^200 (103 )?200$/);
  });
});

describe('the server', () => {
  it.each([
    ['to a script that fetches', 'GET / HTTP/1.1', ['Sec-Fetch-Mode: cors']],
    ['to a client without fetch metadata', 'GET / HTTP/1.1', []],
    ['to HEAD', 'HEAD / HTTP/1.1', [NAVIGATION]],
    ['to a browser with a cached page', 'GET / HTTP/1.1', [NAVIGATION, 'If-None-Match: "lain"']],
    ['for a file', 'GET /robots.txt HTTP/1.1', [NAVIGATION]],
  ])('sends no hint %s', async (_name, head, headers) => {
    expect(statuses(await exchange(portWithHints, request(head, [...headers, CLOSE_HEADER])))).toEqual([200]);
  });

  it('sends no hint to HTTP/1.0, which has no informational responses', async () => {
    const received = await exchange(portWithHints, request('GET / HTTP/1.0', [NAVIGATION]));
    expect(statuses(received)).toEqual([200]);
  });

  it('sends no hint for an unknown page', async () => {
    const received = await exchange(
      portWithHints,
      request('GET /tidak-ada HTTP/1.1', [NAVIGATION, CLOSE_HEADER]),
    );
    expect(statuses(received)).toEqual([404]);
  });

  it('sends no hint when EARLY_HINTS is off', async () => {
    const received = await exchange(portWithoutHints, request('GET / HTTP/1.1', [NAVIGATION, CLOSE_HEADER]));
    expect(statuses(received)).toEqual([200]);
    expect(received).toMatch(/^link: .*gaya-satu/m);
  });
});

it('a visitor that disconnects during the hint does not stop the server', async () => {
  const disconnect = () =>
    new Promise<void>((done) => {
      const socket = connect(portWithHints, '127.0.0.1', () => {
        socket.write(request('GET / HTTP/1.1', [NAVIGATION]));
        socket.destroy();
      });
      socket.once('close', () => done());
    });
  await Promise.all(Array.from({ length: 50 }, disconnect));
  expect(
    statuses(await exchange(portWithHints, request('GET / HTTP/1.1', [NAVIGATION, CLOSE_HEADER]))),
  ).toEqual([103, 200]);
});
