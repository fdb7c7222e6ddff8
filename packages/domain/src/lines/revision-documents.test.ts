import { describe, expect, test } from 'vitest';
import type { AttachmentSpec } from '../attachment/index.ts';
import { documentsToRevise, PRODUCT_TYPES } from './index.ts';
import { rulesOf } from './rules.ts';

const DAY = '2026-11-22';
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

type Case = { held?: string[]; sentBack?: string[]; specs?: AttachmentSpec[]; from?: [string, string] };

const requestedCodes = (
  identiyType: string,
  birthDate: string,
  { from: [formerType, formerBirth] = ['ktp', ADULT], ...order }: Case = {},
) =>
  documentsToRevise(rulesOf('kesehatan').documents, {
    specs,
    sentBack: [],
    held: ['ktp', 'foto-diri'],
    ...order,
    before: { insured: { identiyType: formerType, birthDate: formerBirth } },
    corrected: { insured: { identiyType, birthDate } },
    day: DAY,
  }).map(({ code, required }) => [code, required]);

describe('an insured with corrected data', () => {
  test.each([
    ['ktp', ADULT, []],
    ['paspor', ADULT, ['paspor']],
    ['kartu-keluarga', ADULT, ['kartu-keluarga']],
    ['ktp', CHILD, ['kartu-keluarga']],
    ['ktp', '2009-11-22', []],
    ['ktp', '2009-11-23', ['kartu-keluarga']],
    ['ktp', '12/05', []],
  ])('changed to the identity %j, born on %s: sends the documents %j', (type, birthDate, codes) => {
    expect(requestedCodes(type, birthDate)).toEqual(codes.map((code) => [code, true]));
  });

  test('sends the KTP after a change from a passport to a KTP', () => {
    const from: [string, string] = ['paspor', ADULT];
    expect(requestedCodes('ktp', ADULT, { from, held: ['paspor', 'foto-diri'] })).toEqual([['ktp', true]]);
  });

  test('sends the KTP after a change of the birth date from child to adult', () => {
    const from: [string, string] = ['ktp', CHILD];
    expect(requestedCodes('ktp', ADULT, { from, held: ['kartu-keluarga', 'foto-diri'] })).toEqual([
      ['ktp', true],
    ]);
  });

  test('sends no document that the former data required already', () => {
    expect(requestedCodes('ktp', CHILD, { from: ['ktp', '2014-04-01'] })).toEqual([]);
  });

  test('also sends returned documents', () => {
    expect(requestedCodes('paspor', ADULT, { sentBack: ['foto-diri'] })).toEqual([
      ['paspor', true],
      ['foto-diri', true],
    ]);
  });

  test('does not send again documents that are no longer required', () => {
    expect(requestedCodes('paspor', ADULT, { sentBack: ['ktp'] })).toEqual([['paspor', true]]);
  });

  test('does not send a family card that the insurer already has', () => {
    const storedCodes = ['ktp', 'foto-diri', 'kartu-keluarga'];
    expect(requestedCodes('ktp', CHILD, { specs: withFamilyCard, held: storedCodes })).toEqual([]);
    expect(requestedCodes('ktp', CHILD, { specs: withFamilyCard })).toEqual([['kartu-keluarga', true]]);
  });

  test('sends an optional document if it was returned', () => {
    expect(requestedCodes('ktp', ADULT, { sentBack: ['surat-dokter'] })).toEqual([['surat-dokter', true]]);
  });
});

test.each(PRODUCT_TYPES)('%s requires a returned document', (line) => {
  const storedCodes = ['ktp', 'foto-diri'];
  const order = { specs, sentBack: ['ktp'], held: storedCodes, before: {}, corrected: {}, day: DAY };
  expect(documentsToRevise(rulesOf(line).documents, order).map(({ code }) => code)).toEqual(['ktp']);
});
