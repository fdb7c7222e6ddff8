import { expect, test } from 'vitest';
import { birthSearch } from './search.ts';

const today = '2026-11-21';

test.each([
  ['', {}],
  ['?dob=1990-01-01', { dob: '1990-01-01' }],
  ['?dob=1990-02-30', {}],
  ['?dob=01/01/1990', {}],
  ['?dob=%3Cscript%3E&page=2', {}],
])('parses %j as %j', (address, search) => {
  expect(birthSearch.read(new URLSearchParams(address))).toEqual(search);
});

test.each([{}, { dob: '1990-01-01' }])('parses the query that it wrote for %j', (search) => {
  expect(birthSearch.read(new URLSearchParams(birthSearch.write(search)))).toEqual(search);
});

test.each([
  [{}, { dob: '1990-01-01' }],
  [{ dob: '2026-11-21' }, { dob: '2026-11-21' }],
  [{ dob: '2026-11-22' }, null],
  [{ dob: '1850-01-01' }, null],
])('the search %j has the API query %j', (search, query) => {
  expect(birthSearch.apiQuery(search, today)).toEqual(query);
});

test('distinguishes two searches', () => {
  expect(birthSearch.isSame({ dob: '1990-01-01' }, { dob: '1990-01-01' })).toBe(true);
  expect(birthSearch.isSame({}, { dob: '1990-01-01' })).toBe(false);
});
