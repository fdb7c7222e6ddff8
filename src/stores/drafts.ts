import type { Vault } from './vault.ts';

/** Sealed bytes by key; IndexedDB, or a Map in tests. */
export type Shelf = {
  get: (key: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  set: (key: string, bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
  delete: (key: string) => Promise<void>;
  keys: () => Promise<string[]>;
};
type FileNote = { key: string; name: string; type: string; lastModified: number };
type Stored = { values: unknown; files: Record<string, FileNote> };

/**
 * Drafts of forms: values sealed in the tab's storage, files sealed on the shelf. They survive a refresh, a
 * failed submit and an expired session; a draft belongs to one owner and one form.
 */
export function createDraftStore(options: { vault: Vault; shelf: Shelf; newKey?: () => string }) {
  const { vault, shelf } = options;
  const newKey = options.newKey ?? (() => crypto.randomUUID());
  const known = new WeakMap<File, string>();
  let line: Promise<unknown> = Promise.resolve();

  /** Saves follow one another, so that an older one never lands on a newer one. */
  function inLine<T>(work: () => Promise<T>): Promise<T> {
    const next = line.then(work, work);
    line = next;
    return next;
  }
  const place = (owner: string, form: string) => `draft.${owner}.${form}`;

  async function keepFile(file: File): Promise<FileNote> {
    let key = known.get(file);
    if (!key) {
      key = newKey();
      await shelf.set(key, await vault.seal(new Uint8Array(await file.arrayBuffer())));
      known.set(file, key);
    }
    return { key, name: file.name, type: file.type, lastModified: file.lastModified };
  }

  async function bringFile(note: FileNote): Promise<File | null> {
    const sealed = await shelf.get(note.key);
    const bytes = sealed && (await vault.open(sealed));
    if (!bytes) return null;
    const file = new File([bytes], note.name, { type: note.type, lastModified: note.lastModified });
    known.set(file, note.key);
    return file;
  }

  async function drop(keys: string[]) {
    await Promise.all(keys.map((key) => shelf.delete(key)));
  }

  return {
    save(owner: string, form: string, values: unknown, files: Record<string, File>): Promise<void> {
      return inLine(async () => {
        const before = await vault.read<Stored>(place(owner, form));
        const notes: Record<string, FileNote> = {};
        for (const [code, file] of Object.entries(files)) notes[code] = await keepFile(file);
        await vault.write(place(owner, form), { values, files: notes } satisfies Stored);
        const kept = new Set(Object.values(notes).map((note) => note.key));
        await drop(
          Object.values(before?.files ?? {}).flatMap((note) => (kept.has(note.key) ? [] : [note.key])),
        );
      });
    },
    async load<T>(owner: string, form: string): Promise<{ values: T; files: Record<string, File> } | null> {
      const stored = await vault.read<Stored>(place(owner, form));
      if (!stored) return null;
      const files: Record<string, File> = {};
      for (const [code, note] of Object.entries(stored.files)) {
        const file = await bringFile(note);
        if (file) files[code] = file;
      }
      return { values: stored.values as T, files };
    },
    discard(owner: string, form: string): Promise<void> {
      return inLine(async () => {
        const stored = await vault.read<Stored>(place(owner, form));
        vault.remove(place(owner, form));
        await drop(Object.values(stored?.files ?? {}).map((note) => note.key));
      });
    },
    /** Removes every draft and file of this browser: the member left. */
    clear(): Promise<void> {
      return inLine(async () => {
        vault.clear('draft.');
        await drop(await shelf.keys());
      });
    },
  };
}
