import { expect, test } from 'vitest';
import { BUSINESS_FIELDS, INCOME_BRACKETS, optionLabel, PROFESSIONS, RELATIONSHIPS } from './index.ts';

test.each([
  ['professions', PROFESSIONS, 12],
  ['business fields', BUSINESS_FIELDS, 65],
  ['income brackets', INCOME_BRACKETS, 16],
  ['relationships', RELATIONSHIPS, 5],
])('the %s have unique codes and labels', (_, options, count) => {
  expect(options).toHaveLength(count);
  expect(new Set(options.map(({ value }) => value)).size).toBe(count);
  expect(new Set(options.map(({ label }) => label)).size).toBe(count);
});

test('the first income bracket is the lowest and the last is the highest', () => {
  expect(INCOME_BRACKETS[0].label).toBe('0 s/d Rp 1 juta');
  expect(INCOME_BRACKETS[15].label).toBe('Rp 30 milyar s/d Rp 50 milyar');
});

test('optionLabel returns the label of a known code and the code itself otherwise', () => {
  expect(optionLabel(PROFESSIONS, 'P07')).toBe('Guru / dosen');
  expect(optionLabel(PROFESSIONS, 'P99')).toBe('P99');
});
