import type { Page, WebSocket } from '@playwright/test';

export const SOCKET_PATH = /\/api\/v1\/socket\//;

/** Waits until the page has joined a channel; resolves to the page's socket. */
export async function joinedSocket(page: Page): Promise<WebSocket> {
  const socket = await page.waitForEvent('websocket', {
    predicate: (candidate) => SOCKET_PATH.test(candidate.url()),
  });
  // Packet 43 of Socket.IO acknowledges the request to join a channel.
  await socket.waitForEvent('framereceived', {
    predicate: ({ payload }) => /^43\d*\[.*"ok"/.test(String(payload)),
  });
  return socket;
}
