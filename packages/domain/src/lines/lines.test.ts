import { describe, expect, test } from 'vitest';
import { PRODUCT_LINES, productLine } from './lines.ts';
import { invoicePath, orderDetailPath, orderPath, orderUpdatePath, planPath } from './paths.ts';
import { CLAIM_TYPES, isClaimType, isProductType, PRODUCT_TYPES } from './product-type.ts';

test('the types stand in the order of the tabs', () => {
  expect(PRODUCT_TYPES.map((type) => productLine(type).label)).toEqual([
    'Kebakaran',
    'Gempa Bumi',
    'Kebakaran + Gempa Bumi',
    'Kendaraan',
    'Jiwa',
    'Kesehatan',
  ]);
});

test.each(PRODUCT_TYPES)('%s has a record of its own under its code', (type) => {
  const line = PRODUCT_LINES[type];
  expect(line.code).toBe(type);
  expect(line.landingPath).toBe(`/products/${type}`);
  expect(line.listPath.slice(0, -5)).toBe(line.landingPath);
  expect(CLAIM_TYPES).toContain(line.claimType);
  expect(line.wizardSteps.length).toBeGreaterThan(0);
});

test.each([
  ['kebakaran', 'property', 'Property', 'Asuransi Properti', null, 2, false, 1_000_000, 3000],
  ['gempabumi', 'property', 'Property', 'Asuransi Properti', null, 2, false, 1_000_000, 3000],
  ['kebakaran-gempabumi', 'property', 'Property', 'Asuransi Properti', null, 2, false, 1_000_000, 3000],
  ['kendaraan', 'kendaraan', 'Kendaraan', 'Asuransi Kendaraan', 1, 3, false, 50_000_000, 1500],
  ['kecelakaandiri', 'kecelakaandiri', 'Jiwa', 'Asuransi Jiwa', 1, 2, true, 1_000_000, 1500],
  ['kesehatan', 'kesehatan', 'Kesehatan', 'Asuransi Kesehatan', 1, 2, true, 1_000_000, 1500],
] as const)(
  '%s claims as %s (%s), is %s, runs %s years, compares %d, needs a birth date: %s',
  (type, claimType, claimLabel, familyLabel, termYears, compareLimit, needsBirth, max, profileWarningMs) => {
    expect(productLine(type)).toMatchObject({
      claimType,
      claimLabel,
      familyLabel,
      termYears,
      compareLimit,
      needsBirth,
      priceRange: { min: 0, max },
      profileWarningMs,
    });
  },
);

test.each([
  ['kebakaran', false, false, []],
  ['kendaraan', true, false, ['vehicle', 'insured', 'address', 'attachment']],
  ['kecelakaandiri', true, true, ['insured', 'address', 'beneficiary', 'attachment']],
  ['kesehatan', true, false, ['insured', 'address', 'attachment']],
] as const)(
  '%s can be sent back: %s, names beneficiaries: %s, and revises %j',
  (type, revisable, hasBeneficiary, revisionItems) => {
    expect(productLine(type)).toMatchObject({ revisable, hasBeneficiary, revisionItems });
  },
);

describe('paths', () => {
  test.each([
    ['kesehatan', '/products/kesehatan/plan/p1', '/products/kesehatan/order/p1'],
    ['kecelakaandiri', '/products/kecelakaandiri/plan/p1', '/products/kecelakaandiri/order/p1'],
    ['gempabumi', '/products/gempabumi/plan/p1', '/products/gempabumi/order/p1'],
    ['kendaraan', '/products/kendaraan/list/p1', '/products/kendaraan/p1/order'],
  ] as const)('of %s lead to %s and %s', (type, plan, order) => {
    expect(planPath(type, 'p1')).toBe(plan);
    expect(orderPath(type, 'p1')).toBe(order);
  });

  test('of an order follow the routes after the purchase', () => {
    expect(orderDetailPath('kesehatan', 'o1')).toBe('/orders/kesehatan/o1');
    expect(orderUpdatePath('kesehatan', 'o1')).toBe('/orders/kesehatan/o1/update');
    expect(invoicePath('kesehatan', 'o1')).toBe('/invoice/o1/kesehatan');
  });

  test('keep an id in its segment', () => {
    expect(orderPath('kesehatan', '../a?b#c')).toBe('/products/kesehatan/order/..%2Fa%3Fb%23c');
  });
});

test.each([
  '',
  'property',
  'KESEHATAN',
  'kesehatan ',
  'toString',
  '__proto__',
  '<script>',
  null,
  undefined,
  1,
])('%j is no product type', (value) => {
  expect(isProductType(value)).toBe(false);
});

test('knows its own types', () => {
  expect(PRODUCT_TYPES.every(isProductType)).toBe(true);
  expect(CLAIM_TYPES.every(isClaimType)).toBe(true);
  expect(isClaimType('kebakaran')).toBe(false);
});
