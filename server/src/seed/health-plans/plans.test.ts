import { existsSync, readFileSync } from 'node:fs';
import { BENEFIT_TABLE_TEXT, benefitText } from '@naungan/domain/benefit';
import { plan as planShape } from '@naungan/domain/plan';
import { premiumForAge } from '@naungan/domain/premium';
import { describe, expect, it } from 'vitest';
import { fixedId } from '../fixed-id.ts';
import { premiumBands } from './bands.ts';
import { insurers } from './insurers.ts';
import { healthPlans } from './plans.ts';

type GivenPlan = {
  plan_code: string;
  plan_name: string;
  annual_premium_idr_by_age_band: Record<string, number>;
  benefits: { limit_idr: number }[];
};
const given: { plans: GivenPlan[] } = JSON.parse(
  readFileSync(new URL('../../../seed/data/health/plans.json', import.meta.url), 'utf8'),
);
const byCode = new Map(healthPlans.map((plan) => [plan.code, plan]));

describe('health plans', () => {
  it('come from eight insurers, at least two each, and are at least 24', () => {
    const counts = insurers.map(({ id }) => healthPlans.filter(({ insurerId }) => insurerId === id).length);
    expect(counts).toHaveLength(8);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(2);
    expect(healthPlans.length).toBeGreaterThanOrEqual(24);
  });

  it('are sold offline in at least four cases', () => {
    expect(
      healthPlans.filter(({ transactionType }) => transactionType === 'offline').length,
    ).toBeGreaterThanOrEqual(4);
  });

  it('fit the contract of a plan', () => {
    for (const { id, document, productName, ages, premi, adminFee, transactionType } of healthPlans) {
      const company = { _id: 'x', company_name: 'x' };
      const shown = { ...document, productName, ages, premi, adminFee, transactionType };
      expect(() =>
        planShape.parse({ ...shown, _id: id, logoProduct: '/x.svg', insuranceCompany: company }),
      ).not.toThrow();
    }
  });

  it.each(given.plans)('keeps the figures of the given plan $plan_code', (plan) => {
    const stored = byCode.get(plan.plan_code);
    expect(stored?.productName).toBe(plan.plan_name);
    for (const [band, premium] of Object.entries(plan.annual_premium_idr_by_age_band)) {
      const [from, to] = band.split('-').map(Number);
      expect(premiumForAge(stored?.premi ?? [], from ?? -1)).toBe(premium);
      expect(premiumForAge(stored?.premi ?? [], to ?? -1)).toBe(premium);
    }
    const values = stored?.document.benefits.flatMap(({ items }) => items.map(({ value }) => value));
    expect(values?.toSorted()).toEqual(plan.benefits.map(({ limit_idr }) => limit_idr).toSorted());
  });

  it('have a premium for every age that they take, and for no other', () => {
    for (const { ages, premi, code } of healthPlans) {
      for (let age = ages.minAge; age <= ages.maxAge; age += 1)
        expect([code, age, premiumForAge(premi, age)]).not.toContain(null);
      expect(premiumForAge(premi, ages.minAge - 1)).toBeNull();
      expect(premiumForAge(premi, ages.maxAge + 1)).toBeNull();
    }
  });

  it('mean the same kind of document by the same code', () => {
    const kinds = new Map<string, string>();
    for (const { document } of healthPlans) {
      for (const { code, extention } of document.attachments) {
        expect(kinds.get(code) ?? extention).toBe(extention);
        kinds.set(code, extention);
      }
    }
    expect(kinds.size).toBeGreaterThanOrEqual(4);
  });

  it('ask four to six questions, each with an id of its own', () => {
    const ids = healthPlans.flatMap(({ document }) => document.declarations.map(({ _id }) => _id));
    expect(new Set(ids).size).toBe(ids.length);
    for (const { document } of healthPlans) {
      expect(document.declarations.length).toBeGreaterThanOrEqual(4);
      expect(document.declarations.length).toBeLessThanOrEqual(6);
    }
  });

  it('have service fees of every kind, and one plan whose percentages stand in its own table', () => {
    const fees = healthPlans.map(({ document }) => document.serviceFee);
    expect(fees.some(({ useServiceFee }) => !useServiceFee)).toBe(true);
    expect(fees.some(({ method, useServiceFee }) => useServiceFee && method === 'nominal')).toBe(true);
    expect(fees.some(({ method }) => method === 'percentage')).toBe(true);
    const flexible = byCode.get('HK-23')?.document;
    const [room] = flexible?.benefits[0]?.items ?? [];
    expect(
      room && flexible && benefitText({ type: room.featureId.type, value: room.value }, flexible.limitClaim),
    ).toBe(BENEFIT_TABLE_TEXT);
  });

  it('say when which disease is covered', () => {
    for (const { document } of healthPlans) {
      expect(document.generalInfo).toContain('365 hari');
      expect(document.generalInfo).toContain('Diabetes melitus');
      expect(document).toMatchObject({ waitingTime: 30, gracePeriod: 30, coolingPeriod: 14 });
    }
  });
});

describe('insurers', () => {
  it('have a logo each', () => {
    for (const { logo } of insurers) {
      expect(existsSync(new URL(`../../../../public${logo}`, import.meta.url))).toBe(true);
    }
  });
});

describe('premiumBands', () => {
  it('applies the factors and rounds to ten thousand rupiah', () => {
    expect(premiumBands(2_530_000, 0, 65).map(({ value }) => value)).toEqual([
      3_420_000, 2_150_000, 2_530_000, 3_160_000, 4_300_000, 6_580_000, 9_110_000,
    ]);
  });

  it('clips the bands to the ages', () => {
    expect(premiumBands(1_000_000, 18, 45)).toEqual([
      { minAge: 18, maxAge: 30, value: 1_000_000 },
      { minAge: 31, maxAge: 40, value: 1_250_000 },
      { minAge: 41, maxAge: 45, value: 1_700_000 },
    ]);
  });
});

describe('fixedId', () => {
  it('gives the same name the same UUID and another name another', () => {
    expect(fixedId('plan/HK-01')).toBe(fixedId('plan/HK-01'));
    expect(fixedId('plan/HK-01')).not.toBe(fixedId('plan/HK-02'));
    expect(fixedId('plan/HK-01')).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
  });
});
