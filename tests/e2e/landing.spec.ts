import { expect, test } from '@playwright/test';
import { LINES } from '../../packages/domain/src/lines/index.ts';
import { expectAccessible } from './support/axe.ts';
import { delayScripts } from './support/scripts.ts';

/** Maximum height of a landing page on a phone. */
const MAX_PHONE_HEIGHT_PX = 5_500;
/** Label of a button that exists only in the hydrated form. */
const CALENDAR_BUTTON = 'Buka kalender';

test('a date entered before hydration stays in the field', async ({ page }) => {
  const releaseScripts = await delayScripts(page);
  await page.goto('/products/kesehatan', { waitUntil: 'commit' });
  await page.locator('input[type="date"]').fill('1985-05-17');
  await page.getByRole('heading', { level: 1 }).click();
  releaseScripts();
  await expect(page.getByRole('button', { name: CALENDAR_BUTTON })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Tanggal lahir' })).toHaveValue('17/05/1985');
});

test('every product landing page has the reasons to choose the broker [2 §1]', async ({ request }) => {
  const home = await request.get('/api/v1/pages/product/home');
  const { response } = (await home.json()) as {
    response: { whychoose: { headTitle: string; items: { title: string }[] } };
  };
  const { headTitle, items } = response.whychoose;
  for (const { landingPath } of Object.values(LINES)) {
    const html = await (await request.get(landingPath)).text();
    const missingTexts = [headTitle, ...items.map(({ title }) => title)].filter(
      (words) => !html.includes(words),
    );
    expect(missingTexts, landingPath).toEqual([]);
  }
});

test('the footer of order and payment pages has a text about help and no navigation', async ({ request }) => {
  const paths = [
    '/products/kesehatan/order/1',
    '/orders/kesehatan/1/update',
    '/invoice/1/kesehatan',
    '/payment/finish',
  ];
  for (const path of paths) {
    const [footer] = (await (await request.get(path)).text()).match(/<footer.*<\/footer>/s) ?? [''];
    expect(footer, path).toContain('Butuh bantuan? Hubungi kami');
    expect(footer, path).not.toContain('<nav');
  }
});

test('the search for an age without plans shows “Opss..” and “Kami tidak menemukan produk yang sesuai dengan usia Anda” [2 §8]', async ({
  page,
}) => {
  await page.goto('/products/kesehatan');
  await page.getByLabel('Tanggal lahir').hover();
  await expect(page.getByRole('button', { name: CALENDAR_BUTTON })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Tanggal lahir' }).fill('01/01/1920');
  await page.getByRole('button', { name: 'Cari Produk' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Opss..');
  await expect(alert).toContainText('Kami tidak menemukan produk yang sesuai dengan usia Anda');
  await expect(page).toHaveURL(/\/products\/kesehatan\/?$/);
});

for (const [width, height, maxPageHeight, expectedSize] of [
  [1280, 800, Number.POSITIVE_INFINITY, 'fits the width'],
  [360, 740, MAX_PHONE_HEIGHT_PX, `fits the width and is at most ${MAX_PHONE_HEIGHT_PX} px high`],
] as const)
  test(`at ${width} × ${height} px each search form shows its button without scrolling, and its page ${expectedSize}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const { landingPath } of Object.values(LINES)) {
      await page.goto(landingPath);
      const button = page.getByRole('button', { name: /^(Lanjut|Cari Produk)$/ });
      await expect(button, landingPath).toBeInViewport({ ratio: 1 });
      const size = await page.evaluate(() => ({
        width: document.documentElement.scrollWidth,
        height: document.documentElement.scrollHeight,
      }));
      expect(size.width, landingPath).toBeLessThanOrEqual(width);
      expect(size.height, landingPath).toBeLessThanOrEqual(maxPageHeight);
    }
  });

test('the example premium next to the search form changes with the input, and a reload restores the input', async ({
  page,
}) => {
  await page.goto('/products/kebakaran-gempabumi');
  const examplePremium = page.locator('#contoh-premi');
  await expect(examplePremium.getByText('Rumah Rp750 juta, Bandung')).toBeVisible();
  const previousPremium = await examplePremium.getByRole('status').textContent();
  await page.getByRole('radio', { name: 'Toko atau ruko' }).check();
  await expect(examplePremium.getByText(/^Toko \/ ruko/)).toBeVisible();
  await expect(examplePremium.getByRole('status')).not.toHaveText(previousPremium ?? '');
  await page.getByRole('button', { name: 'Lanjut', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Berapa biaya membangunnya kembali?' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Harga Bangunan' }).fill('1200000000');
  await expect(examplePremium.getByText(/Rp1\.200\.000\.000/)).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Harga Bangunan' })).toHaveValue('1.200.000.000');
  await expect(examplePremium.getByText(/Rp1\.200\.000\.000/)).toBeVisible();
});
