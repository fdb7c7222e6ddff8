import { randomUUID } from 'node:crypto';
import { GUEST_NAME, linkIdentity, linkRoom, memberIdentity } from '@naungan/api/realtime';
import type { Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { TestMember } from '../../../test/harness.ts';
import { announce } from '../../core/realtime/announce.ts';
import {
  connectionOutcome,
  disconnectReason,
  listenOn,
  openPage,
  type Page,
  rawSocket,
  requestRoom,
} from '../../core/realtime/fixture.ts';
import { type Shop, startShop } from '../payments/fixture.ts';
import { byLink, type ClaimablePolicy, callDesk, createPolicy, makeHeirClaim } from './fixture.ts';

let shop: Shop;
let origin: string;
let member: TestMember;
let policy: ClaimablePolicy;
const openConnections: { close(): unknown }[] = [];
beforeAll(async () => {
  shop = await startShop();
  origin = await listenOn(shop.app);
  member = await shop.registerMember({ complete: true });
  policy = await createPolicy(shop, member, 'kecelakaandiri');
}, 60_000);
afterEach(() => {
  for (const page of openConnections.splice(0)) page.close();
});
afterAll(() => shop.close());

const createClaim = () => makeHeirClaim(shop, policy, { email: `${randomUUID()}@contoh.test` });
async function openTestPage(identity: Parameters<typeof openPage>[1]) {
  const page = await openPage(origin, identity);
  openConnections.push(page);
  return page;
}
async function connectVisitor(): Promise<Socket> {
  const socket = rawSocket(origin);
  openConnections.push(socket);
  await connectionOutcome(socket);
  return socket;
}
/**
 * Returns the next change to a status. Skips other changes: the event of the claim's submission may arrive after the
 * page has joined its room.
 */
async function nextChangeTo(page: Page, status: string) {
  let change = await page.nextChange();
  while (change.status !== status) change = await page.nextChange();
  return change;
}
const roomRequest = (secret: string) => ({
  userId: secret,
  fullName: GUEST_NAME,
  roomname: linkRoom(secret),
});

test("an heir's page is notified of decisions and messages, and the holder's page is not", async () => {
  const { id, secret } = await createClaim();
  const heirPage = await openTestPage(linkIdentity(secret));
  const holderPage = await openTestPage(memberIdentity(member.token, member));
  await callDesk(shop, id, 'take-up');
  expect(await nextChangeTo(heirPage, 'review')).toMatchObject({ kind: 'claim', id });
  await callDesk(shop, id, 'messages', { text: 'Kami mulai memeriksa.' });
  expect(await heirPage.nextChange()).toMatchObject({ kind: 'claim', id, status: 'review' });
  // Events arrive in order, so an earlier event for the holder's page would arrive before this marker.
  await shop.deps.db.transaction((tx) =>
    announce(tx, member.id, { kind: 'claim', id: 'marker', productType: 'kesehatan', status: 'seen' }),
  );
  await holderPage.nextChange();
  expect(holderPage.receivedTexts).toEqual(['claim:marker:seen']);
});

test("an heir's page is not notified of another heir's claim", async () => {
  const claim = await createClaim();
  const otherClaim = await createClaim();
  const page = await openTestPage(linkIdentity(claim.secret));
  await callDesk(shop, otherClaim.id, 'take-up');
  await callDesk(shop, claim.id, 'take-up');
  await nextChangeTo(page, 'review');
  expect(page.receivedTexts.filter((change) => change.includes(otherClaim.id))).toEqual([]);
});

test.each([
  ['an unknown secret', () => roomRequest('x'.repeat(43))],
  ['the id of a claim', ({ id }: { id: string }) => roomRequest(id)],
  [
    'a secret that does not belong to the room',
    ({ secret }: { secret: string }) => ({
      ...roomRequest(secret),
      userId: 'x'.repeat(43),
    }),
  ],
  [
    'a name other than the guest name',
    ({ secret }: { secret: string }) => ({ ...roomRequest(secret), fullName: 'Budi' }),
  ],
])('a visitor cannot join a room with %s', async (_title, payload) => {
  expect(await requestRoom(await connectVisitor(), payload(await createClaim()))).toBe('FORBIDDEN');
});

test('replacing a link disconnects its pages, and the former secret cannot join a room', async () => {
  const { secret } = await createClaim();
  const socket = await connectVisitor();
  expect(await requestRoom(socket, roomRequest(secret))).toBe('ok');
  const end = disconnectReason(socket);
  await shop.api('DELETE', '/claims/heirs/claim/link', byLink(secret));
  expect(await end).toBe('io server disconnect');
  expect(await requestRoom(await connectVisitor(), roomRequest(secret))).toBe('FORBIDDEN');
});
