import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';

const CONTENT_PAGES = [
  '/',
  '/articles',
  '/articles/memahami-masa-tunggu',
  '/faq',
  '/about-us',
  '/p/kebijakan-privasi',
  '/visi-misi',
  '/contact',
  '/claims',
  '/products/kendaraan',
  '/products/kebakaran',
  '/tidak-ada',
];

for (const path of CONTENT_PAGES) {
  test(`${path} asks for no script and nobody else's server`, async ({ page }) => {
    const scripts: string[] = [];
    const foreign: string[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (request.resourceType() === 'script') scripts.push(request.url());
      if (url.hostname !== '127.0.0.1' && url.hostname !== 'localhost' && url.protocol !== 'data:')
        foreign.push(request.url());
    });
    await page.goto(path, { waitUntil: 'load' });
    expect(scripts).toEqual([]);
    expect(foreign).toEqual([]);
  });

  test(`${path} is accessible and breaks no rule of its own policy`, async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) complaints.push(message.text());
    });
    await page.goto(path);
    await expectAccessible(page);
    expect(complaints).toEqual([]);
  });
}

test('an unknown path answers 404 with a way home', async ({ page }) => {
  const answer = await page.goto('/tidak/ada');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Oops! 404 Not Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
});

for (const path of ['/orders/kapal/1', '/invoice/1/kapal', '/invoices/1?product=kapal']) {
  test(`${path} answers 404: there is no such product`, async ({ page }) => {
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Oops! 404 Not Found' })).toBeVisible();
  });
}

test('the older address of an invoice leads to its place', async ({ request }) => {
  const answer = await request.get('/invoices/abc?product=kesehatan', { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers().location).toBe('/invoice/abc/kesehatan');
});

test('every link of the home page and the help page leads somewhere', async ({ page, request }) => {
  const addresses = new Set<string>();
  for (const path of ['/', '/faq', '/articles', '/p/kebijakan-privasi']) {
    await page.goto(path);
    const hrefs = await page
      .locator('a[href^="/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    for (const href of hrefs) addresses.add((href ?? '').split('#')[0] ?? '');
  }
  const dead: string[] = [];
  for (const address of addresses) {
    const answer = await request.get(address || '/');
    if (!answer.ok()) dead.push(`${address} ${answer.status()}`);
  }
  expect(addresses.size).toBeGreaterThan(30);
  expect(dead).toEqual([]);
});

test('the help page shows its first category, then the one that was chosen', async ({ page }) => {
  await page.goto('/faq');
  const tabs = page.getByRole('navigation', { name: 'Kategori panduan' }).getByRole('link');
  await expect(tabs).toHaveCount(5);
  const visible = page.locator('.help-panel:visible');
  await expect(visible).toHaveCount(1);
  await expect(visible).toHaveAttribute('id', 'umum');
  await tabs.nth(3).click();
  await expect(visible).toHaveAttribute('id', 'kesehatan');
  await visible.locator('summary').first().click();
  await expect(visible.locator('details').first()).toHaveAttribute('open', '');
});

test('shows a stored notice once', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => sessionStorage.setItem('site-notice', 'Email telah terdaftar'));
  await page.reload();
  await expect(page.getByText('Email telah terdaftar')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Email telah terdaftar')).toHaveCount(0);
});

test('a menu opens by keyboard and closes by Escape, back on its button', async ({ page }) => {
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the phone menu opens and leads on', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Buka menu' }).click();
    await page
      .getByRole('navigation', { name: 'Menu' })
      .getByRole('link', { name: 'Asuransi Kesehatan' })
      .click();
    await expect(page).toHaveURL(/\/products\/kesehatan\/?$/);
  });

  test('the date of birth still leads to the list', async ({ page }) => {
    await page.goto('/products/kesehatan');
    await page.locator('input[name="dob"]').fill('1985-05-17');
    await page.getByRole('button', { name: 'Cari Produk' }).click();
    await expect(page).toHaveURL('/products/kesehatan/plan?dob=1985-05-17');
  });
});
