import type { Channel } from '../session/tab-channel.ts';
import type { WebStorage } from './encrypted-storage.ts';

/** False on the server, which renders pages as for an unknown visitor. */
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
/** Returns the channel between the tabs of this browser. */
export const sessionChannel = (name: string): Channel =>
  inBrowser ? new BroadcastChannel(`${name}-session`) : NO_CHANNEL;
