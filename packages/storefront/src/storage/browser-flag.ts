/** Uses the storage of this origin; returns null if the browser blocks it, and on a server. */
export function tryStorage<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(localStorage);
  } catch {
    return null;
  }
}

/** A boolean stored in this browser, or a fake in tests. Never set if storage is blocked. */
export type Flag = { set: () => void; isSet: () => boolean; remove: () => void };

function browserFlag(key: string): Flag {
  return {
    set: () => tryStorage((storage) => storage.setItem(key, '1')),
    isSet: () => tryStorage((storage) => storage.getItem(key)) !== null,
    remove: () => tryStorage((storage) => storage.removeItem(key)),
  };
}

/**
 * Returns the flag that is set while this browser stores files of drafts. Without the flag, the code that deletes orphaned
 * files is not loaded.
 */
export const draftFilesFlag = (storageKeys: string) => browserFlag(`${storageKeys}-files`);

/**
 * Returns the flag that is set while a tab of this browser is signed in, as far as known. A new tab requests the session
 * from the open tabs, and waits longer for their response while the flag is set.
 */
export const signedInFlag = (storageKeys: string) => browserFlag(`${storageKeys}-signed-in`);
