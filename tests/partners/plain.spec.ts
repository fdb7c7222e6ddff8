import { expect, test } from '@playwright/test';
import { complaintsOf, expectUnchanged, lookOf } from './support/host-page.ts';

const BLOG = process.env.PARTNER_PLAIN ?? '';

test('leaves a page whose theme styles every element as it was', async ({ page }) => {
  await page.route('**/storefront/**', (route) => route.abort());
  await page.goto(BLOG);
  const before = await lookOf(page);
  await page.unroute('**/storefront/**');
  const complaints = complaintsOf(page);
  await page.goto(BLOG);
  await expect(page.getByRole('article')).not.toHaveCount(0);
  await expectUnchanged(page, before);
  expect(complaints).toEqual([]);
});

test('a visitor who leaves details sees all plans, by a token instead of a cookie', async ({
  page,
  context,
}) => {
  await page.goto(BLOG);
  await expect(page.getByRole('article')).not.toHaveCount(0);
  await page.getByRole('button', { name: 'Lihat semua', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Nama lengkap' }).fill('Rini Astuti');
  await dialog.getByRole('textbox', { name: 'Nomor telepon' }).fill('81234567890');
  await dialog.getByRole('textbox', { name: 'Email' }).fill('rini@contoh.test');
  await dialog.getByRole('button', { name: 'Lihat semua produk' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Lihat semua', exact: true })).toHaveCount(0);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('xgst');
});
