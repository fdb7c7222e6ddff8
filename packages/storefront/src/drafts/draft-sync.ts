import type { DraftState } from '@naungan/api/drafts';
import { DRAFT_DAYS, DRAFT_FILES_PREFIX, DRAFT_STEP_PATH } from '@naungan/domain/draft';
import { changedPaths, type Fields, isSameValue, isValuePath } from './draft-fields.ts';
import type { Changes, DraftSyncOptions, SyncRecord, UnsavedChange } from './draft-sync-types.ts';

/** Delay of a save after the last change. */
const DELAY_MS = 1_000;
/** Maximum delay of a save after the first unsaved change while the input continues. */
const MAX_DELAY_MS = 5_000;
/** Delays of the attempts after a failed request. Later attempts use the last value. */
const RETRY_MS = [5_000, 15_000, 30_000, 60_000];
/** Maximum age of a change, and the age of initial values. */
const MAX_AGE_MS = DRAFT_DAYS * 86_400_000;
const DELETED_STATUS = 404;
const TOO_MANY_DRAFTS_STATUS = 409;
/** HTTP statuses of rejected requests: only the next change causes another request. */
const FINAL_STATUSES = [400, 413, 422];

const NEW_RECORD: SyncRecord = { id: null, revision: 0, unsaved: {} };

const statusOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 0;

/** Returns the changes with revision 0, because the revisions of another draft have no meaning for this draft. */
const withoutRevisions = (unsaved: Record<string, UnsavedChange>): Record<string, UnsavedChange> =>
  Object.fromEntries(Object.entries(unsaved).map(([path, { at }]) => [path, { at, revision: 0 }]));

/**
 * Synchronizes the draft of one form with the server: saves changes one second after the last change, repeats failed
 * requests, and applies changes of other tabs and devices, except to fields with an unsaved change.
 */
export function createDraftSync(options: DraftSyncOptions) {
  const { calls, onStatus, onUpdate, onStored } = options;
  const now = options.now ?? (() => Date.now());
  let currentFields: Fields = {};
  let record = NEW_RECORD;
  let startPromise: Promise<Fields | null> | undefined;
  let runningRequest: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failureCount = 0;
  /** Time of the first change since the last request. */
  let waitingSince: number | undefined;
  let isPaused = false;

  const isUnsaved = (path: string) => Object.hasOwn(record.unsaved, path);
  const persist = () => options.recordStore.write(record);

  function schedule(delay: number) {
    clearTimeout(timer);
    if (!isPaused) timer = setTimeout(() => void flush(), delay);
  }

  function markUnsaved(paths: readonly string[], at = now()) {
    const { revision } = record;
    const changes = paths.map((path) => [path, { at, revision }] as const);
    record = { ...record, unsaved: { ...record.unsaved, ...Object.fromEntries(changes) } };
    persist();
  }

  function delayOfSave(): number {
    waitingSince ??= now();
    // After a failed request there is no maximum delay: the next attempt waits for a pause in the input.
    return failureCount > 0 ? DELAY_MS : Math.max(0, Math.min(DELAY_MS, waitingSince + MAX_DELAY_MS - now()));
  }

  function changeFields(fields: Fields, paths: readonly string[]) {
    currentFields = fields;
    if (paths.length === 0) return;
    markUnsaved(paths);
    schedule(delayOfSave());
  }

  /** Applies the fields that the server changed after `afterRevision`, except fields with an unsaved change. */
  function applyServerState(state: DraftState, afterRevision: number) {
    const updates = state.fields.filter(({ path, revision, value }) => {
      if (revision <= afterRevision || isUnsaved(path)) return false;
      return !isSameValue(currentFields[path], value);
    });
    const updatedFields = { ...currentFields };
    for (const { path, value } of updates) {
      if (value === undefined) delete updatedFields[path];
      else updatedFields[path] = value;
    }
    currentFields = updatedFields;
    const isNew = record.id !== state.id;
    record = { ...record, id: state.id, revision: state.revision };
    persist();
    if (isNew) onStored();
    const formUpdates = updates.filter(({ path }) => path !== DRAFT_STEP_PATH);
    if (formUpdates.length > 0) onUpdate(formUpdates.map(({ revision: _, ...update }) => update));
  }

  function resetRecord() {
    record = NEW_RECORD;
    persist();
    onStatus('gone');
  }

  function changesToSend(): Changes {
    const { id, unsaved } = record;
    // The first request contains all fields. Initial values get the maximum age, so that they never replace input.
    const paths =
      id === null ? new Set([...Object.keys(currentFields), ...Object.keys(unsaved)]) : Object.keys(unsaved);
    return [...paths].map((path) => {
      const { at = 0, revision = 0 } = unsaved[path] ?? {};
      const age = Math.min(Math.max(now() - at, 0), MAX_AGE_MS);
      const change = { path, age, revision };
      return Object.hasOwn(currentFields, path) ? { ...change, value: currentFields[path] } : change;
    });
  }

  async function send(keepalive: boolean) {
    const { id, revision, unsaved: sentChanges } = record;
    waitingSince = undefined;
    const state = await calls.save({ id, revision, changes: changesToSend() }, { keepalive });
    const unsaved: Record<string, UnsavedChange> = {};
    for (const [path, change] of Object.entries(record.unsaved)) {
      if (sentChanges[path] === change) continue;
      // A field that changed again during the request stays unsaved, based on the saved revision.
      unsaved[path] = { ...change, revision: sentChanges[path] ? state.revision : change.revision };
    }
    record = { ...record, unsaved };
    applyServerState(state, revision);
  }

  async function loadServerState() {
    const { id, revision } = record;
    const state = await calls.load();
    if (state) applyServerState(state, state.id === id ? revision : 0);
    else if (id !== null) resetRecord();
  }

  function handleFailure(error: unknown) {
    const status = statusOf(error);
    if (status === DELETED_STATUS) return resetRecord();
    onStatus(status === TOO_MANY_DRAFTS_STATUS ? 'full' : 'failed');
    if (status === TOO_MANY_DRAFTS_STATUS || FINAL_STATUSES.includes(status)) return;
    schedule(RETRY_MS[Math.min(failureCount, RETRY_MS.length - 1)] ?? DELAY_MS);
    failureCount += 1;
  }

  /** Runs the task after the request that is running, if any. Never rejects. */
  function enqueue(task: () => Promise<void>): Promise<void> {
    const previousRequest = runningRequest ?? Promise.resolve();
    const queuedRequest = previousRequest
      .then(task)
      .then(() => {
        failureCount = 0;
        if (record.id !== null) onStatus('saved');
      })
      .catch(handleFailure)
      .finally(() => {
        if (runningRequest === queuedRequest) runningRequest = undefined;
      });
    runningRequest = queuedRequest;
    return queuedRequest;
  }

  /** Saves the unsaved changes. Without unsaved changes, repeats a read that failed. */
  async function flush({ keepalive = false } = {}): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (isPaused) return;
    const hasUnsavedChanges = () => Object.keys(record.unsaved).length > 0;
    // The previous request in the queue may already save the changes.
    if (hasUnsavedChanges()) await enqueue(async () => (hasUnsavedChanges() ? send(keepalive) : undefined));
    else if (failureCount > 0) await enqueue(loadServerState);
  }

  /** Loads the server's draft, and merges it with the unsaved changes of the browser's copy. */
  async function loadInitialFields(loadLocal: () => Promise<Fields | null>): Promise<Fields | null> {
    const [localFields, storedRecord, loadResult] = await Promise.all([
      loadLocal(),
      options.recordStore.read(),
      calls.load().then(
        (state) => ({ state }),
        (error: unknown) => ({ error }),
      ),
    ]);
    if (storedRecord) record = storedRecord;
    // A browser's copy without a record was never sent: its fields are saved if the server lacks them.
    else if (localFields) markUnsaved(Object.keys(localFields), 0);
    if ('error' in loadResult) {
      currentFields = localFields ?? {};
      handleFailure(loadResult.error);
      return localFields;
    }
    const { state } = loadResult;
    const isChanged = Object.keys(record.unsaved).length > 0;
    if (!state) {
      const wasDeletedElsewhere = record.id !== null && !isChanged;
      if (wasDeletedElsewhere) {
        record = NEW_RECORD;
        persist();
        currentFields = {};
        return null;
      }
      record = { ...record, id: null, revision: 0 };
      currentFields = localFields ?? {};
      if (localFields) schedule(DELAY_MS);
      return localFields;
    }
    const isSameDraft = record.id === state.id;
    const unsaved = isSameDraft ? record.unsaved : withoutRevisions(record.unsaved);
    record = { id: state.id, revision: state.revision, unsaved };
    const fields: Record<string, unknown> = {};
    for (const { path, value } of state.fields) if (value !== undefined) fields[path] = value;
    for (const [path, { at }] of Object.entries(unsaved)) {
      if (localFields && Object.hasOwn(localFields, path)) {
        // A change with the time 0 comes from a copy without a record, and may be older than the server's value.
        if (at > 0 || !Object.hasOwn(fields, path)) fields[path] = localFields[path];
      } else if (isValuePath(path) && at > 0) delete fields[path];
    }
    currentFields = fields;
    persist();
    onStored();
    if (isChanged) schedule(DELAY_MS);
    return currentFields;
  }

  return {
    /**
     * Resolves to the initial fields of the form: for a field with an unsaved change the browser's value, otherwise the
     * server's value. Null for a new form.
     */
    start(loadLocal: () => Promise<Fields | null>): Promise<Fields | null> {
      startPromise ??= loadInitialFields(loadLocal);
      return startPromise;
    },
    /** Sets the initial values of a form without a draft. The first change also saves the initial values. */
    open(values: Fields): void {
      if (record.id === null) currentFields = { ...currentFields, ...values };
    },
    /** Records the form's changed values and schedules a save. */
    change(values: Fields): void {
      const stepAndFiles = Object.entries(currentFields).filter(([path]) => !isValuePath(path));
      const changedFields = { ...values, ...Object.fromEntries(stepAndFiles) };
      changeFields(changedFields, changedPaths(currentFields, changedFields));
    },
    /** Records an uploaded file, or an empty slot. */
    setFile(slot: string, file: object | undefined): void {
      const path = DRAFT_FILES_PREFIX + slot;
      const { [path]: previousFile, ...others } = currentFields;
      if (isSameValue(previousFile, file)) return;
      changeFields(file ? { ...others, [path]: file } : others, [path]);
    },
    /** Records the open step. A step alone does not create a draft. */
    setStep(step: string): void {
      if (currentFields[DRAFT_STEP_PATH] === step) return;
      const hasInput = record.id !== null || Object.keys(record.unsaved).length > 0;
      if (hasInput) changeFields({ ...currentFields, [DRAFT_STEP_PATH]: step }, [DRAFT_STEP_PATH]);
      else currentFields = { ...currentFields, [DRAFT_STEP_PATH]: step };
    },
    /** Returns whether the server has this draft. */
    isStored: (): boolean => record.id !== null,
    flush,
    /**
     * Reads the draft, unless this page already has the revision of the change. A change without a revision is a
     * deletion.
     */
    async refresh(change?: { revision?: number | undefined }): Promise<void> {
      await runningRequest;
      if (isPaused || (change?.revision !== undefined && change.revision <= record.revision)) return;
      await enqueue(loadServerState);
    },
    /** Stops saving while the form is sent. Resolves when no request is running. */
    async pause(): Promise<void> {
      isPaused = true;
      clearTimeout(timer);
      await runningRequest;
    },
    resume(): void {
      isPaused = false;
      if (Object.keys(record.unsaved).length > 0) schedule(DELAY_MS);
    },
    /** Resets the record after the form was sent. */
    discard(): void {
      isPaused = true;
      clearTimeout(timer);
      record = NEW_RECORD;
    },
  };
}
