/**
 * A call that the document makes before any script file is loaded. `token` is the member's token, or null for a visitor. Only
 * a POST has a `body`. `answer` resolves to the response.
 */
type FirstCall = { url: string; body?: string | undefined; token: string | null; answer: Promise<Response> };

/**
 * Set by the inline scripts `startFirstCall` and `startMemberCalls` (src/components/inline/inline-scripts.mjs). A promise for a
 * member, because the token must be decrypted before the calls start.
 */
declare global {
  interface Window {
    firstCalls?: FirstCall[] | Promise<FirstCall[]> | undefined;
  }
}

/** Compares two URLs regardless of the order of their query parameters. */
function isSameUrl(one: string, other: string): boolean {
  const [a, b] = [one, other].map((url) => new URL(url, location.origin));
  a?.searchParams.sort();
  b?.searchParams.sort();
  return a?.href === b?.href;
}

/** Uses the response of an equal call that the document made for the same member or visitor. Otherwise calls `fetch`. */
export const fetchAfterDocument: typeof fetch = async (input, init) => {
  const firstCalls = globalThis.window?.firstCalls;
  const { method = 'GET', body = undefined } = init ?? {};
  if (!firstCalls || typeof input !== 'string' || method !== (body === undefined ? 'GET' : 'POST'))
    return fetch(input, init);
  const calls = await firstCalls;
  const token = new Headers(init?.headers).get('access_token');
  const documentCall = calls.find(
    (call) => call.token === token && call.body === body && isSameUrl(call.url, input),
  );
  if (!documentCall) return fetch(input, init);
  // Each response is used once. A call without a response is repeated.
  calls.splice(calls.indexOf(documentCall), 1);
  return documentCall.answer.catch(() => fetch(input, init));
};
