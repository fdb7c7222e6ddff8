import { ApiProblem } from '@naungan/api/api-problem';
import { API_BASE } from '@naungan/api/routes';
import { UPLOADS_PATH } from '@naungan/api/uploads';
import { DRAFT_FILES } from '@naungan/domain/draft';
import type { UploadFile } from '@naungan/ui/fields/attachment';
import type { DraftAccount, DraftStorage } from '@naungan/ui/flow/draft-note';
import { tabOf } from '../storage/browser-tab.ts';
import type { Storefront } from '../storefront.ts';
import { fingerprint, type ResumeState, uploadKeyPrefix } from '../uploads/upload-target.ts';
import { type Fields, type FieldUpdate, fieldsOf, isValuePath, valuesOf, withField } from './draft-fields.ts';
import { createDraftSync, type SyncRecord } from './draft-sync.ts';
import type { Draft } from './drafts.ts';
import { draftsOf } from './member-drafts.ts';

type Files = Readonly<Record<string, File>>;
/** The stored value of an uploaded file. */
type DraftFile = { uploadId: string; name: string; type: string; size: number; lastModified: number };
type Update = (draft: { files: Files }) => { files: Files };
type Owner = { owner: string; form: string };

/** Milliseconds after which a form opens with the browser's copy. */
const LOAD_TIMEOUT_MS = 8_000;

const isDraftFile = (value: unknown): value is DraftFile =>
  typeof value === 'object' && value !== null && 'uploadId' in value && typeof value.uploadId === 'string';

const slotOf = (path: string) => path.slice(DRAFT_FILES.length);

function callsOf({ api }: Storefront, name: string) {
  const params = { name };
  return {
    /** A list never fails for a draft that does not exist, so that browsers report no error. */
    async load() {
      const signal = AbortSignal.timeout(LOAD_TIMEOUT_MS);
      const { response: cards } = await api.call('drafts', { signal });
      if (!cards.some((card) => card.name === name)) return null;
      try {
        return (await api.call('draft', { params, signal })).response;
      } catch (error) {
        if (error instanceof ApiProblem && error.status === 404) return null;
        throw error;
      }
    },
    save: async (
      body: Parameters<typeof api.call<'saveDraft'>>[1]['body'],
      { keepalive }: { keepalive: boolean },
    ) => (await api.call('saveDraft', { params, body, keepalive })).response,
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

/**
 * The draft of one order: in this browser and in the member's account. The browser's copy stays if the server cannot
 * be reached.
 */
export function createOrderDraft(shop: Storefront, { owner, form }: Owner) {
  const drafts = draftsOf(shop);
  const recordName = `draft.${owner}.${form}.sync`;
  const fileLoader = createFileLoader(shop, { owner, form });
  let local: DraftStorage = { state: 'saved' };
  let account: DraftAccount = 'saved';
  let files: Files = {};
  let apply: ((update: Update) => void) | undefined;
  let showStorage: (storage: DraftStorage) => void = () => undefined;
  let waiting: FieldUpdate[] = [];
  let watchServer: (() => void) | undefined;
  let stopWatching: (() => void) | undefined;
  let isConnected = false;
  let loading: Promise<unknown> | undefined;

  const sync = createDraftSync({
    calls: callsOf(shop, form),
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

  /** Applies changes of other tabs and devices to the open form; before it is open they wait. */
  function deliver(updates: readonly FieldUpdate[]) {
    if (!apply) {
      waiting = [...waiting, ...updates];
      return;
    }
    const values = updates.filter(({ path }) => isValuePath(path));
    if (values.length > 0) apply((draft) => values.reduce(withField, draft));
    for (const { path, value } of updates)
      if (path.startsWith(DRAFT_FILES)) void deliverFile(slotOf(path), value);
  }

  async function deliverFile(slot: string, value: unknown) {
    const file = isDraftFile(value) ? await fileLoader.load(slot, value) : null;
    if (!file && value !== undefined) return;
    const { [slot]: _former, ...others } = files;
    files = file ? { ...others, [slot]: file } : others;
    apply?.((draft) => {
      const { [slot]: _file, ...rest } = draft.files;
      return { ...draft, files: file ? { ...rest, [slot]: file } : rest };
    });
  }

  /** Requests the files of the server's draft that this browser lacks. */
  function requestFiles(fields: Fields) {
    const updates = Object.entries(fields).flatMap(([path, value]) => {
      if (!path.startsWith(DRAFT_FILES) || !isDraftFile(value)) return [];
      const here = files[slotOf(path)];
      if (here && fingerprint(here) === fingerprint(value as DraftFile)) {
        fileLoader.remember(here, value.uploadId);
        return [];
      }
      return [{ path, value }];
    });
    deliver(updates);
  }

  async function load<Values extends object>(): Promise<Draft<Values> | null> {
    let stored: Draft<Values> | null = null;
    const fields = await sync.start(async () => {
      stored = await drafts.load<Values>(owner, form);
      files = stored?.files ?? {};
      return stored && fieldsOf(stored.values);
    });
    if (!fields) {
      files = {};
      if (stored) await drafts.discard(owner, form);
      return null;
    }
    requestFiles(fields);
    const entries = Object.entries(fields).filter(([path]) => isValuePath(path));
    return { values: valuesOf<Values>(Object.fromEntries(entries)), files: { ...files } };
  }

  return {
    /** Loads the draft from server and browser, once; null for a new order. */
    load<Values extends object>(): Promise<Draft<Values> | null> {
      loading ??= load<Values>();
      return loading as Promise<Draft<Values> | null>;
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
    /** Returns an upload function that also stores the uploaded file in the draft. */
    withUpload(upload: UploadFile): UploadFile {
      return async (file, tools) => {
        const id = await upload(file, tools);
        const { slot = tools.code } = tools;
        if (files[slot] === file) sync.setFile(slot, fileLoader.remember(file, id));
        return id;
      };
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
    watch(subscriber: (update: never) => void): () => void {
      apply = subscriber as (update: Update) => void;
      const updates = waiting;
      waiting = [];
      if (updates.length > 0) queueMicrotask(() => deliver(updates));
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
