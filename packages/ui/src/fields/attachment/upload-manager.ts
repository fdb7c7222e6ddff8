import { type ApiProblem, readApiProblem } from '../../flow/api-problem.ts';
import { slotCode } from './file-slot.ts';
import type { UploadFile, UploadState, UploadStates } from './upload-file.ts';

type UploadRun = { file: File; controller: AbortController; result: Promise<string> };

/** Statuses by which the server rejects the content of a file: too large, wrong type, broken. */
const CONTENT_PROBLEM_STATUSES: readonly (number | null)[] = [413, 415, 422];
const FAILED_MESSAGE = 'Berkas belum terkirim, silakan coba lagi';

/** Returns a promise that rejects when the signal aborts; it never resolves. */
const rejectOnAbort = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/** Returns the progress of an upload from 0 to 1. */
function progressOf(state: UploadState | undefined): number {
  if (state?.state === 'sending' || state?.state === 'paused') return state.progress;
  return state?.state === 'sent' ? 1 : 0;
}

/**
 * Uploads the files of a form, one run per slot (see `fileSlot`). Uploads continue while the field of a file is
 * not on the screen.
 */
export function createUploadManager(upload: UploadFile) {
  let states: UploadStates = {};
  const runs = new Map<string, UploadRun>();
  const listeners = new Set<() => void>();

  /** Sets the state of a slot; `null` removes the state. */
  function setState(slot: string, state: UploadState | null) {
    const { [slot]: _removed, ...otherStates } = states;
    states = state ? { ...otherStates, [slot]: state } : otherStates;
    for (const listener of listeners) listener();
  }

  function fail(slot: string, error: ApiProblem) {
    setState(slot, {
      state: 'failed',
      error,
      isContentRejected: CONTENT_PROBLEM_STATUSES.includes(error.status),
    });
  }

  function startUpload(slot: string, file: File) {
    const controller = new AbortController();
    const isCurrent = () => runs.get(slot)?.controller === controller;
    const onProgress = (progress: number) => {
      if (isCurrent() && states[slot]?.state !== 'sent') setState(slot, { state: 'sending', progress });
    };
    const onPause = () => {
      const state = states[slot];
      if (isCurrent() && state?.state !== 'sent')
        setState(slot, { state: 'paused', progress: progressOf(state) });
    };
    setState(slot, { state: 'waiting' });
    // `upload` runs inside `then`, so that `result` is rejected even if `upload` throws before it returns a promise.
    const result = Promise.resolve().then(() =>
      upload(file, { code: slotCode(slot), slot, onProgress, onPause, signal: controller.signal }),
    );
    runs.set(slot, { file, controller, result });
    result.then(
      (id) => isCurrent() && setState(slot, { state: 'sent', id }),
      (thrown: unknown) => isCurrent() && fail(slot, readApiProblem(thrown, FAILED_MESSAGE)),
    );
  }

  function cancel(slot: string) {
    const run = runs.get(slot);
    runs.delete(slot);
    run?.controller.abort();
    setState(slot, null);
  }

  function retry(slot: string) {
    const run = runs.get(slot);
    if (run && states[slot]?.state === 'failed') startUpload(slot, run.file);
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    states: () => states,
    /** Cancels the uploads of replaced and removed files, and starts new ones if uploads are allowed. */
    sync(files: Readonly<Record<string, File>>, canUpload: boolean) {
      for (const [slot, { file }] of runs) if (files[slot] !== file) cancel(slot);
      if (!canUpload) return;
      for (const [slot, file] of Object.entries(files)) if (!runs.has(slot)) startUpload(slot, file);
    },
    retry,
    /**
     * Resolves to the upload ids of these files by slot; failed uploads are retried first. Rejects with the
     * first failure, or when the signal aborts. The uploads continue in both cases.
     */
    async waitForUploads(
      slots: readonly string[],
      { onProgress, signal }: { onProgress: (ratio: number) => void; signal: AbortSignal },
    ) {
      signal.throwIfAborted();
      const startedSlots = slots.filter((slot) => runs.has(slot));
      for (const slot of startedSlots) retry(slot);
      const averageProgress = () => {
        const total = startedSlots.reduce((sum, slot) => sum + progressOf(states[slot]), 0);
        return total / Math.max(1, startedSlots.length);
      };
      const reportProgress = () => onProgress(averageProgress());
      listeners.add(reportProgress);
      try {
        const allUploads = Promise.all(
          startedSlots.map(async (slot) => [slot, (await runs.get(slot)?.result) ?? ''] as const),
        );
        return new Map(await Promise.race([allUploads, rejectOnAbort(signal)]));
      } finally {
        listeners.delete(reportProgress);
      }
    },
    /**
     * Call this after the server has rejected the form because of files: marks these files as failed. The next attempt to
     * send the form uploads these files again. `path` is the code of the document to which the files belong.
     */
    markRejected(fields: readonly { path: string; message: string }[]) {
      for (const { path, message } of fields) {
        for (const slot of runs.keys()) if (slotCode(slot) === path) fail(slot, readApiProblem({ message }));
      }
    },
  };
}
