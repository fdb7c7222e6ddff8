import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A page does without what the API does not say by then: its island asks again. */
const TIMEOUT_MS = 1_000;

/** What reads: a quote is posted, with what it is for. */
function methodOf({ method = 'GET' }: RequestInit = {}) {
  if (method === 'GET' || method === 'POST') return method;
  throw new TypeError(`A page that is rendered only reads, and asked for ${method}.`);
}

/**
 * `fetch` of the own API for a page that is rendered on request. It reads as a visitor of whom nothing is known, from the
 * address of `request`: what comes back is nobody's own.
 */
export function createApiFetch(app: FastifyInstance, request: FastifyRequest): typeof fetch {
  return async (input, init) => {
    const url = new URL(String(input), 'http://own.invalid');
    const { statusCode, headers, rawPayload } = await app.inject({
      method: methodOf(init),
      url: url.pathname + url.search,
      headers: Object.fromEntries(new Headers(init?.headers)),
      ...(typeof init?.body === 'string' ? { payload: init.body } : {}),
      remoteAddress: request.ip,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const type = String(headers['content-type'] ?? '');
    return new Response(new Uint8Array(rawPayload), {
      status: statusCode,
      headers: { 'content-type': type },
    });
  };
}
