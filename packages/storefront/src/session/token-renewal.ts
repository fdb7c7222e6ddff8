import { siteRoutes } from '@naungan/api/site-routes';
import type { Member } from '@naungan/domain/member/record';
import type { EncryptedStorage } from '../storage/encrypted-storage.ts';
import type { createSession } from './session.ts';
import type { Channel, RenewMessage, TabMessage } from './tab-channel.ts';

/** Time for the other tabs to respond. They respond at once, unless the browser has stopped them. */
const TABS_TIMEOUT_MS = 500;
/** Calls whose replies have a new token. */
const RENEWING_PATHS: readonly string[] = [siteRoutes.reauthenticate.path, siteRoutes.changePassword.path];

/** The reply of a call that replaces the token. */
export type RenewalReply = { response: { access_token: string } };
type Session = Pick<ReturnType<typeof createSession>, '$session' | 'token'>;
export type TokenRenewalOptions = {
  session: Session;
  storage: Pick<EncryptedStorage, 'read' | 'write' | 'decrypt' | 'ciphertext' | 'setCiphertext'>;
  /** The channel between the tabs of this browser. */
  channel: Channel;
  /** Loads the member of a token. */
  verify: (token: string) => Promise<Member>;
};

/** Creates the functions that replace the token of a session. A proof of identity ends the former token at once. */
function createTokenRenewal({ session, storage, channel, verify }: TokenRenewalOptions) {
  const { $session } = session;
  /** The latest call that replaces the token. */
  let renewal: Promise<unknown> = Promise.resolve();

  async function tokenIn(ciphertext: string): Promise<string | null> {
    const bytes = await storage.decrypt(Uint8Array.from(atob(ciphertext), (char) => char.charCodeAt(0)));
    return bytes && (JSON.parse(new TextDecoder().decode(bytes)) as string);
  }

  /** Sets the token of this page. A tab that restores the session reads the token from the storage. */
  function setToken(token: string) {
    const current = $session.get();
    if (current.state === 'member') $session.set({ ...current, token });
  }

  /** Replaces the member's token in this tab and in the others. */
  async function share(token: string, owner: string) {
    setToken(token);
    await storage.write('access_token', token);
    const sealed = storage.ciphertext('access_token');
    if (sealed !== null) channel.postMessage({ kind: 'renew', sealed, owner } satisfies TabMessage);
  }

  /** Returns a token of another tab that differs from `rejectedToken`; null if no tab responds with one in time. */
  const tokenOfOtherTab = (rejectedToken: string): Promise<string | null> =>
    new Promise((resolve) => {
      setTimeout(() => resolve(null), TABS_TIMEOUT_MS);
      channel.addEventListener('message', async (event) => {
        const message = (event as MessageEvent<TabMessage>).data;
        if (message.kind !== 'tell') return;
        const token = await tokenIn(message.sealed);
        if (token !== null && token !== rejectedToken) resolve(token);
      });
      channel.postMessage({ kind: 'ask' } satisfies TabMessage);
    });

  return {
    /** Runs a call whose reply has a new token, and stores the token for all tabs. */
    renew<Reply extends RenewalReply>(call: () => Promise<Reply>): Promise<Reply> {
      const current = $session.get();
      const result = call().then(async (reply) => {
        if (current.state === 'member') await share(reply.response.access_token, current.member.id);
        return reply;
      });
      renewal = result.catch(() => undefined);
      return result;
    },
    /** Uses the token with which another tab has replaced the member's token. */
    async adopt({ sealed, owner }: RenewMessage): Promise<void> {
      const current = $session.get();
      const isOther = current.state === 'member' && current.member.id !== owner;
      if (isOther || storage.ciphertext('access_token') === null) return;
      storage.setCiphertext('access_token', sealed);
      const token = await tokenIn(sealed);
      if (token !== null) setToken(token);
    },
    /**
     * Returns the token that has replaced a rejected one: in this tab, where a call may still wait for its reply, or in another tab; null
     * if the session has ended. A token of another member, who has signed in in another tab, replaces none.
     */
    async replacedToken(rejectedToken: string, path: string): Promise<string | null> {
      if (!RENEWING_PATHS.includes(path)) await renewal;
      const currentToken = session.token() ?? (await storage.read<string>('access_token'));
      if (currentToken !== rejectedToken) return currentToken;
      const newToken = await tokenOfOtherTab(rejectedToken);
      const member = newToken === null ? null : await verify(newToken).catch(() => null);
      const owner = await storage.read<Member>('user');
      if (!newToken || !member || member.id !== owner?.id) return null;
      await share(newToken, member.id);
      return newToken;
    },
  };
}

export type TokenRenewal = ReturnType<typeof createTokenRenewal>;

const renewals = new WeakMap<Session, TokenRenewal>();

/** Returns the functions that replace the token of a session: the same functions for each call. */
export function tokenRenewalOf(options: TokenRenewalOptions): TokenRenewal {
  const tokenRenewal = renewals.get(options.session) ?? createTokenRenewal(options);
  renewals.set(options.session, tokenRenewal);
  return tokenRenewal;
}
