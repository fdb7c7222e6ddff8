import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestMember } from '../../../test/harness.ts';
import { claims } from '../../db/schema.ts';
import { type Shop, startShop } from '../payments/fixture.ts';
import { type ClaimablePolicy, createPolicy, HEIR, makeClaim, sendClaim } from './fixture.ts';
import { insertPayment, sumPaymentsWithin } from './repository.ts';

let shop: Shop;
let member: TestMember;
let stranger: TestMember;
let car: ClaimablePolicy;
beforeAll(async () => {
  shop = await startShop();
  member = await shop.registerMember({ complete: true });
  stranger = await shop.registerMember({ complete: true });
  car = await createPolicy(shop, member);
}, 60_000);
afterAll(() => shop.close());

const createAccount = (accountNumber: string) => ({
  accountNumber,
  accountHolder: 'SITI RAHAYU',
  bankName: 'BCA',
});

/**
 * Sends a claim for a theft of the car, because the form of this claim has a bank account. Each call must have a different day.
 * Advances the clock, so that the claim is newer than the claims before it.
 */
async function claimTheft(day: string, accountNumber: string): Promise<string> {
  shop.clock.advance(60);
  const payload = { incidentDate: day, account: createAccount(accountNumber) };
  return makeClaim(shop, member, car, { cause: '2002', payload });
}

async function readSuggestedAccount(token?: string) {
  const path = `/claims/client/${car.number}/inquiry?productType=kendaraan`;
  const { status, body } = await shop.api('GET', path, { token });
  expect(status).toBe(200);
  return (body.response as { account: unknown }).account;
}

test("the look-up of a policy returns the bank account of the holder's last claim, or of the profile if there is no claim, and returns it only to the holder", async () => {
  expect(await readSuggestedAccount(member.token)).toEqual({
    account_number: '1234567890',
    account_owner: 'SITI RAHAYU',
    bank: 'Bank Central Asia (BCA)',
  });
  await claimTheft('2026-11-01', '1111111111');
  await claimTheft('2026-11-02', '2222222222');
  expect(await readSuggestedAccount(member.token)).toEqual({
    account_number: '2222222222',
    account_owner: 'SITI RAHAYU',
    bank: 'BCA',
  });
  expect(await readSuggestedAccount(stranger.token)).toBeNull();
  expect(await readSuggestedAccount()).toBeNull();
});

test("the look-up of a policy never returns the bank account of an heir's claim", async () => {
  await claimTheft('2026-11-03', '3333333333');
  shop.clock.advance(60);
  const policy = await createPolicy(shop, member, 'kecelakaandiri');
  const reply = await sendClaim(shop, policy, { heir: HEIR });
  const { _id: id } = reply.body.response as { _id: string };
  await shop.deps.db
    .update(claims)
    .set({ account: createAccount('9999999999') })
    .where(eq(claims.id, id));
  expect(await readSuggestedAccount(member.token)).toMatchObject({ account_number: '3333333333' });
});

test('a payment counts in the cover year of its incident, and an incident on the end date of a cover year counts in the next year', async () => {
  const policy = await createPolicy(shop, member, 'kesehatan');
  const year = { start: '2025-11-21', nextStart: '2026-11-21' };
  for (const [incidentDate, amount] of [
    ['2025-11-20', 1],
    ['2025-11-21', 10],
    ['2026-11-20', 100],
    ['2026-11-21', 1_000],
  ] as const) {
    const claimId = await makeClaim(shop, member, policy, { payload: { incidentDate } });
    const payment = { claimId, amount, ...createAccount('1234567890'), paidAt: shop.clock.now() };
    await shop.deps.db.transaction((tx) => insertPayment(tx, payment));
  }
  expect(await sumPaymentsWithin(shop.deps.db, policy.id, year)).toBe(110);
  expect(await sumPaymentsWithin(shop.deps.db, car.id, year)).toBe(0);
});
