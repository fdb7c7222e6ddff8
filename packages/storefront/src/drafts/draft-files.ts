import type { EncryptedStorage } from '../storage/encrypted-storage.ts';
import type { Tab } from '../storage/tab.ts';

/** Storage of encrypted bytes by key: IndexedDB, or a Map in tests. */
export type FileStore = {
  get: (key: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  set: (key: string, bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
  delete: (key: string) => Promise<void>;
  keys: () => Promise<string[]>;
};
export type StoredFile = { key: string; name: string; type: string; lastModified: number };
export type DraftFilesOptions = {
  storage: Pick<EncryptedStorage, 'encrypt' | 'decrypt'>;
  fileStore: FileStore;
  tab: Tab;
  now?: () => number;
  newKey?: () => string;
};

/** Age in milliseconds at which the files of a closed tab are deleted. Their draft was lost with the tab. */
const ORPHANED_MS = 86_400_000;
/** Delay of the next attempt to store a file that could not be stored. Without the delay, every key press would retry. */
const RETRY_MS = 30_000;

/** Stores encrypted files of drafts under `{tab id}/{ms since 1970}/{key}`. A draft of a tab reads and writes
 * only files under the id of that tab. */
export function createDraftFiles(options: DraftFilesOptions) {
  const { storage, fileStore, tab } = options;
  const now = options.now ?? (() => Date.now());
  const newKey = options.newKey ?? (() => crypto.randomUUID());
  const keys = new WeakMap<File, string>();
  const failureTimes = new WeakMap<File, number>();
  const removedKeys = new Set<string>();

  function recordOf(file: File): StoredFile | null {
    const key = keys.get(file);
    if (key === undefined || removedKeys.has(key)) return null;
    return { key, name: file.name, type: file.type, lastModified: file.lastModified };
  }

  const failedRecently = (file: File) => now() - (failureTimes.get(file) ?? -Infinity) < RETRY_MS;

  return {
    /** Returns the record of a stored file; null if the file is not stored. */
    recordOf,
    /** Returns whether the next save stores the file. */
    isNew: (file: File): boolean => recordOf(file) === null && !failedRecently(file),
    /** Resolves to null if the file cannot be read or the storage is full. */
    async store(file: File): Promise<StoredFile | null> {
      if (failedRecently(file)) return null;
      try {
        const key = `${await tab.id()}/${now()}/${newKey()}`;
        await fileStore.set(key, await storage.encrypt(new Uint8Array(await file.arrayBuffer())));
        keys.set(file, key);
        failureTimes.delete(file);
        return recordOf(file);
      } catch {
        failureTimes.set(file, now());
        return null;
      }
    },
    /** Resolves to null if the file does not exist. With `copy`, the next save stores the file under a new key. */
    async load(record: StoredFile, { copy = false } = {}): Promise<File | null> {
      const ciphertext = await fileStore.get(record.key).catch(() => undefined);
      const bytes = ciphertext && (await storage.decrypt(ciphertext));
      if (!bytes) return null;
      const file = new File([bytes], record.name, { type: record.type, lastModified: record.lastModified });
      if (!copy && (await this.belongsToTab(record))) keys.set(file, record.key);
      return file;
    },
    async belongsToTab({ key }: StoredFile): Promise<boolean> {
      return key.startsWith(`${await tab.id()}/`);
    },
    /** Deletes files of this tab. `removeOrphans` later deletes a file whose deletion failed. */
    async remove(records: readonly StoredFile[]): Promise<void> {
      if (records.length === 0) return;
      const tabPrefix = `${await tab.id()}/`;
      const keysOfTab = records.flatMap(({ key }) => (key.startsWith(tabPrefix) ? [key] : []));
      for (const key of keysOfTab) removedKeys.add(key);
      await Promise.allSettled(keysOfTab.map((key) => fileStore.delete(key)));
    },
    /** Deletes the files of all tabs. */
    async clear(): Promise<void> {
      const allKeys = await fileStore.keys().catch(() => []);
      for (const key of allKeys) removedKeys.add(key);
      await Promise.allSettled(allKeys.map((key) => fileStore.delete(key)));
    },
    /** Deletes files that are older than a day and do not belong to an open tab. */
    async removeOrphans(): Promise<void> {
      const [allKeys, openTabs] = await Promise.all([fileStore.keys().catch(() => []), tab.openTabs()]);
      const orphans = allKeys.filter((key) => {
        const [tabId = '', storedAt] = key.split('/');
        // A key without a time is not recent: every comparison with NaN is false.
        const isRecent = now() - Number(storedAt) < ORPHANED_MS;
        return !openTabs.has(tabId) && !isRecent;
      });
      await Promise.allSettled(orphans.map((key) => fileStore.delete(key)));
    },
  };
}
