import type { StorefrontLinks } from '../links.ts';
import type { Address } from '../navigation.ts';

/** Whether a path leads to a page of our own: no other origin, no protocol, no back-slash trick. */
export function isOwnPath(path: unknown): path is string {
  if (typeof path !== 'string' || !path.startsWith('/')) return false;
  const base = 'http://own.invalid';
  try {
    return new URL(path, base).origin === base && !/^\/[/\\]/.test(path);
  } catch {
    return false;
  }
}

/** The page of a path as a browser opens it: dots resolved, no slash at its end, no query. */
function pageOf(path: string): string {
  const { pathname } = new URL(path, 'http://own.invalid');
  try {
    return decodeURIComponent(pathname)
      .replace(/(.)\/+$/, '$1')
      .toLowerCase();
  } catch {
    return pathname;
  }
}

type SignInLinks = Pick<StorefrontLinks, 'home' | 'login' | 'logout' | 'register' | 'recovery'>;

/** Whether a path is a page of signing in and out, whatever the host calls it. */
function isSignInPage({ login, logout, register, recovery }: SignInLinks, path: string): boolean {
  return [login, logout, register, recovery].some((link) => pageOf(link) === pageOf(path));
}

/**
 * Where a login leads: the page asked for, else the stored last URL, else home [1 §4]. A page of signing in would lead
 * nowhere.
 */
export function afterLogin(links: SignInLinks, next: unknown, lastUrl: unknown): string {
  return [next, lastUrl].filter(isOwnPath).find((path) => !isSignInPage(links, path)) ?? links.home;
}

/** Pages that a 401 does not redirect from: home, and those of signing in [1 §4]. */
export const staysAfterExpiry = (
  links: SignInLinks,
  { pathname, search }: Pick<Address, 'pathname' | 'search'>,
) => pageOf(links.home) === pageOf(pathname) || isSignInPage(links, pathname + search);
