const TIMEOUT_SECONDS = 30;

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
 * Returns the parsed JSON of a content call. Bypasses caches, because the content has usually changed just before a build.
 * @param {string} url
 * @returns {Promise<unknown>}
 * @throws {ContentError}
 */
export async function contentCall(url) {
  const response = await fetch(url, {
    headers: { accept: 'application/json', 'cache-control': 'no-cache' },
    signal: AbortSignal.timeout(TIMEOUT_SECONDS * 1000),
  }).catch((cause) => {
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
