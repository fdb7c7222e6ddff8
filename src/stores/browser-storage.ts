import { createEncryptedStorage } from '@naungan/storefront/storage/encrypted-storage';
import { createStore, get, set } from 'idb-keyval';
import { tabStorage } from './browser-objects.ts';

const keys = createStore('site-keys', 'keys');

/** The encrypted storage of this tab: values in session storage, the browser's key in IndexedDB. */
export const storage = createEncryptedStorage({
  webStorage: tabStorage,
  keys: {
    load: () => get<CryptoKey>('session', keys),
    save: (key) => set('session', key, keys),
  },
});
