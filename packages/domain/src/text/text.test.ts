import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isAlphanumeric,
  isEmail,
  isPersonName,
  joinWords,
  LIMITS,
  lengthOf,
  normalizeParagraphs,
  normalizeText,
  onlyDigits,
  tooLongMessage,
  toUpperCase,
} from './index.ts';

test.each([
  [[], ''],
  [['I'], 'I'],
  [['I', 'O'], 'I dan O'],
  [['I', 'O', 'Q'], 'I, O, dan Q'],
])('joinWords joins %j as %j', (words, text) => {
  expect(joinWords(words)).toBe(text);
});

describe('normalizeText', () => {
  test.each([
    ['  Siti   Aminah ', 'Siti Aminah'],
    ['０８１２', '0812'],
    ['ＳＩＴＩ', 'SITI'],
    ['a\tb\nc\r\nd', 'a b c d'],
    ['a\u0000b', 'a b'],
    ['\u200bSiti\ufeff', 'Siti'],
    ['\u202egnp.exe', 'gnp.exe'],
    ['half \ud83d pair', 'half pair'],
    ['Siti 😀', 'Siti 😀'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['\u00a0\u3000', ''],
    ['', ''],
  ])('normalizes %j as %j', (text, normalizedText) => {
    expect(normalizeText(text)).toBe(normalizedText);
  });

  test('does not change a text that it returned', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(normalizeText(normalizeText(text))).toBe(normalizeText(text));
      }),
    );
  });
});

test('normalizeParagraphs retains line breaks, and replaces several empty lines in a row by one', () => {
  expect(normalizeParagraphs('  satu  dua \r\n\r\n\r\n\r\n tiga\n ')).toBe('satu dua\n\ntiga');
});

test.each([
  ['0812-3456', '08123456'],
  ['１２３', '123'],
  ['abc', ''],
  ['', ''],
])('onlyDigits(%j) returns %j', (text, digits) => {
  expect(onlyDigits(text)).toBe(digits);
});

test('toUpperCase converts i to I without a dot', () => {
  expect(toUpperCase('siti indah')).toBe('SITI INDAH');
});

test('lengthOf counts an emoji as one character', () => {
  expect(lengthOf('a😀')).toBe(2);
});

describe('isEmail', () => {
  const addressOfLength = (localLength: number, labelLength: number) =>
    `${'a'.repeat(localLength)}@${'b'.repeat(labelLength)}.id`;

  test.each([
    'siti@contoh.id',
    'siti.aminah+polis@mail.contoh.co.id',
    "o'brien@contoh.com",
    's@a-b.id',
    addressOfLength(64, 63),
  ])('accepts %s', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  test.each([
    '',
    'siti',
    'siti@',
    '@contoh.id',
    'siti@contoh',
    'siti@@contoh.id',
    'siti @contoh.id',
    'siti@con toh.id',
    '.siti@contoh.id',
    'siti.@contoh.id',
    'si..ti@contoh.id',
    'siti@-contoh.id',
    'siti@contoh-.id',
    'siti@contoh..id',
    'siti@contoh.i',
    'siti@contoh.123',
    '<script>@contoh.id',
    'siti😀@contoh.id',
    'a@contoh.id,b@contoh.id',
    'siti@contoh.id\nbcc:x@y.id',
    addressOfLength(65, 10),
    addressOfLength(10, 64),
    `a@${'b.'.repeat(130)}id`,
  ])('rejects %j', (text) => {
    expect(isEmail(text)).toBe(false);
  });
});

describe('isPersonName', () => {
  test.each([
    'SITI AMINAH',
    "Ma'ruf",
    'Dr. Budi, S.H., M.Kn.',
    'Nur-Aini',
    'José',
    '李小龙',
    'CV Maju & Co',
    'R',
  ])('accepts %s', (text) => {
    expect(isPersonName(text)).toBe(true);
  });

  test.each(['', '123', '...', '<b>Siti</b>', 'Siti 😀', 'siti@contoh.id', 'a;b', 'a\nb'])(
    'rejects %j',
    (text) => {
      expect(isPersonName(text)).toBe(false);
    },
  );
});

test.each([
  ['AB-12_3 4', true],
  ['', false],
  ['AB/12', false],
  ['é', false],
])('isAlphanumeric(%j) returns %s', (text, result) => {
  expect(isAlphanumeric(text)).toBe(result);
});

test('tooLongMessage contains the maximum number of characters', () => {
  expect(tooLongMessage(LIMITS.name)).toBe('Maksimal 100 karakter');
  expect(tooLongMessage(LIMITS.message)).toBe('Maksimal 2.000 karakter');
});
