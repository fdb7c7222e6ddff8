import { expect, test } from 'vitest';
import { birthSearch } from './search.ts';

const today = '2026-11-21';

test.each([
  ['', {}],
  ['?dob=1990-01-01', { dob: '1990-01-01' }],
  ['?dob=1990-02-30', {}],
  ['?dob=01/01/1990', {}],
  ['?dob=%3Cscript%3E&page=2', {}],
])('reads %j as %j', (address, search) => {
  expect(birthSearch.read(new URLSearchParams(address))).toEqual(search);
});

test.each([{}, { dob: '1990-01-01' }])('reads what it wrote of %j', (search) => {
  expect(birthSearch.read(new URLSearchParams(birthSearch.write(search)))).toEqual(search);
});

test.each([
  [{}, { dob: '1990-01-01' }],
  [{ dob: '2026-11-21' }, { dob: '2026-11-21' }],
  [{ dob: '2026-11-22' }, null],
  [{ dob: '1850-01-01' }, null],
])('asks for %j with %j', (search, query) => {
  expect(birthSearch.call(search, today)).toEqual(query);
});

test('tells two searches apart', () => {
  expect(birthSearch.same({ dob: '1990-01-01' }, { dob: '1990-01-01' })).toBe(true);
  expect(birthSearch.same({}, { dob: '1990-01-01' })).toBe(false);
});
