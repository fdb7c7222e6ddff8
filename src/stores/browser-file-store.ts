import type { FileStore } from '@naungan/storefront/drafts/draft-files';
import { draftFilesFlag } from '@naungan/storefront/storage/draft-files-flag';
import { createStore, del, get, keys, set } from 'idb-keyval';

const files = createStore('site-files', 'files');

/** Encrypted files of drafts, in IndexedDB: session storage is too small for them. */
export const fileStore: FileStore = {
  get: (key) => get<Uint8Array<ArrayBuffer>>(key, files),
  set: (key, bytes) => {
    draftFilesFlag.set();
    return set(key, bytes, files);
  },
  delete: (key) => del(key, files),
  keys: () => keys<string>(files),
};
