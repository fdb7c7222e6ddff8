import { createStore, del, get, keys, set } from 'idb-keyval';
import type { Shelf } from './draft-files.ts';
import { filesMark } from './files-mark.ts';

const files = createStore('site-files', 'files');

/** Sealed files of drafts, in IndexedDB: session storage is too small for them. */
export const shelf: Shelf = {
  get: (key) => get<Uint8Array<ArrayBuffer>>(key, files),
  set: (key, bytes) => {
    filesMark.set();
    return set(key, bytes, files);
  },
  delete: (key) => del(key, files),
  keys: () => keys<string>(files),
};
