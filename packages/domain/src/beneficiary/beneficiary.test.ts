import { expect, test } from 'vitest';
import { beneficiaryLabel, beneficiaryRows, setUseSecondary } from './index.ts';

const husband = { fullName: 'BUDI', relationship: 'SUAMI', useSecondary: false };
const child = { fullName: 'RATNA', relationship: 'ANAK KANDUNG' };

test('setUseSecondary with true adds an empty secondary beneficiary if the list is empty, and with false empties the list', () => {
  const withEmptySecondary = setUseSecondary({ primary: husband, secondary: [], email: 'a' }, true);
  expect(withEmptySecondary).toEqual({
    primary: { ...husband, useSecondary: true },
    secondary: [{ fullName: '', relationship: '' }],
    email: 'a',
  });
  const withChild = { ...withEmptySecondary, secondary: [child] };
  expect(setUseSecondary(withChild, true).secondary).toEqual([child]);
  expect(setUseSecondary(withChild, false)).toEqual({
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
])('a policy with the secondary beneficiaries %j has the rows %j', (secondary, titles) => {
  const rows = beneficiaryRows({ primary: husband, secondary });
  expect(rows.map(({ title }) => title)).toEqual(titles);
  expect(rows[0]).toEqual({ title: 'Penerima Manfaat Utama', fullName: 'BUDI', relationship: 'SUAMI' });
});

test.each([
  // The only beneficiary needs no label.
  ['primary.fullName', 0, undefined],
  ['primary.fullName', 1, 'Penerima Manfaat Utama'],
  ['secondary.0.fullName', 1, 'Penerima Manfaat Kedua'],
  ['secondary.1.relationship', 2, 'Penerima Manfaat Kedua (2)'],
  ['email', 1, 'Email'],
])('the field %s with %i secondary beneficiaries has the label %s', (field, count, label) => {
  expect(beneficiaryLabel(field, { secondary: Array(count).fill({}) })).toBe(label);
});
