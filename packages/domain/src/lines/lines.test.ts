import { describe, expect, test } from 'vitest';
import { LINES, lineOf } from './lines.ts';
import {
  invoicePath,
  orderAgainPath,
  orderDetailPath,
  orderPath,
  orderUpdatePath,
  planPath,
  plansPath,
  policiesPath,
  policyPath,
} from './paths.ts';
import { CLAIM_TYPES, isClaimType, isProductType, PRODUCT_TYPES } from './product-type.ts';

test('PRODUCT_TYPES has the order of the tabs, and LINES has the names of the tabs', () => {
  expect(Object.keys(LINES)).toEqual(PRODUCT_TYPES);
  const tabs = ['kebakaran', 'gempabumi', 'kebakaran-gempabumi', 'kendaraan', 'kecelakaandiri', 'kesehatan'];
  // A product type that is added later does not change this test.
  const typesOfTabs = PRODUCT_TYPES.filter((type) => tabs.includes(type));
  expect(typesOfTabs).toEqual(tabs);
  expect(typesOfTabs.map((type) => lineOf(type).label)).toEqual([
    'Kebakaran',
    'Gempa Bumi',
    'Kebakaran + Gempa Bumi',
    'Kendaraan',
    'Jiwa',
    'Kesehatan',
  ]);
});

test.each(PRODUCT_TYPES)('the line %s has its code, a landing page and a known claim type', (type) => {
  const line = lineOf(type);
  expect(line.code).toBe(type);
  expect(line.landingPath).toBe(`/products/${type}`);
  expect(CLAIM_TYPES).toContain(line.claimType);
});

test.each([
  ['kebakaran', 'property', 'Property', 'Asuransi Properti'],
  ['gempabumi', 'property', 'Property', 'Asuransi Properti'],
  ['kebakaran-gempabumi', 'property', 'Property', 'Asuransi Properti'],
  ['kendaraan', 'kendaraan', 'Kendaraan', 'Asuransi Kendaraan'],
  ['kecelakaandiri', 'kecelakaandiri', 'Jiwa', 'Asuransi Jiwa'],
  ['kesehatan', 'kesehatan', 'Kesehatan', 'Asuransi Kesehatan'],
] as const)(
  'the line %s has the claim type %s (%s) and the family %s',
  (type, claimType, claimLabel, familyLabel) => {
    expect(lineOf(type)).toMatchObject({ claimType, claimLabel, familyLabel });
  },
);

test.each(PRODUCT_TYPES)('the list and the order form of %s are below its landing page', (code) => {
  const line = lineOf(code);
  for (const path of [line.listPath, line.orderPath('p1')])
    expect(path.startsWith(`${line.landingPath}/`), path).toBe(true);
});

test.each(PRODUCT_TYPES)('plansPath and orderPath return the paths of the line %s', (code) => {
  const line = lineOf(code);
  expect(plansPath(code)).toBe(line.listPath);
  expect(orderPath(code, 'p1')).toBe(line.orderPath('p1'));
});

test.each([
  ['kecelakaandiri', 2, 1_000_000, 1500, 'PA'],
  ['kesehatan', 2, 1_000_000, 1500, 'KES'],
] as const)(
  'the line %s compares %d plans, filters prices up to %d, shows the profile warning for %d ms and has the policy code %s',
  (code, compareLimit, max, profileWarningMs, policyCode) => {
    const line = lineOf(code);
    expect(line).toMatchObject({ compareLimit, priceRange: { min: 0, max }, profileWarningMs, policyCode });
  },
);

describe('paths of lines', () => {
  test.each([
    ['kesehatan', '/products/kesehatan/plan/p1', '/products/kesehatan/order/p1'],
    ['kecelakaandiri', '/products/kecelakaandiri/plan/p1', '/products/kecelakaandiri/order/p1'],
  ] as const)('the plan and the order form of %s are at %s and %s', (type, plan, order) => {
    expect(planPath(type, 'p1')).toBe(plan);
    expect(orderPath(type, 'p1')).toBe(order);
  });

  test('order, revision and invoice paths contain the product type', () => {
    expect(orderDetailPath('kesehatan', 'o1')).toBe('/orders/kesehatan/o1');
    expect(orderUpdatePath('kesehatan', 'o1')).toBe('/orders/kesehatan/o1/update');
    expect(invoicePath('kesehatan', 'o1')).toBe('/invoice/o1/kesehatan');
  });

  test('the path of the policy list contains the product of the selected tab', () => {
    expect(policiesPath(null)).toBe('/polis/');
    expect(policiesPath('kecelakaandiri')).toBe('/polis/?product=kecelakaandiri');
    expect(policyPath('p/1')).toBe('/polis/p%2F1');
  });

  test('an id with special characters is one encoded segment', () => {
    expect(orderPath('kesehatan', '../a?b#c')).toBe('/products/kesehatan/order/..%2Fa%3Fb%23c');
    expect(orderAgainPath('kesehatan', 'p1', 'o&1')).toBe('/products/kesehatan/order/p1?again=o%261');
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
])('isProductType returns false for %j', (value) => {
  expect(isProductType(value)).toBe(false);
});

test('isProductType and isClaimType are true for every listed type, and isClaimType is false for fire', () => {
  expect(PRODUCT_TYPES.every(isProductType)).toBe(true);
  expect(CLAIM_TYPES.every(isClaimType)).toBe(true);
  expect(isClaimType('kebakaran')).toBe(false);
});
