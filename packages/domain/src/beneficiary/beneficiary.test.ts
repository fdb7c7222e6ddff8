import { expect, test } from 'vitest';
import { beneficiaryLabel, beneficiaryRows, withSecondary } from './index.ts';

const husband = { fullName: 'BUDI', relationship: 'SUAMI', useSecondary: false };
const child = { fullName: 'RATNA', relationship: 'ANAK KANDUNG' };

test('ticking the box adds an empty secondary beneficiary and unticking it removes all', () => {
  const ticked = withSecondary({ primary: husband, secondary: [], email: 'a' }, true);
  expect(ticked).toEqual({
    primary: { ...husband, useSecondary: true },
    secondary: [{ fullName: '', relationship: '' }],
    email: 'a',
  });
  expect(withSecondary({ ...ticked, secondary: [child] }, true).secondary).toEqual([child]);
  expect(withSecondary({ ...ticked, secondary: [child] }, false)).toEqual({
    primary: husband,
    secondary: [],
    email: 'a',
  });
});

test.each([
  [[], ['Penerima Manfaat Utama']],
  [[child], ['Penerima Manfaat Utama', 'Penerima Manfaat Kedua']],
  [
    [child, child],
    ['Penerima Manfaat Utama', 'Penerima Manfaat Kedua (1)', 'Penerima Manfaat Kedua (2)'],
  ],
])('with secondary beneficiaries %j, the rows are %j', (secondary, titles) => {
  const rows = beneficiaryRows({ primary: husband, secondary });
  expect(rows.map(({ title }) => title)).toEqual(titles);
  expect(rows[0]).toEqual({ title: 'Penerima Manfaat Utama', fullName: 'BUDI', relationship: 'SUAMI' });
});

test.each([
  ['primary.fullName', 0, undefined],
  ['primary.fullName', 1, 'Penerima Manfaat Utama'],
  ['secondary.0.fullName', 1, 'Penerima Manfaat Kedua'],
  ['secondary.1.relationship', 2, 'Penerima Manfaat Kedua (2)'],
  ['email', 1, 'Email'],
])('%s with %i secondary beneficiaries is labelled %s', (field, count, label) => {
  expect(beneficiaryLabel(field, { secondary: Array(count).fill({}) })).toBe(label);
});
