import { type APIRequestContext, expect, type Page } from '@playwright/test';

/** Records the token in the requests of a page; returns an object with the latest one. */
export function recordToken(page: Page) {
  const latest = { token: '' };
  page.on('request', (request) => {
    latest.token = request.headers().access_token ?? latest.token;
  });
  return latest;
}

/** Ends a session on the server, without notice to the page. */
export async function endSession(request: APIRequestContext, { token }: { token: string }) {
  const logoutReply = await request.delete('/api/v1/user/logout', { headers: { access_token: token } });
  expect(logoutReply.ok(), await logoutReply.text()).toBe(true);
}
