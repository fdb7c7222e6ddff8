import { expect, it } from 'vitest';
import { SPECULATION_RULES } from './speculation.ts';

const ORIGIN = 'https://naungan.test';
const [rule] = JSON.parse(SPECULATION_RULES).prefetch;
const [allowed, excluded] = rule.where.and;

/** Matches `href_matches` as a browser does. */
const matches = (patterns: string | string[], path: string) =>
  [patterns].flat().some((pattern) => new URLPattern(pattern, ORIGIN).test(ORIGIN + path));
const isPrefetched = (path: string) =>
  matches(allowed.href_matches, path) && !matches(excluded.not.href_matches, path);

it('prefetches a page with moderate eagerness: when the pointer is on its link', () => {
  expect(rule).toMatchObject({ source: 'document', eagerness: 'moderate' });
});

it.each([
  '/',
  '/articles',
  '/articles/memahami-masa-tunggu',
  '/faq?x=1#umum',
  '/p/kebijakan-privasi',
  '/products/kendaraan',
  '/products/kesehatan/plan?dob=1990-05-17',
  '/products/kesehatan/plan/1?dob=1990-05-17',
  '/products/kendaraan/list/1?model=C001',
  '/claims',
  '/login',
])('allows prefetching of %s', (path) => {
  expect(isPrefetched(path)).toBe(true);
});

it.each([
  '/logout',
  '/logout?x=1',
  '/auth/google/callback?code=1',
  '/api/docs',
  '/api/v1/files/abc',
  '/simulators/mail',
  '/account?tab=policy',
  '/profile',
  '/polis',
  '/polis/1',
  '/orders/kesehatan/1/update',
  '/invoice/1/kesehatan',
  '/payment/finish?transaction_id=1',
  '/products/kesehatan/order/1?dob=1990-05-17',
  '/products/kendaraan/1/order?model=C001',
  '/verify/rahasia',
  '/recovery/rahasia',
  '/certificates/1',
  '/claims/kesehatan/1',
  '/favicon.svg',
  '/berkas/polis.pdf',
])('forbids prefetching of %s', (path) => {
  expect(isPrefetched(path)).toBe(false);
});
