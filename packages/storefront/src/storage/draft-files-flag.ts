/** Set while this browser stores files of drafts: without it the code that deletes orphaned files is never loaded. */
const KEY = 'site-files';

function tryStorage<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(localStorage);
  } catch {
    return null;
  }
}

export const draftFilesFlag = {
  set: () => tryStorage((storage) => storage.setItem(KEY, '1')),
  isSet: () => tryStorage((storage) => storage.getItem(KEY)) !== null,
  remove: () => tryStorage((storage) => storage.removeItem(KEY)),
};
