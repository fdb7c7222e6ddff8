import type { Tab } from './tab.ts';
import type { Vault } from './vault.ts';

/** Sealed bytes by key; IndexedDB, or a Map in tests. */
export type Shelf = {
  get: (key: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  set: (key: string, bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
  delete: (key: string) => Promise<void>;
  keys: () => Promise<string[]>;
};
export type FileNote = { key: string; name: string; type: string; lastModified: number };
export type DraftFilesOptions = {
  vault: Pick<Vault, 'seal' | 'open'>;
  shelf: Shelf;
  tab: Tab;
  now?: () => number;
  newKey?: () => string;
};

/** What a closed tab left behind is good for nobody: its notes went with it. */
const LEFT_BEHIND_MS = 86_400_000;
/** A file that could not be kept is tried again, but not with every letter that is typed. */
const TRY_AGAIN_MS = 30_000;

/** Files of drafts, sealed on the shelf under `{tab}/{ms since 1970}/{key}`. A tab touches none but its own. */
export function createDraftFiles(options: DraftFilesOptions) {
  const { vault, shelf, tab } = options;
  const now = options.now ?? (() => Date.now());
  const newKey = options.newKey ?? (() => crypto.randomUUID());
  const keys = new WeakMap<File, string>();
  const failedAt = new WeakMap<File, number>();
  const dropped = new Set<string>();

  function noteOf(file: File): FileNote | null {
    const key = keys.get(file);
    if (key === undefined || dropped.has(key)) return null;
    return { key, name: file.name, type: file.type, lastModified: file.lastModified };
  }

  return {
    /** Of a file that is on the shelf already. */
    noteOf,
    /** Null when it cannot be kept: it cannot be read, or there is no room. */
    async keep(file: File): Promise<FileNote | null> {
      const failed = failedAt.get(file);
      if (failed !== undefined && now() - failed < TRY_AGAIN_MS) return null;
      try {
        const key = `${await tab.id()}/${now()}/${newKey()}`;
        await shelf.set(key, await vault.seal(new Uint8Array(await file.arrayBuffer())));
        keys.set(file, key);
        failedAt.delete(file);
        return noteOf(file);
      } catch {
        failedAt.set(file, now());
        return null;
      }
    },
    /** Null when it is not there any more. `copy`: for another draft, which keeps it under a key of its own. */
    async bring(note: FileNote, { copy = false } = {}): Promise<File | null> {
      const sealed = await shelf.get(note.key).catch(() => undefined);
      const bytes = sealed && (await vault.open(sealed));
      if (!bytes) return null;
      const file = new File([bytes], note.name, { type: note.type, lastModified: note.lastModified });
      if (!copy && (await this.isOwn(note))) keys.set(file, note.key);
      return file;
    },
    async isOwn({ key }: FileNote): Promise<boolean> {
      return key.startsWith(`${await tab.id()}/`);
    },
    /** What cannot be removed now is swept later. */
    async drop(notes: readonly FileNote[]): Promise<void> {
      if (notes.length === 0) return;
      const own = `${await tab.id()}/`;
      const gone = notes.flatMap(({ key }) => (key.startsWith(own) ? [key] : []));
      for (const key of gone) dropped.add(key);
      await Promise.allSettled(gone.map((key) => shelf.delete(key)));
    },
    /** The files of all tabs. */
    async clear(): Promise<void> {
      const all = await shelf.keys().catch(() => []);
      for (const key of all) dropped.add(key);
      await Promise.allSettled(all.map((key) => shelf.delete(key)));
    },
    /** Removes what is older than a day and of no open tab. */
    async sweep(): Promise<void> {
      const [all, living] = await Promise.all([shelf.keys().catch(() => []), tab.living()]);
      const left = all.filter((key) => {
        const [owner = '', at] = key.split('/');
        return !living.has(owner) && !(now() - Number(at) < LEFT_BEHIND_MS);
      });
      await Promise.allSettled(left.map((key) => shelf.delete(key)));
    },
  };
}
