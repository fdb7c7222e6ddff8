import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { rupiahInWords } from './words.ts';

test.each([
  [0, 'nol rupiah'],
  [1, 'satu rupiah'],
  [10, 'sepuluh rupiah'],
  [11, 'sebelas rupiah'],
  [12, 'dua belas rupiah'],
  [19, 'sembilan belas rupiah'],
  [20, 'dua puluh rupiah'],
  [21, 'dua puluh satu rupiah'],
  [99, 'sembilan puluh sembilan rupiah'],
  [100, 'seratus rupiah'],
  [101, 'seratus satu rupiah'],
  [111, 'seratus sebelas rupiah'],
  [219, 'dua ratus sembilan belas rupiah'],
  [1_000, 'seribu rupiah'],
  [1_001, 'seribu satu rupiah'],
  [1_100, 'seribu seratus rupiah'],
  [2_000, 'dua ribu rupiah'],
  [11_000, 'sebelas ribu rupiah'],
  [21_000, 'dua puluh satu ribu rupiah'],
  [100_000, 'seratus ribu rupiah'],
  [101_000, 'seratus satu ribu rupiah'],
  [1_000_000, 'satu juta rupiah'],
  [1_001_000, 'satu juta seribu rupiah'],
  [1_200_000_000, 'satu miliar dua ratus juta rupiah'],
  [850_500_000, 'delapan ratus lima puluh juta lima ratus ribu rupiah'],
  [1_000_000_000_000, 'satu triliun rupiah'],
  [
    123_456_789,
    'seratus dua puluh tiga juta empat ratus lima puluh enam ribu tujuh ratus delapan puluh sembilan rupiah',
  ],
  [-1_000, 'minus seribu rupiah'],
  [Number.MAX_SAFE_INTEGER + 1, ''],
  [1.5, ''],
  [Number.NaN, ''],
])('rupiahInWords(%d) returns %j', (amount, words) => {
  expect(rupiahInWords(amount)).toBe(words);
});

test('rupiahInWords returns different words for different amounts, with single spaces', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), fc.maxSafeNat(), (firstAmount, secondAmount) => {
      fc.pre(firstAmount !== secondAmount);
      expect(rupiahInWords(firstAmount)).not.toBe(rupiahInWords(secondAmount));
      expect(rupiahInWords(firstAmount)).not.toMatch(/ {2}|^ | $/);
    }),
  );
});
