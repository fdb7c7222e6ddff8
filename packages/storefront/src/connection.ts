import { API_BASE, siteRoutes } from '@naungan/api/site-routes';
import { atom } from 'nanostores';

/** Any short call whose response every allowed origin may read. */
const PROBE_PATH = `${API_BASE}${siteRoutes.settings.path}?category=google`;

/** Shown to visitors if the API rejects the page's origin; the console has the message for the developer. */
export const ORIGIN_REJECTED_MESSAGE =
  'Layanan ini belum diaktifkan untuk situs ini. Silakan hubungi pengelola situs.';

type ConnectionOptions = {
  /** Origin of the API. */
  origin: string;
  pageOrigin: () => string;
  fetchApi: typeof fetch;
  report: (text: string) => void;
};

/**
 * Distinguishes an API that rejects this page's origin from an API that cannot be reached. Browsers report both as the same
 * error, so after a failed request this sends a request that needs no permission. `$isOriginRejected` is true if the API
 * rejects the origin. The developer gets each message once.
 */
export function createConnection({ origin, pageOrigin, fetchApi, report }: ConnectionOptions) {
  const $isOriginRejected = atom(false);
  let isChecking = false;
  const reported = new Set<string>();

  function reportOnce(text: string) {
    if (reported.has(text)) return;
    reported.add(text);
    report(text);
  }

  const isReachable = (mode: RequestMode) =>
    fetchApi(origin + PROBE_PATH, { mode, credentials: 'omit', cache: 'no-store' }).then(
      () => true,
      () => false,
    );

  async function check() {
    if (isChecking || $isOriginRejected.get()) return;
    isChecking = true;
    // If this page may read a response, the failure was temporary.
    if (!(await isReachable('cors'))) {
      if (await isReachable('no-cors')) {
        reportOnce(
          `The API at ${origin} does not accept requests from this page. Add ${pageOrigin()} to PARTNER_ORIGINS of the server.`,
        );
        $isOriginRejected.set(true);
      } else
        reportOnce(
          `The API at ${origin} cannot be reached: the server does not respond, the network is down, or the content security policy of this page does not allow the origin in connect-src.`,
        );
    }
    isChecking = false;
  }

  /** Sends a request of the API client, and finds out why it failed. */
  const fetchAndCheck: typeof fetch = async (input, init) => {
    try {
      return await fetchApi(input, init);
    } catch (error) {
      if (!init?.signal?.aborted) void check();
      throw error;
    }
  };

  return { $isOriginRejected, fetch: fetchAndCheck, check };
}
