/** Requests of a page that have no response, by page. */
const pendingRequests = new WeakMap();

/** Starts to count the pending requests of a page, which `waitUntilLoaded` needs. */
export function watchRequests(page) {
  const pending = new Set();
  pendingRequests.set(page, pending);
  page.on('request', (request) => {
    if (request.url().includes('/api/v1/')) pending.add(request);
  });
  for (const event of ['requestfinished', 'requestfailed'])
    page.on(event, (request) => pending.delete(request));
}

/** An island without its content, content that loads, and the placeholder of lazy content. */
const WAITING =
  'astro-island[ssr]:not([client="touch"]), main [aria-busy="true"], main [class~="nu:shimmer"]';
const TIMEOUT_MS = 60_000;

/** Waits until every island that needs no touch is hydrated, no content is loading, and the last responses are painted. */
export async function waitUntilLoaded(page) {
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    await page.waitForFunction((selector) => !document.querySelector(selector), WAITING);
    // Two frames: the first can start before React has rendered a response.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    if (pendingRequests.get(page)?.size === 0) return;
    if (Date.now() > deadline)
      throw new Error(`${page.url()} has requests without a response after ${TIMEOUT_MS / 1_000} s`);
  }
}
