import { API_BASE } from '@naungan/api/api-base';
import { ApiProblem } from '@naungan/api/api-problem';
import { UPLOADS_PATH } from '@naungan/api/uploads';
import { DRAFT_FILES_PREFIX } from '@naungan/domain/draft';
import type { AccountDraftState, DraftStorage } from '@naungan/ui/flow/draft-note';
import { tabOf } from '../storage/browser-tab.ts';
import type { Storefront } from '../storefront.ts';
import { fingerprint, type ResumeState, uploadKeyPrefix } from '../uploads/upload-target.ts';
import { type Fields, type FieldUpdate, fieldsOf, isValuePath, valuesOf, withField } from './draft-fields.ts';
import { createDraftSync } from './draft-sync.ts';
import type { SaveBody, SyncRecord } from './draft-sync-types.ts';
import { type Draft, withAccountState } from './drafts.ts';
import { draftsOf } from './member-drafts.ts';

/** The files of a form by slot: the code of the document, with a number for each further file of the document. */
export type Files = Readonly<Record<string, File>>;
/** The value that the draft stores for an uploaded file. */
type DraftFile = { uploadId: string; name: string; type: string; size: number; lastModified: number };
/** Returns a changed copy of the form's draft. */
export type FormUpdate = (draft: { files: Files }) => { files: Files };
/** The id of the draft's owner, and the name of the draft. */
export type DraftTarget = { owner: string; form: string };

/** Timeout after which a form opens with the browser's copy. */
const LOAD_TIMEOUT_MS = 8_000;
/** Timeout after which a form opens without the files of another browser. */
const FILES_TIMEOUT_MS = 5_000;

const isDraftFile = (value: unknown): value is DraftFile =>
  typeof value === 'object' && value !== null && 'uploadId' in value && typeof value.uploadId === 'string';

const slotOf = (path: string) => path.slice(DRAFT_FILES_PREFIX.length);

/** Returns the API calls of one draft. `isNew`: whether it is certain that the account has no such draft. */
function createCalls({ api }: Storefront, name: string, isNew: () => boolean) {
  const params = { name };
  return {
    async load() {
      // Avoids the request for a new draft, because browsers log the 404 as an error.
      if (isNew()) return null;
      try {
        return (await api.call('draft', { params, signal: AbortSignal.timeout(LOAD_TIMEOUT_MS) })).response;
      } catch (error) {
        if (error instanceof ApiProblem && error.status === 404) return null;
        throw error;
      }
    },
    save: async (body: SaveBody, { keepalive }: { keepalive: boolean }) =>
      (await api.call('saveDraft', { params, body, keepalive })).response,
  };
}

/** Downloads the files of a draft that another browser uploaded. */
function createFileLoader(shop: Storefront, { owner, form }: DraftTarget) {
  const storedValues = new WeakMap<File, DraftFile>();

  async function download({ uploadId, name, type, lastModified }: DraftFile): Promise<File | null> {
    const url = `${shop.apiOrigin()}${API_BASE}${UPLOADS_PATH}/${uploadId}`;
    try {
      const headers = { ...shop.device.headers(), access_token: shop.session.token() ?? '' };
      const response = await fetch(url, { headers });
      return response.ok ? new File([await response.blob()], name, { type, lastModified }) : null;
    } catch {
      return null;
    }
  }

  return {
    /** Returns the stored value of a file that this tab uploaded or downloaded. */
    valueOf: (file: File): DraftFile | undefined => storedValues.get(file),
    remember(file: File, uploadId: string): DraftFile {
      const { name, type, size, lastModified } = file;
      const value = { uploadId, name, type, size, lastModified };
      storedValues.set(file, value);
      return value;
    },
    /** Downloads the file, and records its upload as sent by this tab. Resolves to null if the download fails. */
    async load(slot: string, value: DraftFile): Promise<File | null> {
      const file = await download(value);
      if (!file) return null;
      storedValues.set(file, value);
      const url = `${shop.apiOrigin()}${API_BASE}${UPLOADS_PATH}/${value.uploadId}`;
      const resume: ResumeState = { url, print: fingerprint(file), tab: await tabOf(shop).id() };
      await shop.storage.write(uploadKeyPrefix({ owner, form }) + slot, resume).catch(() => undefined);
      return file;
    },
  };
}

/** The browser's copy when the form opens, and whether the account has a draft (null if unknown). */
export type OpenedDraft = { browserCopy: Draft<object> | null; isStored: boolean | null };

/**
 * Stores the draft of one form in this browser and in the member's account. Uses the browser's copy if the server does not
 * respond.
 */
export function createAccountDraft(
  shop: Storefront,
  { owner, form }: DraftTarget,
  { browserCopy, isStored }: OpenedDraft,
) {
  const drafts = draftsOf(shop);
  const recordName = `draft.${owner}.${form}.sync`;
  const fileLoader = createFileLoader(shop, { owner, form });
  let browserDraftState: DraftStorage = { state: 'saved' };
  let accountState: AccountDraftState = 'saved';
  /** The files of the form after its last change. */
  let files: Files = browserCopy?.files ?? {};
  let isKnownAsNew = isStored === false;
  let applyToForm: ((update: FormUpdate) => void) | undefined;
  let showStorage: (storage: DraftStorage) => void = () => undefined;
  const pendingUpdates: FormUpdate[] = [];
  let watchServer: (() => void) | undefined;
  let stopWatching: (() => void) | undefined;
  let isConnected = false;
  let loadPromise: Promise<Draft<object> | null> | undefined;

  const sync = createDraftSync({
    calls: createCalls(shop, form, () => isKnownAsNew),
    recordStore: {
      read: () => shop.storage.read<SyncRecord>(recordName),
      write: (record) => void shop.storage.write(recordName, record).catch(() => undefined),
    },
    onStatus(status) {
      accountState = status;
      showStatus();
    },
    onUpdate: (updates) => applyUpdates(updates),
    onStored: () => watchServer?.(),
  });

  function showStatus() {
    // A draft in the account is not lost when the tab closes.
    const isLostHereOnly = browserDraftState.state === 'lost' && accountState === 'saved';
    const storage: DraftStorage = isLostHereOnly ? { state: 'saved' } : browserDraftState;
    showStorage(withAccountState(storage, accountState));
  }

  /** Applies an update to the form, or queues it until the form is open. */
  function update(change: FormUpdate) {
    if (applyToForm) applyToForm(change);
    else pendingUpdates.push(change);
  }

  function applyUpdates(updates: readonly FieldUpdate[]) {
    const values = updates.filter(({ path }) => isValuePath(path));
    if (values.length > 0) update((draft) => values.reduce(withField, draft));
    for (const { path, value } of updates)
      if (path.startsWith(DRAFT_FILES_PREFIX)) void applyFile(slotOf(path), value);
  }

  async function applyFile(slot: string, value: unknown) {
    const file = isDraftFile(value) ? await fileLoader.load(slot, value) : null;
    // A file that fails to load does not remove the form's file.
    if (!file && value !== undefined) return;
    update((draft) => {
      const { [slot]: _previousFile, ...others } = draft.files;
      return { ...draft, files: file ? { ...others, [slot]: file } : others };
    });
  }

  /** Downloads the draft's files that this browser lacks. After the timeout the form opens; later files are added to the open form. */
  async function loadFiles(fields: Fields) {
    let isOpen = false;
    const loads = Object.entries(fields).map(async ([path, value]) => {
      if (!path.startsWith(DRAFT_FILES_PREFIX) || !isDraftFile(value)) return;
      const slot = slotOf(path);
      const localFile = files[slot];
      if (localFile && fingerprint(localFile) === fingerprint(value)) {
        fileLoader.remember(localFile, value.uploadId);
        return;
      }
      const file = await fileLoader.load(slot, value);
      if (!file) return;
      if (isOpen) update((draft) => ({ ...draft, files: { ...draft.files, [slot]: file } }));
      else files = { ...files, [slot]: file };
    });
    await Promise.race([Promise.all(loads), new Promise((resolve) => setTimeout(resolve, FILES_TIMEOUT_MS))]);
    isOpen = true;
  }

  async function loadDraft(): Promise<Draft<object> | null> {
    const fields = await sync.start(async () => browserCopy && fieldsOf(browserCopy.values));
    isKnownAsNew = false;
    if (!fields) {
      files = {};
      if (browserCopy) await drafts.discard(owner, form);
      return null;
    }
    await loadFiles(fields);
    const entries = Object.entries(fields).filter(([path]) => isValuePath(path));
    return { values: valuesOf<object>(Object.fromEntries(entries)), files: { ...files } };
  }

  return {
    /** Loads the draft from the account and merges the browser's copy. Resolves to null for a new form. */
    load(): Promise<Draft<object> | null> {
      loadPromise ??= loadDraft();
      return loadPromise;
    },
    /** Sets the initial values and files of a form without a draft. */
    open(values: object, initialFiles: Files): void {
      sync.open(fieldsOf(values));
      files = initialFiles;
    },
    /** Stores the changed form in this browser, and one second later in the account. */
    async change(values: object, changedFiles: Files): Promise<void> {
      sync.change(fieldsOf(values));
      for (const slot of new Set([...Object.keys(files), ...Object.keys(changedFiles)])) {
        const file = changedFiles[slot];
        if (file !== files[slot]) sync.setFile(slot, file && fileLoader.valueOf(file));
      }
      files = changedFiles;
      await drafts.save(owner, form, values, changedFiles, (storage) => {
        browserDraftState = storage;
        showStatus();
      });
    },
    setStep: sync.setStep,
    /** Stores an uploaded file in the draft if the form still contains it. */
    storeUpload(slot: string, file: File, uploadId: string): void {
      if (files[slot] === file) sync.setFile(slot, fileLoader.remember(file, uploadId));
    },
    /** Synchronizes the draft while its form is open. Returns a function that saves the draft and ends the synchronization. */
    connect(onStorage: (storage: DraftStorage) => void): () => void {
      showStorage = onStorage;
      isConnected = true;
      const save = () => void sync.flush({ keepalive: true });
      const retry = () => void sync.flush();
      const followVisibility = () => {
        if (document.visibilityState === 'hidden') save();
        else void sync.refresh();
      };
      watchServer = () => {
        if (stopWatching || !isConnected) return;
        let isStopped = false;
        // Until the realtime code is loaded, a stop only prevents the subscription.
        stopWatching = () => {
          isStopped = true;
        };
        void import('../realtime/browser-realtime.ts').then(
          ({ realtimeOf }) => {
            if (isStopped) return;
            stopWatching = realtimeOf(shop).watch({ kinds: ['draft'] }, (change) => {
              if (!change || change.id === form) void sync.refresh(change);
            });
          },
          // Without realtime, changes are read when the page becomes visible.
          () => undefined,
        );
      };
      if (sync.isStored()) watchServer();
      addEventListener('pagehide', save);
      addEventListener('online', retry);
      document.addEventListener('visibilitychange', followVisibility);
      return () => {
        isConnected = false;
        save();
        stopWatching?.();
        stopWatching = undefined;
        removeEventListener('pagehide', save);
        removeEventListener('online', retry);
        document.removeEventListener('visibilitychange', followVisibility);
      };
    },
    /** Subscribes the open form to changes of other tabs and devices. */
    watch(subscriber: (update: FormUpdate) => void): () => void {
      applyToForm = subscriber;
      for (const change of pendingUpdates.splice(0)) applyToForm(change);
      return () => {
        applyToForm = undefined;
      };
    },
    pause: sync.pause,
    resume: sync.resume,
    /** Removes the browser's copy of the draft after its form was sent. The server deletes the draft when it accepts the form. */
    async discard(): Promise<void> {
      sync.discard();
      shop.storage.remove(recordName);
      await drafts.discard(owner, form);
    },
  };
}

export type AccountDraft = ReturnType<typeof createAccountDraft>;
