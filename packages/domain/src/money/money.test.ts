import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  applyRate,
  applyRates,
  formatDecimal,
  formatNumber,
  formatRupiah,
  PPM,
  parseRupiah,
  percentToPpm,
  perMilleToPpm,
} from './index.ts';

const safeIntegers = fc.maxSafeInteger();
const NBSP = '\u00a0';

describe('formatRupiah', () => {
  test.each([
    [0, 'Rp0'],
    [-0, 'Rp0'],
    [1, 'Rp1'],
    [999, 'Rp999'],
    [1000, 'Rp1.000'],
    [999_999, 'Rp999.999'],
    [1_000_000, 'Rp1.000.000'],
    [-1000, '-Rp1.000'],
    [-999, '-Rp999'],
    [Number.MAX_SAFE_INTEGER, 'Rp9.007.199.254.740.991'],
    [1000.4, 'Rp1.000'],
    [-0.4, 'Rp0'],
    [Number.NaN, 'Rp0'],
    [Number.POSITIVE_INFINITY, 'Rp0'],
  ])('formats %d as %s', (amount, text) => {
    expect(formatRupiah(amount)).toBe(text);
  });

  test('returns a text without spaces', () => {
    fc.assert(fc.property(safeIntegers, (amount) => !/\s/u.test(formatRupiah(amount))));
    expect(formatRupiah(1_000_000)).not.toContain(NBSP);
  });
});

describe('formatNumber', () => {
  test.each([
    [0, '0'],
    [1_000_000, '1.000.000'],
    [-1234, '-1.234'],
  ])('formats %d as %s', (value, text) => {
    expect(formatNumber(value)).toBe(text);
  });
});

test.each([
  [1, '1'],
  [2.5, '2,5'],
  [0.75, '0,75'],
])('formatDecimal formats %d as %s', (value, text) => {
  expect(formatDecimal(value)).toBe(text);
});

describe('parseRupiah', () => {
  test.each([
    ['Rp1.000.000', 1_000_000],
    ['Rp 1.000.000', 1_000_000],
    [`Rp${NBSP}1.000`, 1000],
    ['rp1000', 1000],
    ['1.000.000', 1_000_000],
    ['1000000', 1_000_000],
    ['  250  ', 250],
    ['1.000,00', 1000],
    ['1.000,0', 1000],
    ['-Rp1.000', -1000],
    ['-0', 0],
    ['１２３', 123],
    ['0', 0],
    ['007', 7],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
  ])('parses %j as an amount', (text, amount) => {
    expect(parseRupiah(text)).toBe(amount);
  });

  test.each([
    '',
    ' ',
    'Rp',
    'abc',
    '1.5',
    '1.0000',
    '.100',
    '1,000,000',
    '1.000,50',
    '1 000',
    '--1',
    '1e6',
    '9007199254740992',
    '<script>1</script>',
    '💰',
    'Rp1.000.000x',
  ])('returns null for %j', (text) => {
    expect(parseRupiah(text)).toBeNull();
  });

  test('parses every text that formatRupiah returns', () => {
    fc.assert(fc.property(safeIntegers, (amount) => parseRupiah(formatRupiah(amount)) === amount));
  });
});

describe('applyRate', () => {
  test.each([
    [1_000_000, 25_000, 25_000],
    [100, PPM, 100],
    [100, 0, 0],
    [0, 25_000, 0],
    [1, 499_999, 0],
    [1, 500_000, 1],
    [1, 500_001, 1],
    [3, 500_000, 2],
    [-1, 500_000, 0],
    [-1, 500_001, -1],
    [-3, 500_000, -1],
    [333_333_333, 3, 1000],
    [Number.MAX_SAFE_INTEGER, PPM, Number.MAX_SAFE_INTEGER],
    [Number.MAX_SAFE_INTEGER, 1, 9_007_199_255],
  ])('multiplies %d by %d ppm: %d', (amount, rate, result) => {
    expect(applyRate(amount, rate)).toBe(result);
  });

  test('returns the exact product, rounded half up, for any safe integer', () => {
    const reference = (amount: bigint, rate: bigint) => {
      const product = amount * rate;
      const million = BigInt(PPM);
      const floor = product / million - (product % million < 0n ? 1n : 0n);
      return 2n * (product - floor * million) >= million ? floor + 1n : floor;
    };
    fc.assert(
      fc.property(safeIntegers, fc.integer({ min: 0, max: PPM }), (amount, rate) => {
        expect(BigInt(applyRate(amount, rate))).toBe(reference(BigInt(amount), BigInt(rate)));
      }),
    );
  });

  test('returns at most the amount, and not less for a higher rate', () => {
    const rate = fc.integer({ min: 0, max: PPM });
    fc.assert(
      fc.property(fc.nat(), rate, rate, (amount, firstRate, secondRate) => {
        expect(applyRate(amount, firstRate)).toBeLessThanOrEqual(amount);
        expect(applyRate(amount, Math.max(firstRate, secondRate))).toBeGreaterThanOrEqual(
          applyRate(amount, Math.min(firstRate, secondRate)),
        );
      }),
    );
  });

  test.each([
    [0.5, 1],
    [1, 0.5],
    [Number.NaN, 1],
    [1, Number.POSITIVE_INFINITY],
  ])('throws a RangeError for the amount %d and the rate %d', (amount, rate) => {
    expect(() => applyRate(amount, rate)).toThrow(RangeError);
  });
});

test.each([
  [2.5, 25_000],
  [100, PPM],
  [0, 0],
  [0.1, 1000],
  [1.1, 11_000],
  [0.0001, 1],
  [0.00004, 0],
])('percentToPpm(%d) returns %d', (percent, ppm) => {
  expect(percentToPpm(percent)).toBe(ppm);
});

test.each([
  ['0.294', 294],
  ['6.000', 6_000],
  ['26.435', 26_435],
  ['1.9', 1_900],
  ['1', 1_000],
  ['0', 0],
  ['', null],
  ['1.2345', null],
  ['1,5', null],
  ['-1', null],
  ['x', null],
])('perMilleToPpm(%j) returns %j', (text, ppm) => {
  expect(perMilleToPpm(text)).toBe(ppm);
});

describe('applyRates', () => {
  test.each([
    [160_000_000, [27_200, 50_000], 217_600],
    [1_000, [], 1_000],
    // 999 × 2.5 % × 5 % is 1.24875.
    [999, [25_000, 50_000], 1],
    [1_200, [25_000, 50_000], 2],
    [1_199, [25_000, 50_000], 1],
    // 19 × 10 % × 50 % is 0.95.
    [19, [100_000, 500_000], 1],
    [9, [100_000, 500_000], 0],
    [10, [100_000, 500_000], 1],
    [-10, [100_000, 500_000], 0],
  ])('multiplies %d by the rates %j and rounds once: %d', (amount, rates, result) => {
    expect(applyRates(amount, rates)).toBe(result);
  });
});
