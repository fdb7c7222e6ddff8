import { expect, test } from 'vitest';
import { isStrongPassword, REGISTER_PASSWORD, RESET_PASSWORD } from './index.ts';

const strong = (length: number) => 'Aa1'.padEnd(length, 'x');

test.each([
  [7, false, false],
  [8, true, true],
  [15, true, true],
  [16, true, false],
  [40, true, false],
  [41, false, false],
])('a password of %d characters: registration %s, reset %s', (length, registers, resets) => {
  expect(isStrongPassword(strong(length), REGISTER_PASSWORD)).toBe(registers);
  expect(isStrongPassword(strong(length), RESET_PASSWORD)).toBe(resets);
});

test.each(['abcdefg1', 'ABCDEFG1', 'Abcdefgh', '12345678', '', '        ', 'Ａａ１xxxxx'])(
  'rejects %j, which lacks a required kind of character',
  (text) => {
    expect(isStrongPassword(text, REGISTER_PASSWORD)).toBe(false);
  },
);

test.each(['Abcdefg1', ' Abcde1 ', 'Aa1<script>', 'Aa1😀😀😀😀😀'])('accepts %j as typed', (text) => {
  expect(isStrongPassword(text, REGISTER_PASSWORD)).toBe(true);
});

test('the messages contain the limits', () => {
  expect(REGISTER_PASSWORD.weakMessage).toBe(
    'Password harus 8 s/d 40 karakter kombinasi huruf besar, huruf kecil dan angka',
  );
  expect(RESET_PASSWORD.weakMessage).toBe(
    'Pasword harus 8 s/d 15 karakter kombinasi huruf besar, huruf kecil dan angka',
  );
});
