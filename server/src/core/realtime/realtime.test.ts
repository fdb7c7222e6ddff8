import { randomUUID } from 'node:crypto';
import {
  GUEST_NAME,
  guestIdentity,
  guestRoom,
  JOIN_ROOM,
  memberIdentity,
  memberRoom,
} from '@naungan/api/realtime';
import { eq } from 'drizzle-orm';
import type { Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TEST_NOW, type TestMember } from '../../../test/harness.ts';
import { users } from '../../db/schema.ts';
import { PASSWORD, registerAccount, signInByPassword } from '../../modules/accounts/fixture.ts';
import { approveOrder, rejectOrder } from '../../modules/orders/decide.ts';
import { placeOrder } from '../../modules/orders/fixture.ts';
import { createPayment, payAtGateway, type Shop, startShop } from '../../modules/payments/fixture.ts';
import { closeSessionsOf } from '../session.ts';
import { announce } from './announce.ts';
import {
  collectChanges,
  connectionOutcome,
  disconnectReason,
  listenOn,
  openPage,
  type Page,
  rawSocket,
  requestRoom,
} from './fixture.ts';

let shop: Shop;
let origin: string;
const openConnections: { close(): unknown }[] = [];
beforeAll(async () => {
  shop = await startShop();
  origin = await listenOn(shop.app);
}, 60_000);
afterAll(() => shop.close());
beforeEach(() => shop.clock.set(TEST_NOW));
afterEach(() => {
  for (const connection of openConnections.splice(0)) connection.close();
});

async function pageOf(member: TestMember): Promise<Page> {
  const page = await openPage(origin, memberIdentity(member.token, member));
  openConnections.push(page);
  return page;
}

function openSocket(auth: object = {}, options: object = {}): Socket {
  const socket = rawSocket(origin, auth, options);
  openConnections.push(socket);
  return socket;
}

const roomOf = ({ id, fullName }: TestMember) => ({ userId: id, fullName, roomname: memberRoom(id) });
/** Publishes an event with the id `marker`. A page that receives this event has received all earlier events. */
const publishMarker = (member: TestMember) =>
  shop.deps.db.transaction((tx) =>
    announce(tx, member.id, { kind: 'claim', id: 'marker', productType: 'kesehatan', status: 'seen' }),
  );

describe('a change of a record', () => {
  test("notifies a member's pages of a new order and the insurer's decision, with ids only", async () => {
    const member = await shop.registerMember({ complete: true });
    const page = await pageOf(member);
    const orderId = await placeOrder(shop, member);
    expect(await page.nextChange()).toEqual({
      kind: 'order',
      id: orderId,
      orderId,
      productType: 'kesehatan',
      status: 'neworder',
    });
    await approveOrder(shop.deps, orderId, 'insurer');
    expect(await page.nextChange()).toMatchObject({ kind: 'order', orderId, status: 'approve' });
    expect(await page.nextChange()).toMatchObject({ kind: 'invoice', orderId, status: 'pending' });
  });

  test("notifies a member's pages of a payment: the paid invoice and its policy", async () => {
    const { member, orderId, payment } = await createPayment(shop);
    const page = await pageOf(member);
    // The event of the new payment may not have arrived yet.
    await publishMarker(member);
    let received = await page.nextChange();
    while (received.id !== 'marker') received = await page.nextChange();
    await payAtGateway(shop, payment.transaction_id);
    expect(await page.nextChange()).toMatchObject({ kind: 'invoice', orderId, status: 'success' });
    expect(await page.nextChange()).toMatchObject({ kind: 'policy', orderId, status: 'active' });
  });

  test('notifies every open page of a change, by WebSocket or by HTTP polling', async () => {
    const member = await shop.registerMember({ complete: true });
    const first = await pageOf(member);
    const second = openSocket({ access_token: member.token }, { transports: ['polling'] });
    await connectionOutcome(second);
    const received = collectChanges(second);
    expect(await requestRoom(second, roomOf(member))).toBe('ok');
    await publishMarker(member);
    expect(await first.nextChange()).toMatchObject({ id: 'marker' });
    await expect.poll(() => received).toEqual(['claim:marker:seen']);
  });

  test("does not notify a member's page of changes of another member", async () => {
    const [siti, budi] = [
      await shop.registerMember({ complete: true }),
      await shop.registerMember({ complete: true }),
    ];
    const [sitiPage, budiPage] = [await pageOf(siti), await pageOf(budi)];
    const orderId = await placeOrder(shop, siti);
    await rejectOrder(shop.deps, orderId, 'insurer', 'Dokumen tidak terbaca');
    await publishMarker(budi);
    expect(await budiPage.nextChange()).toMatchObject({ id: 'marker' });
    expect(budiPage.receivedTexts).toEqual(['claim:marker:seen']);
    expect(await sitiPage.nextChange()).toMatchObject({ status: 'neworder' });
  });

  test("does not notify a member's page of a change that was rolled back", async () => {
    const member = await shop.registerMember();
    const page = await pageOf(member);
    const rolledBack = shop.deps.db.transaction(async (tx) => {
      await announce(tx, member.id, { kind: 'order', id: 'never', productType: 'kesehatan' });
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    await publishMarker(member);
    await page.nextChange();
    expect(page.receivedTexts).toEqual(['claim:marker:seen']);
  });
});

describe('the call that joins a room', () => {
  test.each([
    ['the room of another member', (_member: TestMember, otherMember: TestMember) => roomOf(otherMember)],
    [
      'the member’s id in another member’s room',
      (member, otherMember) => ({ ...roomOf(member), roomname: memberRoom(otherMember.id) }),
    ],
    [
      'another member’s id in the member’s room',
      (member, otherMember) => ({ ...roomOf(member), userId: otherMember.id }),
    ],
    [
      'a room that only the server assigns',
      (member, otherMember) => ({ ...roomOf(member), roomname: `account:${otherMember.id}` }),
    ],
    ['the room of a guest', (member) => ({ ...roomOf(member), roomname: guestRoom(member.id) })],
  ] as [string, (member: TestMember, otherMember: TestMember) => object][])(
    'forbids a member to join %s',
    async (_name, forge) => {
      const [member, otherMember] = [await shop.registerMember(), await shop.registerMember()];
      const forger = openSocket({ access_token: member.token });
      await connectionOutcome(forger);
      const received = collectChanges(forger);
      expect(await requestRoom(forger, forge(member, otherMember))).toBe('FORBIDDEN');
      await publishMarker(otherMember);
      expect(await requestRoom(forger, roomOf(member))).toBe('ok');
      await publishMarker(member);
      await expect.poll(() => received).toEqual(['claim:marker:seen']);
    },
  );

  test("returns the age of the member's last change, and ignores changes of other members", async () => {
    const [member, otherMember] = [await shop.registerMember(), await shop.registerMember()];
    const page = await pageOf(member);
    await publishMarker(member);
    await page.nextChange();
    async function joinReply(joiningMember: TestMember): Promise<unknown> {
      const socket = openSocket({ access_token: joiningMember.token });
      await connectionOutcome(socket);
      return socket.timeout(5_000).emitWithAck(JOIN_ROOM, roomOf(joiningMember));
    }
    expect(await joinReply(member)).toEqual({ message: 'ok', changeAge: expect.any(Number) });
    expect(await joinReply(otherMember)).toEqual({ message: 'ok' });
  });

  test("allows a guest to join the room of the guest's random id", async () => {
    const page = await openPage(origin, guestIdentity(randomUUID()));
    openConnections.push(page);
    expect(page.joinCount()).toBe(1);
  });

  const guestRequest = (userId: string, changes: object = {}) => ({
    userId,
    fullName: GUEST_NAME,
    roomname: guestRoom(userId),
    ...changes,
  });
  test.each([
    ['a member, with the id of the member', (id: string) => guestRequest(id)],
    [
      'a member, with the room of the member but another id',
      (id) => guestRequest(randomUUID(), { roomname: memberRoom(id) }),
    ],
    [
      'a member, with the id and the room of the member',
      (id) => guestRequest(id, { roomname: memberRoom(id) }),
    ],
    ['a guest with a name', () => guestRequest(randomUUID(), { fullName: 'SITI RAHAYU' })],
    ['a guest with an id that can be guessed', () => guestRequest('1')],
    [
      'a guest, with the room of another guest',
      () => guestRequest(randomUUID(), { roomname: guestRoom(randomUUID()) }),
    ],
  ] as [string, (memberId: string) => object][])(
    'forbids a visitor without a token to join as %s',
    async (_name, forge) => {
      const member = await shop.registerMember();
      const forger = openSocket();
      await connectionOutcome(forger);
      expect(await requestRoom(forger, forge(member.id))).toBe('FORBIDDEN');
    },
  );

  test.each([undefined, null, 'member:1', 7, [], {}, { userId: { $ne: '' } }, guestRequest('x'.repeat(65))])(
    'rejects the payload %j',
    async (payload) => {
      const forger = openSocket();
      await connectionOutcome(forger);
      expect(await requestRoom(forger, payload)).toBe('INVALID');
    },
  );

  test('accepts a valid request even after requests without an acknowledgement function', async () => {
    const forger = openSocket();
    await connectionOutcome(forger);
    forger.emit(JOIN_ROOM, {}, 'no function');
    forger.emit(JOIN_ROOM);
    const id = randomUUID();
    expect(await requestRoom(forger, guestRequest(id))).toBe('ok');
  });
});

describe('the handshake of a socket', () => {
  test.each(['unknown', 'x'.repeat(201), 7, { a: 1 }])('rejects the token %j', async (token) => {
    expect(await connectionOutcome(openSocket({ access_token: token }))).toBe('UNAUTHORIZED');
  });

  test('rejects a desk account', async () => {
    expect(await connectionOutcome(openSocket({ access_token: await shop.deskToken() }))).toBe('FORBIDDEN');
  });

  test('rejects an expired session', async () => {
    const member = await shop.registerMember();
    shop.clock.advance(13 * 3600);
    expect(await connectionOutcome(openSocket({ access_token: member.token }))).toBe('UNAUTHORIZED');
  });

  test('ignores a token in the URL', async () => {
    const member = await shop.registerMember();
    const socketWithTokenInUrl = openSocket({}, { query: { access_token: member.token } });
    expect(await connectionOutcome(socketWithTokenInUrl)).toBe('connected');
    expect(await requestRoom(socketWithTokenInUrl, roomOf(member))).toBe('FORBIDDEN');
  });
});

describe('the realtime server', () => {
  test('disconnects the sockets of a session when the member logs out, but no sockets of other members', async () => {
    const member = await shop.registerMember();
    const otherMember = await shop.registerMember();
    const [page, otherPage] = [await pageOf(member), await pageOf(otherMember)];
    await shop.api('DELETE', '/user/logout', { token: member.token });
    await page.waitForLeave();
    await publishMarker(otherMember);
    expect(await otherPage.nextChange()).toMatchObject({ id: 'marker' });
  });

  test('disconnects the sockets of an old token after a proof of identity, and accepts only the new token', async () => {
    const account = await registerAccount(shop);
    const token = await signInByPassword(shop, account.email);
    const { id, fullName } = (await shop.api('GET', '/user/verify', { token })).body.response as TestMember;
    const page = await openPage(origin, memberIdentity(token, { id, fullName }));
    openConnections.push(page);
    const body = { password: PASSWORD };
    const reply = await shop.api('POST', '/user/reauthenticate', { token, body });
    await page.waitForLeave();
    expect(await connectionOutcome(openSocket({ access_token: token }))).toBe('UNAUTHORIZED');
    const { access_token } = reply.body.response as { access_token: string };
    expect(await connectionOutcome(openSocket({ access_token }))).toBe('connected');
  });

  test("disconnects a member's sockets when all sessions of the member are closed", async () => {
    const member = await shop.registerMember();
    const page = await pageOf(member);
    await closeSessionsOf(shop.deps.db, member.id);
    await page.waitForLeave();
  });

  test('disconnects a socket when the member logs out, even before the socket joined a room', async () => {
    const member = await shop.registerMember();
    const socketOutsideRooms = openSocket({ access_token: member.token });
    await connectionOutcome(socketOutsideRooms);
    const reason = disconnectReason(socketOutsideRooms);
    await shop.api('DELETE', '/user/logout', { token: member.token });
    expect(await reason).toBe('io server disconnect');
  });

  test('disconnects a socket when its session expires', async () => {
    const page = await pageOf(await shop.registerMember());
    shop.clock.advance(13 * 3600);
    await shop.app.checkSockets();
    await page.waitForLeave();
  });

  test("disconnects a member's sockets when the member becomes inactive, and not before", async () => {
    const member = await shop.registerMember();
    const page = await pageOf(member);
    await shop.app.checkSockets();
    await publishMarker(member);
    await page.nextChange();
    await shop.deps.db.update(users).set({ status: 'inactive' }).where(eq(users.id, member.id));
    await shop.app.checkSockets();
    await page.waitForLeave();
  });
});
