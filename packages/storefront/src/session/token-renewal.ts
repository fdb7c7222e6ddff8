import { siteRoutes } from '@naungan/api/site-routes';
import type { Member } from '@naungan/domain/member/record';
import { oncePerStorefront } from '../once-per-storefront.ts';
import { sessionChannel } from '../storage/browser-objects.ts';
import type { EncryptedStorage } from '../storage/encrypted-storage.ts';
import type { createSession } from './session.ts';
import type { Channel, TabMessage } from './tab-channel.ts';

/** Time for the other tabs to respond. They respond at once, unless the browser has stopped them. */
const TABS_TIMEOUT_MS = 500;
/** Calls whose replies have a new token. */
const RENEWING_PATHS: readonly string[] = [siteRoutes.reauthenticate.path, siteRoutes.changePassword.path];

type RenewalReply = { response: { access_token: string } };
export type TokenRenewalOptions = {
  session: Pick<ReturnType<typeof createSession>, '$session' | 'token' | 'renew' | 'verify'>;
  storage: Pick<EncryptedStorage, 'read' | 'readCiphertext'>;
  /** Opens the channel between the tabs of this browser. */
  openChannel: () => Channel & { close?(): void };
};

/** Creates the functions that replace the token of a session. A proof of identity ends the former token at once. */
export function createTokenRenewal({ session, storage, openChannel }: TokenRenewalOptions) {
  /** The latest call that replaces the token. */
  let renewal: Promise<unknown> = Promise.resolve();

  /** Returns a token of another tab that differs from `rejectedToken`; null if no tab responds with one in time. */
  async function tokenOfOtherTab(rejectedToken: string): Promise<string | null> {
    const channel = openChannel();
    const newToken = await new Promise<string | null>((resolve) => {
      setTimeout(() => resolve(null), TABS_TIMEOUT_MS);
      channel.addEventListener('message', async (event) => {
        const message = (event as MessageEvent<TabMessage>).data;
        if (message.kind !== 'tell') return;
        const token = await storage.readCiphertext<string>(message.sealed);
        if (token !== null && token !== rejectedToken) resolve(token);
      });
      channel.postMessage({ kind: 'ask' } satisfies TabMessage);
    });
    channel.close?.();
    return newToken;
  }

  return {
    /** Runs a call whose reply has a new token, and stores the token for all tabs. */
    renew<Reply extends RenewalReply>(call: () => Promise<Reply>): Promise<Reply> {
      const current = session.$session.get();
      const result = call().then(async (reply) => {
        if (current.state === 'member') await session.renew(reply.response.access_token, current.member.id);
        return reply;
      });
      renewal = result.catch(() => undefined);
      return result;
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
      const member = newToken === null ? null : await session.verify(newToken).catch(() => null);
      const owner = await storage.read<Member>('user');
      if (!newToken || !member || member.id !== owner?.id) return null;
      await session.renew(newToken, member.id);
      return newToken;
    },
  };
}

export const tokenRenewalOf = oncePerStorefront(({ session, storage, storageKeys }) =>
  createTokenRenewal({ session, storage, openChannel: () => sessionChannel(storageKeys) }),
);
