import { expect, type Page, test } from '@playwright/test';
import { invoicePath, orderDetailPath } from '../../packages/domain/src/lines/paths.ts';
import { approveAtDesk } from './support/desk.ts';
import { registerMember, signIn } from './support/member.ts';
import { placeOrderForDesk } from './support/placed-order.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
/** Plan lists with more pages than the server renders, so that the browser requests the plans. */
const VISITOR_PAGES = [
  '/products/kesehatan/plan?dob=1990-01-01&page=6',
  '/products/kecelakaandiri/plan?dob=1990-01-01&page=6',
];
const MEMBER_PAGES = [
  '/polis/',
  '/account',
  '/account?tab=policy',
  '/orders/',
  '/invoices/',
  '/profile',
  '/claims/progress/',
];

/** Opens a page and waits until its first calls have ended; returns calls without device headers, and repeated calls. */
async function problemsOfFirstCalls(
  page: Page,
  path: string,
  { opensSocket = false } = {},
): Promise<string[]> {
  const getUrls: string[] = [];
  const problems: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (!pathname.startsWith('/api/v1/')) return;
    const { device_id, os } = request.headers();
    if (!UUID.test(device_id ?? '') || !os) problems.push(`${path}: ${pathname} without device_id or os`);
    if (request.method() === 'GET') getUrls.push(pathname + search);
  });
  // A page that joins the member's channel reloads its data afterwards. The listener is set before the page starts,
  // because the frame may arrive immediately after the connection.
  const socketConnected = new Promise<void>((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        // Packet 40 of Socket.IO accepts the connection.
        if (/^40/.test(String(payload))) resolve();
      }),
    );
  });
  // On a page without an island, the first call follows only after the load event.
  const firstCall = page.waitForRequest((request) => new URL(request.url()).pathname.startsWith('/api/v1/'));
  await page.clock.install();
  await page.goto(path);
  await firstCall;
  if (opensSocket) await socketConnected;
  await page.waitForLoadState('load');
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  // A repeated call would follow within a second: `useWatch` waits 50 ms before it calls again.
  await page.clock.runFor(1_000);
  page.removeAllListeners('request');
  expect(getUrls.length, path).toBeGreaterThan(0);
  const repeatedUrls = getUrls.filter((url, index) => getUrls.indexOf(url) !== index);
  return [...problems, ...repeatedUrls.map((url) => `${path}: ${url} twice`)];
}

test("a visitor's pages send the headers device_id and os with every call, and repeat no call", async ({
  page,
}) => {
  const problems: string[] = [];
  for (const path of VISITOR_PAGES) problems.push(...(await problemsOfFirstCalls(page, path)));
  expect(problems).toEqual([]);
});

test("a member's pages send the headers device_id and os with every call, and repeat no call", {
  tag: '@deep-journeys',
}, async ({ page, request }) => {
  const account = await registerMember(request);
  const orderId = await placeOrderForDesk(request, account);
  await approveAtDesk(request, orderId);
  await signIn(page, account);
  const problems: string[] = [];
  // A content page has no island. An inline script calls the API to verify the session.
  problems.push(...(await problemsOfFirstCalls(page, '/contact')));
  for (const path of MEMBER_PAGES) {
    const opensSocket = path !== '/profile';
    problems.push(...(await problemsOfFirstCalls(page, path, { opensSocket })));
  }
  for (const path of [orderDetailPath('kesehatan', orderId), invoicePath('kesehatan', orderId)])
    problems.push(...(await problemsOfFirstCalls(page, path, { opensSocket: true })));
  expect(problems).toEqual([]);
});
