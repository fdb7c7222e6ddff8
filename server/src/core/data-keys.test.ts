import { expect, it } from 'vitest';
import {
  activePrefix,
  blindIndex,
  blindIndexes,
  newDataKey,
  parseDataKey,
  seal,
  unseal,
  useDataKeys,
} from './data-keys.ts';

const NIK = '3174035507900001';

it('seal and unseal return the text, and the sealed text does not contain it', () => {
  useDataKeys([newDataKey()]);
  const sealed = seal(`NIK ${NIK} – Budi`, 'users.profile');
  expect(Buffer.from(sealed.split('.')[2] ?? '', 'base64').toString('latin1')).not.toContain(NIK);
  expect(sealed.startsWith(activePrefix())).toBe(true);
  expect(unseal(sealed, 'users.profile')).toBe(`NIK ${NIK} – Budi`);
});

it('a sealed text cannot be decrypted in another column, changed, or without its key', () => {
  useDataKeys([newDataKey()]);
  const sealed = seal(NIK, 'users.profile');
  expect(() => unseal(sealed, 'orders.details')).toThrow();
  const [prefix, id, body = ''] = sealed.split('.');
  const bytes = Buffer.from(body, 'base64');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(() => unseal([prefix, id, bytes.toString('base64')].join('.'), 'users.profile')).toThrow();
  expect(() => unseal([prefix, '00000000', body].join('.'), 'users.profile')).toThrow(
    'DATA_KEYS lacks the key 00000000',
  );
});

it('the first key encrypts, and the second still decrypts and finds blind indexes', () => {
  const [oldKey, newKey] = [newDataKey(), newDataKey()];
  useDataKeys([oldKey]);
  const sealed = seal(NIK, 'users.profile');
  const index = blindIndex('vehicleLicense:B 1234 CD');
  useDataKeys([newKey, oldKey]);
  expect(unseal(sealed, 'users.profile')).toBe(NIK);
  expect(seal(NIK, 'users.profile').startsWith(sealed.slice(0, 13))).toBe(false);
  expect(blindIndex('vehicleLicense:B 1234 CD')).not.toBe(index);
  expect(blindIndexes('vehicleLicense:B 1234 CD')).toContain(index);
});

it.each([
  ['32 bytes in base64', Buffer.alloc(32, 1).toString('base64'), true],
  ['32 bytes in base64url', Buffer.alloc(32, 255).toString('base64url'), true],
  ['31 bytes', Buffer.alloc(31, 1).toString('base64'), false],
  ['33 bytes', Buffer.alloc(33, 1).toString('base64'), false],
  ['other characters', '!'.repeat(43), false],
])('parseDataKey decides on %s', (_name, text, isAccepted) => {
  expect(parseDataKey(text) !== null).toBe(isAccepted);
});
