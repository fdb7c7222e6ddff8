const IDLE_MS = 1000;
const POLL_MS = 50;
const MAX_WAIT_MS = 60_000;

/** Counts the requests and the received bytes (body as transferred, plus headers) of a page from its DevTools session. */
export function countTraffic(devtools) {
  const pendingIds = new Set();
  const totals = { requests: 0, bytes: 0 };
  let lastChange = Date.now();
  const recordChange = () => {
    lastChange = Date.now();
  };
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith('http')) return;
    totals.requests += 1;
    pendingIds.add(requestId);
    recordChange();
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!pendingIds.delete(requestId)) return;
    totals.bytes += encodedDataLength;
    recordChange();
  });
  devtools.on('Network.loadingFailed', ({ requestId }) => {
    pendingIds.delete(requestId);
    recordChange();
  });
  return {
    totals: () => ({ ...totals }),
    /** Waits until the page has had no open request for a second. @throws Error after a minute */
    async untilIdle() {
      const deadline = Date.now() + MAX_WAIT_MS;
      while (pendingIds.size > 0 || Date.now() - lastChange < IDLE_MS) {
        if (Date.now() > deadline) throw new Error(`A page still loads after ${MAX_WAIT_MS} ms.`);
        await new Promise((done) => setTimeout(done, POLL_MS));
      }
    },
  };
}
