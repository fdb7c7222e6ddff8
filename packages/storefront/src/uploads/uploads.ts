import { ApiProblem, problemText, type ReceivedProblemBody } from '@naungan/api/api-problem';
import { uploadId, uploadMetadata } from '@naungan/api/uploads';
import type { UploadTools } from '@naungan/ui/fields/attachment';
import type { UploadOptions } from 'tus-js-client';
import type { EncryptedStorage } from '../storage/encrypted-storage.ts';
import type { Tab } from '../storage/tab.ts';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import type { Network } from './network.ts';
import { type Tus, type UploadProblem, uploadResumably } from './resumable-upload.ts';
import { fingerprint, type ResumeState, type UploadTarget, uploadKeyPrefix } from './upload-target.ts';

export type UploadsOptions = {
  storage: EncryptedStorage;
  network: Network;
  /** Returns the absolute URL at which uploads are created. */
  endpoint: () => string;
  /** Returns the headers of each request, with the member's token, which changes with a new login. */
  headers: () => Record<string, string>;
  /** Resolves to the token that has replaced a rejected one; null if there is none. */
  replacedToken: (rejectedToken: string) => Promise<string | null>;
  onUnauthorized: () => void;
  tus: Tus;
  /** This tab. A duplicated tab copies the resume state of the original tab, but must not use that state. */
  tab: Pick<Tab, 'id'>;
};

/** A chunk is small enough for proxies that limit a request body, and for the request timeout on a slow network. */
const CHUNK_BYTES = 512 * 1024;
/** More uploads at a time would overload a slow network and the browser's connections. */
const CONCURRENT_UPLOADS = 2;

function readBody(text: string): ReceivedProblemBody | undefined {
  try {
    return JSON.parse(text) as ReceivedProblemBody;
  } catch {
    return undefined;
  }
}

function toApiProblem({ status, body, cause }: UploadProblem): ApiProblem {
  const problemBody = readBody(body);
  return new ApiProblem(problemText(status, problemBody), {
    status,
    code: problemBody?.message ?? '',
    raw: problemBody?.response ?? '',
    fields: problemBody?.errors ?? [],
    cause,
  });
}

/**
 * Uploads files before their forms are sent, with the tus protocol. The resume state of each upload is stored
 * encrypted next to the draft, so that after a reload, a login or an outage the same file resumes instead of
 * restarting.
 */
export function createUploads(options: UploadsOptions) {
  const { storage, network, tus } = options;
  const runLimited = createConcurrencyLimit(CONCURRENT_UPLOADS);

  function uploadOptions(
    uploadUrl: string | null,
    noteToken: (token: string) => void = () => undefined,
  ): UploadOptions {
    return {
      endpoint: options.endpoint(),
      uploadUrl,
      chunkSize: CHUNK_BYTES,
      storeFingerprintForResuming: false,
      onBeforeRequest(request) {
        const headers = options.headers();
        noteToken(headers.access_token ?? '');
        for (const [name, value] of Object.entries(headers)) request.setHeader(name, value);
      },
    };
  }

  async function terminate(url: string) {
    await tus.Upload.terminate(url, { ...uploadOptions(null), retryDelays: null }).catch(() => undefined);
  }

  async function send(
    target: UploadTarget,
    file: File,
    { code, slot = code, onProgress, onPause, signal }: UploadTools,
  ) {
    signal.throwIfAborted();
    const name = uploadKeyPrefix(target) + slot;
    const print = fingerprint(file);
    const [storedState, tab] = await Promise.all([storage.read<ResumeState>(name), options.tab.id()]);
    const canResume = storedState?.print === print && storedState.tab === tab;
    let startedUrl = canResume ? storedState.url : null;
    let sentToken = '';
    const noteToken = (token: string) => {
      sentToken = token;
    };
    const upload = () =>
      uploadResumably({
        tus,
        file,
        network,
        signal,
        onProgress,
        onPause: () => onPause?.(),
        options: {
          ...uploadOptions(startedUrl, noteToken),
          metadata: uploadMetadata(code, file, target.purpose),
        },
        onUrl(uploadUrl) {
          startedUrl = uploadUrl;
          const state: ResumeState = { url: uploadUrl, print, tab };
          // If the URL cannot be stored, the upload restarts after a reload.
          void storage.write(name, state).catch(() => undefined);
        },
      });
    const url = await upload()
      .catch(async (failure: UploadProblem) => {
        if (failure.status !== 401 || !(await options.replacedToken(sentToken))) throw failure;
        return upload();
      })
      .catch((failure: UploadProblem) => {
        if (failure.status === 401) options.onUnauthorized();
        throw toApiProblem(failure);
      });
    // The visitor may remove the file after its upload.
    signal.addEventListener('abort', () => void terminate(url), { once: true });
    return uploadId(url);
  }

  return {
    /**
     * Uploads a file of a form, after a wait if too many uploads are in progress. Resolves to the id by which the form
     * refers to the file.
     */
    send: (target: UploadTarget, file: File, tools: UploadTools) =>
      runLimited(() => send(target, file, tools)),
  };
}
