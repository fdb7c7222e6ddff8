import { randomUUID } from 'node:crypto';
import { GUEST_NAME, linkIdentity, linkRoom, memberIdentity } from '@naungan/api/realtime';
import type { Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { TestMember } from '../../../test/harness.ts';
import { announce } from '../../core/realtime/announce.ts';
import {
  endOf,
  listenOn,
  openPage,
  outcomeOf,
  type Page,
  rawSocket,
  requestRoom,
} from '../../core/realtime/fixture.ts';
import { type Shop, startShop } from '../payments/fixture.ts';
import { atDesk, type Claimable, makeHeirClaim, policyFor } from './fixture.ts';

let shop: Shop;
let origin: string;
let member: TestMember;
let policy: Claimable;
const open: { close(): unknown }[] = [];
beforeAll(async () => {
  shop = await startShop();
  origin = await listenOn(shop.app);
  member = await shop.registerMember({ complete: true });
  policy = await policyFor(shop, member, 'kecelakaandiri');
}, 60_000);
afterEach(() => {
  for (const page of open.splice(0)) page.close();
});
afterAll(() => shop.close());

const newClaim = () => makeHeirClaim(shop, policy, { email: `${randomUUID()}@contoh.test` });
async function pageOf(identity: Parameters<typeof openPage>[1]) {
  const page = await openPage(origin, identity);
  open.push(page);
  return page;
}
async function visitor(): Promise<Socket> {
  const socket = rawSocket(origin);
  open.push(socket);
  await outcomeOf(socket);
  return socket;
}
/** Returns the next change to a status. The event of the submission may arrive after the page has joined. */
async function nextOf(page: Page, status: string) {
  let change = await page.next();
  while (change.status !== status) change = await page.next();
  return change;
}
const request = (secret: string) => ({ userId: secret, fullName: GUEST_NAME, roomname: linkRoom(secret) });

test("an heir's page is notified of decisions and messages, and the holder's page is not", async () => {
  const { id, secret } = await newClaim();
  const [heirs, holders] = [
    await pageOf(linkIdentity(secret)),
    await pageOf(memberIdentity(member.token, member)),
  ];
  await atDesk(shop, id, 'take-up');
  expect(await nextOf(heirs, 'review')).toMatchObject({ kind: 'claim', id });
  await atDesk(shop, id, 'messages', { text: 'Kami mulai memeriksa.' });
  expect(await heirs.next()).toMatchObject({ kind: 'claim', id, status: 'review' });
  await shop.deps.db.transaction((tx) =>
    announce(tx, member.id, { kind: 'claim', id: 'fence', productType: 'kesehatan', status: 'seen' }),
  );
  await holders.next();
  expect(holders.receivedTexts).toEqual(['claim:fence:seen']);
});

test("an heir's page is not notified of another heir's claim", async () => {
  const [one, other] = [await newClaim(), await newClaim()];
  const page = await pageOf(linkIdentity(one.secret));
  await atDesk(shop, other.id, 'take-up');
  await atDesk(shop, one.id, 'take-up');
  await nextOf(page, 'review');
  expect(page.receivedTexts.filter((change) => change.includes(other.id))).toEqual([]);
});

test.each([
  ['a secret that opens nothing', () => request('x'.repeat(43))],
  ['the id of a claim', ({ id }: { id: string }) => request(id)],
  [
    'the room of another secret',
    ({ secret }: { secret: string }) => ({
      ...request(secret),
      userId: 'x'.repeat(43),
    }),
  ],
  ['another name', ({ secret }: { secret: string }) => ({ ...request(secret), fullName: 'Budi' })],
])('a visitor does not join with %s', async (_, payload) => {
  expect(await requestRoom(await visitor(), payload(await newClaim()))).toBe('FORBIDDEN');
});

test('a replaced link is disconnected, and its secret joins no room any more', async () => {
  const { secret } = await newClaim();
  const socket = await visitor();
  expect(await requestRoom(socket, request(secret))).toBe('ok');
  const end = endOf(socket);
  await shop.api('DELETE', `/claims/heirs/${secret}/link`);
  expect(await end).toBe('io server disconnect');
  expect(await requestRoom(await visitor(), request(secret))).toBe('FORBIDDEN');
});
