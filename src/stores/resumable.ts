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

export type Sending = {
  tus: Tus;
  file: File;
  options: UploadOptions;
  network: Network;
  signal: AbortSignal;
  onProgress: (ratio: number) => void;
  onUrl: (url: string) => void;
};

/** Without a byte for so long a connection is taken for dead, even when the browser has not noticed. */
const STALL_MS = 30_000;
/** Together more than half a minute, each only when nothing at all went through since the one before. */
const RETRY_MS = [0, 1_000, 3_000, 5_000, 10_000, 20_000];
const MOST_STALLS = 3;
/** The upload's address leads nowhere any more: it is made anew. */
const GONE = [404, 410];

function failureOf(error: Error | DetailedError): Failure {
  const answer = 'originalResponse' in error ? error.originalResponse : null;
  return { status: answer?.getStatus() ?? 0, body: answer?.getBody() ?? '', cause: error };
}

/**
 * Sends a file through a bad network: what fails is tried again, without a network it waits for one, and it goes on
 * where the server says that it stands. Answers the upload's address; rejects with a {@link Failure}. An aborted
 * signal stops it for good and takes the upload back.
 */
export function sendResumably(sending: Sending): Promise<string> {
  const { tus, file, options, network, signal, onProgress, onUrl } = sending;
  return new Promise((resolve, reject) => {
    let stalls = 0;
    let anew = 0;
    let over = false;
    let stall: ReturnType<typeof setTimeout> | undefined;

    const upload = new tus.Upload(file, {
      ...options,
      retryDelays: RETRY_MS,
      onUploadUrlAvailable() {
        // Taken back while it was being made.
        if (over) void upload.abort(true).catch(() => undefined);
        else onUrl(upload.url ?? '');
      },
      onProgress(sent, total) {
        watch();
        onProgress(total > 0 ? sent / total : 0);
      },
      onChunkComplete: () => {
        stalls = 0;
      },
      onSuccess: () => settle(() => resolve(upload.url ?? '')),
      onError: (error) => fail(failureOf(error)),
    });

    function settle(how: () => void) {
      if (over) return;
      over = true;
      clearTimeout(stall);
      stopListening();
      signal.removeEventListener('abort', cancel);
      how();
    }
    function watch() {
      clearTimeout(stall);
      if (!over) stall = setTimeout(giveUpConnection, STALL_MS);
    }
    function go() {
      if (over || !network.online()) return;
      watch();
      upload.start();
    }
    function pause() {
      clearTimeout(stall);
      void upload.abort();
    }
    function giveUpConnection() {
      stalls += 1;
      pause();
      if (stalls < MOST_STALLS) go();
      else settle(() => reject({ status: 0, body: '', cause: new Error('The connection stalled') }));
    }
    function fail(failure: Failure) {
      clearTimeout(stall);
      if (GONE.includes(failure.status) && anew === 0) {
        anew += 1;
        go();
        return;
      }
      // Without a network the listener below goes on.
      if (failure.status === 0 && !network.online()) return;
      settle(() => reject(failure));
    }
    function cancel() {
      settle(() => reject({ status: 0, body: '', cause: signal.reason }));
      // Takes back what has come; what cannot be taken back now expires on the server.
      upload.abort(true).catch(() => undefined);
    }

    const stopListening = network.subscribe(() => {
      pause();
      go();
    });
    signal.addEventListener('abort', cancel);
    if (signal.aborted) cancel();
    else go();
  });
}
