export type MultipartRequest = {
  method: string;
  url: string;
  headers: Record<string, string>;
  form: FormData;
  /** Milliseconds. */
  timeout: number;
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
};
export type MultipartAnswer = { status: number; body: unknown; cause?: unknown };

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Sends a form by XMLHttpRequest: `fetch` cannot tell how much of a body was sent. Status 0 means no answer. */
export function sendMultipart(request: MultipartRequest): Promise<MultipartAnswer> {
  return new Promise((resolve) => {
    const xhr = new XMLHttpRequest();
    xhr.open(request.method, request.url);
    xhr.withCredentials = true;
    xhr.timeout = request.timeout;
    for (const [key, value] of Object.entries(request.headers)) xhr.setRequestHeader(key, value);
    xhr.upload.onprogress = (event) => {
      if (event.lengthComputable) request.onProgress?.(event.loaded / event.total);
    };
    xhr.onload = () => resolve({ status: xhr.status, body: parse(xhr.responseText) });
    xhr.onerror =
      xhr.ontimeout =
      xhr.onabort =
        (event) => resolve({ status: 0, body: undefined, cause: event.type });
    request.signal?.addEventListener('abort', () => xhr.abort(), { once: true });
    xhr.send(request.form);
  });
}
