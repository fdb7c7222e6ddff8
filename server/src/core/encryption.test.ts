import { expect, it } from 'vitest';
import { decryptText, encryptText } from './encryption.ts';

const encryption = { secret: 'a'.repeat(32), purpose: 'drafts', context: 'member/draft' };

it('decrypts a text with the same secret, purpose and context', () => {
  const ciphertext = encryptText(encryption, 'SITI RAHAYU – 3174…');
  expect(Buffer.from(ciphertext, 'base64').toString('latin1')).not.toContain('SITI');
  expect(decryptText(encryption, ciphertext)).toBe('SITI RAHAYU – 3174…');
});

it('encrypts the same text differently each time', () => {
  expect(encryptText(encryption, 'SITI')).not.toBe(encryptText(encryption, 'SITI'));
});

it.each([
  ['secret', { ...encryption, secret: 'b'.repeat(32) }],
  ['purpose', { ...encryption, purpose: 'links' }],
  ['context', { ...encryption, context: 'another member/draft' }],
])('returns null for a text that was encrypted with another %s', (_part, other) => {
  expect(decryptText(other, encryptText(encryption, 'SITI'))).toBeNull();
});

it('returns null for a changed or incomplete ciphertext', () => {
  const ciphertext = encryptText(encryption, 'SITI');
  const bytes = Buffer.from(ciphertext, 'base64');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(decryptText(encryption, bytes.toString('base64'))).toBeNull();
  for (const length of [0, 12, 27])
    expect(decryptText(encryption, bytes.subarray(0, length).toString('base64'))).toBeNull();
});
