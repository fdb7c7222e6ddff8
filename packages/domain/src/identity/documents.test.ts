import { describe, expect, test } from 'vitest';
import type { AttachmentSpec } from '../attachment/index.ts';
import { identityDocuments, nameHint, possibleDocuments } from './index.ts';

const DAY = '2026-11-22';
/** Persons have a KTP from the age of 17. */
const YOUNGEST_WITH_KTP = '2009-11-22';
const ONE_DAY_TOO_YOUNG = '2009-11-23';
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
const familyCard = spec('kartu-keluarga', 'Kartu Keluarga', false);

const requirementsOf = (specs: AttachmentSpec[], identiyType: string, birthDate: string) =>
  identityDocuments(specs, { identiyType, birthDate }, DAY).map(({ name, required }) => [name, required]);

describe('identityDocuments of a plan that requires a KTP', () => {
  test.each([
    ['ktp', ADULT, 'KTP Tertanggung'],
    ['ktp', YOUNGEST_WITH_KTP, 'KTP Tertanggung'],
    ['ktp', ONE_DAY_TOO_YOUNG, 'Kartu Keluarga Tertanggung'],
    ['', CHILD, 'Kartu Keluarga Tertanggung'],
    ['ktp', CHILD, 'Kartu Keluarga Tertanggung'],
    ['kartu-keluarga', ADULT, 'Kartu Keluarga Tertanggung'],
    ['paspor', ADULT, 'Paspor Tertanggung'],
    ['paspor', CHILD, 'Paspor Tertanggung'],
    ['', '', 'KTP Tertanggung'],
    ['', 'kemarin', 'KTP Tertanggung'],
  ])(
    'the identity documents for a person with the identity type %j, born on %s, are %s and the portrait',
    (type, birthDate, name) => {
      expect(requirementsOf([card, portrait], type, birthDate)).toEqual([
        [name, true],
        ['Foto Diri Tertanggung', true],
      ]);
    },
  );

  test('a plan with KTP and family card requires only the family card from a child, and only the KTP from an adult', () => {
    expect(requirementsOf([card, portrait, familyCard], 'ktp', CHILD)).toEqual([
      ['Foto Diri Tertanggung', true],
      ['Kartu Keluarga', true],
    ]);
    expect(requirementsOf([card, familyCard], 'ktp', ADULT)).toEqual([
      ['KTP Tertanggung', true],
      ['Kartu Keluarga', false],
    ]);
  });
});

test('the document that replaces the KTP names the same person: Paspor Pemilik replaces KTP Pemilik', () => {
  const ownerCard = spec('ktp', 'KTP Pemilik');
  expect(requirementsOf([ownerCard], 'paspor', '')).toEqual([['Paspor Pemilik', true]]);
  expect(requirementsOf([ownerCard], 'ktp', '')).toEqual([['KTP Pemilik', true]]);
});

test.each([
  ['ktp', ADULT, 'ktp'],
  ['ktp', CHILD, 'kartu-keluarga'],
  ['paspor', ADULT, 'paspor'],
])(
  'the identity type %s of a person born on %s requires the document code %s',
  (identiyType, birthDate, code) => {
    const [firstDocument] = identityDocuments([card, portrait], { identiyType, birthDate }, DAY);
    expect(firstDocument?.code).toBe(code);
    expect(possibleDocuments([card, portrait])).toContainEqual(firstDocument);
  },
);

describe('identityDocuments of a passport holder', () => {
  const requiredFamilyCard = { ...familyCard, required: true };

  test('contain the passport instead of a required family card when the plan requires no KTP', () => {
    expect(requirementsOf([portrait, requiredFamilyCard], 'paspor', CHILD)).toEqual([
      ['Foto Diri Tertanggung', true],
      ['Paspor Tertanggung', true],
    ]);
    expect(possibleDocuments([requiredFamilyCard])).toContainEqual({
      ...requiredFamilyCard,
      code: 'paspor',
      name: 'Paspor Tertanggung',
    });
  });

  test('contain the family card as an optional document when the passport replaces the KTP', () => {
    expect(requirementsOf([card, requiredFamilyCard], 'paspor', ADULT)).toEqual([
      ['Paspor Tertanggung', true],
      ['Kartu Keluarga', false],
    ]);
  });
});

test('identityDocuments adds no document for a plan without a KTP that has an optional family card', () => {
  expect(requirementsOf([portrait, familyCard], 'paspor', CHILD)).toEqual([
    ['Foto Diri Tertanggung', true],
    ['Kartu Keluarga', false],
  ]);
});

test.each([
  ['', '', 'Sesuai KTP atau paspor.'],
  ['ktp', ADULT, 'Sesuai KTP atau paspor.'],
  ['', YOUNGEST_WITH_KTP, 'Sesuai KTP atau paspor.'],
  ['', ONE_DAY_TOO_YOUNG, 'Sesuai Kartu Keluarga atau paspor.'],
  ['ktp', CHILD, 'Sesuai Kartu Keluarga atau paspor.'],
  ['kartu-keluarga', ADULT, 'Sesuai Kartu Keluarga atau paspor.'],
  ['paspor', CHILD, 'Sesuai paspor.'],
])(
  'the name field of a person with the identity type %j, born on %j, has the hint %j',
  (identiyType, birthDate, hint) => {
    expect(nameHint({ identiyType, birthDate }, DAY)).toBe(hint);
  },
);
