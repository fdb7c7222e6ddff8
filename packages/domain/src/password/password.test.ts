import { expect, test } from 'vitest';
import { isStrongPassword, REGISTER_PASSWORD, RESET_PASSWORD } from './index.ts';

const strongPassword = (length: number) => 'Aa1'.padEnd(length, 'x');

test.each([
  [7, false, false],
  [8, true, true],
  [15, true, true],
  [16, true, false],
  [40, true, false],
  [41, false, false],
])(
  'a password of %d characters is strong at registration: %s, at reset: %s',
  (length, isValidAtRegistration, isValidAtReset) => {
    expect(isStrongPassword(strongPassword(length), REGISTER_PASSWORD)).toBe(isValidAtRegistration);
    expect(isStrongPassword(strongPassword(length), RESET_PASSWORD)).toBe(isValidAtReset);
  },
);

test.each(['abcdefg1', 'ABCDEFG1', 'Abcdefgh', '12345678', '', '        ', 'Ａａ１xxxxx'])(
  'the password %j is not strong: a lower-case letter, an upper-case letter or a digit is missing',
  (text) => {
    expect(isStrongPassword(text, REGISTER_PASSWORD)).toBe(false);
  },
);

test.each(['Abcdefg1', ' Abcde1 ', 'Aa1<script>', 'Aa1😀😀😀😀😀'])('the password %j is strong', (text) => {
  expect(isStrongPassword(text, REGISTER_PASSWORD)).toBe(true);
});

test('the messages of a weak password contain its minimum and maximum length', () => {
  expect(REGISTER_PASSWORD.weakMessage).toBe(
    'Password harus 8 s/d 40 karakter kombinasi huruf besar, huruf kecil dan angka',
  );
  expect(RESET_PASSWORD.weakMessage).toBe(
    'Pasword harus 8 s/d 15 karakter kombinasi huruf besar, huruf kecil dan angka',
  );
});
