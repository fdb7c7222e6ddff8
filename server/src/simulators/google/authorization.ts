/** A request to the authorization endpoint, as far as Google needs it for `response_type=id_token`. */
export type Authorization = { clientId: string; redirectUri: string; nonce: string; state: string };

/** Paths that the client registered; the origin is the site's, under whatever name it is visited. */
const REGISTERED = ['/login', '/register'];

function isRegistered(uri: string, origins: string[]): boolean {
  if (!URL.canParse(uri)) return false;
  const { origin, pathname } = new URL(uri);
  // Compared as text, as Google does: no query, no fragment, no trailing slash.
  return origins.includes(origin) && REGISTERED.includes(pathname) && uri === `${origin}${pathname}`;
}

/** The request, or Google's name of what is wrong with it: then nothing is sent to `redirect_uri`. */
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

/** Where the browser goes back to: the answer stands in the fragment, which no server sees. */
export function answerUrl(
  { redirectUri, state }: Authorization,
  answer: { id_token: string } | { error: string },
): string {
  return `${redirectUri}#${new URLSearchParams({ state, ...answer })}`;
}
