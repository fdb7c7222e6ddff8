import type { Delivery } from './webhook-sender.ts';

const POST_TIMEOUT = 15_000;
const REDIRECTS_AT_MOST = 5;

/**
 * Delivers one notification: follows 307 and 308 with the body, up to five times; stops at any other
 * redirect.
 */
export async function post(url: string, body: unknown, redirectsLeft = REDIRECTS_AT_MOST): Promise<Delivery> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'Veritrans' },
      body: JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(POST_TIMEOUT),
    });
    await response.arrayBuffer();
    const next = response.headers.get('location');
    const followsRedirect =
      next !== null && (response.status === 307 || response.status === 308) && redirectsLeft > 0;
    return followsRedirect ? post(new URL(next, url).href, body, redirectsLeft - 1) : response.status;
  } catch {
    return 'unreachable';
  }
}
