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
  for (const socket of openSockets.splice(0)) socket.close();
});

const forwardedFrom = (address: string) => ({ extraHeaders: { 'x-forwarded-for': address } });
function openSocket(options: object = {}, auth: object = {}): Socket {
  const socket = rawSocket(origin, auth, options);
  openSockets.push(socket);
  return socket;
}
const guestRoomRequest = () => {
  const userId = randomUUID();
  return { userId, fullName: GUEST_NAME, roomname: guestRoom(userId) };
};

/** Resolves to `connected`, or to the reason why the socket was rejected or disconnected. */
const firstOutcome = (socket: Socket): Promise<string> =>
  Promise.race([connectionOutcome(socket), disconnectReason(socket)]);

describe('limits of a socket', () => {
  test('a message of more than 4 KB ends the connection, a smaller message does not', async () => {
    const client = openSocket();
    await connectionOutcome(client);
    expect(await requestRoom(client, { ...guestRoomRequest(), more: 'x'.repeat(3_800) })).toBe('ok');
    const end = disconnectReason(client);
    client.emit(JOIN_ROOM, { ...guestRoomRequest(), more: 'x'.repeat(4_200) });
    expect(await end).toMatch(/transport (close|error)/);
  });

  test('a handshake with a token of 5,000 characters is rejected', async () => {
    const client = openSocket({}, { access_token: 'x'.repeat(5_000) });
    expect(await firstOutcome(client)).not.toBe('connected');
  });

  test('the 21st message within 10 seconds ends the connection', async () => {
    const client = openSocket();
    await connectionOutcome(client);
    for (let count = 0; count < 20; count += 1)
      expect(await requestRoom(client, guestRoomRequest())).toBe('ok');
    const end = disconnectReason(client);
    client.emit(JOIN_ROOM, guestRoomRequest());
    expect(await end).toBe('io server disconnect');
  });

  test('an IP address has at most 200 connections, and can open another after closing one', async () => {
    // A visitor with IPv6 has all addresses of a /64 network, so all of them count as one address.
    const sockets = Array.from({ length: 200 }, (_, index) =>
      openSocket(forwardedFrom(`2001:db8:7:7::${index}`)),
    );
    expect(new Set(await Promise.all(sockets.map(connectionOutcome)))).toEqual(new Set(['connected']));
    const connectFrom = (address: string) => connectionOutcome(openSocket(forwardedFrom(address)));
    expect(await connectFrom('2001:db8:7:7::ffff')).toBe('websocket error');
    expect(await connectFrom('2001:db8:7:8::1')).toBe('connected');
    sockets[0]?.close();
    await expect.poll(() => connectFrom('2001:db8:7:7::ffff')).toBe('connected');
  });

  test('an IP address has at most 300 new connections per minute', async () => {
    const handshake = () =>
      fetch(`${origin}${REALTIME_PATH}/?EIO=4&transport=polling`, {
        headers: { 'x-forwarded-for': '203.0.113.9', connection: 'close' },
      });
    const statuses: number[] = [];
    for (let count = 0; count < 301; count += 1) {
      const reply = await handshake();
      statuses.push(reply.status);
      const sid = /"sid":"([^"]+)"/.exec(await reply.text())?.[1];
      // Closes the connection with engine.io's packet `1`, so that the limit of open connections is not reached.
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
  ])('the handshake of %s (headers %j) gets the status %i', async (_name, headers, status) => {
    expect((await handshake(headers as Record<string, string>)).status).toBe(status);
  });

  test('succeeds from a page on the host of the server, even if PUBLIC_URL has another host', async () => {
    expect((await handshake({ origin })).status).toBe(200);
  });

  test('has a response with a CORS header for a page of a partner, and without it for other pages', async () => {
    const [partner, site] = [await handshake({ origin: PARTNER }), await handshake({ origin })];
    expect(partner.headers.get('access-control-allow-origin')).toBe(PARTNER);
    expect(site.headers.get('access-control-allow-origin')).toBeNull();
    expect(site.headers.get('x-content-type-options')).toBe('nosniff');
  });
});
