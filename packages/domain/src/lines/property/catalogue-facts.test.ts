import { expect, test } from 'vitest';
import { type CatalogueFacts, changedFacts } from './catalogue-facts.ts';
import { bankClauseText, OBJECT_ADDRESS_ALERT } from './object-address.ts';

const currentFacts: CatalogueFacts = {
  occupationCode: '2976',
  occupationName: 'Rumah tinggal',
  fireBand: { low: 294, high: 328 },
  zone: 4,
};

test('an order with the current building facts of the catalogue has no changes', () => {
  expect(changedFacts({ ...currentFacts, fireBand: { high: 328, low: 294 } }, currentFacts)).toEqual([]);
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
] as [Partial<CatalogueFacts>, string, string][])(
  'a difference in %j is reported at %s',
  (submittedFacts, path, message) => {
    expect(changedFacts({ ...currentFacts, ...submittedFacts }, currentFacts)).toMatchObject([
      { path, message },
    ]);
  },
);

test('a changed zone is reported with its old and new value', () => {
  expect(changedFacts({ ...currentFacts, zone: 3 }, currentFacts)[0]?.figures).toEqual({ from: 3, to: 4 });
});

test.each([
  ['ya', 'BANK A', 'KPR-1', 'BANK A, perjanjian kredit KPR-1'],
  ['ya', 'BANK A', '', 'BANK A'],
  ['ya', '', '', null],
  ['tidak', 'BANK A', 'KPR-1', null],
] as const)(
  'a mortgage of %s at %j with the contract %j has the clause %j',
  (isKprBtn, bankClause, creditNumber, text) => {
    expect(bankClauseText({ isKprBtn, bankClause, creditNumber })).toBe(text);
  },
);

test('the alert of the address step has the words of the specification', () => {
  expect(OBJECT_ADDRESS_ALERT).toBe('Harap lengkapi alamat Objek Pertanggungan');
});
