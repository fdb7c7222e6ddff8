import type { PremiumExamples } from '@naungan/api/content';
import { PRODUCT_TYPES } from '@naungan/domain/lines';
import { applyRate } from '@naungan/domain/money';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Harness, startApp } from '../../../test/harness.ts';
import { plans } from '../../db/schema.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startApp();
});
afterAll(() => harness.close());

const fetchExamples = async () => {
  const { status, body } = await harness.api('GET', '/pages/product/premiums');
  expect(status).toBe(200);
  return body.response as PremiumExamples;
};

it('the example premiums of each line contain at most three plans of different insurers, cheapest first', async () => {
  const { premiums } = await fetchExamples();
  expect(premiums.map(({ productType }) => productType).toSorted()).toEqual([...PRODUCT_TYPES].toSorted());
  for (const { plans: cards, perMonth, rows } of premiums) {
    expect(cards.length).toBeLessThanOrEqual(3);
    const prices = cards.map(({ premium, adminFee }) => premium + adminFee);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(prices[0]);
    expect(perMonth).toBe(Math.ceil((prices[0] ?? Number.NaN) / 12));
    expect(new Set(cards.map(({ insuranceCompany }) => insuranceCompany._id)).size).toBe(cards.length);
  }
});

it('the payment of the example claim is the loss minus the deductible', async () => {
  const { claim } = await fetchExamples();
  // 2.5 % of the sum insured of Rp750 million.
  expect(claim).toMatchObject({ loss: 84_500_000, deductible: 18_750_000, paid: 65_750_000 });
  expect(claim.deductibleLabel).toBe('Risiko sendiri 2,5% dari harga pertanggungan');
});

it('the next request for the example premiums returns a changed price, and omits a line without active plans', async () => {
  const { db, snapshots } = harness.deps;
  const perMonth = async () => {
    const { premiums } = await fetchExamples();
    return premiums.find(({ productType }) => productType === 'kendaraan')?.perMonth;
  };
  const formerPrice = await perMonth();
  await db.update(plans).set({ adminFee: 1_200_000 }).where(eq(plans.productType, 'kendaraan'));
  await snapshots.check();
  expect(await perMonth()).toBeGreaterThan(formerPrice ?? Number.NaN);
  await db.update(plans).set({ active: false }).where(eq(plans.productType, 'kendaraan'));
  await snapshots.check();
  expect(await perMonth()).toBeUndefined();
});

it('each premium of the example house has the rate that is applied to the sum insured', async () => {
  const { premiums } = await fetchExamples();
  const house = premiums.find(({ productType }) => productType === 'kebakaran-gempabumi');
  expect(house?.sumInsured).toBe(750_000_000);
  const premiumsWithRate = house?.rows.filter(({ rate }) => rate !== undefined) ?? [];
  expect(premiumsWithRate.map(({ part }) => part)).toEqual(['fire', 'earthquake']);
  for (const { amount, rate = 0 } of premiumsWithRate) expect(amount).toBe(applyRate(750_000_000, rate));
});
