import { expect, type Page } from '@playwright/test';

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1440, height: 900 };

/** Waits until the page shows a heading and no skeleton, and no API request is pending. */
async function waitUntilLoaded(page: Page, pendingRequests: ReadonlySet<unknown>) {
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: /^Memuat/ })).toHaveCount(0);
  await expect.poll(() => pendingRequests.size).toBe(0);
}

/** Returns the problems of the page at the current width: number of headings, overflow, alerts. */
async function problemsOfView(page: Page): Promise<string[]> {
  const problems: string[] = [];
  const headings = await page.locator('h1').filter({ visible: true }).allTextContents();
  if (headings.length !== 1) problems.push(`${headings.length} headings of level 1: ${headings.join(', ')}`);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (overflow > 0) problems.push(`${overflow} px wider than the screen`);
  const alerts = await page.getByRole('alert').filter({ visible: true, hasText: /\S/ }).allTextContents();
  return [...problems, ...alerts.map((text) => `alert: ${text}`)];
}

/**
 * Returns a function that opens a path at phone and desktop width, stores screenshots, and returns the problems of the
 * page at both widths, the console errors and the failed requests.
 */
export function createPageInspector(page: Page, { pictureFolder }: { pictureFolder: string }) {
  const errors: string[] = [];
  const pendingRequests = new Set<unknown>();
  let screenshotCount = 0;
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => errors.push(`script: ${error.message}`));
  page.on('request', (request) => {
    if (request.url().includes('/api/')) pendingRequests.add(request);
  });
  page.on('requestfinished', (request) => pendingRequests.delete(request));
  page.on('requestfailed', (request) => pendingRequests.delete(request));
  page.on('response', (response) => {
    if (response.status() >= 400) errors.push(`${response.status()} ${response.url()}`);
  });

  return async (path: string): Promise<string[]> => {
    await page.setViewportSize(PHONE);
    const response = await page.goto(path);
    const problems = response?.status() === 200 ? [] : [`status ${response?.status()}`];
    await waitUntilLoaded(page, pendingRequests);
    const fileName = new URL(page.url()).pathname.replace(/\W+/g, '-') + String(++screenshotCount);
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      problems.push(...(await problemsOfView(page)).map((problem) => `at ${size.width} px: ${problem}`));
      await page.screenshot({ path: `${pictureFolder}/${size.width}${fileName}.png`, fullPage: true });
    }
    return [...problems, ...errors.splice(0)].map((problem) => `${path}: ${problem}`);
  };
}
