import { expect, test } from 'vitest';
import { DEFAULT_BIRTH_DATE } from '../../dates/index.ts';
import { birthSearch } from './search.ts';

const today = '2026-11-21';

test.each([
  ['', {}],
  ['?dob=1990-01-01', { dob: '1990-01-01' }],
  ['?dob=1990-02-30', {}],
  ['?dob=01/01/1990', {}],
  ['?dob=%3Cscript%3E&page=2', {}],
])('birthSearch reads the query %j as %j', (urlQuery, search) => {
  expect(birthSearch.read(new URLSearchParams(urlQuery))).toEqual(search);
});

test.each([{}, { dob: '1990-01-01' }])('birthSearch reads the query that it writes for %j', (search) => {
  expect(birthSearch.read(new URLSearchParams(birthSearch.write(search)))).toEqual(search);
});

test.each([
  [{}, { dob: DEFAULT_BIRTH_DATE }],
  [{ dob: '2026-11-21' }, { dob: '2026-11-21' }],
  [{ dob: '2026-11-22' }, null],
  [{ dob: '1850-01-01' }, null],
])('birthSearch converts the search %j to the API query %j', (search, query) => {
  expect(birthSearch.apiQuery(search, today)).toEqual(query);
});

test('birthSearch distinguishes two searches by their birth date', () => {
  expect(birthSearch.isSame({ dob: '1990-01-01' }, { dob: '1990-01-01' })).toBe(true);
  expect(birthSearch.isSame({}, { dob: '1990-01-01' })).toBe(false);
});
