import { expect, type Page } from '@playwright/test';

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1440, height: 900 };

/** Waits until the content is shown: a heading, no skeleton, no open call. */
async function untilLoaded(page: Page, open: ReadonlySet<unknown>) {
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: /^Memuat/ })).toHaveCount(0);
  await expect.poll(() => open.size).toBe(0);
}

/** Returns what is wrong with the shown page at the current width. */
async function problemsOfView(page: Page): Promise<string[]> {
  const problems: string[] = [];
  const headings = await page.locator('h1').filter({ visible: true }).allTextContents();
  if (headings.length !== 1) problems.push(`${headings.length} headings of level 1: ${headings.join(', ')}`);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (wide > 0) problems.push(`${wide} px wider than the screen`);
  const alerts = await page.getByRole('alert').filter({ visible: true, hasText: /\S/ }).allTextContents();
  return [...problems, ...alerts.map((text) => `alert: ${text}`)];
}

/**
 * Watches a page for errors of the console, failed calls and failed files. `inspect` opens a path on a phone and then
 * widens the window, and returns the problems of both views.
 */
export function createPageInspector(page: Page, { pictures }: { pictures: string }) {
  const errors: string[] = [];
  const open = new Set<unknown>();
  let count = 0;
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => errors.push(`script: ${error.message}`));
  page.on('request', (request) => {
    if (request.url().includes('/api/')) open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  page.on('response', (response) => {
    if (response.status() >= 400) errors.push(`${response.status()} ${response.url()}`);
  });

  return async (path: string): Promise<string[]> => {
    await page.setViewportSize(PHONE);
    const response = await page.goto(path);
    const problems = response?.status() === 200 ? [] : [`status ${response?.status()}`];
    await untilLoaded(page, open);
    const file = new URL(page.url()).pathname.replace(/\W+/g, '-') + String(++count);
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      problems.push(...(await problemsOfView(page)).map((problem) => `at ${size.width} px: ${problem}`));
      await page.screenshot({ path: `${pictures}/${size.width}${file}.png`, fullPage: true });
    }
    return [...problems, ...errors.splice(0)].map((problem) => `${path}: ${problem}`);
  };
}
