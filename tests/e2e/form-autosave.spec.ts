import { expect, type Page, test } from '@playwright/test';
import { hydrate } from './support/scripts.ts';

/** Waits until the input of a form is stored in the tab. */
const waitForAutosave = (page: Page, form: string) =>
  expect
    .poll(() => page.evaluate((name) => sessionStorage.getItem(`site.typed.${name}`), form))
    .not.toBeNull();

test('a registration form stores its input encrypted and restores it after a reload, except passwords', async ({
  page,
}) => {
  await page.goto('/register');
  // A form that is not hydrated yet stores no input.
  await hydrate(page);
  await page.getByLabel('Kata sandi', { exact: true }).fill('Teduh-Sore-26');
  await page.getByLabel('Nama lengkap').fill('Sari Wulandari');
  await waitForAutosave(page, 'register');
  const storageText = await page.evaluate(() => JSON.stringify(sessionStorage));
  expect(storageText).not.toMatch(/sari|Teduh-Sore-26/i);
  await page.reload();
  await expect(page.getByLabel('Nama lengkap')).toHaveValue('SARI WULANDARI');
  await expect(page.getByLabel('Kata sandi', { exact: true })).toHaveValue('');
});
