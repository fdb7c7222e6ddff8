import type { AccountDraftState, DraftStorage } from '@naungan/ui/flow/draft-note';
import type { EncryptedStorage } from '../storage/encrypted-storage.ts';
import { createDraftFiles, type DraftFilesOptions, type StoredFile } from './draft-files.ts';

type StoredFiles = Record<string, StoredFile>;
/** `at`: the time of the last save, in milliseconds since 1970. */
type StoredDraft = { values: unknown; files: StoredFiles; at: number };
export type Draft<T> = { values: T; files: Record<string, File> };
type DraftsOptions = DraftFilesOptions & {
  storage: EncryptedStorage;
  /** Called with each save that stores new files. */
  onFileSave?: (save: Promise<unknown>) => void;
};
type SaveInput = {
  values: unknown;
  files: Record<string, File>;
  onState: ((state: DraftStorage) => void) | undefined;
};
type WaitingSave = SaveInput & { result: Promise<DraftStorage> };

/** The same objects for every save, so that components do not render again. */
const SAVED: DraftStorage = { state: 'saved' };
const SAVING: DraftStorage = { state: 'saving' };
/** Adds the account's state. A failure to store the draft on this device is shown without it. */
export const withAccountState = (storage: DraftStorage, account: AccountDraftState): DraftStorage =>
  storage.state === 'saved' || storage.state === 'saving' ? { ...storage, account } : storage;

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
  /** The save of each draft that waits in the queue. A later save of the draft replaces its input. */
  const waitingSaves = new Map<string, WaitingSave>();
  /** Names of the drafts whose last save did not store everything. */
  const incompleteDrafts = new Set<string>();

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

  /** Writes the values first, and again with each stored file, so that a reload loses only the file that is being stored. */
  async function store(name: string, input: SaveInput): Promise<DraftStorage> {
    const previousDraft = await storage.read<StoredDraft>(name);
    const records: StoredFiles = {};
    const newFiles: [string, File][] = [];
    for (const [code, file] of Object.entries(input.files)) {
      const record = draftFiles.recordOf(file);
      if (record) records[code] = record;
      else newFiles.push([code, file]);
    }
    if (!(await write(name, input.values, records))) return { state: 'lost' };
    const failedCodes: string[] = [];
    /** Codes of stored files to which the stored draft does not refer yet, so that a reload would lose these files. */
    let unlinkedCodes: string[] = [];
    for (const [code, file] of newFiles) {
      const record = await draftFiles.store(file);
      if (!record) {
        failedCodes.push(code);
        continue;
      }
      records[code] = record;
      // A large file takes seconds to store, and meanwhile more may have been typed.
      const { values } = waitingSaves.get(name) ?? input;
      unlinkedCodes = (await write(name, values, records)) ? [] : [...unlinkedCodes, code];
    }
    const usedKeys = new Set(Object.values(records).map(({ key }) => key));
    await draftFiles.remove(
      Object.values(previousDraft?.files ?? {}).filter(({ key }) => !usedKeys.has(key)),
    );
    const codes = [...failedCodes, ...unlinkedCodes];
    return codes.length > 0 ? { state: 'partly', codes } : SAVED;
  }

  async function runSave(name: string, save: WaitingSave): Promise<DraftStorage> {
    if (waitingSaves.get(name) === save) waitingSaves.delete(name);
    const state = await store(name, save);
    if (state === SAVED) incompleteDrafts.delete(name);
    else incompleteDrafts.add(name);
    // The result of a save is outdated if a later save waits.
    if (!waitingSaves.has(name)) save.onState?.(state);
    return state;
  }

  /**
   * Saves a draft and never rejects. Of several waiting saves of a draft, only the last runs. `onState` is called at once
   * if new files are to be stored, and when the last save has ended.
   */
  function save(
    owner: string,
    form: string,
    values: unknown,
    files: Record<string, File>,
    onState?: (state: DraftStorage) => void,
  ): Promise<DraftStorage> {
    const name = draftKey(owner, form);
    const input: SaveInput = { values, files, onState };
    const previousSave = waitingSaves.get(name);
    const newSave: WaitingSave = previousSave
      ? Object.assign(previousSave, input)
      : { ...input, result: enqueue(() => runSave(name, newSave)) };
    waitingSaves.set(name, newSave);
    if (Object.values(files).some(draftFiles.isNew)) {
      options.onFileSave?.(newSave.result);
      // A warning stays until the draft is stored completely; otherwise it would disappear and return with each retry.
      if (!incompleteDrafts.has(name)) onState?.(SAVING);
    }
    return newSave.result;
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
      // Later saves must not join a save that waits before the removal.
      waitingSaves.delete(draftKey(owner, form));
      return enqueue(async () => {
        const storedDraft = await storage.read<StoredDraft>(draftKey(owner, form));
        storage.remove(draftKey(owner, form));
        await draftFiles.remove(Object.values(storedDraft?.files ?? {}));
      });
    },
    /** Removes all drafts of this tab and all files of this browser, when the member signs out. */
    clear(): Promise<void> {
      waitingSaves.clear();
      return enqueue(async () => {
        storage.clear('draft.');
        await draftFiles.clear();
      });
    },
    /** Deletes the files of closed tabs. */
    removeOrphanedFiles: () => draftFiles.removeOrphans(),
  };
}
