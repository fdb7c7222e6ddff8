import { pathOf } from './page.ts';

/**
 * What is not for search engines, as robots.txt names it: each with all that is below. Pages of members and sign-in,
 * lists and forms that are made of a visitor's own answers, the API.
 */
export const PRIVATE_PATHS = [
  '/account',
  '/api/',
  '/auth/',
  '/certificates/',
  '/claims/',
  '/invoice/',
  '/invoices/',
  '/login',
  '/logout',
  '/orders',
  '/payment/',
  '/polis',
  '/products/*/*/order',
  '/products/*/list',
  '/products/*/order/',
  '/products/*/plan',
  '/profile',
  '/recovery',
  '/register',
  '/simulators/',
  '/verify/',
] as const;

const patterns = PRIVATE_PATHS.map((path) => new RegExp(`^${path.replaceAll('*', '[^/]+')}`));

/** Whether a page may be found by searching for it, with a slash at its end or without. */
export const isPublic = (path: string): boolean => !patterns.some((pattern) => pattern.test(pathOf(path)));
