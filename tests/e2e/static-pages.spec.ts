import { expect, test } from '@playwright/test';

test('[2 §8] Oops! 404 Not Found, with Back to Home', async ({ page }) => {
  const response = await page.goto('/tidak/ada');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Oops! 404 Not Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('a product that does not exist has no pages', async ({ request }) => {
  for (const path of ['/orders/kapal/1', '/invoice/1/kapal', '/invoices/1?product=kapal']) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(await response.text(), path).toContain('Oops! 404 Not Found');
  }
});

test('the older URL of an invoice redirects to the current one', async ({ request }) => {
  const response = await request.get('/invoices/abc?product=kesehatan', { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers().location).toBe('/invoice/abc/kesehatan');
});

test('a stored notice is shown once', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => sessionStorage.setItem('site-notice', 'Email telah terdaftar'));
  await page.reload();
  await expect(page.getByText('Email telah terdaftar')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Email telah terdaftar')).toHaveCount(0);
});

test('a menu opens by keyboard and closes by Escape with the focus on its button', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Menu utama' });
  const opener = menu.locator('summary', { hasText: 'ASURANSI' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const link = menu.getByRole('link', { name: /Asuransi Kesehatan/ });
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(opener).toBeFocused();
});
