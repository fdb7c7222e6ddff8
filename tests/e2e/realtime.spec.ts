import { expect, test } from '@playwright/test';
import { approveAtDesk } from './support/desk.ts';
import { registerMember, signIn } from './support/member.ts';
import { placeOrderForDesk } from './support/placed-order.ts';
import { SOCKET_PATH, waitForJoinedSocket } from './support/socket.ts';

/** Options with a timeout that is much shorter than the polling interval. */
const IMMEDIATELY = { timeout: 2_000 };

test("an open order page shows the desk's decision immediately and without a reload", async ({
  page,
  request,
}) => {
  const account = await registerMember(request);
  const id = await placeOrderForDesk(request, account);
  const consoleErrors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') consoleErrors.push(message.text());
  });
  await signIn(page, account);
  const joinedSocket = waitForJoinedSocket(page);
  await page.goto(`/orders/kesehatan/${id}`);
  await expect(page.getByText('Dalam Proses')).toBeVisible();
  const socket = await joinedSocket;
  await page.evaluate(() => Object.assign(window, { wasNotReloaded: true }));

  await approveAtDesk(request, id);
  await expect(page.getByText('Disetujui', { exact: true })).toBeVisible(IMMEDIATELY);
  await expect(page.getByRole('link', { name: 'Bayar' })).toBeVisible();
  await expect(page.getByText('Status pesanan: Disetujui', { exact: false })).toHaveRole('status');
  expect(await page.evaluate(() => 'wasNotReloaded' in window)).toBe(true);
  expect(new URL(socket.url()).searchParams.toString()).toBe('EIO=4&transport=websocket');
  expect(consoleErrors).toEqual([]);
});

test("an open order list shows the desk's decision immediately, also when WebSocket is blocked", async ({
  page,
  request,
}) => {
  const account = await registerMember(request);
  const id = await placeOrderForDesk(request, account);
  await page.addInitScript(() => {
    window.WebSocket = class extends WebSocket {
      constructor() {
        super('ws://127.0.0.1:9/nobody-listens');
      }
    };
  });
  await signIn(page, account);
  // The response, over long polling, to the request to join the member's channel.
  const joinReply = page.waitForResponse(
    async (reply) => SOCKET_PATH.test(reply.url()) && (await reply.text()).includes('"message":"ok"'),
  );
  await page.goto('/orders/?product=kesehatan');
  await expect(page.getByText('Dalam Proses')).toBeVisible();
  await joinReply;
  await approveAtDesk(request, id);
  await expect(page.getByText('Disetujui', { exact: true })).toBeVisible(IMMEDIATELY);
});

test('the profile, whose data only the member changes, opens no socket within a minute', async ({
  page,
  request,
}) => {
  const account = await registerMember(request);
  await signIn(page, account);
  const urls: string[] = [];
  page.on('request', (sentRequest) => urls.push(sentRequest.url()));
  page.on('websocket', (socket) => urls.push(socket.url()));
  await page.clock.install();
  await page.goto('/profile');
  await expect(page.getByRole('textbox', { name: 'Nama lengkap' })).toBeVisible();
  await page.clock.runFor('01:00');
  expect(urls.filter((url) => SOCKET_PATH.test(url) || url.includes('socket.io'))).toEqual([]);
});
