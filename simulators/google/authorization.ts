/** A request to the authorization endpoint, with the parameters that `response_type=id_token` needs. */
export type Authorization = { clientId: string; redirectUri: string; nonce: string; state: string };

/** Registered redirect paths; the origin is that of the visited site. */
const REGISTERED = ['/login', '/register'];

function isRegistered(uri: string, origins: string[]): boolean {
  if (!URL.canParse(uri)) return false;
  const { origin, pathname } = new URL(uri);
  // Google compares redirect URLs as text: no query, no fragment, no trailing slash.
  return origins.includes(origin) && REGISTERED.includes(pathname) && uri === `${origin}${pathname}`;
}

/** Returns the request, or Google's error code; after an error nothing is sent to `redirect_uri`. */
export function readAuthorization(
  query: Record<string, unknown>,
  { clientId, origins }: { clientId: string; origins: string[] },
): Authorization | string {
  const text = (name: string) => (typeof query[name] === 'string' ? query[name] : '');
  if (text('client_id') !== clientId) return 'invalid_client';
  if (!isRegistered(text('redirect_uri'), origins)) return 'redirect_uri_mismatch';
  if (text('response_type') !== 'id_token') return 'unsupported_response_type';
  if (text('response_mode') !== '' && text('response_mode') !== 'fragment')
    return 'unsupported_response_mode';
  if (!text('scope').split(' ').includes('openid')) return 'invalid_scope';
  if (text('nonce') === '') return 'missing_nonce';
  return { clientId, redirectUri: text('redirect_uri'), nonce: text('nonce'), state: text('state') };
}

/** Returns the redirect URL; the result is in the fragment, which no server sees. */
export function redirectUrlOf(
  { redirectUri, state }: Authorization,
  result: { id_token: string } | { error: string },
): string {
  return `${redirectUri}#${new URLSearchParams({ state, ...result })}`;
}
