import type { DetailedError, Upload, UploadOptions } from 'tus-js-client';
import type { Network } from './network.ts';

/** The part of tus-js-client that this file uses. */
export type Tus = {
  Upload: {
    new (file: File, options: UploadOptions): Pick<Upload, 'start' | 'abort' | 'url'>;
    terminate: (url: string, options?: UploadOptions) => Promise<void>;
  };
};

/** The reason for a failed upload: the HTTP status (0 without a response), and the body of the response. */
export type UploadProblem = { status: number; body: string; cause: unknown };

export type ResumableUpload = {
  tus: Tus;
  file: File;
  options: UploadOptions;
  network: Network;
  signal: AbortSignal;
  onProgress: (ratio: number) => void;
  /** Called when the connection is lost; the next progress ends the interruption. */
  onPause: () => void;
  onUrl: (url: string) => void;
};

/** Milliseconds without a byte after which a connection counts as lost, even if the browser has not noticed. */
const STALL_MS = 30_000;
/**
 * Retry delays in milliseconds, more than half a minute in total. After any progress, the delays start again from the
 * first.
 */
const RETRY_MS = [0, 1_000, 3_000, 5_000, 10_000, 20_000];
/** Milliseconds between two attempts in an outage that is longer than the retries. */
const OUTAGE_RETRY_MS = 20_000;
/** Statuses of an outage: 0 if there is no response, the others if a proxy responds. The file is not the cause. */
const OUTAGE_STATUSES = [0, 502, 503, 504];
/** Statuses of a repeated request while the server still handles the first request. */
const BUSY_STATUSES = [409, 423];
/** Statuses of an upload that no longer exists on the server. A new upload is then created, but only once. */
const GONE_STATUSES = [404, 410];

function uploadProblemOf(error: Error | DetailedError): UploadProblem {
  const response = 'originalResponse' in error ? error.originalResponse : null;
  return { status: response?.getStatus() ?? 0, body: response?.getBody() ?? '', cause: error };
}

/**
 * Returns the problem of a file that the browser can no longer read. The status is 415, as for a file that the server
 * rejects, because the visitor must choose a file again in both cases.
 */
const unreadableFile = (cause: unknown): UploadProblem => ({
  status: 415,
  body: JSON.stringify({ response: 'Berkas tidak dapat dibaca lagi, silakan pilih kembali' }),
  cause,
});

const isTemporary = (status: number): boolean =>
  status === 0 || status >= 500 || BUSY_STATUSES.includes(status);

/**
 * Uploads a file over an unreliable network: retries failures, waits for the end of an outage, also of an outage that the
 * browser does not notice, and resumes at the offset that the server reports. Resolves to the upload's URL; rejects with
 * an {@link UploadProblem}. An aborted signal ends the upload and deletes it on the server.
 */
export function uploadResumably(request: ResumableUpload): Promise<string> {
  const { tus, file, options, network, signal, onProgress, onPause, onUrl } = request;
  return new Promise((resolve, reject) => {
    /** Whether a new upload was created for one that no longer exists on the server. */
    let isCreatedAgain = false;
    let isFinished = false;
    /** During an upload: fires if no byte arrives. During an outage: starts the next attempt. */
    let timer: ReturnType<typeof setTimeout> | undefined;

    const upload = new tus.Upload(file, {
      ...options,
      retryDelays: RETRY_MS,
      onShouldRetry(error) {
        const isRetried = isTemporary(uploadProblemOf(error).status) && network.isOnline();
        if (isRetried) onPause();
        return isRetried;
      },
      onUploadUrlAvailable() {
        // The upload was cancelled while the server created it.
        if (isFinished) void upload.abort(true).catch(() => undefined);
        else onUrl(upload.url ?? '');
      },
      onProgress(sent, total) {
        startStallTimer();
        onProgress(total > 0 ? sent / total : 0);
      },
      onSuccess: () => finish(() => resolve(upload.url ?? '')),
      onError: (error) => fail(uploadProblemOf(error)),
    });

    /** Ends all waiting and then calls `settle`, which resolves or rejects the promise. */
    function finish(settle: () => void) {
      if (isFinished) return;
      isFinished = true;
      clearTimeout(timer);
      stopListening();
      signal.removeEventListener('abort', cancel);
      settle();
    }
    function startStallTimer() {
      clearTimeout(timer);
      if (!isFinished) timer = setTimeout(onStall, STALL_MS);
    }
    function start() {
      if (isFinished || !network.isOnline()) return;
      startStallTimer();
      upload.start();
    }
    function pause() {
      clearTimeout(timer);
      void upload.abort();
    }
    function onStall() {
      onPause();
      pause();
      start();
    }
    function fail(failure: UploadProblem) {
      clearTimeout(timer);
      if (GONE_STATUSES.includes(failure.status) && !isCreatedAgain) {
        isCreatedAgain = true;
        start();
        return;
      }
      if (OUTAGE_STATUSES.includes(failure.status)) void waitForServer();
      else finish(() => reject(failure));
    }
    async function waitForServer() {
      onPause();
      // If the browser is offline, the network listener below starts the upload again.
      if (network.isOnline()) timer = setTimeout(start, OUTAGE_RETRY_MS);
      // The cause can also be the file: if it was moved or changed on the device, the upload fails without a response too.
      await file
        .slice(0, 1)
        .arrayBuffer()
        .catch((cause: unknown) => finish(() => reject(unreadableFile(cause))));
    }
    function cancel() {
      finish(() => reject({ status: 0, body: '', cause: signal.reason }));
      // Deletes the uploaded part; if that fails, the part expires on the server.
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
