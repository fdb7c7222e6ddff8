import type { EncryptedStorage } from '../storage/encrypted-storage.ts';
import type { Tab } from '../storage/tab.ts';

/** Stores encrypted bytes by key: IndexedDB, or a Map in tests. */
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

/** Milliseconds after which the files of a closed tab are orphans: their draft was lost with the tab. */
const ORPHANED_MS = 86_400_000;
/** Milliseconds before a file that could not be stored is tried again, so that not every key press tries it. */
const RETRY_MS = 30_000;

/** Encrypted files of drafts, stored under `{tab}/{ms since 1970}/{key}`. A tab changes only its own files. */
export function createDraftFiles(options: DraftFilesOptions) {
  const { storage, fileStore, tab } = options;
  const now = options.now ?? (() => Date.now());
  const newKey = options.newKey ?? (() => crypto.randomUUID());
  const keys = new WeakMap<File, string>();
  const failedAt = new WeakMap<File, number>();
  const removedKeys = new Set<string>();

  function noteOf(file: File): StoredFile | null {
    const key = keys.get(file);
    if (key === undefined || removedKeys.has(key)) return null;
    return { key, name: file.name, type: file.type, lastModified: file.lastModified };
  }

  return {
    /** Returns the record of a stored file, or null. */
    noteOf,
    /** Resolves to null if the file cannot be read or the storage is full. */
    async store(file: File): Promise<StoredFile | null> {
      const failed = failedAt.get(file);
      if (failed !== undefined && now() - failed < RETRY_MS) return null;
      try {
        const key = `${await tab.id()}/${now()}/${newKey()}`;
        await fileStore.set(key, await storage.encrypt(new Uint8Array(await file.arrayBuffer())));
        keys.set(file, key);
        failedAt.delete(file);
        return noteOf(file);
      } catch {
        failedAt.set(file, now());
        return null;
      }
    },
    /** Resolves to null if the file does not exist. With `copy`, another draft stores it under its own key. */
    async load(note: StoredFile, { copy = false } = {}): Promise<File | null> {
      const ciphertext = await fileStore.get(note.key).catch(() => undefined);
      const bytes = ciphertext && (await storage.decrypt(ciphertext));
      if (!bytes) return null;
      const file = new File([bytes], note.name, { type: note.type, lastModified: note.lastModified });
      if (!copy && (await this.isOwn(note))) keys.set(file, note.key);
      return file;
    },
    async isOwn({ key }: StoredFile): Promise<boolean> {
      return key.startsWith(`${await tab.id()}/`);
    },
    /** A file that cannot be deleted is left to `removeOrphans`. */
    async remove(notes: readonly StoredFile[]): Promise<void> {
      if (notes.length === 0) return;
      const own = `${await tab.id()}/`;
      const removed = notes.flatMap(({ key }) => (key.startsWith(own) ? [key] : []));
      for (const key of removed) removedKeys.add(key);
      await Promise.allSettled(removed.map((key) => fileStore.delete(key)));
    },
    /** Deletes the files of all tabs. */
    async clear(): Promise<void> {
      const all = await fileStore.keys().catch(() => []);
      for (const key of all) removedKeys.add(key);
      await Promise.allSettled(all.map((key) => fileStore.delete(key)));
    },
    /** Deletes files that are older than a day and belong to no open tab. */
    async removeOrphans(): Promise<void> {
      const [all, openTabs] = await Promise.all([fileStore.keys().catch(() => []), tab.openTabs()]);
      const orphans = all.filter((key) => {
        const [owner = '', at] = key.split('/');
        return !openTabs.has(owner) && !(now() - Number(at) < ORPHANED_MS);
      });
      await Promise.allSettled(orphans.map((key) => fileStore.delete(key)));
    },
  };
}
