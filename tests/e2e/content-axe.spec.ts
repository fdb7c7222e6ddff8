import { expect, type Page, test } from '@playwright/test';
import { axeViolations } from './support/axe.ts';

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1440, height: 900 };

/** Returns axe's violations on the current page, each with the name of the open menu or category. */
const violationsWhenOpen = async (page: Page, name: string | null) =>
  (await axeViolations(page)).map((finding) => `${name?.trim()}: ${finding}`);

test('axe finds no violation on the home page while each menu is open, on a desktop and on a phone', {
  tag: '@deep-journeys',
}, async ({ page }) => {
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

test('axe finds no violation on the help page when all guides of a category are open', {
  tag: '@deep-journeys',
}, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/faq');
  const violations: string[] = [];
  const categoryLinks = page.getByRole('navigation', { name: 'Kategori panduan' }).getByRole('link');
  for (const categoryLink of await categoryLinks.all()) {
    await categoryLink.click();
    const guides = page.locator('main details:visible');
    await guides.evaluateAll((elements) => {
      for (const guide of elements) guide.setAttribute('open', '');
    });
    violations.push(...(await violationsWhenOpen(page, await categoryLink.textContent())));
  }
  expect(violations).toEqual([]);
});
