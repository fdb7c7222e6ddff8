import { expect, test } from 'vitest';
import { isPublic } from './private-paths.ts';

test.each([
  '/',
  '/articles/memahami-masa-tunggu',
  '/claims',
  '/claims/',
  '/p/kebijakan-privasi',
  '/products/kesehatan',
  '/products/kebakaran-gempabumi',
])('%s may be found by searching', (path) => {
  expect(isPublic(path)).toBe(true);
});

test.each([
  '/account',
  '/login',
  '/orders/kesehatan/1',
  '/claims/progress/1',
  '/polis/',
  '/products/kesehatan/plan',
  '/products/kesehatan/plan/1',
  '/products/kesehatan/order/1',
  '/products/kendaraan/list',
  '/products/kendaraan/list/1',
  '/products/kendaraan/1/order',
  '/verify/abc',
])('%s may not', (path) => {
  expect(isPublic(path)).toBe(false);
});
