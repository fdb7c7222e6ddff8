function tryStorage<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(localStorage);
  } catch {
    return null;
  }
}

/** Set while this browser stores files of drafts: without it the code that deletes orphaned files is never loaded. */
export function draftFilesFlag(storageKeys: string) {
  const key = `${storageKeys}-files`;
  return {
    set: () => tryStorage((storage) => storage.setItem(key, '1')),
    isSet: () => tryStorage((storage) => storage.getItem(key)) !== null,
    remove: () => tryStorage((storage) => storage.removeItem(key)),
  };
}
