import { ageOn, todayInJakarta } from '@naungan/domain/dates';
import { orderTotal } from '@naungan/domain/fee';
import { premiumForAge } from '@naungan/domain/premium';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEEP } from '../../../test/depth.ts';
import { type Harness, startApp, type TestMember } from '../../../test/harness.ts';
import { orders } from '../../db/schema.ts';
import { plans } from '../../lines/fixture.ts';
import { placeOrder } from './fixture.ts';

let harness: Harness;
let member: TestMember;
beforeAll(async () => {
  harness = await startApp();
  member = await harness.registerMember({ complete: true });
});
afterAll(() => harness.close());

const onlinePlans = plans.filter(({ transactionType }) => transactionType === 'online');

it('an order stores the amounts that the domain computes, for any plan and age, with or without a printed policy', {
  timeout: DEEP ? 600_000 : 60_000,
}, async () => {
  const order = fc.record({
    plan: fc.constantFrom(...onlinePlans),
    /** Position of the age between the plan's lowest (0) and highest (1) age. */
    ageShare: fc.double({ min: 0, max: 1, noNaN: true }),
    printPolicy: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(order, async ({ plan, ageShare, printPolicy }) => {
      const { minAge, maxAge } = plan.ages;
      const age = Math.round(minAge + ageShare * (maxAge - minAge));
      const birthDate = `${2026 - age}-01-02`;
      const id = await placeOrder(harness, member, {
        code: plan.code,
        payload: { birthDate, printPolicy },
      });
      const [storedOrder] = await harness.deps.db.select().from(orders).where(eq(orders.id, id));
      const premium =
        premiumForAge(plan.premi, ageOn(birthDate, todayInJakarta(harness.clock.now()))) ?? Number.NaN;
      const { policyPrintFee, serviceFee: serviceFeeRule } = plan.document;
      const { adminFee } = plan;
      expect(storedOrder).toMatchObject(
        orderTotal({ premium, adminFee, policyPrintFee, printPolicy, serviceFeeRule }),
      );
      expect(storedOrder?.total).toBe(
        (storedOrder?.premium ?? 0) +
          (storedOrder?.adminFee ?? 0) +
          (storedOrder?.policyPrintFee ?? 0) +
          (storedOrder?.serviceFee ?? 0),
      );
    }),
    { numRuns: DEEP ? 1_000 : 40 },
  );
});
