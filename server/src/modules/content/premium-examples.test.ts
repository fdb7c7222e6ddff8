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

const examples = async () => {
  const { status, body } = await harness.api('GET', '/pages/product/premiums');
  expect(status).toBe(200);
  return body.response as PremiumExamples;
};

it('returns plans of up to three insurers for each line, cheapest first', async () => {
  const { premiums } = await examples();
  expect(premiums.map(({ productType }) => productType).toSorted()).toEqual([...PRODUCT_TYPES].toSorted());
  for (const { plans: cards, perMonth, rows } of premiums) {
    const prices = cards.map(({ premium, adminFee }) => premium + adminFee);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(prices[0]);
    expect(perMonth).toBe(Math.ceil((prices[0] ?? Number.NaN) / 12));
    expect(new Set(cards.map(({ insuranceCompany }) => insuranceCompany._id)).size).toBe(cards.length);
  }
});

it('settles the example claim: the payment is the loss less the deductible', async () => {
  const { claim } = await examples();
  // 2.5 % of the sum insured of Rp750 million.
  expect(claim).toMatchObject({ loss: 84_500_000, deductible: 18_750_000, paid: 65_750_000 });
  expect(claim.deductibleLabel).toBe('Risiko sendiri 2,5% dari harga pertanggungan');
});

it('returns the changed price of a plan in the next request, and no row for a line without plans', async () => {
  const { db } = harness.deps;
  const perMonth = async () => {
    const { premiums } = await examples();
    return premiums.find(({ productType }) => productType === 'kendaraan')?.perMonth;
  };
  const before = await perMonth();
  await db.update(plans).set({ adminFee: 1_200_000 }).where(eq(plans.productType, 'kendaraan'));
  expect(await perMonth()).toBeGreaterThan(before ?? Number.NaN);
  await db.update(plans).set({ active: false }).where(eq(plans.productType, 'kendaraan'));
  expect(await perMonth()).toBeUndefined();
});

it('returns the rate by which the sum insured gives each premium of the example house', async () => {
  const { premiums } = await examples();
  const house = premiums.find(({ productType }) => productType === 'kebakaran-gempabumi');
  expect(house?.sumInsured).toBe(750_000_000);
  const priced = house?.rows.filter(({ rate }) => rate !== undefined) ?? [];
  expect(priced.map(({ label }) => label)).toEqual(['Premi kebakaran', 'Premi gempa bumi']);
  for (const { amount, rate = 0 } of priced) expect(amount).toBe(applyRate(750_000_000, rate));
});
