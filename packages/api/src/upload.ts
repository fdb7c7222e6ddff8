export type MultipartRequest = {
  method: string;
  url: string;
  headers: Record<string, string>;
  form: FormData;
  /** Milliseconds. */
  timeout: number;
  /** What the text of an answer says. */
  read: (text: string) => unknown;
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
  /** Instead of the global one, where it is by `fetch`. */
  fetch?: typeof fetch;
  /** Even where there is an XMLHttpRequest. */
  byFetch?: boolean;
};
export type MultipartAnswer = { status: number; body: unknown; cause?: unknown };

/** By XMLHttpRequest: `fetch` cannot tell how much of a body was sent. */
function sendWithProgress(request: MultipartRequest): Promise<MultipartAnswer> {
  return new Promise((resolve) => {
    const xhr = new XMLHttpRequest();
    xhr.open(request.method, request.url);
    xhr.withCredentials = true;
    xhr.timeout = request.timeout;
    for (const [key, value] of Object.entries(request.headers)) xhr.setRequestHeader(key, value);
    xhr.upload.onprogress = (event) => {
      if (event.lengthComputable) request.onProgress?.(event.loaded / event.total);
    };
    xhr.onload = () => resolve({ status: xhr.status, body: request.read(xhr.responseText) });
    xhr.onerror =
      xhr.ontimeout =
      xhr.onabort =
        (event) => resolve({ status: 0, body: undefined, cause: event.type });
    request.signal?.addEventListener('abort', () => xhr.abort(), { once: true });
    xhr.send(request.form);
  });
}

/** On a server there is no XMLHttpRequest; progress is then its beginning and its end. */
async function sendByFetch({
  method,
  url,
  headers,
  form,
  ...request
}: MultipartRequest): Promise<MultipartAnswer> {
  const limits = [AbortSignal.timeout(request.timeout), ...(request.signal ? [request.signal] : [])];
  try {
    request.onProgress?.(0);
    const send = request.fetch ?? fetch;
    const reply = await send(url, {
      method,
      headers,
      body: form,
      credentials: 'include',
      signal: AbortSignal.any(limits),
    });
    request.onProgress?.(1);
    return { status: reply.status, body: request.read(await reply.text()) };
  } catch (cause) {
    return { status: 0, body: undefined, cause };
  }
}

/** Sends a form. Status 0 means no answer. */
export const sendMultipart = (request: MultipartRequest): Promise<MultipartAnswer> =>
  request.byFetch || typeof XMLHttpRequest === 'undefined' ? sendByFetch(request) : sendWithProgress(request);
