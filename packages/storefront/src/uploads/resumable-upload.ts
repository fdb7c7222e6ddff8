import type { DetailedError, Upload, UploadOptions } from 'tus-js-client';
import type { Network } from './network.ts';

/** The part of tus-js-client that we use. */
export type Tus = {
  Upload: {
    new (file: File, options: UploadOptions): Pick<Upload, 'start' | 'abort' | 'url'>;
    terminate: (url: string, options?: UploadOptions) => Promise<void>;
  };
};

/** An upload that ended without success: the HTTP status, 0 without an answer, and what the server said. */
export type Failure = { status: number; body: string; cause: unknown };

export type ResumableUpload = {
  tus: Tus;
  file: File;
  options: UploadOptions;
  network: Network;
  signal: AbortSignal;
  onProgress: (ratio: number) => void;
  onUrl: (url: string) => void;
};

/** A connection that moves no byte for so long counts as lost, even when the browser has not noticed. */
const STALL_MS = 30_000;
/** More than half a minute in all; the delays start over whenever something went through. */
const RETRY_MS = [0, 1_000, 3_000, 5_000, 10_000, 20_000];
const MAX_STALLS = 3;
/** The upload no longer exists on the server: it is created again. */
const GONE = [404, 410];

function failureOf(error: Error | DetailedError): Failure {
  const answer = 'originalResponse' in error ? error.originalResponse : null;
  return { status: answer?.getStatus() ?? 0, body: answer?.getBody() ?? '', cause: error };
}

/**
 * Uploads a file over an unreliable network: retries failures, waits while offline, and resumes at the offset that the
 * server reports. Answers the upload's address; rejects with a {@link Failure}. An aborted signal ends it and deletes
 * the upload on the server.
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
      onError: (error) => fail(failureOf(error)),
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
    function fail(failure: Failure) {
      clearTimeout(stall);
      if (GONE.includes(failure.status) && restarts === 0) {
        restarts += 1;
        start();
        return;
      }
      // While offline: the listener below resumes.
      if (failure.status === 0 && !network.online()) return;
      finish(() => reject(failure));
    }
    function cancel() {
      finish(() => reject({ status: 0, body: '', cause: signal.reason }));
      // Deletes what has arrived; what cannot be deleted now expires on the server.
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
