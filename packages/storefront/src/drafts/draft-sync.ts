import type { DraftState } from '@naungan/api/drafts';
import { DRAFT_DAYS, DRAFT_FILES, DRAFT_STEP } from '@naungan/domain/draft';
import type { DraftAccount } from '@naungan/ui/flow/draft-note';
import { changedPaths, type Fields, type FieldUpdate, isSameValue, isValuePath } from './draft-fields.ts';

type Changes = { path: string; value?: unknown; age: number; revision: number }[];
export type SaveBody = { id: string | null; revision: number; changes: Changes };

/** The calls of one draft. They reject with an `ApiProblem`. */
export type DraftCalls = {
  /** Resolves to null if the server has no such draft. */
  load: () => Promise<DraftState | null>;
  save: (body: SaveBody, options: { keepalive: boolean }) => Promise<DraftState>;
};

/** A change that the server does not have yet; `revision`: that of the draft when it was made. */
type Unsaved = { at: number; revision: number };
/** Stored next to the browser's copy of the draft, so that a reload loses no unsaved change. */
export type SyncRecord = { id: string | null; revision: number; unsaved: Record<string, Unsaved> };

export type DraftSyncOptions = {
  calls: DraftCalls;
  /** The stored record; null without one. */
  record: { read: () => Promise<SyncRecord | null>; write: (record: SyncRecord) => void };
  onStatus: (status: DraftAccount) => void;
  /** Called with the fields that another tab or device changed. */
  onUpdate: (updates: readonly FieldUpdate[]) => void;
  /** Called when the server has the draft from now on. */
  onSaved: () => void;
  now?: () => number;
};

/** Milliseconds after the last change until it is saved. */
const DELAY_MS = 1_000;
/** Milliseconds after the first unsaved change until it is saved, although the input continues. */
const LONGEST_DELAY_MS = 5_000;
/** Milliseconds until a failed request is repeated; the last value repeats. */
const RETRY_MS = [5_000, 15_000, 30_000, 60_000];
const OLDEST_MS = DRAFT_DAYS * 86_400_000;
/** Status of a deleted draft, and of a member with too many drafts. */
const GONE = 404;
const FULL = 409;
/** Statuses of requests that fail again without another change. */
const REJECTED = [400, 413, 422];

const statusOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 0;

/**
 * Keeps the draft of one form in step with the server: saves changes a second after the last one, repeats failed requests, and applies the
 * changes of other tabs and devices, except to fields with an unsaved change.
 */
export function createDraftSync(options: DraftSyncOptions) {
  const { calls, onStatus, onUpdate, onSaved } = options;
  const now = options.now ?? (() => Date.now());
  let current: Fields = {};
  let record: SyncRecord = { id: null, revision: 0, unsaved: {} };
  let started: Promise<Fields | null> | undefined;
  let request: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  /** When the first change since the last request was made. */
  let waitingSince: number | undefined;
  let isPaused = false;

  const isUnsaved = (path: string) => Object.hasOwn(record.unsaved, path);
  const persist = () => options.record.write(record);

  function schedule(delay: number) {
    clearTimeout(timer);
    if (!isPaused) timer = setTimeout(() => void flush(), delay);
  }

  function mark(paths: readonly string[], at = now()) {
    const { revision } = record;
    const marked = paths.map((path) => [path, { at, revision }] as const);
    record = { ...record, unsaved: { ...record.unsaved, ...Object.fromEntries(marked) } };
    persist();
  }

  function delayOfSave(): number {
    waitingSince ??= now();
    return failures > 0 ? DELAY_MS : Math.max(0, Math.min(DELAY_MS, waitingSince + LONGEST_DELAY_MS - now()));
  }

  function set(fields: Fields, paths: readonly string[]) {
    current = fields;
    if (paths.length === 0) return;
    mark(paths);
    schedule(delayOfSave());
  }

  /** Applies the server's fields, except those with an unsaved change. */
  function apply(state: DraftState, after: number) {
    const updates = state.fields.filter(({ path, revision, ...field }) => {
      if (revision <= after || isUnsaved(path)) return false;
      return !isSameValue(current[path], field.value);
    });
    const next = { ...current };
    for (const { path, value } of updates) {
      if (value === undefined) delete next[path];
      else next[path] = value;
    }
    current = next;
    const isNew = record.id !== state.id;
    record = { ...record, id: state.id, revision: state.revision };
    persist();
    if (isNew) onSaved();
    const shown = updates.filter(({ path }) => path !== DRAFT_STEP);
    if (shown.length > 0) onUpdate(shown.map(({ revision: _, ...update }) => update));
  }

  function forget() {
    record = { id: null, revision: 0, unsaved: {} };
    persist();
    onStatus('gone');
  }

  function changesToSend(): Changes {
    const { id, unsaved } = record;
    // The first request has all fields. Initial values are sent as old ones, so that they replace no input.
    const paths =
      id === null ? new Set([...Object.keys(current), ...Object.keys(unsaved)]) : Object.keys(unsaved);
    return [...paths].map((path) => {
      const { at = 0, revision = 0 } = unsaved[path] ?? {};
      const age = Math.min(Math.max(now() - at, 0), OLDEST_MS);
      return { path, ...(Object.hasOwn(current, path) && { value: current[path] }), age, revision };
    });
  }

  async function send(keepalive: boolean) {
    const { id, revision, unsaved: sent } = record;
    waitingSince = undefined;
    const state = await calls.save({ id, revision, changes: changesToSend() }, { keepalive });
    const unsaved: Record<string, Unsaved> = {};
    for (const [path, change] of Object.entries(record.unsaved)) {
      if (sent[path] === change) continue;
      // Changed again during the request: the new change is later than the saved one.
      unsaved[path] = { ...change, revision: sent[path] ? state.revision : change.revision };
    }
    record = { ...record, unsaved };
    apply(state, revision);
  }

  async function refresh() {
    const { id, revision } = record;
    const state = await calls.load();
    if (state) apply(state, state.id === id ? revision : 0);
    else if (id !== null) forget();
  }

  function fail(error: unknown) {
    const status = statusOf(error);
    if (status === GONE) return forget();
    onStatus(status === FULL ? 'full' : 'failed');
    if (status === FULL || REJECTED.includes(status)) return;
    schedule(RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? DELAY_MS);
    failures += 1;
  }

  /** Runs one request at a time; never rejects. */
  function run(task: () => Promise<void>): Promise<void> {
    const before = request ?? Promise.resolve();
    const running = before
      .then(task)
      .then(() => {
        failures = 0;
        if (record.id !== null) onStatus('saved');
      })
      .catch(fail)
      .finally(() => {
        if (request === running) request = undefined;
      });
    request = running;
    return running;
  }

  /** Saves the unsaved changes; without any, reads the draft if that failed before. */
  async function flush({ keepalive = false } = {}): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (isPaused) return;
    const isWaiting = () => Object.keys(record.unsaved).length > 0;
    if (isWaiting()) await run(async () => (isWaiting() ? send(keepalive) : undefined));
    else if (failures > 0) await run(refresh);
  }

  async function start(loadLocal: () => Promise<Fields | null>): Promise<Fields | null> {
    const [local, stored, loaded] = await Promise.all([
      loadLocal(),
      options.record.read(),
      calls.load().then(
        (state) => ({ state }),
        (error: unknown) => ({ error }),
      ),
    ]);
    if (stored) record = stored;
    // A copy without a record: of its fields, those that the server lacks are saved.
    else if (local) mark(Object.keys(local), 0);
    if ('error' in loaded) {
      current = local ?? {};
      fail(loaded.error);
      return local;
    }
    const { state } = loaded;
    const isChanged = Object.keys(record.unsaved).length > 0;
    if (!state) {
      const wasDeleted = record.id !== null && !isChanged;
      record = { id: null, revision: 0, unsaved: wasDeleted ? {} : record.unsaved };
      if (wasDeleted) persist();
      current = wasDeleted ? {} : (local ?? {});
      if (local && !wasDeleted) schedule(DELAY_MS);
      return wasDeleted ? null : local;
    }
    const isSame = record.id === state.id;
    const unsaved = isSame
      ? record.unsaved
      : Object.fromEntries(
          Object.entries(record.unsaved).map(([path, { at }]) => [path, { at, revision: 0 }]),
        );
    record = { id: state.id, revision: state.revision, unsaved };
    const fields: Record<string, unknown> = {};
    for (const { path, value } of state.fields) if (value !== undefined) fields[path] = value;
    for (const [path, { at }] of Object.entries(unsaved)) {
      if (local && Object.hasOwn(local, path)) {
        // Without a time, the change may be older than the server's value.
        if (at > 0 || !Object.hasOwn(fields, path)) fields[path] = local[path];
      } else if (isValuePath(path) && at > 0) delete fields[path];
    }
    current = fields;
    persist();
    onSaved();
    if (isChanged) schedule(DELAY_MS);
    return current;
  }

  return {
    /** Returns the fields to open the form with: the newer of server and browser, field by field; null for a new form. */
    start(loadLocal: () => Promise<Fields | null>): Promise<Fields | null> {
      started ??= start(loadLocal);
      return started;
    },
    /** Sets the values with which the form opens, if there was no draft. They are saved with the first change. */
    open(values: Fields): void {
      if (record.id === null) current = { ...current, ...values };
    },
    /** Stores the form's changed values. */
    change(values: Fields): void {
      const others = Object.entries(current).filter(([path]) => !isValuePath(path));
      const next = { ...values, ...Object.fromEntries(others) };
      set(next, changedPaths(current, next));
    },
    /** Stores an uploaded file, or that a slot is empty. */
    setFile(slot: string, file: object | undefined): void {
      const path = DRAFT_FILES + slot;
      const { [path]: before, ...others } = current;
      if (isSameValue(before, file)) return;
      set(file ? { ...others, [path]: file } : others, [path]);
    },
    /** Stores the open step of a draft that exists. */
    setStep(step: string): void {
      if (current[DRAFT_STEP] === step) return;
      const hasInput = record.id !== null || Object.keys(record.unsaved).length > 0;
      if (hasInput) set({ ...current, [DRAFT_STEP]: step }, [DRAFT_STEP]);
      else current = { ...current, [DRAFT_STEP]: step };
    },
    /** Returns whether the server has this draft. */
    isStored: (): boolean => record.id !== null,
    flush,
    /** Reads the draft, unless the page has this revision; undefined: the draft was removed. */
    async refresh(change?: { revision?: number | undefined }): Promise<void> {
      await request;
      if (isPaused || (change?.revision !== undefined && change.revision <= record.revision)) return;
      await run(refresh);
    },
    /** Stops saving while the form is sent; resolves when no request runs. */
    async pause(): Promise<void> {
      isPaused = true;
      clearTimeout(timer);
      await request;
    },
    resume(): void {
      isPaused = false;
      if (Object.keys(record.unsaved).length > 0) schedule(DELAY_MS);
    },
    /** Forgets the draft after the form was sent. */
    discard(): void {
      isPaused = true;
      clearTimeout(timer);
      record = { id: null, revision: 0, unsaved: {} };
    },
  };
}

export type DraftSync = ReturnType<typeof createDraftSync>;
