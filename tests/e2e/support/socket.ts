import type { Page, WebSocket } from '@playwright/test';

export const SOCKET = /\/api\/v1\/socket\//;

/** The page's connection, once the server answered its request for a room. */
export async function connected(page: Page): Promise<WebSocket> {
  const socket = await page.waitForEvent('websocket', { predicate: (one) => SOCKET.test(one.url()) });
  await socket.waitForEvent('framereceived', {
    predicate: ({ payload }) => /^43\d*\[.*"ok"/.test(String(payload)),
  });
  return socket;
}
