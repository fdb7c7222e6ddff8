import { describe, expect, test } from 'vitest';
import type { AttachmentSpec } from '../attachment/index.ts';
import { identityDocuments, nameHint, possibleDocuments } from './index.ts';

const DAY = '2026-11-22';
const CHILD = '2014-03-01';
const ADULT = '1990-01-01';
const spec = (code: string, name: string, required = true): AttachmentSpec => ({
  code,
  name,
  extention: 'image',
  required,
  limit: 2,
});
const card = spec('ktp', 'KTP Tertanggung');
const portrait = spec('foto-diri', 'Foto Diri Tertanggung');
const family = spec('kartu-keluarga', 'Kartu Keluarga', false);

const requiredCodes = (specs: AttachmentSpec[], identiyType: string, birthDate: string) =>
  identityDocuments(specs, { identiyType, birthDate }, DAY).map(({ name, required }) => [name, required]);

describe('identityDocuments of a plan that requires a KTP', () => {
  test.each([
    ['ktp', ADULT, 'KTP Tertanggung'],
    ['ktp', '2009-11-22', 'KTP Tertanggung'],
    ['ktp', '2009-11-23', 'Kartu Keluarga Tertanggung'],
    ['', CHILD, 'Kartu Keluarga Tertanggung'],
    ['ktp', CHILD, 'Kartu Keluarga Tertanggung'],
    ['kartu-keluarga', ADULT, 'Kartu Keluarga Tertanggung'],
    ['paspor', ADULT, 'Paspor Tertanggung'],
    ['paspor', CHILD, 'Paspor Tertanggung'],
    ['', '', 'KTP Tertanggung'],
    ['', 'kemarin', 'KTP Tertanggung'],
  ])('for a person with %j, born %s, are %s', (type, birthDate, name) => {
    expect(requiredCodes([card, portrait], type, birthDate)).toEqual([
      [name, true],
      ['Foto Diri Tertanggung', true],
    ]);
  });

  test('require the family card alone for a child when the plan accepts it', () => {
    expect(requiredCodes([card, portrait, family], 'ktp', CHILD)).toEqual([
      ['Foto Diri Tertanggung', true],
      ['Kartu Keluarga', true],
    ]);
    expect(requiredCodes([card, family], 'ktp', ADULT)).toEqual([
      ['KTP Tertanggung', true],
      ['Kartu Keluarga', false],
    ]);
  });
});

test('label the substitute document with the holder named by the KTP', () => {
  const owner = spec('ktp', 'KTP Pemilik');
  expect(requiredCodes([owner], 'paspor', '')).toEqual([['Paspor Pemilik', true]]);
  expect(requiredCodes([owner], 'ktp', '')).toEqual([['KTP Pemilik', true]]);
});

test.each([
  ['ktp', ADULT, 'ktp'],
  ['ktp', CHILD, 'kartu-keluarga'],
  ['paspor', ADULT, 'paspor'],
])('a %s of a person born %s gives the document code %s', (identiyType, birthDate, code) => {
  const [first] = identityDocuments([card, portrait], { identiyType, birthDate }, DAY);
  expect(first?.code).toBe(code);
  expect(possibleDocuments([card, portrait])).toContainEqual(first);
});

describe('identityDocuments of a passport holder', () => {
  const needed = { ...family, required: true };

  test('contain the passport instead of the family card when the plan requires no KTP', () => {
    expect(requiredCodes([portrait, needed], 'paspor', CHILD)).toEqual([
      ['Foto Diri Tertanggung', true],
      ['Paspor Tertanggung', true],
    ]);
    expect(possibleDocuments([needed])).toContainEqual({
      ...needed,
      code: 'paspor',
      name: 'Paspor Tertanggung',
    });
  });

  test('keep an optional family card optional', () => {
    expect(requiredCodes([card, needed], 'paspor', ADULT)).toEqual([
      ['Paspor Tertanggung', true],
      ['Kartu Keluarga', false],
    ]);
  });
});

test('a plan that requires no KTP requires no additional document', () => {
  expect(requiredCodes([portrait, family], 'paspor', CHILD)).toEqual([
    ['Foto Diri Tertanggung', true],
    ['Kartu Keluarga', false],
  ]);
});

test.each([
  ['', '', 'Sesuai KTP atau paspor.'],
  ['ktp', ADULT, 'Sesuai KTP atau paspor.'],
  ['', '2009-11-22', 'Sesuai KTP atau paspor.'],
  ['', '2009-11-23', 'Sesuai Kartu Keluarga atau paspor.'],
  ['ktp', CHILD, 'Sesuai Kartu Keluarga atau paspor.'],
  ['kartu-keluarga', ADULT, 'Sesuai Kartu Keluarga atau paspor.'],
  ['paspor', CHILD, 'Sesuai paspor.'],
])('the name of a person with %j, born %j, has the hint %j', (identiyType, birthDate, hint) => {
  expect(nameHint({ identiyType, birthDate }, DAY)).toBe(hint);
});
