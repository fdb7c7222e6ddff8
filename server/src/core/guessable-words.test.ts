import { expect, test } from 'vitest';
import { isGuessablePassword } from './guessable-words.ts';

test.each([
  'Naungan2026',
  'naungan-Polis-1',
  'Asuransi123',
  'KlaimMobil77',
  'P0lis-M0b1l!',
  '$upervi5or99',
  'Payung-Teduh-01',
  'Admin-abc-1',
])('the password %s consists of words of this business', (password) => {
  expect(isGuessablePassword(password, 'Payung Teduh')).toBe(true);
});

test.each([
  'Kucing-Laut-7',
  'Rahasia123',
  'r4nd0m-Xk29fQ',
  'Polis-abcd-1',
  '12345678',
  'Naungan-Demo-1',
  'Teh-Manis-88',
])('the password %s has enough other letters, or no word of this business', (password) => {
  expect(isGuessablePassword(password, 'Payung Teduh')).toBe(false);
});
