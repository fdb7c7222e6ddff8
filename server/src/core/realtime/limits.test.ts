import { randomUUID } from 'node:crypto';
import { GUEST_NAME, guestRoom, JOIN_ROOM, REALTIME_PATH } from '@naungan/api/realtime';
import type { Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Harness, startApp } from '../../../test/harness.ts';
import { connectionOutcome, disconnectReason, listenOn, rawSocket, requestRoom } from './fixture.ts';

const PARTNER = 'https://mitra.test';
let shop: Harness;
let origin: string;
const openSockets: Socket[] = [];
beforeAll(async () => {
  shop = await startApp({ RATE_LIMIT_SCALE: '1', PARTNER_ORIGINS: PARTNER, TRUST_PROXY: '1' });
  origin = await listenOn(shop.app);
}, 60_000);
afterAll(() => shop.close());
afterEach(() => {
  for (const openSocket of openSockets.splice(0)) openSocket.close();
});

const forwardedFrom = (address: string) => ({ extraHeaders: { 'x-forwarded-for': address } });
function socket(options: object = {}): Socket {
  const rawConnection = rawSocket(origin, {}, options);
  openSockets.push(rawConnection);
  return rawConnection;
}
const room = () => {
  const userId = randomUUID();
  return { userId, fullName: GUEST_NAME, roomname: guestRoom(userId) };
};

describe('limits of a socket', () => {
  test('a message of 4 KB ends the connection, a smaller message does not', async () => {
    const client = socket();
    await connectionOutcome(client);
    expect(await requestRoom(client, { ...room(), more: 'x'.repeat(3_800) })).toBe('ok');
    const end = disconnectReason(client);
    client.emit(JOIN_ROOM, { ...room(), more: 'x'.repeat(4_200) });
    expect(await end).toMatch(/transport (close|error)/);
  });

  test('a token that is too long is rejected', async () => {
    const client = rawSocket(origin, { access_token: 'x'.repeat(5_000) });
    openSockets.push(client);
    expect(await firstOutcome(client)).not.toBe('connected');
  });

  test('the 21st message within 10 seconds ends the connection', async () => {
    const client = socket();
    await connectionOutcome(client);
    for (let count = 0; count < 20; count += 1) expect(await requestRoom(client, room())).toBe('ok');
    const end = disconnectReason(client);
    client.emit(JOIN_ROOM, room());
    expect(await end).toBe('io server disconnect');
  });

  test('an address has at most 200 connections, and can open another after closing one', async () => {
    // A visitor with IPv6 has all addresses of a /64 network, so all of them count as one address.
    const sockets = Array.from({ length: 200 }, (_, turn) => socket(forwardedFrom(`2001:db8:7:7::${turn}`)));
    expect(new Set(await Promise.all(sockets.map(connectionOutcome)))).toEqual(new Set(['connected']));
    expect(await connectionOutcome(socket(forwardedFrom('2001:db8:7:7::ffff')))).toBe('websocket error');
    expect(await connectionOutcome(socket(forwardedFrom('2001:db8:7:8::1')))).toBe('connected');
    sockets[0]?.close();
    await expect.poll(() => connectionOutcome(socket(forwardedFrom('2001:db8:7:7::ffff')))).toBe('connected');
  });

  test('an address has at most 300 new connections per minute', async () => {
    const handshake = () =>
      fetch(`${origin}${REALTIME_PATH}/?EIO=4&transport=polling`, {
        headers: { 'x-forwarded-for': '203.0.113.9', connection: 'close' },
      });
    const statuses: number[] = [];
    for (let count = 0; count < 301; count += 1) {
      const reply = await handshake();
      statuses.push(reply.status);
      const sid = /"sid":"([^"]+)"/.exec(await reply.text())?.[1];
      // Closes the connection immediately, so that the limit of open connections is not reached.
      if (sid)
        await fetch(`${origin}${REALTIME_PATH}/?EIO=4&transport=polling&sid=${sid}`, {
          method: 'POST',
          body: '1',
        });
    }
    expect(statuses.slice(0, 300).every((status) => status === 200)).toBe(true);
    expect(statuses.at(-1)).toBe(403);
  });
});

describe('a realtime handshake', () => {
  const handshake = (headers: Record<string, string>) =>
    fetch(`${origin}${REALTIME_PATH}/?EIO=4&transport=polling`, { headers });

  test.each([
    ['a program, without an origin', {}, 200],
    ['a page of this site', { origin: 'http://naungan.test' }, 200],
    ['a page of a partner', { origin: PARTNER }, 200],
    ['a page of an unknown site', { origin: 'https://jahat.test' }, 403],
    ['a page with a hidden origin', { origin: 'null' }, 403],
    ['a page of a partner over http', { origin: 'http://mitra.test' }, 403],
  ])('from %s (headers %j) gets status %i', async (_name, headers, status) => {
    expect((await handshake(headers as Record<string, string>)).status).toBe(status);
  });

  test('accepts the handshake of a page of the same host with any PUBLIC_URL', async () => {
    expect((await handshake({ origin })).status).toBe(200);
  });

  test('lets only a page of a partner read the response of a handshake (CORS)', async () => {
    const [partner, site] = [await handshake({ origin: PARTNER }), await handshake({ origin })];
    expect(partner.headers.get('access-control-allow-origin')).toBe(PARTNER);
    expect(site.headers.get('access-control-allow-origin')).toBeNull();
    expect(site.headers.get('x-content-type-options')).toBe('nosniff');
  });
});

function firstOutcome(openSocket: Socket): Promise<string> {
  return Promise.race([connectionOutcome(openSocket), disconnectReason(openSocket)]);
}
