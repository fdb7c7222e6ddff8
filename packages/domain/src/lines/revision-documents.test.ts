import { describe, expect, test } from 'vitest';
import type { AttachmentSpec } from '../attachment/index.ts';
import { documentsToRevise, PRODUCT_TYPES } from './index.ts';
import { rulesOf } from './rules.ts';

const DAY = '2026-11-22';
/** Persons have a KTP from the age of 17. */
const YOUNGEST_WITH_KTP = '2009-11-22';
const ONE_DAY_TOO_YOUNG = '2009-11-23';
const ADULT = '1990-01-01';
const CHILD = '2014-03-01';
const spec = (code: string, required = true): AttachmentSpec => ({
  code,
  name: code,
  extention: 'image',
  required,
  limit: 2,
});
const specs = [spec('ktp'), spec('foto-diri'), spec('surat-dokter', false)];
const withFamilyCard = [...specs, spec('kartu-keluarga', false)];

type RevisionCase = {
  storedCodes?: string[];
  returnedCodes?: string[];
  specs?: AttachmentSpec[];
  formerIdentity?: [identityType: string, birthDate: string];
};

const requestedCodes = (
  identiyType: string,
  birthDate: string,
  { formerIdentity: [formerType, formerBirth] = ['ktp', ADULT], ...order }: RevisionCase = {},
) =>
  documentsToRevise(rulesOf('kesehatan').documents, {
    specs,
    returnedCodes: [],
    storedCodes: ['ktp', 'foto-diri'],
    ...order,
    formerSlices: { insured: { identiyType: formerType, birthDate: formerBirth } },
    correctedSlices: { insured: { identiyType, birthDate } },
    day: DAY,
  }).map(({ code, required }) => [code, required]);

describe('a revision of the insured', () => {
  test.each([
    ['ktp', ADULT, []],
    ['paspor', ADULT, ['paspor']],
    ['kartu-keluarga', ADULT, ['kartu-keluarga']],
    ['ktp', CHILD, ['kartu-keluarga']],
    ['ktp', YOUNGEST_WITH_KTP, []],
    ['ktp', ONE_DAY_TOO_YOUNG, ['kartu-keluarga']],
    ['ktp', '12/05', []],
  ])(
    'with the identity type %j and the birth date %s requires the documents %j',
    (type, birthDate, codes) => {
      expect(requestedCodes(type, birthDate)).toEqual(codes.map((code) => [code, true]));
    },
  );

  test('requires the KTP after a change from a passport to a KTP', () => {
    const order: RevisionCase = { formerIdentity: ['paspor', ADULT], storedCodes: ['paspor', 'foto-diri'] };
    expect(requestedCodes('ktp', ADULT, order)).toEqual([['ktp', true]]);
  });

  test('requires the KTP after a change of the birth date from child to adult', () => {
    const order: RevisionCase = {
      formerIdentity: ['ktp', CHILD],
      storedCodes: ['kartu-keluarga', 'foto-diri'],
    };
    expect(requestedCodes('ktp', ADULT, order)).toEqual([['ktp', true]]);
  });

  test('does not require a document that the former data also required', () => {
    expect(requestedCodes('ktp', CHILD, { formerIdentity: ['ktp', '2014-04-01'] })).toEqual([]);
  });

  test('also requires the documents that the insurer returned', () => {
    expect(requestedCodes('paspor', ADULT, { returnedCodes: ['foto-diri'] })).toEqual([
      ['paspor', true],
      ['foto-diri', true],
    ]);
  });

  test('does not require a returned document that is unnecessary for the corrected data', () => {
    expect(requestedCodes('paspor', ADULT, { returnedCodes: ['ktp'] })).toEqual([['paspor', true]]);
  });

  test('does not require a family card that the insurer already has', () => {
    const storedCodes = ['ktp', 'foto-diri', 'kartu-keluarga'];
    expect(requestedCodes('ktp', CHILD, { specs: withFamilyCard, storedCodes })).toEqual([]);
    expect(requestedCodes('ktp', CHILD, { specs: withFamilyCard })).toEqual([['kartu-keluarga', true]]);
  });

  test('requires an optional document if it was returned', () => {
    expect(requestedCodes('ktp', ADULT, { returnedCodes: ['surat-dokter'] })).toEqual([
      ['surat-dokter', true],
    ]);
  });
});

test.each(PRODUCT_TYPES)('a revision of %s requires a returned document', (line) => {
  const storedCodes = ['ktp', 'foto-diri'];
  const order = {
    specs,
    returnedCodes: ['ktp'],
    storedCodes,
    formerSlices: {},
    correctedSlices: {},
    day: DAY,
  };
  expect(documentsToRevise(rulesOf(line).documents, order).map(({ code }) => code)).toEqual(['ktp']);
});
