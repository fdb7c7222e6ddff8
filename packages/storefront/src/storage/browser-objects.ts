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

/** Returns a storage for the time until the page is closed or reloaded. */
function createPageStorage(): WebStorage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
    removeItem: (name) => void values.delete(name),
  };
}

/** Returns null if the browser blocks storage: by a setting, or because another site displays this page in a frame. */
function readSessionStorage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

const sessionStorageOfTab = inBrowser ? readSessionStorage() : null;
/** Whether the browser blocks session storage and IndexedDB. */
export const isStorageBlocked = inBrowser && sessionStorageOfTab === null;
/** The session storage of this tab. If the browser blocks it, the values last as long as the page. */
export const tabStorage: WebStorage = sessionStorageOfTab ?? (inBrowser ? createPageStorage() : NO_STORAGE);
/** Returns the channel between the tabs of this browser. */
export const sessionChannel = (name: string): Channel & { close?(): void } =>
  inBrowser ? new BroadcastChannel(`${name}-session`) : NO_CHANNEL;
