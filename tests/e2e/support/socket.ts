import type { Page, WebSocket } from '@playwright/test';

export const SOCKET_PATH = /\/api\/v1\/socket\//;

/** Waits until the page's socket has joined a room; resolves to the socket. */
export async function waitForJoinedSocket(page: Page): Promise<WebSocket> {
  const socket = await page.waitForEvent('websocket', {
    predicate: (candidate) => SOCKET_PATH.test(candidate.url()),
  });
  // Packet 43 of Socket.IO acknowledges the request to join a room.
  await socket.waitForEvent('framereceived', {
    predicate: ({ payload }) => /^43\d*\[.*"ok"/.test(String(payload)),
  });
  return socket;
}
