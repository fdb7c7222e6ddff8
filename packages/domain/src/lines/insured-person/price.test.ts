import { describe, expect, test } from 'vitest';
import { personPeriod, personPrice } from './price.ts';

describe('the price of a plan for a person', () => {
  const plan = {
    premi: [
      { minAge: 0, maxAge: 35, value: 2_000_000 },
      { minAge: 41, maxAge: 60, value: 4_000_000 },
    ],
    adminFee: 50_000,
    policyPrintFee: 25_000,
    serviceFee: { useServiceFee: true, method: 'percentage', value: 1, maximumValue: 30_000 } as const,
  };
  const day = '2026-11-21';

  test.each([
    ['2026-11-21', false, 2_070_000],
    ['1990-11-22', false, 2_070_000],
    ['1985-11-21', false, 4_080_000],
    ['1985-11-21', true, 4_105_000],
  ])('the price for the birth date %s with printPolicy %j is %d rupiah', (birthDate, printPolicy, total) => {
    expect(personPrice(plan, { birthDate, printPolicy }, day)?.amounts.total).toBe(total);
  });

  test.each(['1990-11-21', '1985-11-22', '1965-11-21', '2026-11-22', '', '12/05', '1990-02-30'])(
    'the price is null for the birth date %j, because the date is not past or its age has no premium',
    (birthDate) => {
      expect(personPrice(plan, { birthDate, printPolicy: false }, day)).toBeNull();
    },
  );

  test('consists of rows that add up to the total', () => {
    const price = personPrice(plan, { birthDate: '1990-11-22', printPolicy: true }, day);
    expect(price?.rows).toEqual([
      { label: 'Premi 1 tahun', amount: 2_000_000 },
      { label: 'Biaya admin', amount: 50_000, fee: 'admin' },
      { label: 'Biaya cetak polis', amount: 25_000, fee: 'print' },
      { label: 'Biaya layanan', amount: 20_000, fee: 'service' },
    ]);
    expect(price?.rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(price?.amounts.total);
  });

  test('omits fees that are not charged, except the admin fee', () => {
    const planWithoutFees = {
      ...plan,
      adminFee: 0,
      serviceFee: { ...plan.serviceFee, useServiceFee: false },
    };
    expect(personPrice(planWithoutFees, { birthDate: '1990-11-22', printPolicy: false }, day)?.rows).toEqual([
      { label: 'Premi 1 tahun', amount: 2_000_000 },
      { label: 'Biaya admin', amount: 0, fee: 'admin' },
    ]);
  });
});

test.each([
  [1, '2026-11-22', '2027-11-22'],
  [1, '2028-02-29', '2029-02-28'],
  [3, '2026-11-22', '2029-11-22'],
])('a policy of %d years from %s covers until %s', (timePeriod, startDate, endDate) => {
  expect(personPeriod({ timePeriod }, startDate)).toEqual({ startDate, endDate });
});
