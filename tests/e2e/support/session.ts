import { type APIRequestContext, expect, type Page } from '@playwright/test';

/** Starts to record the tokens in a page's requests; returns an object that always has the latest token. */
export function recordToken(page: Page) {
  const latest = { token: '' };
  page.on('request', (request) => {
    latest.token = request.headers().access_token ?? latest.token;
  });
  return latest;
}

/** Ends a session on the server. The page gets no notice. */
export async function endSession(request: APIRequestContext, { token }: { token: string }) {
  const logoutReply = await request.delete('/api/v1/user/logout', { headers: { access_token: token } });
  expect(logoutReply.ok(), await logoutReply.text()).toBe(true);
}
