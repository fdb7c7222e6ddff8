import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { areAmountsEqual, discountSaving, orderTotal, type ServiceFeeRule, serviceFee } from './index.ts';

const percentageRule = (value: number, maximumValue: number): ServiceFeeRule => ({
  useServiceFee: true,
  method: 'percentage',
  value,
  maximumValue,
});
const fixedAmountRule = (value: number, maximumValue: number): ServiceFeeRule => ({
  ...percentageRule(value, maximumValue),
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
    ['a rule that is not in use', { ...percentageRule(10, 1_000_000), useServiceFee: false }, 1_000_000, 0],
    ['a percentage below the maximum', percentageRule(2.5, 50_000), 1_999_960, 49_999],
    ['a percentage at the maximum', percentageRule(2.5, 50_000), 2_000_000, 50_000],
    ['a percentage above the maximum', percentageRule(2.5, 50_000), 2_000_040, 50_000],
    ['a percentage that is rounded half up', percentageRule(2.5, 50_000), 20, 1],
    ['a percentage that is rounded down', percentageRule(2.5, 50_000), 19, 0],
    ['a fixed amount below the maximum', fixedAmountRule(9_999, 10_000), 1, 9_999],
    ['a fixed amount at the maximum', fixedAmountRule(10_000, 10_000), 1, 10_000],
    ['a fixed amount above the maximum', fixedAmountRule(10_001, 10_000), 1, 10_000],
    ['a maximum of zero', percentageRule(10, 0), 1_000_000, 0],
    ['a negative fixed amount', fixedAmountRule(-5, 10_000), 1, 0],
    ['a premium of zero', percentageRule(10, 50_000), 0, 0],
  ])('calculates the fee for %s', (_title, rule, amount, fee) => {
    expect(serviceFee(rule, amount)).toBe(fee);
  });

  test('returns a whole amount from zero to the maximum of the rule', () => {
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

const orderInput = {
  premium: 2_000_000,
  adminFee: 50_000,
  policyPrintFee: 25_000,
  printPolicy: true,
  serviceFeeRule: percentageRule(1, 100_000),
};

describe('orderTotal', () => {
  test('adds premium, admin fee, print fee and the service fee on the premium', () => {
    expect(orderTotal(orderInput)).toEqual({
      premium: 2_000_000,
      adminFee: 50_000,
      policyPrintFee: 25_000,
      serviceFee: 20_000,
      total: 2_095_000,
    });
  });

  test('omits the print fee when the policy is not printed', () => {
    expect(orderTotal({ ...orderInput, printPolicy: false })).toMatchObject({
      policyPrintFee: 0,
      total: 2_070_000,
    });
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
          const { total, ...otherAmounts } = orderTotal({
            premium,
            adminFee,
            policyPrintFee,
            printPolicy,
            serviceFeeRule,
          });
          expect(total).toBe(Object.values(otherAmounts).reduce((sum, amount) => sum + amount, 0));
          expect(otherAmounts.policyPrintFee).toBe(printPolicy ? policyPrintFee : 0);
        },
      ),
    );
  });
});

test('areAmountsEqual is true for equal amounts, and false if any one amount differs', () => {
  const amounts = orderTotal(orderInput);
  expect(areAmountsEqual(amounts, { ...amounts })).toBe(true);
  for (const key of ['premium', 'adminFee', 'policyPrintFee', 'serviceFee', 'total'] as const) {
    expect(areAmountsEqual(amounts, { ...amounts, [key]: amounts[key] + 1 })).toBe(false);
  }
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
