import { readFileSync } from 'node:fs';
import { BENEFIT_TABLE_TEXT, benefitText } from '@naungan/domain/benefit';
import { premiumForAge } from '@naungan/domain/premium';
import { describe, expect, it } from 'vitest';
import { insurers } from '../../insurers-repository.ts';
import { premiumBands } from './bands.ts';
import { healthPlans } from './plans.ts';

type ReferencePlan = {
  plan_code: string;
  plan_name: string;
  annual_premium_idr_by_age_band: Record<string, number>;
  benefits: { limit_idr: number }[];
};
const dataFile: { plans: ReferencePlan[] } = JSON.parse(
  readFileSync(new URL('../../../../seed/data/health/plans.json', import.meta.url), 'utf8'),
);
const byCode = new Map(healthPlans.map((plan) => [plan.code, plan]));

describe('the seeded health plans', () => {
  it('are at least 24, from eight insurers with at least two each', () => {
    const counts = insurers.map(({ id }) => healthPlans.filter(({ insurerId }) => insurerId === id).length);
    expect(counts).toHaveLength(8);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(2);
    expect(healthPlans.length).toBeGreaterThanOrEqual(24);
  });

  it('include at least four that are sold offline', () => {
    expect(
      healthPlans.filter(({ transactionType }) => transactionType === 'offline').length,
    ).toBeGreaterThanOrEqual(4);
  });

  it.each(dataFile.plans)('keep the figures of the reference plan $plan_code', (plan) => {
    const storedPlan = byCode.get(plan.plan_code);
    expect(storedPlan?.productName).toBe(plan.plan_name);
    for (const [band, premium] of Object.entries(plan.annual_premium_idr_by_age_band)) {
      const [from, to] = band.split('-').map(Number);
      expect(premiumForAge(storedPlan?.premi ?? [], from ?? -1)).toBe(premium);
      expect(premiumForAge(storedPlan?.premi ?? [], to ?? -1)).toBe(premium);
    }
    const values = storedPlan?.document.benefits.flatMap(({ items }) => items.map(({ value }) => value));
    expect(values?.toSorted()).toEqual(plan.benefits.map(({ limit_idr }) => limit_idr).toSorted());
  });

  it('have four to six declarations each', () => {
    for (const { document } of healthPlans) {
      expect(document.declarations.length).toBeGreaterThanOrEqual(4);
      expect(document.declarations.length).toBeLessThanOrEqual(6);
    }
  });

  it('have service fees of every kind', () => {
    const fees = healthPlans.map(({ document }) => document.serviceFee);
    expect(fees.some(({ useServiceFee }) => !useServiceFee)).toBe(true);
    expect(fees.some(({ method, useServiceFee }) => useServiceFee && method === 'nominal')).toBe(true);
    expect(fees.some(({ method }) => method === 'percentage')).toBe(true);
  });

  it('show a reference to the benefit table instead of percentages for the plan HK-23', () => {
    const planHk23 = byCode.get('HK-23')?.document;
    const [room] = planHk23?.benefits[0]?.items ?? [];
    expect(
      room && planHk23 && benefitText({ type: room.featureId.type, value: room.value }, planHk23.limitClaim),
    ).toBe(BENEFIT_TABLE_TEXT);
  });

  it('state the waiting time of listed diseases, and have fixed waiting, grace and cooling-off periods', () => {
    for (const { document } of healthPlans) {
      expect(document.generalInfo).toContain('365 hari');
      expect(document.generalInfo).toContain('Diabetes melitus');
      expect(document).toMatchObject({ waitingTime: 30, gracePeriod: 30, coolingPeriod: 14 });
    }
  });
});

describe('premiumBands', () => {
  it('applies the age factors and rounds to ten thousand rupiah', () => {
    expect(premiumBands(2_530_000, 0, 65).map(({ value }) => value)).toEqual([
      3_420_000, 2_150_000, 2_530_000, 3_160_000, 4_300_000, 6_580_000, 9_110_000,
    ]);
  });

  it("ends the bands at the plan's age limits", () => {
    expect(premiumBands(1_000_000, 18, 45)).toEqual([
      { minAge: 18, maxAge: 30, value: 1_000_000 },
      { minAge: 31, maxAge: 40, value: 1_250_000 },
      { minAge: 41, maxAge: 45, value: 1_700_000 },
    ]);
  });
});
