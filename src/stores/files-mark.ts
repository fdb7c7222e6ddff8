/** Set while this browser holds files of drafts: others never load what sweeps them. */
const MARK = 'site-files';

function tryStorage<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(localStorage);
  } catch {
    return null;
  }
}

export const filesMark = {
  set: () => tryStorage((storage) => storage.setItem(MARK, '1')),
  isSet: () => tryStorage((storage) => storage.getItem(MARK)) !== null,
  remove: () => tryStorage((storage) => storage.removeItem(MARK)),
};
