import type { Vault } from './vault.ts';

export type GooglePurpose = 'login' | 'register';
/** Where people are sent to sign in, and as whose client. */
export type GoogleSettings = { authUrl: string; clientId: string };
/** What came back from Google in the address: an ID token, or the reason why there is none. */
export type GoogleAnswer = { state: string; token: string | null; error: string };
/** A token that belongs to the request that this tab sent, and where its visitor was going. */
export type GoogleReply = { token: string; nonce: string; next: string | null };

/** What a request leaves behind until its answer comes; `next` survives the round trip with it. */
type Asked = { state: string; nonce: string; purpose: GooglePurpose; next: string | null };

const PLACE = 'google';

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
 * The way to Google and back: OpenID Connect with an ID token in the hash, which no server log sees. `state` ties
 * the answer to this tab, `nonce` ties the token to this request; both are good for one answer.
 */
export function createGoogleTrip({ vault, newSecret }: { vault: Vault; newSecret: () => string }) {
  return {
    /** The address of Google's page; it leads back to /login or /register of `origin`. */
    async begin(
      { authUrl, clientId }: GoogleSettings,
      trip: { origin: string; purpose: GooglePurpose; next: string | null },
    ): Promise<string> {
      const { origin, purpose, next } = trip;
      const asked: Asked = { state: newSecret(), nonce: newSecret(), purpose, next };
      await vault.write(PLACE, asked);
      const url = new URL(authUrl, origin);
      const query = {
        client_id: clientId,
        redirect_uri: `${origin}/${purpose}`,
        response_type: 'id_token',
        response_mode: 'fragment',
        scope: 'openid email profile',
        prompt: 'select_account',
        state: asked.state,
        nonce: asked.nonce,
      };
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
      return url.href;
    },

    /** The reply to the request of this tab; `null` for an answer to anything else, or without a token. */
    async end(answer: GoogleAnswer, purpose: GooglePurpose): Promise<GoogleReply | null> {
      const asked = await vault.read<Asked>(PLACE);
      vault.remove(PLACE);
      if (asked === null || asked.state !== answer.state || asked.purpose !== purpose) return null;
      return answer.token === null ? null : { token: answer.token, nonce: asked.nonce, next: asked.next };
    },
  };
}
