/**
 * Connects the tabs of this browser: a BroadcastChannel, or a fake in tests. The channel only carries the token's
 * ciphertext. On static pages an inline script (`staticSession`) sends and receives the same messages.
 */
export type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;
/** The ciphertext of the new token of the member `owner`. */
export type RenewMessage = { kind: 'renew'; sealed: string; owner: string };
/**
 * The first kind requests the session for a new tab. With the second kind, a signed-in tab responds with `sealed`, the
 * ciphertext of the token. The third kind ends the session in all tabs. The fourth kind, which
 * `token-renewal.ts` sends, replaces the member's token. Do not rename kinds or fields, because open tabs may run an older version of the
 * site, and inline scripts (src/components/inline) send the same messages.
 */
export type TabMessage =
  | { kind: 'ask' }
  | { kind: 'tell'; sealed: string }
  | { kind: 'logout' }
  | RenewMessage;

/** Creates the functions that send and receive the session's messages between the tabs of one browser [Q9]. */
export function createTabChannel(channel: Channel) {
  const post = (message: TabMessage) => channel.postMessage(message);
  const listen = (listener: (message: TabMessage) => void) =>
    channel.addEventListener('message', (event) => listener((event as MessageEvent<TabMessage>).data));

  return {
    /** Requests the token's ciphertext from an open tab; null if none responds within `timeout` ms. */
    requestCiphertext(timeout: number): Promise<string | null> {
      return new Promise((resolve) => {
        const timer = setTimeout(() => resolve(null), timeout);
        listen((message) => {
          if (message.kind !== 'tell') return;
          clearTimeout(timer);
          resolve(message.sealed);
        });
        post({ kind: 'ask' });
      });
    },
    /** Responds to new tabs with the ciphertext, if there is one. */
    respondWith(ciphertext: () => string | null) {
      listen((message) => {
        const sealed = message.kind === 'ask' ? ciphertext() : null;
        if (sealed !== null) post({ kind: 'tell', sealed });
      });
    },
    onLogout(listener: () => void) {
      listen((message) => message.kind === 'logout' && listener());
    },
    logout: () => post({ kind: 'logout' }),
    onRenew(listener: (message: RenewMessage) => void) {
      listen((message) => message.kind === 'renew' && listener(message));
    },
  };
}
