import { ApiError, type FailureBody, failureText } from '@naungan/api/failure';
import { uploadId, uploadMetadata } from '@naungan/api/uploads';
import type { UploadTools } from '@naungan/ui/orders/attachment-fields';
import type { UploadOptions } from 'tus-js-client';
import type { Network } from './network.ts';
import { type Failure, sendResumably, type Tus } from './resumable.ts';
import type { Tab } from './tab.ts';
import { createTurns } from './turns.ts';
import { type UploadPlace, uploadPrefix } from './upload-place.ts';
import type { Vault } from './vault.ts';

export type UploadsOptions = {
  vault: Vault;
  network: Network;
  /** Where uploads are made: an absolute address. */
  endpoint: () => string;
  /** Of each request, the member's token among them: it may be another after a new login. */
  headers: () => Record<string, string>;
  onUnauthorized: () => void;
  tus: Tus;
  /** A duplicated tab finds the other's uploads in its storage: they are not its own. */
  tab: Pick<Tab, 'id'>;
};

type Kept = { url: string; print: string; tab: string };

/** Small enough for proxies that limit a body, and to come through within a request's time on a slow network. */
const CHUNK_BYTES = 512 * 1024;
/** More would keep a slow network, and the browser's connections, from everything else. */
const AT_ONCE = 2;

const fingerprint = ({ name, size, type, lastModified }: File) => [name, size, type, lastModified].join('/');

function readBody(text: string): FailureBody | undefined {
  try {
    return JSON.parse(text) as FailureBody;
  } catch {
    return undefined;
  }
}

function asApiError({ status, body, cause }: Failure): ApiError {
  const said = readBody(body);
  return new ApiError(failureText(status, said), {
    status,
    code: said?.message ?? '',
    raw: said?.response ?? '',
    fields: said?.errors ?? [],
    cause,
  });
}

/**
 * Sends files ahead of their forms, by the tus protocol. Where each upload stands is kept sealed beside the draft,
 * so that after a reload, a login or an outage the same file goes on instead of starting again.
 */
export function createUploads(options: UploadsOptions) {
  const { vault, network, tus } = options;
  const inTurn = createTurns(AT_ONCE);

  function settings(uploadUrl: string | null): UploadOptions {
    return {
      endpoint: options.endpoint(),
      uploadUrl,
      chunkSize: CHUNK_BYTES,
      storeFingerprintForResuming: false,
      onBeforeRequest(request) {
        for (const [name, value] of Object.entries(options.headers())) request.setHeader(name, value);
      },
    };
  }

  async function takeBack(url: string) {
    await tus.Upload.terminate(url, { ...settings(null), retryDelays: null }).catch(() => undefined);
  }

  async function send(place: UploadPlace, file: File, { code, onProgress, signal }: UploadTools) {
    signal.throwIfAborted();
    const name = uploadPrefix(place) + code;
    const print = fingerprint(file);
    const [kept, tab] = await Promise.all([vault.read<Kept>(name), options.tab.id()]);
    const goesOn = kept?.print === print && kept.tab === tab;
    const url = await sendResumably({
      tus,
      file,
      network,
      signal,
      onProgress,
      options: {
        ...settings(goesOn ? kept.url : null),
        metadata: uploadMetadata(code, file, place.purpose),
      },
      // Where it cannot be kept, the file starts anew after a reload.
      onUrl: (url) => void vault.write(name, { url, print, tab } satisfies Kept).catch(() => undefined),
    }).catch((failure: Failure) => {
      if (failure.status === 401) options.onUnauthorized();
      throw asApiError(failure);
    });
    signal.addEventListener('abort', () => void takeBack(url), { once: true });
    return uploadId(url);
  }

  return {
    /** Sends a file of a form in its turn; answers the id that the form names it by. */
    send: (place: UploadPlace, file: File, tools: UploadTools) => inTurn(() => send(place, file, tools)),
  };
}
