import { createStore, get, set } from 'idb-keyval';
import { tabStorage } from './browser-objects.ts';
import { createEncryptedStorage, type EncryptedStorage } from './encrypted-storage.ts';

/** Returns the encrypted storage of this tab: values in session storage, the browser's key in IndexedDB. */
export function browserStorage(name: string): EncryptedStorage {
  const keys = createStore(`${name}-keys`, 'keys');
  return createEncryptedStorage({
    prefix: `${name}.`,
    webStorage: tabStorage,
    keys: {
      load: () => get<CryptoKey>('session', keys),
      save: (key) => set('session', key, keys),
    },
  });
}
