import { pathOf } from './page.ts';

/**
 * Paths that search engines may not list, in the syntax of robots.txt, each with all paths below it: pages of
 * members, sign-in, lists and forms made of a visitor's answers, the API.
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

/** Returns whether search engines may list the path, with or without a slash at its end. */
export const isPublic = (path: string): boolean => !patterns.some((pattern) => pattern.test(pathOf(path)));
