import { BENEFIT_TABLE_TEXT, benefitText } from '@naungan/domain/benefit';
import { premiumForAge } from '@naungan/domain/premium';
import { describe, expect, it } from 'vitest';
import { insurers } from '../../insurers-repository.ts';
import { PERSONAL_ACCIDENT_LANDING } from './landing.ts';
import { personalAccidentPlans } from './plans.ts';
import { accidentData, classOf } from './reference-data.ts';
import { premiumBands, yearlyPremiumOf } from './tariff.ts';

const byCode = new Map(personalAccidentPlans.map((plan) => [plan.code, plan]));
const benefitItem = (code: string, group: string, name: string) =>
  byCode
    .get(code)
    ?.document.benefits.find((candidate) => candidate.name === group)
    ?.items.find(({ featureId }) => featureId.name.startsWith(name));

describe('the seeded personal accident plans', () => {
  it('are 26, at least 3 of them sold offline', () => {
    expect(personalAccidentPlans).toHaveLength(26);
    const offline = personalAccidentPlans.filter(({ transactionType }) => transactionType === 'offline');
    expect(offline.length).toBeGreaterThanOrEqual(3);
  });

  it('come from the insurers that the landing page names', () => {
    const sellers = insurers.filter(({ id }) => personalAccidentPlans.some((plan) => plan.insurerId === id));
    const landingInsurers = PERSONAL_ACCIDENT_LANDING.texts.insurers;
    expect(sellers.map(({ code }) => code).toSorted()).toEqual(landingInsurers?.toSorted());
  });

  it.each(accidentData.plans)('keep the figures of the reference plan $plan_code', (plan) => {
    const storedPlan = byCode.get(plan.plan_code);
    expect(storedPlan?.productName).toBe(plan.plan_name);
    const { age_min_years: from, age_max_years_entry: to } = plan;
    expect(storedPlan?.ages).toEqual({ minAge: from, maxAge: to });
    for (const age of [from, to])
      expect(premiumForAge(storedPlan?.premi ?? [], age)).toBe(plan.annual_premium_idr_by_risk_class[1]);
    expect(benefitItem(plan.plan_code, 'Santunan Kecelakaan', 'Meninggal dunia')?.value).toBe(
      plan.benefits.A_meninggal,
    );
    expect(benefitItem(plan.plan_code, 'Biaya Perawatan', 'Biaya perawatan')?.value).toBe(
      plan.benefits.D_biaya_perawatan_maks_per_kejadian,
    );
    expect(benefitItem(plan.plan_code, 'Santunan Lainnya', 'Santunan pemakaman')?.value).toBe(
      plan.benefits.santunan_pemakaman,
    );
  });

  it('include more than 20 that cost up to a million rupiah a year', () => {
    const cheap = personalAccidentPlans.filter(({ premi }) => premi.every(({ value }) => value <= 1_000_000));
    expect(cheap.length).toBeGreaterThan(20);
  });

  it('have four to seven questions, and no question about a risk that the plan covers', () => {
    const questionsOf = (code: string) =>
      byCode.get(code)?.document.declarations.map(({ question }) => question) ?? [];
    for (const { document } of personalAccidentPlans) {
      expect(document.declarations.length).toBeGreaterThanOrEqual(4);
      expect(document.declarations.length).toBeLessThanOrEqual(7);
    }
    expect(questionsOf('PA-01').some((question) => question.includes('sepeda motor'))).toBe(true);
    expect(questionsOf('PA-11').some((question) => question.includes('sepeda motor'))).toBe(false);
    expect(questionsOf('PA-19').some((question) => question.includes('olahraga'))).toBe(false);
    expect(questionsOf('PA-15').some((question) => question.includes('pekerjaan'))).toBe(false);
    expect(questionsOf('PA-13')[0]).toContain('Kelas III');
  });

  it('show the disability benefits in rupiah, or a reference to the benefit table if the plan has such a table', () => {
    const eyeBenefitText = (code: string) => {
      const tableRow = benefitItem(code, 'Tabel Cacat Tetap', 'Penglihatan satu mata');
      const limits = byCode.get(code)?.document.limitClaim;
      return (
        tableRow && limits && benefitText({ type: tableRow.featureId.type, value: tableRow.value }, limits)
      );
    };
    expect(eyeBenefitText('PA-02')).toBe('Rp50.000.000');
    expect(eyeBenefitText('PA-24')).toBe(BENEFIT_TABLE_TEXT);
  });

  it('have a grace period of 30 days, a cooling-off period of 14 days, 5 days to report an accident, and no waiting time', () => {
    for (const { document } of personalAccidentPlans) {
      expect(document).toMatchObject({ waitingTime: 0, gracePeriod: 30, coolingPeriod: 14 });
      expect(document.generalInfo).toContain('5 hari kalender');
    }
  });
});

describe('yearlyPremiumOf', () => {
  const premiumFor = (sumInsured: number, riskClass: 1 | 2 | 3) =>
    yearlyPremiumOf({
      sumInsured,
      medicalLimit: sumInsured / 10,
      weeklyCash: null,
      riskClass,
      coversMotorcycle: false,
    });

  it.each(accidentData.plans)(
    'returns the premium of $plan_code in each class, with a difference of at most Rp1.000',
    (plan) => {
      for (const riskClass of [1, 2, 3] as const) {
        const expectedPremium = plan.annual_premium_idr_by_risk_class[riskClass];
        expect(
          Math.abs(premiumFor(plan.benefits.A_meninggal, riskClass) - expectedPremium),
        ).toBeLessThanOrEqual(1_000);
      }
    },
  );

  it('adds 20 % for motorcycles, and the price of weekly benefits', () => {
    const basicCover = {
      sumInsured: 100_000_000,
      medicalLimit: null,
      weeklyCash: null,
      riskClass: 1,
    } as const;
    const basePremium = yearlyPremiumOf({ ...basicCover, coversMotorcycle: false });
    expect(basePremium).toBe(194_000);
    expect(yearlyPremiumOf({ ...basicCover, coversMotorcycle: true })).toBe(232_000);
    const weekly = { amount: 500_000, weeks: 52 };
    expect(yearlyPremiumOf({ ...basicCover, weeklyCash: weekly, coversMotorcycle: false })).toBe(320_000);
  });
});

describe('premiumBands', () => {
  it.each([
    [17, 60, [{ minAge: 17, maxAge: 60, value: 100_000 }]],
    [
      1,
      70,
      [
        { minAge: 1, maxAge: 16, value: 60_000 },
        { minAge: 17, maxAge: 60, value: 100_000 },
        { minAge: 61, maxAge: 70, value: 160_000 },
      ],
    ],
    [
      16,
      17,
      [
        { minAge: 16, maxAge: 16, value: 60_000 },
        { minAge: 17, maxAge: 17, value: 100_000 },
      ],
    ],
    [
      55,
      61,
      [
        { minAge: 55, maxAge: 60, value: 100_000 },
        { minAge: 61, maxAge: 61, value: 160_000 },
      ],
    ],
  ])('returns the bands of ages %i to %i', (minAge, maxAge, bands) => {
    expect(premiumBands(100_000, minAge, maxAge)).toEqual(bands);
  });
});

it.each([1, 2, 3, 4] as const)('the risk class %i has rates and a description', (riskClass) => {
  expect(classOf(riskClass).rate_per_mille.A).toBeGreaterThan(0);
  expect(classOf(riskClass).description_id).not.toBe('');
});
