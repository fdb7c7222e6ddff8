/**
 * The call that the document makes itself, before any script file is there (`firstCall` in src/lib/inline-scripts.mjs): a
 * visitor's, without a token.
 */
declare global {
  interface Window {
    firstCall?: { url: string; answer: Promise<Response> } | undefined;
  }
}

/** The same address, in whatever order its query names things. */
function sameAddress(one: string, other: string): boolean {
  const [a, b] = [one, other].map((address) => new URL(address, location.origin));
  a?.searchParams.sort();
  b?.searchParams.sort();
  return a?.href === b?.href;
}

/** `fetch` that takes the document's own call for its first, when a visitor asks for the same. */
export const fetchAfterDocument: typeof fetch = (input, init) => {
  const first = globalThis.window?.firstCall;
  const asksTheSame =
    first &&
    typeof input === 'string' &&
    (init?.method ?? 'GET') === 'GET' &&
    !new Headers(init?.headers).has('access_token') &&
    sameAddress(first.url, input);
  if (!asksTheSame) return fetch(input, init);
  // Once: a list that is asked for again is asked for anew. One that got no answer is asked for properly.
  window.firstCall = undefined;
  return first.answer.catch(() => fetch(input, init));
};
