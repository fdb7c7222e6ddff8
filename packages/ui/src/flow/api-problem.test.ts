import { expect, test } from 'vitest';
import { readApiProblem } from './api-problem.ts';

const EMPTY_PROBLEM = { message: '', code: '', status: null, fields: [], changes: [] };

test.each([
  ['null', null],
  ['undefined', undefined],
  ['a text', 'failed'],
  ['an object without properties', {}],
  ['properties of wrong types', { message: 1, code: 2, status: '404', fields: {}, changes: 'x' }],
])('readApiProblem returns an empty problem for %s', (_, thrown) => {
  expect(readApiProblem(thrown)).toEqual(EMPTY_PROBLEM);
});

test('readApiProblem returns all properties of a rejected call', () => {
  const problem = {
    code: 'CONFLICT',
    status: 409,
    fields: [{ path: 'email', message: 'Email sudah terdaftar' }],
    changes: [{ path: 'amounts.total', from: 1, to: 2 }],
  };
  const thrown = Object.assign(new Error('Harga telah berubah'), problem);
  expect(readApiProblem(thrown, 'Gagal')).toEqual({ ...problem, message: 'Harga telah berubah' });
});

test('readApiProblem keeps the status 0 of a call without a response, and sets null if there is no status', () => {
  expect(readApiProblem({ status: 0 }).status).toBe(0);
  expect(readApiProblem(new TypeError('Failed to fetch')).status).toBeNull();
});

test.each([undefined, ''])('readApiProblem replaces the message %j by the fallback', (message) => {
  expect(readApiProblem({ message }, 'Gagal memuat data').message).toBe('Gagal memuat data');
});

test('readApiProblem omits fields and changes that lack a property', () => {
  const fields = [{ path: 'email' }, { message: 'x' }, null, { path: 'a', message: 'b' }];
  const changes = [{ path: 'total', from: 1 }, { from: 1, to: 2 }, null];
  expect(readApiProblem({ fields, changes })).toMatchObject({
    fields: [{ path: 'a', message: 'b' }],
    changes: [],
  });
});
