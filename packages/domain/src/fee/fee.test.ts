import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { areAmountsEqual, discountSaving, orderTotal, type ServiceFeeRule, serviceFee } from './index.ts';

const percentRule = (value: number, maximumValue: number): ServiceFeeRule => ({
  useServiceFee: true,
  method: 'percentage',
  value,
  maximumValue,
});
const nominalRule = (value: number, maximumValue: number): ServiceFeeRule => ({
  ...percentRule(value, maximumValue),
  method: 'nominal',
});

const rupiah = fc.nat({ max: 1_000_000_000_000 });
const anyRule = fc.record<ServiceFeeRule>({
  useServiceFee: fc.boolean(),
  method: fc.constantFrom('percentage', 'nominal'),
  value: fc.nat({ max: 100 }),
  maximumValue: rupiah,
});

describe('serviceFee', () => {
  test.each([
    ['not in use', { ...percentRule(10, 1_000_000), useServiceFee: false }, 1_000_000, 0],
    ['percentage below the cap', percentRule(2.5, 50_000), 1_999_960, 49_999],
    ['percentage at the cap', percentRule(2.5, 50_000), 2_000_000, 50_000],
    ['percentage above the cap', percentRule(2.5, 50_000), 2_000_040, 50_000],
    ['percentage rounded half up', percentRule(2.5, 50_000), 20, 1],
    ['percentage rounded down', percentRule(2.5, 50_000), 19, 0],
    ['nominal below the cap', nominalRule(9_999, 10_000), 1, 9_999],
    ['nominal at the cap', nominalRule(10_000, 10_000), 1, 10_000],
    ['nominal above the cap', nominalRule(10_001, 10_000), 1, 10_000],
    ['a cap of zero', percentRule(10, 0), 1_000_000, 0],
    ['a negative value', nominalRule(-5, 10_000), 1, 0],
    ['no premium', percentRule(10, 50_000), 0, 0],
  ])('calculates the fee of a rule: %s', (_title, rule, amount, fee) => {
    expect(serviceFee(rule, amount)).toBe(fee);
  });

  test('returns a whole amount between zero and the maximum', () => {
    fc.assert(
      fc.property(anyRule, rupiah, (rule, amount) => {
        const fee = serviceFee(rule, amount);
        expect(Number.isSafeInteger(fee)).toBe(true);
        expect(fee).toBeGreaterThanOrEqual(0);
        expect(fee).toBeLessThanOrEqual(rule.maximumValue);
      }),
    );
  });
});

describe('orderTotal', () => {
  const input = {
    premium: 2_000_000,
    adminFee: 50_000,
    policyPrintFee: 25_000,
    printPolicy: true,
    serviceFeeRule: percentRule(1, 100_000),
  };

  test('adds premium, admin fee, print fee and the service fee on the premium', () => {
    expect(orderTotal(input)).toEqual({
      premium: 2_000_000,
      adminFee: 50_000,
      policyPrintFee: 25_000,
      serviceFee: 20_000,
      total: 2_095_000,
    });
  });

  test('omits the print fee when the policy is not printed', () => {
    expect(orderTotal({ ...input, printPolicy: false })).toMatchObject({
      policyPrintFee: 0,
      total: 2_070_000,
    });
  });

  test('charges the property service fee on the sum of fire and earthquake premiums', () => {
    expect(orderTotal({ ...input, premium: 1_500_000 + 500_000 }).serviceFee).toBe(20_000);
  });

  test('returns a total that is the sum of all other amounts', () => {
    fc.assert(
      fc.property(
        rupiah,
        rupiah,
        rupiah,
        fc.boolean(),
        anyRule,
        (premium, adminFee, policyPrintFee, printPolicy, serviceFeeRule) => {
          const { total, ...parts } = orderTotal({
            premium,
            adminFee,
            policyPrintFee,
            printPolicy,
            serviceFeeRule,
          });
          expect(total).toBe(Object.values(parts).reduce((sum, part) => sum + part, 0));
          expect(parts.policyPrintFee).toBe(printPolicy ? policyPrintFee : 0);
        },
      ),
    );
  });

  test('returns amounts that areAmountsEqual compares in every part', () => {
    const amounts = orderTotal(input);
    expect(areAmountsEqual(amounts, { ...amounts })).toBe(true);
    for (const key of ['premium', 'adminFee', 'policyPrintFee', 'serviceFee', 'total'] as const) {
      expect(areAmountsEqual(amounts, { ...amounts, [key]: amounts[key] + 1 })).toBe(false);
    }
  });
});

test.each([
  [1_000_000, 750_000, 25],
  [1_000_000, 1_000_000, 0],
  [1_000_000, 1_100_000, 0],
  [1_000_000, 999_999, 0],
  [1_000_000, 990_003, 0],
  // A rate discount of 6 %, with each premium rounded to whole rupiah.
  [4_161_570, 3_911_876, 6],
  [1_000_000, 990_000, 1],
  [300_000, 100_000, 66],
  [1_000_000, 0, 100],
  [0, 0, 0],
  [-1, -2, 0],
  [Number.NaN, 1, 0],
  [1, Number.NaN, 0],
])('the saving from a price of %d to a price of %d is %d %%', (normal, discounted, saving) => {
  expect(discountSaving(normal, discounted)).toBe(saving);
});
