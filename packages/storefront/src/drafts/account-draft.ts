import { ApiProblem } from '@naungan/api/api-problem';
import { API_BASE } from '@naungan/api/routes';
import { UPLOADS_PATH } from '@naungan/api/uploads';
import { DRAFT_FILES } from '@naungan/domain/draft';
import type { DraftAccount, DraftStorage } from '@naungan/ui/flow/draft-note';
import { tabOf } from '../storage/browser-tab.ts';
import type { Storefront } from '../storefront.ts';
import { fingerprint, type ResumeState, uploadKeyPrefix } from '../uploads/upload-target.ts';
import { type Fields, type FieldUpdate, fieldsOf, isValuePath, valuesOf, withField } from './draft-fields.ts';
import { createDraftSync, type SaveBody, type SyncRecord } from './draft-sync.ts';
import type { Draft } from './drafts.ts';
import { draftsOf } from './member-drafts.ts';

export type Files = Readonly<Record<string, File>>;
/** The stored value of an uploaded file. */
type DraftFile = { uploadId: string; name: string; type: string; size: number; lastModified: number };
export type Update = (draft: { files: Files }) => { files: Files };
export type Owner = { owner: string; form: string };

/** Milliseconds after which a form opens with the browser's copy, and without the files of another browser. */
const LOAD_TIMEOUT_MS = 8_000;
const FILES_TIMEOUT_MS = 5_000;

const isDraftFile = (value: unknown): value is DraftFile =>
  typeof value === 'object' && value !== null && 'uploadId' in value && typeof value.uploadId === 'string';

const slotOf = (path: string) => path.slice(DRAFT_FILES.length);

function callsOf({ api }: Storefront, name: string, isNew: () => boolean) {
  const params = { name };
  return {
    async load() {
      // Browsers report a request for a draft that does not exist as an error.
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

/** The uploaded files of a draft: downloads those that another browser chose. */
function createFileLoader(shop: Storefront, { owner, form }: Owner) {
  const values = new WeakMap<File, DraftFile>();

  async function download({ uploadId, name, type, lastModified }: DraftFile): Promise<File | null> {
    const url = `${shop.apiOrigin()}${API_BASE}${UPLOADS_PATH}/${uploadId}`;
    try {
      const headers = { ...shop.device.headers(), access_token: shop.session.token() ?? '' };
      const reply = await fetch(url, { headers });
      return reply.ok ? new File([await reply.blob()], name, { type, lastModified }) : null;
    } catch {
      return null;
    }
  }

  return {
    /** Returns the stored value of a file that was uploaded or downloaded here. */
    valueOf: (file: File): DraftFile | undefined => values.get(file),
    remember(file: File, uploadId: string): DraftFile {
      const { name, type, size, lastModified } = file;
      const value = { uploadId, name, type, size, lastModified };
      values.set(file, value);
      return value;
    },
    /** Resolves to the file, whose upload counts as sent in this tab; null if it is gone. */
    async load(slot: string, value: DraftFile): Promise<File | null> {
      const file = await download(value);
      if (!file) return null;
      values.set(file, value);
      const url = `${shop.apiOrigin()}${API_BASE}${UPLOADS_PATH}/${value.uploadId}`;
      const resume: ResumeState = { url, print: fingerprint(file), tab: await tabOf(shop).id() };
      await shop.storage.write(uploadKeyPrefix({ owner, form }) + slot, resume).catch(() => undefined);
      return file;
    },
  };
}

/** The state in which the form opened: the browser's copy, and whether the account has a draft; null: unknown. */
export type OpenedDraft = { local: Draft<object> | null; isStored: boolean | null };

/**
 * The draft of one order in this browser and in the member's account. The browser's copy stays if the server cannot be
 * reached.
 */
export function createAccountDraft(
  shop: Storefront,
  { owner, form }: Owner,
  { local: stored, isStored }: OpenedDraft,
) {
  const drafts = draftsOf(shop);
  const recordName = `draft.${owner}.${form}.sync`;
  const fileLoader = createFileLoader(shop, { owner, form });
  let local: DraftStorage = { state: 'saved' };
  let account: DraftAccount = 'saved';
  /** The files of the form at its last change. */
  let files: Files = stored?.files ?? {};
  let isKnownAsNew = isStored === false;
  let apply: ((update: Update) => void) | undefined;
  let showStorage: (storage: DraftStorage) => void = () => undefined;
  const waiting: Update[] = [];
  let watchServer: (() => void) | undefined;
  let stopWatching: (() => void) | undefined;
  let isConnected = false;
  let loading: Promise<Draft<object> | null> | undefined;

  const sync = createDraftSync({
    calls: callsOf(shop, form, () => isKnownAsNew),
    record: {
      read: () => shop.storage.read<SyncRecord>(recordName),
      write: (record) => void shop.storage.write(recordName, record).catch(() => undefined),
    },
    onStatus(status) {
      account = status;
      report();
    },
    onUpdate: (updates) => deliver(updates),
    onSaved: () => watchServer?.(),
  });

  function report() {
    // What the account has is not lost with the tab.
    const isSafe = local.state === 'lost' && account === 'saved';
    showStorage(local.state === 'saved' || isSafe ? { state: 'saved', account } : local);
  }

  /** Applies an update to the form; before it is open, updates wait. */
  function update(change: Update) {
    if (apply) apply(change);
    else waiting.push(change);
  }

  function deliver(updates: readonly FieldUpdate[]) {
    const values = updates.filter(({ path }) => isValuePath(path));
    if (values.length > 0) update((draft) => values.reduce(withField, draft));
    for (const { path, value } of updates)
      if (path.startsWith(DRAFT_FILES)) void deliverFile(slotOf(path), value);
  }

  async function deliverFile(slot: string, value: unknown) {
    const file = isDraftFile(value) ? await fileLoader.load(slot, value) : null;
    if (!file && value !== undefined) return;
    update((draft) => {
      const { [slot]: _former, ...others } = draft.files;
      return { ...draft, files: file ? { ...others, [slot]: file } : others };
    });
  }

  /** Loads the draft's files that this browser lacks. Those that take long arrive after the form has opened. */
  async function loadFiles(fields: Fields) {
    let isOpen = false;
    const loads = Object.entries(fields).map(async ([path, value]) => {
      if (!path.startsWith(DRAFT_FILES) || !isDraftFile(value)) return;
      const slot = slotOf(path);
      const here = files[slot];
      if (here && fingerprint(here) === fingerprint(value)) {
        fileLoader.remember(here, value.uploadId);
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

  async function load(): Promise<Draft<object> | null> {
    const fields = await sync.start(async () => stored && fieldsOf(stored.values));
    isKnownAsNew = false;
    if (!fields) {
      files = {};
      if (stored) await drafts.discard(owner, form);
      return null;
    }
    await loadFiles(fields);
    const entries = Object.entries(fields).filter(([path]) => isValuePath(path));
    return { values: valuesOf<object>(Object.fromEntries(entries)), files: { ...files } };
  }

  return {
    /** Loads the draft from the account and merges the browser's copy; null for a new order. */
    load(): Promise<Draft<object> | null> {
      loading ??= load();
      return loading;
    },
    /** Sets the values and files with which a form without a draft opens. */
    open(values: object, opened: Files): void {
      sync.open(fieldsOf(values));
      files = opened;
    },
    /** Stores the changed form in this browser, and a second later in the account. */
    async change(values: object, next: Files): Promise<void> {
      sync.change(fieldsOf(values));
      for (const slot of new Set([...Object.keys(files), ...Object.keys(next)])) {
        const file = next[slot];
        if (file !== files[slot]) sync.setFile(slot, file && fileLoader.valueOf(file));
      }
      files = next;
      local = await drafts.save(owner, form, values, next);
      report();
    },
    setStep: sync.setStep,
    /** Stores an uploaded file in the draft, if the form still has it. */
    storeUpload(slot: string, file: File, uploadId: string): void {
      if (files[slot] === file) sync.setFile(slot, fileLoader.remember(file, uploadId));
    },
    /** Follows the draft while its form is open. Returns the function that stops it, after a last save. */
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
          // Changes are then read when the page is visible again.
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
    watch(subscriber: (update: Update) => void): () => void {
      apply = subscriber;
      for (const change of waiting.splice(0)) apply(change);
      return () => {
        apply = undefined;
      };
    },
    pause: sync.pause,
    resume: sync.resume,
    /** Forgets the draft after the order was placed, which deletes it on the server. */
    async discard(): Promise<void> {
      sync.discard();
      shop.storage.remove(recordName);
      await drafts.discard(owner, form);
    },
  };
}

export type AccountDraft = ReturnType<typeof createAccountDraft>;
