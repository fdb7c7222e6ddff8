import type { StorefrontLinks } from '../links.ts';
import type { PageUrl } from '../navigation.ts';

/** Returns whether a path is on this site: no other origin, no protocol, no backslash. */
export function isPathOnThisSite(path: unknown): path is string {
  if (typeof path !== 'string' || !path.startsWith('/')) return false;
  const base = 'http://own.invalid';
  try {
    return new URL(path, base).origin === base && !/^\/[/\\]/.test(path);
  } catch {
    return false;
  }
}

/** Returns the pathname of a path as a browser opens it: dots resolved, no trailing slash, no query. */
function normalizedPathname(path: string): string {
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

/** Returns whether a path is one of the host's sign-in pages. */
function isSignInPage({ login, logout, register, recovery }: SignInLinks, path: string): boolean {
  return [login, logout, register, recovery].some(
    (link) => normalizedPathname(link) === normalizedPathname(path),
  );
}

/**
 * Returns the target of a login: the requested page, else the stored last URL, else home [1 §4]. Sign-in
 * pages are skipped.
 */
export function pathAfterLogin(links: SignInLinks, next: unknown, lastUrl: unknown): string {
  return [next, lastUrl].filter(isPathOnThisSite).find((path) => !isSignInPage(links, path)) ?? links.home;
}

/** Returns whether this page stays open after a 401: home and the sign-in pages [1 §4]. */
export const staysAfterExpiry = (
  links: SignInLinks,
  { pathname, search }: Pick<PageUrl, 'pathname' | 'search'>,
) =>
  normalizedPathname(links.home) === normalizedPathname(pathname) || isSignInPage(links, pathname + search);
