import { API_VERSION_HEADER } from './api-version.ts';

export type FetchRequest = {
  method: string;
  url: string;
  headers: Record<string, string>;
  /** In milliseconds. */
  timeout: number;
  /** Parses the text of the response. */
  parse: (text: string) => unknown;
  signal?: AbortSignal;
  body?: BodyInit;
  /** Completes the request even if the page closes. */
  keepalive?: boolean;
  /** Replaces the global `fetch`. */
  fetch?: typeof fetch;
};

/** `status` is 0 without a response; `cause` is then the error. `apiVersion` is 0 if the response has no version. */
export type SendResult = { status: number; body: unknown; cause?: unknown; apiVersion?: number };

/** Returns a signal that aborts with `signal` or after `timeout` milliseconds, and a function that ends the timer. */
function abortAfter(timeout: number, signal: AbortSignal | undefined) {
  const controller = new AbortController();
  const abort = () => controller.abort(signal?.reason);
  const timer = setTimeout(abort, timeout);
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort, { once: true });
  return {
    signal: controller.signal,
    endTimer() {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    },
  };
}

/** Sends a request by `fetch`. Resolves with status 0 if there is no response. */
export async function sendByFetch(request: FetchRequest): Promise<SendResult> {
  const { method, url, headers, body, parse, keepalive } = request;
  const { signal, endTimer } = abortAfter(request.timeout, request.signal);
  try {
    const sendRequest = request.fetch ?? fetch;
    const reply = await sendRequest(url, {
      method,
      headers,
      credentials: 'include',
      signal,
      ...(body !== undefined && { body }),
      ...(keepalive && { keepalive }),
    });
    const apiVersion = Number(reply.headers.get(API_VERSION_HEADER) ?? 0);
    return { status: reply.status, body: parse(await reply.text()), apiVersion };
  } catch (cause) {
    return { status: 0, body: undefined, cause };
  } finally {
    endTimer();
  }
}
