import { expect, test } from 'vitest';
import { tryAgainIn } from './try-again-in.ts';

test.each([
  [1, '1 menit'],
  [60, '1 menit'],
  [61, '2 menit'],
  [900, '15 menit'],
  [7_199, '120 menit'],
  [7_200, '2 jam'],
  [7_201, '3 jam'],
  [86_400, '24 jam'],
])('a limit that ends in %i seconds says %s', (seconds, wait) => {
  expect(tryAgainIn(seconds)).toBe(`Terlalu banyak percobaan. Silakan coba lagi dalam ${wait}.`);
});
