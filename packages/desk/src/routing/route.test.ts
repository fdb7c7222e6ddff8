import { expect, test } from 'vitest';
import { matchPath, parseRoute, routeHref } from './route.ts';

test.each([
  ['', { path: '/', query: {} }],
  ['#', { path: '/', query: {} }],
  ['#/orders', { path: '/orders', query: {} }],
  ['#/orders/?line=kendaraan&q=Sari%20W', { path: '/orders', query: { line: 'kendaraan', q: 'Sari W' } }],
  ['#orders//12', { path: '/orders/12', query: {} }],
])('reads the hash %j as %j', (hash, route) => {
  expect(parseRoute(hash)).toEqual(route);
});

test('the hash of a route omits empty filters and can be read again', () => {
  const href = routeHref('/orders', { line: 'kendaraan', q: 'a&b=c', status: '', cursor: undefined });
  expect(href).toBe('#/orders?line=kendaraan&q=a%26b%3Dc');
  expect(parseRoute(href).query).toEqual({ line: 'kendaraan', q: 'a&b=c' });
});

test.each([
  ['/orders/:id', '/orders/abc', { id: 'abc' }],
  ['/orders/:id', '/orders/a%20b', { id: 'a b' }],
  ['/orders/:id', '/orders', null],
  ['/orders/:id', '/orders/%E0%A4%A', null],
  ['/orders', '/claims', null],
  ['/', '/', {}],
])('the pattern %s matches the path %s with %j', (pattern, path, params) => {
  expect(matchPath(pattern, path)).toEqual(params);
});
