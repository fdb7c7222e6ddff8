import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { estimatedBits, isWeakSecret } from './config-secret.ts';

test.each([
  ['hex', 16],
  ['hex', 32],
  ['base64', 24],
  ['base64url', 32],
] as const)('no random secret in %s of %i bytes is weak', (encoding, bytes) => {
  const secrets = Array.from({ length: 3_000 }, () => randomBytes(bytes).toString(encoding));
  expect(secrets.filter(isWeakSecret)).toEqual([]);
});

test('a random secret that contains a row of the keyboard by chance is not weak', () => {
  expect(isWeakSecret('qL+dbjxXz1MASdfG4ed/GMQbBxnCr4Yz')).toBe(false);
});

test.each([
  'qwertyuiop-asdfghjkl-zxcvbnm-1234567890',
  'change-me-to-a-long-random-secret-value',
  'NaunganSecretPassword2026Example!',
  'rahasia-contoh-rahasia-contoh-1234',
])('the secret %s is weak', (secret) => {
  expect(isWeakSecret(secret)).toBe(true);
});

test.each([
  ['one repeated character', 'a'.repeat(64), 0],
  ['a sequence', 'abcdefghijklmnopqrstuvwxyz', 0],
  ['words', 'kuda merah lari cepat menuju gunung tinggi', 63],
])('the estimated entropy of %s is low', (_name, text, bits) => {
  expect(Math.round(estimatedBits(text))).toBe(bits);
});
