import { expect, type Page, test } from '@playwright/test';
import { axeViolations } from './support/axe.ts';

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1440, height: 900 };

/** Returns axe's violations on the current page, each with the name of the open menu or category. */
const violationsWhenOpen = async (page: Page, name: string | null) =>
  (await axeViolations(page)).map((finding) => `${name?.trim()}: ${finding}`);

test('axe finds no violation in the open menus of desktop and phone', async ({ page }) => {
  const violations: string[] = [];
  await page.setViewportSize(DESKTOP);
  await page.goto('/');
  for (const summary of await page.locator('header summary:visible').all()) {
    await summary.click();
    violations.push(...(await violationsWhenOpen(page, await summary.textContent())));
  }
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Buka menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Menu', exact: true })).toBeVisible();
  violations.push(...(await violationsWhenOpen(page, 'phone')));
  expect(violations).toEqual([]);
});

test('axe finds no violation in the open guides of the help page', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/faq');
  const violations: string[] = [];
  for (const tab of await page
    .getByRole('navigation', { name: 'Kategori panduan' })
    .getByRole('link')
    .all()) {
    await tab.click();
    const entries = page.locator('main details:visible');
    await entries.evaluateAll((list) => {
      for (const entry of list) entry.setAttribute('open', '');
    });
    violations.push(...(await violationsWhenOpen(page, await tab.textContent())));
  }
  expect(violations).toEqual([]);
});
