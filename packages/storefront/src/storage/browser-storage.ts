import { createStore, get, set } from 'idb-keyval';
import { isStorageBlocked, tabStorage } from './browser-objects.ts';
import { createEncryptedStorage, type EncryptedStorage, type KeyStore } from './encrypted-storage.ts';

export type { EncryptedStorage } from './encrypted-storage.ts';

/** Stores no key: each page creates its key, because its values last as long as the page. */
const NO_KEYS: KeyStore = { load: async () => undefined, save: async () => undefined };

/** Returns the store of the browser's key in IndexedDB. */
function browserKeys(name: string): KeyStore {
  const keys = createStore(`${name}-keys`, 'keys');
  return {
    load: () => get<CryptoKey>('session', keys),
    save: (key) => set('session', key, keys),
  };
}

/** Returns the encrypted storage of this tab: values in session storage, the browser's key in IndexedDB. */
export const browserStorage = (name: string): EncryptedStorage =>
  createEncryptedStorage({
    prefix: `${name}.`,
    webStorage: tabStorage,
    keys: isStorageBlocked ? NO_KEYS : browserKeys(name),
  });
