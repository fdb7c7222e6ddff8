import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestMember } from '../../../test/harness.ts';
import { claimAppeals } from '../../db/schema.ts';
import { type Shop, startShop } from '../payments/fixture.ts';
import { atDesk, makeClaim, policyFor, sendFile } from './fixture.ts';
import { closeAppeal, openAppeal } from './repository.ts';

let shop: Shop;
let member: TestMember;
let claimId: string;
beforeAll(async () => {
  shop = await startShop();
  member = await shop.registerMember({ complete: true });
  const policy = await policyFor(shop, member, 'kesehatan');
  claimId = await makeClaim(shop, member, policy, { payload: { incidentDate: '2026-11-01' } });
  await atDesk(shop, claimId, 'take-up');
  await atDesk(shop, claimId, 'reject', { reason: 'Tidak dijamin' });
}, 60_000);
afterAll(() => shop.close());

const roundsOf = async (id: string) =>
  (await shop.deps.db.select().from(claimAppeals).where(eq(claimAppeals.claimId, id))).map(
    ({ round }) => round,
  );

test('the second of two concurrent appeals gets 409, and one is stored', async () => {
  const replies = await Promise.all([
    sendFile(shop, member, claimId, 'appeal'),
    sendFile(shop, member, claimId, 'appeal'),
  ]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await roundsOf(claimId)).toEqual([0]);
});

test('the database rejects a second open appeal of a claim', async () => {
  const { db, clock } = shop.deps;
  await db.transaction((tx) => closeAppeal(tx, claimId, clock()));
  // Without the claim's lock: two transactions that both found no open appeal.
  const outcomes = await Promise.allSettled(
    [11, 12].map((round) => db.transaction((tx) => openAppeal(tx, claimId, round, clock()))),
  );
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const [failed] = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(failed?.reason).toMatchObject({ cause: { constraint: 'claim_appeals_open' } });
});

test('an appeal of another claim may be open at the same time', async () => {
  const policy = await policyFor(shop, member, 'kesehatan');
  const other = await makeClaim(shop, member, policy, {
    key: randomUUID(),
    payload: { incidentDate: '2026-11-02' },
  });
  const { db, clock } = shop.deps;
  await db.transaction((tx) => openAppeal(tx, other, 0, clock()));
  expect(await roundsOf(other)).toEqual([0]);
});
