import { createStore, del, get, keys, set } from 'idb-keyval';
import type { FileStore } from '../drafts/draft-files.ts';
import { oncePerStorefront } from '../once-per-storefront.ts';
import { draftFilesFlag } from './browser-flag.ts';

/** Returns the store of the drafts' encrypted files: IndexedDB, because session storage is too small for files. */
export const fileStoreOf = oncePerStorefront(({ storageKeys }): FileStore => {
  const files = createStore(`${storageKeys}-files`, 'files');
  const flag = draftFilesFlag(storageKeys);
  return {
    get: (key) => get<Uint8Array<ArrayBuffer>>(key, files),
    set: (key, bytes) => {
      flag.set();
      return set(key, bytes, files);
    },
    delete: (key) => del(key, files),
    keys: () => keys<string>(files),
  };
});
