import type { WebStorage } from './encrypted-storage.ts';

/** The Web Locks of this browser, shared by all its tabs; a fake in tests. */
export type Locks = {
  /** Calls `hold` when the lock is acquired; the lock is released when the promise that `hold` returns settles. */
  request: (name: string, options: { signal: AbortSignal }, hold: () => Promise<void>) => Promise<unknown>;
  query: () => Promise<{ held?: { name?: string }[] }>;
};
/**
 * The identity of a tab: the stored files of a draft belong to one tab. A duplicated tab has a copy of the session storage,
 * but another identity.
 */
export type Tab = {
  id: () => Promise<string>;
  /** Returns the ids of the open tabs that have drafts. */
  openTabs: () => Promise<Set<string>>;
};

const neverResolve = () => new Promise<void>(() => undefined);

/**
 * Creates the identity of this tab. Its id survives reloads; a duplicated tab, whose id is locked by the other tab, gets
 * a new id.
 * @param options `timeout`: ms that a page which is being unloaded may take to release the lock
 */
export function createTab(options: {
  /** Name of the id in the web storage, and of the locks. */
  name?: string;
  webStorage: Pick<WebStorage, 'getItem' | 'setItem'>;
  locks: Locks | undefined;
  newId?: () => string;
  timeout?: number;
}): Tab {
  const {
    name: key = 'site-tab',
    webStorage,
    locks,
    newId = () => crypto.randomUUID(),
    timeout = 1_000,
  } = options;
  const lockPrefix = `${key}.`;
  let idPromise: Promise<string> | undefined;

  /** Resolves to false if another tab holds the lock until the timeout; to true in a browser whose locks do not work. */
  function acquire(id: string): Promise<boolean> {
    if (!locks) return Promise.resolve(true);
    const signal = AbortSignal.timeout(timeout);
    return new Promise((resolve) => {
      const hold = () => {
        resolve(true);
        return neverResolve();
      };
      locks.request(lockPrefix + id, { signal }, hold).catch(() => resolve(!signal.aborted));
    });
  }

  async function findId(): Promise<string> {
    const storedId = webStorage.getItem(key);
    if (storedId !== null && (await acquire(storedId))) return storedId;
    const createdId = newId();
    // If the storage is full, each page gets a new id: files are then copied, never shared.
    try {
      webStorage.setItem(key, createdId);
    } catch {}
    await acquire(createdId);
    return createdId;
  }
  const id = () => {
    idPromise ??= findId();
    return idPromise;
  };

  return {
    id,
    async openTabs() {
      const { held = [] } = (await locks?.query().catch(() => undefined)) ?? {};
      const names = held.flatMap(({ name }) =>
        name?.startsWith(lockPrefix) ? [name.slice(lockPrefix.length)] : [],
      );
      // Reads the id of this tab from the storage, so that this query does not acquire the lock of the tab.
      const storedId = webStorage.getItem(key);
      return new Set(storedId === null ? names : [...names, storedId]);
    },
  };
}
