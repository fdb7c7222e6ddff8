import type { DraftStorage } from '@naungan/ui/flow/draft-note';
import type { EncryptedStorage } from '../storage/encrypted-storage.ts';
import { createDraftFiles, type DraftFilesOptions, type StoredFile } from './draft-files.ts';

type StoredFiles = Record<string, StoredFile>;
/** `at`: the time of the last save, in milliseconds since 1970. */
type StoredDraft = { values: unknown; files: StoredFiles; at: number };
export type Draft<T> = { values: T; files: Record<string, File> };
type DraftsOptions = DraftFilesOptions & { storage: EncryptedStorage };

/** The same object for every success, so that components do not render again. */
const SAVED: DraftStorage = { state: 'saved' };
const draftKey = (owner: string, form: string) => `draft.${owner}.${form}`;
/** Returns whether an entry is a draft. A form's idempotency key and uploads have the prefix of its draft, but no `values`. */
const isDraft = (entry: StoredDraft | null): entry is StoredDraft => entry !== null && 'values' in entry;

/**
 * Stores drafts of forms: encrypted values in the tab's storage, encrypted files in the file store. A draft survives a
 * reload, a failed submission and an expired session. A draft belongs to one owner, one form and one tab.
 */
export function createDraftStore(options: DraftsOptions) {
  const { storage } = options;
  const now = options.now ?? (() => Date.now());
  const draftFiles = createDraftFiles(options);
  let queue: Promise<unknown> = Promise.resolve();

  /** Runs tasks one after another, so that an older save never overwrites a newer one. */
  function enqueue<T>(task: () => Promise<T>): Promise<T> {
    const result = queue.then(task, task);
    queue = result;
    return result;
  }

  async function write(name: string, values: unknown, files: StoredFiles): Promise<boolean> {
    const draft = { values, files, at: now() } satisfies StoredDraft;
    return storage.write(name, draft).then(
      () => true,
      () => false,
    );
  }

  /**
   * Saves a draft and never rejects. Writes the values first, so that they are stored even if a file cannot be stored.
   */
  function save(
    owner: string,
    form: string,
    values: unknown,
    files: Record<string, File>,
  ): Promise<DraftStorage> {
    return enqueue(async () => {
      const name = draftKey(owner, form);
      const previousDraft = await storage.read<StoredDraft>(name);
      const records: StoredFiles = {};
      const newFiles: [string, File][] = [];
      for (const [code, file] of Object.entries(files)) {
        const record = draftFiles.recordOf(file);
        if (record) records[code] = record;
        else newFiles.push([code, file]);
      }
      if (!(await write(name, values, records))) return { state: 'lost' };
      const failedCodes: string[] = [];
      for (const [code, file] of newFiles) {
        const record = await draftFiles.store(file);
        if (record) records[code] = record;
        else failedCodes.push(code);
      }
      if (newFiles.length > failedCodes.length && !(await write(name, values, records))) {
        // The stored draft does not refer to the new files, so a reload would lose all of them.
        return { state: 'partly', codes: newFiles.map(([code]) => code) };
      }
      const usedKeys = new Set(Object.values(records).map(({ key }) => key));
      await draftFiles.remove(
        Object.values(previousDraft?.files ?? {}).filter(({ key }) => !usedKeys.has(key)),
      );
      return failedCodes.length > 0 ? { state: 'partly', codes: failedCodes } : SAVED;
    });
  }

  async function restore<T>({ values, files: records }: StoredDraft, copy: boolean): Promise<Draft<T>> {
    const files: Record<string, File> = {};
    for (const [code, record] of Object.entries(records)) {
      const file = await draftFiles.load(record, { copy });
      if (file) files[code] = file;
    }
    return { values: values as T, files };
  }

  return {
    save,
    async load<T>(owner: string, form: string): Promise<Draft<T> | null> {
      const storedDraft = await storage.read<StoredDraft>(draftKey(owner, form));
      if (!storedDraft) return null;
      const draft = await restore<T>(storedDraft, false);
      const belongsToTab = await Promise.all(
        Object.values(storedDraft.files).map((record) => draftFiles.belongsToTab(record)),
      );
      // A duplicated tab copies the files, because the original tab may delete them.
      if (belongsToTab.includes(false)) await save(owner, form, draft.values, draft.files);
      return draft;
    },
    /**
     * Returns the most recently changed draft of a product line, with copies of its files, as the start of another draft.
     */
    async loadLatest<T>(owner: string, line: string): Promise<Draft<T> | null> {
      const names = storage.names(`${draftKey(owner, line)}.`);
      const storedDrafts = (await Promise.all(names.map((name) => storage.read<StoredDraft>(name)))).filter(
        isDraft,
      );
      const newestDraft = storedDrafts.toSorted((a, b) => b.at - a.at)[0];
      return newestDraft ? restore<T>(newestDraft, true) : null;
    },
    /** Removes a draft and never rejects, because the form was sent even if its draft cannot be removed. */
    discard(owner: string, form: string): Promise<void> {
      return enqueue(async () => {
        const storedDraft = await storage.read<StoredDraft>(draftKey(owner, form));
        storage.remove(draftKey(owner, form));
        await draftFiles.remove(Object.values(storedDraft?.files ?? {}));
      });
    },
    /** Removes all drafts of this tab and all files of this browser, when the member signs out. */
    clear(): Promise<void> {
      return enqueue(async () => {
        storage.clear('draft.');
        await draftFiles.clear();
      });
    },
    /** Deletes the files of closed tabs. */
    removeOrphanedFiles: () => draftFiles.removeOrphans(),
  };
}
