import { existsSync } from 'node:fs';
import { plan as planShape } from '@naungan/domain/lines/record';
import { premiumForAge } from '@naungan/domain/premium';
import { describe, expect, it } from 'vitest';
import { sanitizeGeneralInfo } from '../lines/general-info.ts';
import { healthPlans } from '../lines/health/seed/plans.ts';
import { insurers } from '../lines/insurers-repository.ts';
import { personalAccidentPlans } from '../lines/personal-accident/seed/plans.ts';

describe.each([
  { line: 'kesehatan', plans: healthPlans },
  { line: 'kecelakaandiri', plans: personalAccidentPlans },
])('the seeded plans of $line', ({ line, plans }) => {
  it('fit the contract of a plan', () => {
    for (const { id, document, productName, ages, premi, adminFee, transactionType } of plans) {
      const company = { _id: 'x', company_name: 'x' };
      const displayedFields = { ...document, productName, ages, premi, adminFee, transactionType };
      expect(() =>
        planShape.parse({ ...displayedFields, _id: id, logoProduct: '/x.svg', insuranceCompany: company }),
      ).not.toThrow();
    }
  });

  it('belong to the line and have unique codes, names and ids', () => {
    expect(new Set(plans.map(({ productType }) => productType))).toEqual(new Set([line]));
    for (const key of ['code', 'productName', 'id', 'createdAt'] as const)
      expect(new Set(plans.map((plan) => String(plan[key]))).size).toBe(plans.length);
  });

  it('have a premium for every age they accept, and for no other', () => {
    for (const { ages, premi, code } of plans) {
      for (let age = ages.minAge; age <= ages.maxAge; age += 1)
        expect([code, age, premiumForAge(premi, age)]).not.toContain(null);
      expect(premiumForAge(premi, ages.minAge - 1)).toBeNull();
      expect(premiumForAge(premi, ages.maxAge + 1)).toBeNull();
    }
  });

  it('use each document code with one file type only', () => {
    const fileTypes = new Map<string, string>();
    for (const { document } of plans) {
      for (const { code, extention } of document.attachments) {
        expect(fileTypes.get(code) ?? extention).toBe(extention);
        fileTypes.set(code, extention);
      }
    }
    expect(fileTypes.size).toBeGreaterThanOrEqual(4);
  });

  it('have a unique id for each question', () => {
    const ids = plans.flatMap(({ document }) => document.declarations.map(({ _id }) => _id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('have safe HTML, and at least four exclusions', () => {
    for (const { document } of plans) {
      expect(sanitizeGeneralInfo(document.generalInfo)).toBe(document.generalInfo);
      expect(document.exclusions?.length).toBeGreaterThanOrEqual(4);
    }
  });

  it('include every kind of service fee', () => {
    const fees = plans.map(({ document }) => document.serviceFee);
    expect(fees.some(({ useServiceFee }) => !useServiceFee)).toBe(true);
    expect(fees.some(({ method, useServiceFee }) => useServiceFee && method === 'nominal')).toBe(true);
    expect(fees.some(({ method }) => method === 'percentage')).toBe(true);
  });
});

describe('the seeded insurers', () => {
  it('have a logo each', () => {
    for (const { logo } of insurers) {
      expect(existsSync(new URL(`../../../public${logo}`, import.meta.url))).toBe(true);
    }
  });
});
