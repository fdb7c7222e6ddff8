import { createStore, get, set } from 'idb-keyval';
import { createVault } from './vault.ts';

const keys = createStore('site-keys', 'keys');

/** The vault of this tab: sealed values in session storage, the key of the browser in IndexedDB. */
export const vault = createVault({
  drawer: sessionStorage,
  keys: {
    load: () => get<CryptoKey>('session', keys),
    save: (key) => set('session', key, keys),
  },
});
