import { expect, type Page, test } from '@playwright/test';

/** Waits until the last input is stored, encrypted, in the tab. */
const autosaved = (page: Page, form: string) =>
  expect
    .poll(() => page.evaluate((name) => sessionStorage.getItem(`site.typed.${name}`), form))
    .not.toBeNull();

test('a registration form is restored after a refresh, except its passwords', async ({ page }) => {
  await page.goto('/register');
  // The server-rendered form does not store input before it is hydrated.
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await page.getByLabel('Kata sandi', { exact: true }).fill('Naungan2026');
  await page.getByLabel('Nama lengkap').fill('Sari Wulandari');
  await autosaved(page, 'register');
  const stored = await page.evaluate(() => JSON.stringify(sessionStorage));
  expect(stored).not.toMatch(/sari|Naungan2026/i);
  await page.reload();
  await expect(page.getByLabel('Nama lengkap')).toHaveValue('SARI WULANDARI');
  await expect(page.getByLabel('Kata sandi', { exact: true })).toHaveValue('');
});
