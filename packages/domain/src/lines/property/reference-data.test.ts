import { expect, test } from 'vitest';
import { bankClauseText, OBJECT_ADDRESS_ALERT } from './object-address.ts';
import { type BuildingReferenceData, referenceDataChanges } from './reference-data.ts';

const current: BuildingReferenceData = {
  occupationCode: '2976',
  occupationName: 'Rumah tinggal',
  fireBand: { low: 294, high: 328 },
  zone: 4,
};

test('an order with the current reference data of the building has no changes', () => {
  expect(referenceDataChanges({ ...current, fireBand: { high: 328, low: 294 } }, current)).toEqual([]);
});

test.each([
  [{ zone: 5 }, 'zone', 'Zona gempa bumi berubah dari Zona 5 (risiko paling tinggi) menjadi Zona 4'],
  [
    { fireBand: null },
    'fireBand',
    'Batas tarif OJK untuk kebakaran berubah dari tidak tersedia menjadi 0,294‰ – 0,328‰',
  ],
  [
    { fireBand: { low: 1, high: 328 } },
    'fireBand',
    'Batas tarif OJK untuk kebakaran berubah dari 0,001‰ – 0,328‰ menjadi 0,294‰ – 0,328‰',
  ],
  [{ occupationCode: '2971' }, 'occupationCode', 'Okupasi pada katalog adalah Rumah tinggal (2976)'],
  [{ occupationName: 'Istana' }, 'occupationName', 'Okupasi pada katalog adalah Rumah tinggal (2976)'],
] as [Partial<BuildingReferenceData>, string, string][])(
  'the reference data %j of an order differ from the catalogue in the field %s',
  (submitted, path, message) => {
    expect(referenceDataChanges({ ...current, ...submitted }, current)).toMatchObject([{ path, message }]);
  },
);

test('a change of the zone contains the old and the new zone', () => {
  expect(referenceDataChanges({ ...current, zone: 3 }, current)[0]?.figures).toEqual({ from: 3, to: 4 });
});

test.each([
  ['ya', 'BANK A', 'KPR-1', 'BANK A, perjanjian kredit KPR-1'],
  ['ya', 'BANK A', '', 'BANK A'],
  ['ya', '', '', null],
  ['tidak', 'BANK A', 'KPR-1', null],
] as const)(
  'a building with the mortgage %s at the bank %j with the contract %j has the bank clause %j',
  (isKprBtn, bankClause, creditNumber, text) => {
    expect(bankClauseText({ isKprBtn, bankClause, creditNumber })).toBe(text);
  },
);

test('the alert of the address step equals the specification', () => {
  expect(OBJECT_ADDRESS_ALERT).toBe('Harap lengkapi alamat Objek Pertanggungan');
});
