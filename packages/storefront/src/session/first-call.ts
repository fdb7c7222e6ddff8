/**
 * A call that the document makes itself, before any script file is there; `token` of a member, null of a visitor; `body`
 * of one that is posted.
 */
type FirstCall = { url: string; body?: string | undefined; token: string | null; answer: Promise<Response> };

/** `firstCall` and `memberCalls` in src/lib/inline-scripts.mjs; a member's begin when the token is read. */
declare global {
  interface Window {
    firstCalls?: FirstCall[] | Promise<FirstCall[]> | undefined;
  }
}

/** The same address, in whatever order its query names things. */
function sameAddress(one: string, other: string): boolean {
  const [a, b] = [one, other].map((address) => new URL(address, location.origin));
  a?.searchParams.sort();
  b?.searchParams.sort();
  return a?.href === b?.href;
}

/** `fetch` that takes the document's own calls first, when the same person asks for the same. */
export const fetchAfterDocument: typeof fetch = async (input, init) => {
  const first = globalThis.window?.firstCalls;
  const { method = 'GET', body = undefined } = init ?? {};
  if (!first || typeof input !== 'string' || method !== (body === undefined ? 'GET' : 'POST'))
    return fetch(input, init);
  const calls = await first;
  const token = new Headers(init?.headers).get('access_token');
  const same = calls.find(
    (call) => call.token === token && call.body === body && sameAddress(call.url, input),
  );
  if (!same) return fetch(input, init);
  // Once: what is asked for again is asked for anew. What got no answer is asked for properly.
  calls.splice(calls.indexOf(same), 1);
  return same.answer.catch(() => fetch(input, init));
};
