import type { EncryptedStorage } from '../storage/encrypted-storage.ts';

export type GooglePurpose = 'login' | 'register';
/** Google's sign-in page and our client id. */
export type GoogleSettings = { authUrl: string; clientId: string };
/** The answer of Google in the address: an ID token, or an error. */
export type GoogleAnswer = { state: string; token: string | null; error: string };
/** The token that answers this tab's request, and where the visitor was going. */
export type GoogleReply = { token: string; nonce: string; next: string | null };

/** A request that waits for its answer; `next` survives the redirect with it. */
type PendingRequest = { state: string; nonce: string; purpose: GooglePurpose; next: string | null };

const STORAGE_KEY = 'google';

/** The answer in an address's hash, `null` when there is none. */
export function readGoogleAnswer(hash: string): GoogleAnswer | null {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  const [token, error] = [params.get('id_token'), params.get('error')];
  if (token === null && error === null) return null;
  return { state: params.get('state') ?? '', token, error: error ?? '' };
}

/** The settings among those of the category `google`; `null` when Google is not offered. */
export function googleSettings(rows: { slug: string; value: string }[]): GoogleSettings | null {
  const read = (slug: string) => rows.find((row) => row.slug === slug)?.value ?? '';
  const [authUrl, clientId] = [read('authUrl'), read('clientId')];
  return authUrl && clientId ? { authUrl, clientId } : null;
}

/**
 * The redirect to Google and back: OpenID Connect's implicit flow, with the ID token in the hash, which no server log
 * sees. `state` ties the answer to this tab, `nonce` ties the token to this request; both are valid for one answer.
 */
export function createGoogleSignIn({
  storage,
  newSecret,
}: {
  storage: EncryptedStorage;
  newSecret: () => string;
}) {
  return {
    /** The address of Google's page; it leads back to the host's login or registration. */
    async start(
      { authUrl, clientId }: GoogleSettings,
      request: { redirectUri: string; purpose: GooglePurpose; next: string | null },
    ): Promise<string> {
      const { redirectUri, purpose, next } = request;
      const pending: PendingRequest = { state: newSecret(), nonce: newSecret(), purpose, next };
      await storage.write(STORAGE_KEY, pending);
      const url = new URL(authUrl, redirectUri);
      const query = {
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: 'id_token',
        response_mode: 'fragment',
        scope: 'openid email profile',
        prompt: 'select_account',
        state: pending.state,
        nonce: pending.nonce,
      };
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
      return url.href;
    },

    /**
     * The reply to the request of this tab, `null` for an answer to anything else, or without a token; and where the
     * visitor of this tab was going, whatever the answer.
     */
    async finish(
      answer: GoogleAnswer,
      purpose: GooglePurpose,
    ): Promise<{ reply: GoogleReply | null; next: string | null }> {
      const pending = await storage.read<PendingRequest>(STORAGE_KEY);
      storage.remove(STORAGE_KEY);
      const next = pending?.next ?? null;
      if (pending?.state !== answer.state || pending.purpose !== purpose || answer.token === null)
        return { reply: null, next };
      return { reply: { token: answer.token, nonce: pending.nonce, next }, next };
    },
  };
}
