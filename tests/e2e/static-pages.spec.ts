import { expect, test } from '@playwright/test';

test('an unknown path has status 404 and shows “Oops! 404 Not Found” with the link “Back to Home” [2 §8]', async ({
  page,
}) => {
  const response = await page.goto('/tidak/ada');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Oops! 404 Not Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('the pages of an unknown product line have status 404', async ({ request }) => {
  for (const path of ['/orders/kapal/1', '/invoice/1/kapal', '/invoices/1?product=kapal']) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(await response.text(), path).toContain('Oops! 404 Not Found');
  }
});

test('the older URL of an invoice redirects to the current URL', async ({ request }) => {
  const response = await request.get('/invoices/abc?product=kesehatan', { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers().location).toBe('/invoice/abc/kesehatan');
});

test('a page shows a notice that the previous page has stored, but only once', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => sessionStorage.setItem('site-notice', 'Email telah terdaftar'));
  await page.reload();
  await expect(page.getByText('Email telah terdaftar')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Email telah terdaftar')).toHaveCount(0);
});

test('a menu opens by Enter, and Escape closes it and focuses its button', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Menu utama' });
  const menuButton = menu.locator('summary', { hasText: 'ASURANSI' });
  await menuButton.focus();
  await page.keyboard.press('Enter');
  const link = menu.getByRole('link', { name: /Asuransi Kesehatan/ });
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(menuButton).toBeFocused();
});
