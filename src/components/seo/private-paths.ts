import { pathOf } from './page.ts';

/**
 * Paths that search engines may not list, in the syntax of robots.txt: members' pages, sign-in pages, lists and forms that
 * depend on a visitor's input, and the API. Each path includes all paths below it.
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
  '/products/*/search',
  '/profile',
  '/recovery',
  '/register',
  '/simulators/',
  '/verify/',
] as const;

const patterns = PRIVATE_PATHS.map((path) => new RegExp(`^${path.replaceAll('*', '[^/]+')}`));

/** Returns whether search engines may list the path, with or without a slash at its end. */
export const isPublic = (path: string): boolean => !patterns.some((pattern) => pattern.test(pathOf(path)));
