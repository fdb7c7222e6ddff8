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

/** Pages of signing in and out: a login that led to one of them would lead nowhere. */
const NEVER_AFTER_LOGIN = /^\/(?:login|logout|register|recovery)$/i;

/** The page of a path as a browser opens it: dots resolved, no slash at its end, no query. */
function pageOf(path: string): string {
  const { pathname } = new URL(path, 'http://own.invalid');
  try {
    return decodeURIComponent(pathname).replace(/(.)\/+$/, '$1');
  } catch {
    return pathname;
  }
}

/** Where a login leads: the page asked for, else the stored last URL, else home [1 §4]. */
export function afterLogin(next: unknown, lastUrl: unknown): string {
  const candidates = [next, lastUrl].filter(isOwnPath);
  return candidates.find((path) => !NEVER_AFTER_LOGIN.test(pageOf(path))) ?? '/';
}
