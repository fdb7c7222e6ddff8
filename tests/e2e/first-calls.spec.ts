import { expect, type Page, test } from '@playwright/test';
import { invoicePath, orderDetailPath } from '../../packages/domain/src/lines/paths.ts';
import { approveAtDesk } from './support/desk.ts';
import { registerMember, signIn } from './support/member.ts';
import { placeOrderForDesk } from './support/placed-order.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const VISITOR_PAGES = [
  '/products/kesehatan/plan?dob=1990-01-01',
  '/products/kecelakaandiri/plan?dob=1990-01-01',
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

/** Opens a page until it is connected or idle; returns the problems of its calls. */
async function problemsOfCalls(page: Page, path: string, connects: boolean): Promise<string[]> {
  const gets: string[] = [];
  const problems: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (!pathname.startsWith('/api/v1/')) return;
    const { device_id, os } = request.headers();
    if (!UUID.test(device_id ?? '') || !os) problems.push(`${path}: ${pathname} without device or system`);
    if (request.method() === 'GET') gets.push(pathname + search);
  });
  // The page reloads its data when it has joined, if it does.
  const joined = connects
    ? page
        .waitForEvent('websocket')
        .then((socket) => socket.waitForEvent('framereceived', ({ payload }) => /^40/.test(String(payload))))
    : undefined;
  await page.clock.install();
  await page.goto(path);
  await joined;
  await page.waitForLoadState('load');
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  // `useWatch` waits 50 ms before it repeats a call.
  await page.clock.runFor(1_000);
  page.removeAllListeners('request');
  expect(gets.length, path).toBeGreaterThan(0);
  const repeated = gets.filter((url, index) => gets.indexOf(url) !== index);
  return [...problems, ...repeated.map((url) => `${path}: ${url} twice`)];
}

test('every call of a visitor names the device and system, and none is repeated', async ({ page }) => {
  const problems: string[] = [];
  for (const path of VISITOR_PAGES) problems.push(...(await problemsOfCalls(page, path, false)));
  expect(problems).toEqual([]);
});

test('every call of a member names the device and system, and none is repeated', async ({
  page,
  request,
}) => {
  const account = await registerMember(request);
  const orderId = await placeOrderForDesk(request, account);
  await approveAtDesk(request, orderId);
  await signIn(page, account);
  const problems: string[] = [];
  for (const path of MEMBER_PAGES) {
    const connects = !['/profile', '/account?tab=policy'].includes(path);
    problems.push(...(await problemsOfCalls(page, path, connects)));
  }
  for (const path of [orderDetailPath('kesehatan', orderId), invoicePath('kesehatan', orderId)])
    problems.push(...(await problemsOfCalls(page, path, true)));
  expect(problems).toEqual([]);
});
