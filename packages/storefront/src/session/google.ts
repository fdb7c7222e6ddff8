import type { EncryptedStorage } from '../storage/encrypted-storage.ts';

export type GooglePurpose = 'login' | 'register';
/** Google's sign-in page and this site's client id. */
export type GoogleSettings = { authUrl: string; clientId: string };
/** Google's response in the URL: an ID token, or an error. */
export type GoogleResponse = { state: string; token: string | null; error: string };
/** The token that belongs to this tab's request, and the page that the visitor wanted. */
export type GoogleToken = { token: string; nonce: string; next: string | null };

/** A request that waits for its response. `next`: the page that the visitor wanted, to open after the redirects. */
type PendingRequest = { state: string; nonce: string; purpose: GooglePurpose; next: string | null };

const STORAGE_KEY = 'google';

/** Reads Google's response from a URL's hash; `null` if the hash contains no response. */
export function readGoogleResponse(hash: string): GoogleResponse | null {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  const [token, error] = [params.get('id_token'), params.get('error')];
  if (token === null && error === null) return null;
  return { state: params.get('state') ?? '', token, error: error ?? '' };
}

/** Reads the settings of the category `google`; `null` if Google is not offered. */
export function googleSettings(rows: { slug: string; value: string }[]): GoogleSettings | null {
  const settingOf = (slug: string) => rows.find((row) => row.slug === slug)?.value ?? '';
  const [authUrl, clientId] = [settingOf('authUrl'), settingOf('clientId')];
  return authUrl && clientId ? { authUrl, clientId } : null;
}

/**
 * Creates the functions for the redirect to Google and back: OpenID Connect's implicit flow, with the ID token in the hash,
 * which no server log contains. `state` binds the response to this tab, `nonce` binds the token to this request; both are
 * valid for one response.
 */
export function createGoogleSignIn({
  storage,
  newSecret,
}: {
  storage: EncryptedStorage;
  newSecret: () => string;
}) {
  return {
    /** Returns the URL of Google's page, which redirects to the host's login or registration. */
    async start(
      { authUrl, clientId }: GoogleSettings,
      request: { redirectUri: string; purpose: GooglePurpose; next: string | null },
    ): Promise<string> {
      const { redirectUri, purpose, next } = request;
      const pendingRequest: PendingRequest = { state: newSecret(), nonce: newSecret(), purpose, next };
      await storage.write(STORAGE_KEY, pendingRequest);
      const url = new URL(authUrl, redirectUri);
      const query = {
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: 'id_token',
        response_mode: 'fragment',
        scope: 'openid email profile',
        prompt: 'select_account',
        state: pendingRequest.state,
        nonce: pendingRequest.nonce,
      };
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
      return url.href;
    },

    /**
     * Returns `googleToken`, which is null unless the response has a token and belongs to this tab's request. Returns `next`,
     * the page that the visitor wanted, in each case.
     */
    async finish(
      response: GoogleResponse,
      purpose: GooglePurpose,
    ): Promise<{ googleToken: GoogleToken | null; next: string | null }> {
      const pendingRequest = await storage.read<PendingRequest>(STORAGE_KEY);
      storage.remove(STORAGE_KEY);
      const next = pendingRequest?.next ?? null;
      if (
        pendingRequest?.state !== response.state ||
        pendingRequest.purpose !== purpose ||
        response.token === null
      )
        return { googleToken: null, next };
      return { googleToken: { token: response.token, nonce: pendingRequest.nonce, next }, next };
    },
  };
}
