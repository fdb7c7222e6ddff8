import type { FastifyInstance, FastifyRequest } from 'fastify';

/** After this timeout the page renders without the data; its island requests the data again in the browser. */
const TIMEOUT_MS = 1_000;

/** A call of a page; `status` is null until the response arrives. */
export type PageCall = { path: string; status: number | null };

/** Returns the method of a read-only call: GET, or POST for a quote. */
function methodOf({ method = 'GET' }: RequestInit = {}) {
  if (method === 'GET' || method === 'POST') return method;
  throw new TypeError(`Rendered pages may only send GET and POST requests, not ${method}.`);
}

/**
 * Returns a `fetch` of the site's API for a page rendered on request. Its calls have the visitor's IP address but no
 * session, so the page contains no personal data. Adds every call to `calls`.
 */
export function createApiFetch(
  app: FastifyInstance,
  request: FastifyRequest,
  calls: PageCall[] = [],
): typeof fetch {
  return async (input, init) => {
    const url = new URL(String(input), 'http://api.invalid');
    const call: PageCall = { path: url.pathname, status: null };
    calls.push(call);
    const { statusCode, headers, rawPayload } = await app.inject({
      method: methodOf(init),
      url: url.pathname + url.search,
      headers: Object.fromEntries(new Headers(init?.headers)),
      ...(typeof init?.body === 'string' ? { payload: init.body } : {}),
      remoteAddress: request.ip,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    call.status = statusCode;
    const type = String(headers['content-type'] ?? '');
    return new Response(new Uint8Array(rawPayload), {
      status: statusCode,
      headers: { 'content-type': type },
    });
  };
}
