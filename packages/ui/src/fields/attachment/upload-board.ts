import { type ActionError, readError } from '../../flow/action-error/action-error.ts';
import { slotCode } from './file-slot.ts';
import type { UploadFile, UploadState, UploadStates } from './upload-file.ts';

type Run = { file: File; control: AbortController; done: Promise<string> };

/** The file itself is wrong: too large, of another type, broken. */
const REFUSALS: readonly (number | undefined)[] = [413, 415, 422];
const FAILED = 'Berkas belum terkirim, silakan coba lagi';

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/** Keeps each file of a form on its way, one run a file (`fileSlot`), whether or not its field is on the screen. */
export function createUploadBoard(upload: UploadFile) {
  let states: UploadStates = {};
  const runs = new Map<string, Run>();
  const listeners = new Set<() => void>();

  function show(code: string, state: UploadState | null) {
    const { [code]: _old, ...rest } = states;
    states = state ? { ...rest, [code]: state } : rest;
    for (const listener of listeners) listener();
  }

  function fail(code: string, error: ActionError) {
    show(code, { state: 'failed', error, refused: REFUSALS.includes(error.status) });
  }

  function start(code: string, file: File) {
    const control = new AbortController();
    const isCurrent = () => runs.get(code)?.control === control;
    const onProgress = (progress: number) => {
      if (isCurrent() && states[code]?.state !== 'sent') show(code, { state: 'sending', progress });
    };
    show(code, { state: 'waiting' });
    const done = Promise.resolve().then(() =>
      upload(file, { code: slotCode(code), slot: code, onProgress, signal: control.signal }),
    );
    runs.set(code, { file, control, done });
    done.then(
      (id) => isCurrent() && show(code, { state: 'sent', id }),
      (thrown: unknown) => isCurrent() && fail(code, readError(thrown, FAILED)),
    );
  }

  function drop(code: string) {
    const run = runs.get(code);
    runs.delete(code);
    run?.control.abort();
    show(code, null);
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
    /** Lets go of what was replaced or taken back and, once files may go, starts what is new. */
    follow(files: Readonly<Record<string, File>>, mayGo: boolean) {
      for (const [code, { file }] of runs) if (files[code] !== file) drop(code);
      if (!mayGo) return;
      for (const [code, file] of Object.entries(files)) if (!runs.has(code)) start(code, file);
    },
    retry,
    /**
     * Waits for the files of these codes, failed ones once more; answers their ids, or rejects with the first failure,
     * and when the signal aborts: the files go on their way all the same.
     */
    async settle(
      codes: readonly string[],
      { onProgress, signal }: { onProgress: (ratio: number) => void; signal: AbortSignal },
    ) {
      signal.throwIfAborted();
      const known = codes.filter((code) => runs.has(code));
      for (const code of known) retry(code);
      const share = () => {
        const parts = known.map((code) => {
          const state = states[code];
          return state?.state === 'sending' ? state.progress : Number(state?.state === 'sent');
        });
        return parts.reduce((sum, part) => sum + part, 0) / Math.max(1, parts.length);
      };
      const tell = () => onProgress(share());
      listeners.add(tell);
      try {
        const sent = Promise.all(
          known.map(async (code) => [code, (await runs.get(code)?.done) ?? ''] as const),
        );
        return new Map(await Promise.race([sent, aborted(signal)]));
      } finally {
        listeners.delete(tell);
      }
    },
    /** The form was refused because of these files: what was sent of them is good for nothing. */
    disown(fields: readonly { path: string; message: string }[]) {
      for (const { path, message } of fields) {
        for (const slot of runs.keys()) if (slotCode(slot) === path) fail(slot, { message });
      }
    },
  };
}
