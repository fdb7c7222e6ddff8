import { expect, test } from 'vitest';
import { ACCOUNT_NUMBER_HINT, checkAccountNumber, normalizeAccountNumber } from './index.ts';

const LENGTH_MESSAGE = 'Nomor Rekening harus 8 sampai 16 digit angka';

test.each([
  ['1234567', LENGTH_MESSAGE],
  ['12345678', null],
  ['1234567890123456', null],
  ['12345678901234567', LENGTH_MESSAGE],
  ['1234567a', LENGTH_MESSAGE],
  ['', LENGTH_MESSAGE],
])('the account number %j has the error message %j', (number, message) => {
  expect(checkAccountNumber(number)).toBe(message);
});

test('an account number is stored without spaces, dots and dashes', () => {
  expect(normalizeAccountNumber(' 123-456.78 90 ')).toBe('1234567890');
  expect(normalizeAccountNumber('１２３４５６７８')).toBe('12345678');
});

test('the hint of an account number contains the minimum and the maximum number of digits', () => {
  expect(ACCOUNT_NUMBER_HINT).toBe('8 sampai 16 digit angka.');
});
