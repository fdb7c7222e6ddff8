import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { journal } from '../../db/schema.ts';
import { placeOrder } from '../orders/fixture.ts';
import { type Shop, startShop } from '../payments/fixture.ts';
import { issuePolicies, policyReferences, voidPolicies } from './service.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
}, 60_000);
afterAll(() => shop.close());

const TWO_RUNS = [1, 2];
const VOID_CAUSE = { actor: 'gateway', reason: 'the money went back' };

/** Returns the statuses in the journal of the order's only policy. */
async function journalStatusesOf(orderId: string): Promise<string[]> {
  const references = await policyReferences(shop.deps.db, orderId);
  expect(references).toHaveLength(1);
  const entries = await shop.deps.db
    .select()
    .from(journal)
    .where(eq(journal.subjectId, references[0]?.id ?? ''));
  return entries.map(({ toStatus }) => toStatus);
}

test('policies are issued once and voided once, even by two transactions at the same time', async () => {
  const { db } = shop.deps;
  const orderId = await placeOrder(shop, await shop.registerMember({ complete: true }));
  const issuedPolicies = await Promise.all(
    TWO_RUNS.map(() => db.transaction((tx) => issuePolicies(tx, shop.deps, orderId, shop.clock.now()))),
  );
  expect(new Set(issuedPolicies.flat().map(({ policyNumber }) => policyNumber)).size).toBe(1);
  expect(await journalStatusesOf(orderId)).toEqual(['active']);

  const voidedNumbers = await Promise.all(
    TWO_RUNS.map(() => db.transaction((tx) => voidPolicies(tx, shop.deps, orderId, VOID_CAUSE))),
  );
  expect(voidedNumbers.map(({ length }) => length).toSorted()).toEqual([0, 1]);
  expect(await journalStatusesOf(orderId)).toEqual(['active', 'void']);
});
