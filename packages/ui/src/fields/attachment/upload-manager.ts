import { type ApiProblem, readApiProblem } from '../../flow/api-problem.ts';
import { slotCode } from './file-slot.ts';
import type { UploadFile, UploadState, UploadStates } from './upload-file.ts';

type UploadRun = { file: File; controller: AbortController; result: Promise<string> };

/** Statuses that reject the file itself: too large, wrong type, broken. */
const REJECTED_STATUSES: readonly (number | null)[] = [413, 415, 422];
const FAILED_MESSAGE = 'Berkas belum terkirim, silakan coba lagi';

const rejectOnAbort = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

function progressOf(state: UploadState | undefined): number {
  if (state?.state === 'sending' || state?.state === 'paused') return state.progress;
  return Number(state?.state === 'sent');
}

/** Uploads the files of a form, one run per file (`fileSlot`), whether or not its field is on the screen. */
export function createUploadManager(upload: UploadFile) {
  let states: UploadStates = {};
  const runs = new Map<string, UploadRun>();
  const listeners = new Set<() => void>();

  function setState(code: string, state: UploadState | null) {
    const { [code]: _removed, ...rest } = states;
    states = state ? { ...rest, [code]: state } : rest;
    for (const listener of listeners) listener();
  }

  function fail(code: string, error: ApiProblem) {
    setState(code, { state: 'failed', error, refused: REJECTED_STATUSES.includes(error.status) });
  }

  function start(code: string, file: File) {
    const controller = new AbortController();
    const isCurrent = () => runs.get(code)?.controller === controller;
    const onProgress = (progress: number) => {
      if (isCurrent() && states[code]?.state !== 'sent') setState(code, { state: 'sending', progress });
    };
    const onPause = () => {
      const state = states[code];
      if (isCurrent() && state?.state !== 'sent')
        setState(code, { state: 'paused', progress: progressOf(state) });
    };
    setState(code, { state: 'waiting' });
    const result = Promise.resolve().then(() =>
      upload(file, { code: slotCode(code), slot: code, onProgress, onPause, signal: controller.signal }),
    );
    runs.set(code, { file, controller, result });
    result.then(
      (id) => isCurrent() && setState(code, { state: 'sent', id }),
      (thrown: unknown) => isCurrent() && fail(code, readApiProblem(thrown, FAILED_MESSAGE)),
    );
  }

  function cancel(code: string) {
    const run = runs.get(code);
    runs.delete(code);
    run?.controller.abort();
    setState(code, null);
  }

  function retry(code: string) {
    const run = runs.get(code);
    if (run && states[code]?.state === 'failed') start(code, run.file);
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    states: () => states,
    /** Cancels the uploads of replaced and removed files, and starts new ones if uploads are allowed. */
    sync(files: Readonly<Record<string, File>>, canUpload: boolean) {
      for (const [code, { file }] of runs) if (files[code] !== file) cancel(code);
      if (!canUpload) return;
      for (const [code, file] of Object.entries(files)) if (!runs.has(code)) start(code, file);
    },
    retry,
    /**
     * Resolves to the upload ids of these files, retrying failed ones. Rejects with the first failure, or when
     * the signal aborts; the uploads continue in either case.
     */
    async waitForUploads(
      codes: readonly string[],
      { onProgress, signal }: { onProgress: (ratio: number) => void; signal: AbortSignal },
    ) {
      signal.throwIfAborted();
      const startedCodes = codes.filter((code) => runs.has(code));
      for (const code of startedCodes) retry(code);
      const averageProgress = () => {
        const parts = startedCodes.map((code) => progressOf(states[code]));
        return parts.reduce((sum, part) => sum + part, 0) / Math.max(1, parts.length);
      };
      const reportProgress = () => onProgress(averageProgress());
      listeners.add(reportProgress);
      try {
        const finished = Promise.all(
          startedCodes.map(async (code) => [code, (await runs.get(code)?.result) ?? ''] as const),
        );
        return new Map(await Promise.race([finished, rejectOnAbort(signal)]));
      } finally {
        listeners.delete(reportProgress);
      }
    },
    /**
     * Marks files as failed after the server rejected the form because of them; the next attempt uploads them
     * again.
     */
    markRejected(fields: readonly { path: string; message: string }[]) {
      for (const { path, message } of fields) {
        for (const slot of runs.keys()) if (slotCode(slot) === path) fail(slot, readApiProblem({ message }));
      }
    },
  };
}
