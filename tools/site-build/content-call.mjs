import { setTimeout as pause } from 'node:timers/promises';

const TIMEOUT_SECONDS = 30;
/** Milliseconds between two attempts to connect to a server that does not listen yet. */
const RETRY_MS = 100;

const failureReason = (cause) =>
  cause?.name === 'TimeoutError'
    ? `no response within ${TIMEOUT_SECONDS} seconds`
    : `the server does not respond (${cause?.cause?.code ?? cause?.message ?? cause})`;

/** A failed content call. The message is one line that states the problem; the build prints only that line. */
export class ContentError extends Error {
  constructor(url, problem) {
    super(`The content call ${url} ${problem}`);
    this.name = 'ContentError';
  }
}

/**
 * Sends a request. If CONTENT_WAIT_SECONDS is set, this function waits until the server listens, at most until this
 * process has run for that number of seconds.
 */
async function fetchContent(url) {
  const waitMs = Number(process.env.CONTENT_WAIT_SECONDS ?? 0) * 1000;
  for (;;) {
    try {
      return await fetch(url, {
        headers: { accept: 'application/json', 'cache-control': 'no-cache' },
        signal: AbortSignal.timeout(TIMEOUT_SECONDS * 1000),
      });
    } catch (error) {
      if (error?.cause?.code !== 'ECONNREFUSED' || performance.now() > waitMs) throw error;
      await pause(RETRY_MS);
    }
  }
}

/**
 * Returns the parsed JSON of a content call. Bypasses caches, because the content has usually changed just before a build.
 * @param {string} url
 * @returns {Promise<unknown>}
 * @throws {ContentError}
 */
export async function contentCall(url) {
  const response = await fetchContent(url).catch((cause) => {
    throw new ContentError(
      url,
      `failed: ${failureReason(cause)}. Start the server, or set CONTENT_API to another server.`,
    );
  });
  if (!response.ok) throw new ContentError(url, `returned status ${response.status} instead of content.`);
  const text = await response.text().catch(() => '');
  try {
    return JSON.parse(text);
  } catch {
    const type = response.headers.get('content-type') ?? 'nothing';
    throw new ContentError(
      url,
      `returned ${type}, which is not JSON. CONTENT_API must be the base URL of an API, such as https://host/api/v1.`,
    );
  }
}
