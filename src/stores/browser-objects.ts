import type { Channel } from '@naungan/storefront/session/tab-channel';
import type { WebStorage } from '@naungan/storefront/storage/encrypted-storage';

/** Pages are rendered on the server too, as for a visitor of whom nothing is known. */
const inBrowser = typeof document !== 'undefined';

const NO_STORAGE: WebStorage = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
};
const NO_CHANNEL: Channel = { postMessage: () => undefined, addEventListener: () => undefined };

/** The session storage of this tab. */
export const tabStorage: WebStorage = inBrowser ? sessionStorage : NO_STORAGE;
/** The channel between the tabs of this browser. */
export const sessionChannel: Channel = inBrowser ? new BroadcastChannel('site-session') : NO_CHANNEL;
