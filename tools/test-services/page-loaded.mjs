/** By page: its API requests that have no response yet. */
const requestsByPage = new WeakMap();

/** Starts to record the API requests of a page. Call this before `waitUntilLoaded`. */
export function watchRequests(page) {
  const pendingRequests = new Set();
  requestsByPage.set(page, pendingRequests);
  page.on('request', (request) => {
    if (request.url().includes('/api/v1/')) pendingRequests.add(request);
  });
  for (const event of ['requestfinished', 'requestfailed'])
    page.on(event, (request) => pendingRequests.delete(request));
}

/**
 * Runs in the page. Returns whether every island is hydrated, except islands that hydrate at the first touch, and no
 * placeholder is visible. A placeholder in a hidden tab does not count.
 */
const isLoaded = () =>
  !document.querySelector('astro-island[ssr]:not([client="touch"])') &&
  ![...document.querySelectorAll('main [aria-busy="true"], main [class~="nu:shimmer"]')].some((element) =>
    element.checkVisibility(),
  );
const TIMEOUT_MS = 60_000;

/** Waits until the islands are hydrated, no placeholder is visible, and the last responses are painted. */
export async function waitUntilLoaded(page) {
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    await page.waitForFunction(isLoaded);
    // Two frames: the first can start before React has rendered a response.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    if (requestsByPage.get(page)?.size === 0) return;
    if (Date.now() > deadline)
      throw new Error(`${page.url()} has requests without a response after ${TIMEOUT_MS / 1_000} s`);
  }
}
