export type MultipartRequest = {
  method: string;
  url: string;
  headers: Record<string, string>;
  form: FormData;
  /** In milliseconds. */
  timeout: number;
  /** Parses the text of the response. */
  parse: (text: string) => unknown;
  onProgress?: (ratio: number) => void;
  signal?: AbortSignal;
  /** Replaces the global `fetch`. */
  fetch?: typeof fetch;
  /** Uses `fetch` even where XMLHttpRequest exists. */
  usesFetch?: boolean;
};
export type MultipartReply = { status: number; body: unknown; cause?: unknown };

/** Sends a form by XMLHttpRequest, because `fetch` cannot report the upload progress. */
function sendWithProgress(request: MultipartRequest): Promise<MultipartReply> {
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
async function sendByFetch(request: MultipartRequest): Promise<MultipartReply> {
  const { method, url, headers, form } = request;
  const abortSignals = [AbortSignal.timeout(request.timeout), ...(request.signal ? [request.signal] : [])];
  try {
    request.onProgress?.(0);
    const sendRequest = request.fetch ?? fetch;
    const reply = await sendRequest(url, {
      method,
      headers,
      body: form,
      credentials: 'include',
      signal: AbortSignal.any(abortSignals),
    });
    request.onProgress?.(1);
    return { status: reply.status, body: request.parse(await reply.text()) };
  } catch (cause) {
    return { status: 0, body: undefined, cause };
  }
}

/** Sends a form. Resolves with status 0 when there is no response. */
export const sendMultipart = (request: MultipartRequest): Promise<MultipartReply> =>
  request.usesFetch || typeof XMLHttpRequest === 'undefined'
    ? sendByFetch(request)
    : sendWithProgress(request);
