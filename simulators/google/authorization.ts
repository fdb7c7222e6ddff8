/** The parameters of a request to the authorization endpoint that `response_type=id_token` needs. */
export type AuthorizationRequest = {
  clientId: string;
  redirectUri: string;
  nonce: string;
  state: string;
  /** `form_post`: the result is posted to the redirect URL instead of being in its fragment. */
  responseMode: 'fragment' | 'form_post';
};

/** Redirect paths that are registered for each origin of the site. */
const REDIRECT_PATHS = ['/login', '/register', '/api/v1/user/google-return'];

/** Returns whether a redirect URL is registered: one of the paths on an origin of the site. */
function isRegistered(uri: string, origins: string[]): boolean {
  if (!URL.canParse(uri)) return false;
  const { origin, pathname } = new URL(uri);
  // Google compares redirect URLs as text: no query, no fragment, no trailing slash.
  return origins.includes(origin) && REDIRECT_PATHS.includes(pathname) && uri === `${origin}${pathname}`;
}

/**
 * Returns the parsed request, or Google's error code for an invalid request. After an error the caller must not redirect the
 * browser, because the redirect URL can belong to an attacker.
 */
export function parseAuthorizationRequest(
  query: Record<string, unknown>,
  { clientId, origins }: { clientId: string; origins: string[] },
): AuthorizationRequest | string {
  const text = (name: string) => (typeof query[name] === 'string' ? query[name] : '');
  if (text('client_id') !== clientId) return 'invalid_client';
  if (!isRegistered(text('redirect_uri'), origins)) return 'redirect_uri_mismatch';
  if (text('response_type') !== 'id_token') return 'unsupported_response_type';
  const responseMode = text('response_mode') || 'fragment';
  if (responseMode !== 'fragment' && responseMode !== 'form_post') return 'unsupported_response_mode';
  if (!text('scope').split(' ').includes('openid')) return 'invalid_scope';
  if (text('nonce') === '') return 'missing_nonce';
  return {
    clientId,
    redirectUri: text('redirect_uri'),
    nonce: text('nonce'),
    state: text('state'),
    responseMode,
  };
}

/** Returns the redirect URL with the result in its fragment, which browsers do not send to a server. */
export function redirectUrlOf(
  { redirectUri, state }: AuthorizationRequest,
  result: { id_token: string } | { error: string },
): string {
  return `${redirectUri}#${new URLSearchParams({ state, ...result })}`;
}
