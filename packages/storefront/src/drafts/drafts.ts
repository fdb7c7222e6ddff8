import type { DraftStorage } from '@naungan/ui/flow/draft-note';
import type { EncryptedStorage } from '../storage/encrypted-storage.ts';
import { createDraftFiles, type DraftFilesOptions, type StoredFile } from './draft-files.ts';

type StoredFiles = Record<string, StoredFile>;
type Stored = { values: unknown; files: StoredFiles; at: number };
export type Draft<T> = { values: T; files: Record<string, File> };
type DraftsOptions = DraftFilesOptions & { storage: EncryptedStorage };

/** A single object for every success, so that components do not render again. */
const SAVED: DraftStorage = { state: 'saved' };
const draftKey = (owner: string, form: string) => `draft.${owner}.${form}`;
/** A form's idempotency key and uploads are stored under the same prefix as its draft. */
const isDraft = (found: Stored | null): found is Stored => found !== null && 'values' in found;

/**
 * Drafts of forms: values encrypted in the tab's storage, files encrypted in the file store. They survive a
 * reload, a failed submission and an expired session; a draft belongs to one owner, one form and one tab.
 */
export function createDraftStore(options: DraftsOptions) {
  const { storage } = options;
  const now = options.now ?? (() => Date.now());
  const draftFiles = createDraftFiles(options);
  let queue: Promise<unknown> = Promise.resolve();

  /** Runs tasks one after another, so that an older save never overwrites a newer one. */
  function enqueue<T>(task: () => Promise<T>): Promise<T> {
    const next = queue.then(task, task);
    queue = next;
    return next;
  }

  async function write(name: string, values: unknown, files: StoredFiles): Promise<boolean> {
    const stored = { values, files, at: now() } satisfies Stored;
    return storage.write(name, stored).then(
      () => true,
      () => false,
    );
  }

  /**
   * Saves a draft and never rejects. Values are written first, so that a file that cannot be stored loses
   * nothing else.
   */
  function save(
    owner: string,
    form: string,
    values: unknown,
    files: Record<string, File>,
  ): Promise<DraftStorage> {
    return enqueue(async () => {
      const name = draftKey(owner, form);
      const before = await storage.read<Stored>(name);
      const notes: StoredFiles = {};
      const unstored: [string, File][] = [];
      for (const [code, file] of Object.entries(files)) {
        const note = draftFiles.noteOf(file);
        if (note) notes[code] = note;
        else unstored.push([code, file]);
      }
      if (!(await write(name, values, notes))) return { state: 'lost' };
      const failed: string[] = [];
      for (const [code, file] of unstored) {
        const note = await draftFiles.store(file);
        if (note) notes[code] = note;
        else failed.push(code);
      }
      if (unstored.length > failed.length && !(await write(name, values, notes))) {
        return { state: 'partly', codes: unstored.map(([code]) => code) };
      }
      const kept = new Set(Object.values(notes).map(({ key }) => key));
      await draftFiles.remove(Object.values(before?.files ?? {}).filter(({ key }) => !kept.has(key)));
      return failed.length > 0 ? { state: 'partly', codes: failed } : SAVED;
    });
  }

  async function restore<T>({ values, files: notes }: Stored, copy: boolean): Promise<Draft<T>> {
    const files: Record<string, File> = {};
    for (const [code, note] of Object.entries(notes)) {
      const file = await draftFiles.load(note, { copy });
      if (file) files[code] = file;
    }
    return { values: values as T, files };
  }

  return {
    save,
    async load<T>(owner: string, form: string): Promise<Draft<T> | null> {
      const stored = await storage.read<Stored>(draftKey(owner, form));
      if (!stored) return null;
      const draft = await restore<T>(stored, false);
      const own = await Promise.all(Object.values(stored.files).map((note) => draftFiles.isOwn(note)));
      // A duplicated tab needs its own copies, or its files are deleted with those of the other tab.
      if (own.includes(false)) await save(owner, form, draft.values, draft.files);
      return draft;
    },
    /**
     * Returns the most recently changed draft of a product line with copies of its files, to start another
     * one from.
     */
    async latest<T>(owner: string, line: string): Promise<Draft<T> | null> {
      const names = storage.names(`${draftKey(owner, line)}.`);
      const found = (await Promise.all(names.map((name) => storage.read<Stored>(name)))).filter(isDraft);
      const newest = found.toSorted((a, b) => b.at - a.at)[0];
      return newest ? restore<T>(newest, true) : null;
    },
    /** Removes a draft and never rejects: the form was sent, even if its draft cannot be removed. */
    discard(owner: string, form: string): Promise<void> {
      return enqueue(async () => {
        const stored = await storage.read<Stored>(draftKey(owner, form));
        storage.remove(draftKey(owner, form));
        await draftFiles.remove(Object.values(stored?.files ?? {}));
      });
    },
    /** Removes all drafts and files of this browser, when the member signs out. */
    clear(): Promise<void> {
      return enqueue(async () => {
        storage.clear('draft.');
        await draftFiles.clear();
      });
    },
    /** Deletes files whose tab was closed. */
    removeOrphanedFiles: () => draftFiles.removeOrphans(),
  };
}
