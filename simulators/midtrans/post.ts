import type { PostResult } from './webhook-sender.ts';

const TIMEOUT_MS = 15_000;
const MAX_REDIRECTS = 5;

/**
 * Posts a notification; resolves to the HTTP status, or to 'unreachable' without a response. Sends the notification again to
 * the target of a redirect with status 307 or 308, up to five times; follows no other redirect.
 */
export async function post(url: string, body: unknown, redirectsLeft = MAX_REDIRECTS): Promise<PostResult> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      // The gateway's notifications have its former name as user agent.
      headers: { 'content-type': 'application/json', 'user-agent': 'Veritrans' },
      body: JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    // Reads the body, so that the connection can be used again.
    await response.arrayBuffer();
    const location = response.headers.get('location');
    const followsRedirect =
      location !== null && (response.status === 307 || response.status === 308) && redirectsLeft > 0;
    return followsRedirect ? post(new URL(location, url).href, body, redirectsLeft - 1) : response.status;
  } catch {
    return 'unreachable';
  }
}
