import type { DetailedError, Upload, UploadOptions } from 'tus-js-client';
import type { Network } from './network.ts';

/** The used part of tus-js-client. */
export type Tus = {
  Upload: {
    new (file: File, options: UploadOptions): Pick<Upload, 'start' | 'abort' | 'url'>;
    terminate: (url: string, options?: UploadOptions) => Promise<void>;
  };
};

/** An upload that failed: the HTTP status, 0 without a response, and the server's message. */
export type UploadProblem = { status: number; body: string; cause: unknown };

export type ResumableUpload = {
  tus: Tus;
  file: File;
  options: UploadOptions;
  network: Network;
  signal: AbortSignal;
  onProgress: (ratio: number) => void;
  onUrl: (url: string) => void;
};

/** Milliseconds without a byte after which a connection counts as lost, even if the browser has not noticed. */
const STALL_MS = 30_000;
/** Retry delays in milliseconds, more than half a minute in total; they start over after any progress. */
const RETRY_MS = [0, 1_000, 3_000, 5_000, 10_000, 20_000];
const MAX_STALLS = 3;
/** Statuses of an upload that does not exist on the server: it is created again. */
const GONE = [404, 410];

function uploadProblemOf(error: Error | DetailedError): UploadProblem {
  const answer = 'originalResponse' in error ? error.originalResponse : null;
  return { status: answer?.getStatus() ?? 0, body: answer?.getBody() ?? '', cause: error };
}

/**
 * Uploads a file over an unreliable network: retries failures, waits while offline, and resumes at the offset
 * that the server reports. Resolves to the upload's URL; rejects with an {@link UploadProblem}. An aborted
 * signal ends it and deletes the upload on the server.
 */
export function uploadResumably(request: ResumableUpload): Promise<string> {
  const { tus, file, options, network, signal, onProgress, onUrl } = request;
  return new Promise((resolve, reject) => {
    let stalls = 0;
    let restarts = 0;
    let over = false;
    let stall: ReturnType<typeof setTimeout> | undefined;

    const upload = new tus.Upload(file, {
      ...options,
      retryDelays: RETRY_MS,
      onUploadUrlAvailable() {
        // Cancelled while it was being created.
        if (over) void upload.abort(true).catch(() => undefined);
        else onUrl(upload.url ?? '');
      },
      onProgress(sent, total) {
        startStallTimer();
        onProgress(total > 0 ? sent / total : 0);
      },
      onChunkComplete: () => {
        stalls = 0;
      },
      onSuccess: () => finish(() => resolve(upload.url ?? '')),
      onError: (error) => fail(uploadProblemOf(error)),
    });

    function finish(report: () => void) {
      if (over) return;
      over = true;
      clearTimeout(stall);
      stopListening();
      signal.removeEventListener('abort', cancel);
      report();
    }
    function startStallTimer() {
      clearTimeout(stall);
      if (!over) stall = setTimeout(onStall, STALL_MS);
    }
    function start() {
      if (over || !network.online()) return;
      startStallTimer();
      upload.start();
    }
    function pause() {
      clearTimeout(stall);
      void upload.abort();
    }
    function onStall() {
      stalls += 1;
      pause();
      if (stalls < MAX_STALLS) start();
      else finish(() => reject({ status: 0, body: '', cause: new Error('The connection stalled') }));
    }
    function fail(failure: UploadProblem) {
      clearTimeout(stall);
      if (GONE.includes(failure.status) && restarts === 0) {
        restarts += 1;
        start();
        return;
      }
      // While offline, the listener below resumes.
      if (failure.status === 0 && !network.online()) return;
      finish(() => reject(failure));
    }
    function cancel() {
      finish(() => reject({ status: 0, body: '', cause: signal.reason }));
      // Deletes the uploaded part; what cannot be deleted expires on the server.
      upload.abort(true).catch(() => undefined);
    }

    const stopListening = network.subscribe(() => {
      pause();
      start();
    });
    signal.addEventListener('abort', cancel);
    if (signal.aborted) cancel();
    else start();
  });
}
