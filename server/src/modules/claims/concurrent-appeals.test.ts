import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestMember } from '../../../test/harness.ts';
import { claimAppeals } from '../../db/schema.ts';
import { type Shop, startShop } from '../payments/fixture.ts';
import { callDesk, createPolicy, makeClaim, sendFile } from './fixture.ts';
import { openAppeal } from './repository.ts';

let shop: Shop;
let member: TestMember;
beforeAll(async () => {
  shop = await startShop();
  member = await shop.registerMember({ complete: true });
}, 60_000);
afterAll(() => shop.close());

async function createRejectedClaim(): Promise<string> {
  const id = await makeClaim(shop, member, await createPolicy(shop, member, 'kesehatan'));
  await callDesk(shop, id, 'take-up');
  await callDesk(shop, id, 'reject', { reason: 'Tidak dijamin' });
  return id;
}

const roundsOf = async (id: string) =>
  (await shop.deps.db.select().from(claimAppeals).where(eq(claimAppeals.claimId, id))).map(
    ({ round }) => round,
  );

test('the second of two concurrent appeals gets 409, and one is stored', async () => {
  const claimId = await createRejectedClaim();
  const replies = await Promise.all([
    sendFile(shop, member, claimId, 'appeal'),
    sendFile(shop, member, claimId, 'appeal'),
  ]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await roundsOf(claimId)).toEqual([0]);
});

test('the database rejects a second open appeal of a claim', async () => {
  const { db, clock } = shop.deps;
  const claimId = await createRejectedClaim();
  // Skips the service's lock and check, so that both transactions try to open an appeal.
  const outcomes = await Promise.allSettled(
    [11, 12].map((round) => db.transaction((tx) => openAppeal(tx, claimId, round, clock()))),
  );
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const [failed] = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(failed?.reason).toMatchObject({ cause: { constraint: 'claim_appeals_open' } });
});

test('two claims can have an open appeal at the same time', async () => {
  const { db, clock } = shop.deps;
  const claimIds = [await createRejectedClaim(), await createRejectedClaim()];
  for (const claimId of claimIds) {
    await db.transaction((tx) => openAppeal(tx, claimId, 0, clock()));
    expect(await roundsOf(claimId)).toEqual([0]);
  }
});
