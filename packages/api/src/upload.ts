import { type FetchRequest, type SendResult, sendByFetch } from './send.ts';

export type MultipartRequest = Omit<FetchRequest, 'body' | 'keepalive'> & {
  form: FormData;
  /** Called with the sent part of the form, from 0 to 1. */
  onProgress?: (ratio: number) => void;
  /** Uses `fetch` even where XMLHttpRequest exists. */
  usesFetch?: boolean;
};

/** Sends a form by XMLHttpRequest, because `fetch` cannot report the upload progress. */
function sendWithProgress(request: MultipartRequest): Promise<SendResult> {
  return new Promise((resolve) => {
    const xhr = new XMLHttpRequest();
    xhr.open(request.method, request.url);
    xhr.withCredentials = true;
    xhr.timeout = request.timeout;
    for (const [key, value] of Object.entries(request.headers)) xhr.setRequestHeader(key, value);
    xhr.upload.onprogress = (event) => {
      if (event.lengthComputable) request.onProgress?.(event.loaded / event.total);
    };
    xhr.onload = () => resolve({ status: xhr.status, body: request.parse(xhr.responseText) });
    xhr.onerror =
      xhr.ontimeout =
      xhr.onabort =
        (event) => resolve({ status: 0, body: undefined, cause: event.type });
    request.signal?.addEventListener('abort', () => xhr.abort(), { once: true });
    xhr.send(request.form);
  });
}

/** Sends a form by `fetch`, for servers, which have no XMLHttpRequest. Reports progress only at the start and at the end. */
async function sendWithoutProgress({ form, onProgress, ...request }: MultipartRequest): Promise<SendResult> {
  onProgress?.(0);
  const reply = await sendByFetch({ ...request, body: form });
  if (reply.status > 0) onProgress?.(1);
  return reply;
}

/** Sends a form. Resolves with status 0 when there is no response. */
export const sendMultipart = (request: MultipartRequest): Promise<SendResult> =>
  request.usesFetch || typeof XMLHttpRequest === 'undefined'
    ? sendWithoutProgress(request)
    : sendWithProgress(request);
