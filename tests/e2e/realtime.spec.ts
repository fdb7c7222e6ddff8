import { expect, test } from '@playwright/test';
import { approveAtDesk } from './support/desk.ts';
import { registerMember, signIn } from './support/member.ts';
import { placeOrderForDesk } from './support/placed-order.ts';
import { joinedSocket, SOCKET_PATH } from './support/socket.ts';

/** Milliseconds; much shorter than the polling interval of connected pages. */
const IMMEDIATELY = { timeout: 2_000 };

test("an open order shows the desk's decision immediately, without a reload", async ({ page, request }) => {
  const account = await registerMember(request);
  const id = await placeOrderForDesk(request, account);
  const consoleErrors: string[] = [];
  page.on('console', (line) => line.type() === 'error' && consoleErrors.push(line.text()));
  await signIn(page, account);
  const connection = joinedSocket(page);
  await page.goto(`/orders/kesehatan/${id}`);
  await expect(page.getByText('Dalam Proses')).toBeVisible();
  const socket = await connection;
  await page.evaluate(() => Object.assign(window, { untouched: true }));

  await approveAtDesk(request, id);
  await expect(page.getByText('Disetujui', { exact: true })).toBeVisible(IMMEDIATELY);
  await expect(page.getByRole('link', { name: 'Bayar' })).toBeVisible();
  await expect(page.getByText('Status pesanan: Disetujui', { exact: false })).toHaveRole('status');
  expect(await page.evaluate(() => 'untouched' in window)).toBe(true);
  expect(new URL(socket.url()).searchParams.toString()).toBe('EIO=4&transport=websocket');
  expect(consoleErrors).toEqual([]);
});

test('the order list updates too, also where WebSocket is blocked', async ({ page, request }) => {
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
  // The reply to joining the member's channel, over long polling.
  const connection = page.waitForResponse(
    async (reply) => SOCKET_PATH.test(reply.url()) && (await reply.text()).includes('"message":"ok"'),
  );
  await page.goto('/orders/?product=kesehatan');
  await expect(page.getByText('Dalam Proses')).toBeVisible();
  await connection;
  await approveAtDesk(request, id);
  await expect(page.getByText('Disetujui', { exact: true })).toBeVisible(IMMEDIATELY);
});

test('a page without changing data opens no connection', async ({ page, request }) => {
  const account = await registerMember(request);
  await signIn(page, account);
  const opened: string[] = [];
  page.on('request', (request) => opened.push(request.url()));
  page.on('websocket', (socket) => opened.push(socket.url()));
  await page.clock.install();
  await page.goto('/profile');
  await expect(page.getByRole('textbox', { name: 'Nama lengkap' })).toBeVisible();
  await page.clock.runFor('01:00');
  expect(opened.filter((url) => SOCKET_PATH.test(url) || url.includes('socket.io'))).toEqual([]);
});
