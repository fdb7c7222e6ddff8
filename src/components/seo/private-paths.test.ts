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
])('search engines may list %s', (path) => {
  expect(isPublic(path)).toBe(true);
});

test.each([
  '/account',
  '/api/v1/brand',
  '/auth/google',
  '/certificates/1',
  '/claims/progress/1',
  '/invoice/1',
  '/invoices/1',
  '/login',
  '/logout',
  '/orders/kesehatan/1',
  '/payment/status/1',
  '/polis/',
  '/profile',
  '/recovery',
  '/register',
  '/simulators/mail',
  '/products/kesehatan/plan',
  '/products/kesehatan/plan/1',
  '/products/kesehatan/order/1',
  '/products/kendaraan/list',
  '/products/kendaraan/list/1',
  '/products/kendaraan/1/order',
  '/verify/abc',
])('search engines may not list %s', (path) => {
  expect(isPublic(path)).toBe(false);
});
