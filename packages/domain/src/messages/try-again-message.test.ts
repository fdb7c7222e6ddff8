import { expect, test } from 'vitest';
import { tryAgainMessage } from './try-again-message.ts';

test.each([
  [1, '1 menit'],
  [60, '1 menit'],
  [61, '2 menit'],
  [900, '15 menit'],
  [7_199, '120 menit'],
  [7_200, '2 jam'],
  [7_201, '3 jam'],
  [86_400, '24 jam'],
])('the message of a limit that ends in %i seconds contains the waiting time %s', (seconds, waitText) => {
  expect(tryAgainMessage(seconds)).toBe(`Terlalu banyak percobaan. Silakan coba lagi dalam ${waitText}.`);
});
