import { expect, type Page, test } from '@playwright/test';
import { contentPaths, oneOfEachKind, UNKNOWN_PATH } from './support/content-pages.ts';

test.use({ javaScriptEnabled: false });

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1440, height: 900 };
/** Tag of lines whose form differs little from the form of another line. */
const DEEP_TAG = '@deep-journeys';

test('a page of every kind has one heading and at least 50 words without JavaScript', {
  tag: '@deep-journeys',
}, async ({ page, request }) => {
  await page.setViewportSize(PHONE);
  const problems: string[] = [];
  for (const path of oneOfEachKind(await contentPaths(request))) {
    await page.goto(path);
    const heading = page.getByRole('heading', { level: 1 });
    if ((await heading.count()) !== 1 || !(await heading.isVisible()))
      problems.push(`${path}: does not have exactly one visible heading`);
    const texts = await page.locator('main :is(h1, h2, h3, p, li, summary):visible').allTextContents();
    const words = texts.join(' ').split(/\s+/).length;
    if (path !== UNKNOWN_PATH && words < 50) problems.push(`${path}: ${words} words`);
  }
  expect(problems).toEqual([]);
});

test('every menu opens without JavaScript, one at a time, and its links lead to pages', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/');
  const menus = page.locator('header details:visible');
  const links: string[] = [];
  await expect(menus).toHaveCount(2);
  for (const menu of await menus.all()) {
    await expect(menu.getByRole('link').first()).toBeHidden();
    await menu.locator('summary').click();
    await expect(page.locator('header details[open]')).toHaveCount(1);
    for (const link of await menu.getByRole('link').all()) {
      await expect(link).toBeVisible();
      links.push((await link.getAttribute('href')) ?? '');
    }
  }
  expect(links).toHaveLength(8);
  // Opens only one link of each menu: links.test.ts checks all links.
  for (const menu of await menus.all()) {
    await page.goto('/');
    await menu.locator('summary').click();
    const link = menu.getByRole('link').last();
    const href = await link.getAttribute('href');
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${href}/?$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('the phone menu opens and closes without JavaScript, and its links lead to pages', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/faq');
  const menu = page.getByRole('navigation', { name: 'Menu', exact: true });
  const openButton = page.getByRole('button', { name: 'Buka menu' });
  await openButton.click();
  await menu.getByRole('button', { name: 'Tutup menu' }).click();
  await expect(menu).toBeHidden();
  await openButton.click();
  const hrefs = await menu
    .locator('a:visible')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs.length).toBeGreaterThanOrEqual(13);
  for (const href of [hrefs[0], hrefs.at(-1)]) {
    await page.goto('/faq');
    await openButton.click();
    await menu.locator(`a[href="${href}"]:visible`).click();
    await expect(page).toHaveURL(new RegExp(`${href}/?$`));
    await expect(menu).toBeHidden();
  }
});

test('the help page without JavaScript shows the first category, and opens each of the five categories and its guides', async ({
  page,
}) => {
  await page.goto('/faq');
  const tabs = page.getByRole('navigation', { name: 'Kategori panduan' }).getByRole('link');
  await expect(tabs).toHaveCount(5);
  const panel = page.locator('.help-panel:visible');
  await expect(panel).toHaveCount(1);
  await expect(panel).toHaveAttribute('id', 'umum');
  for (const tab of await tabs.all()) {
    await tab.click();
    await expect(panel.getByRole('heading', { level: 2 })).toHaveText((await tab.textContent()) ?? '');
    const guide = panel.locator('details').first();
    const answers = panel.locator('details .prose');
    await expect(answers.first()).toBeHidden();
    await guide.locator('summary').click();
    await expect(answers.first()).toBeVisible();
    for (const text of await answers.allTextContents()) expect(text).toMatch(/.{40}/s);
    expect(await answers.count()).toBe(await panel.locator('details > summary').count());
  }
});

test('a plan list without JavaScript shows three plans, and the link of a plan opens its page', async ({
  page,
}) => {
  await page.goto('/products/kesehatan/plan?dob=1990-05-17');
  const plans = page.getByRole('article');
  await expect(plans).toHaveCount(3);
  const name = (await plans.first().getByRole('heading').textContent()) ?? '';
  await expect(plans.first().getByText(/^Rp/).first()).toBeVisible();
  await plans.first().getByRole('link', { name: 'Detail' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

/** Opens the comparison of the first two plans of the list; expects that it contains their names and prices. */
async function compareFirstPlans(page: Page) {
  const plans = page.getByRole('article');
  const names = (await plans.getByRole('heading').allTextContents()).slice(0, 2);
  const prices = await Promise.all(
    [0, 1].map((index) => plans.nth(index).locator('[data-price] > .nu\\:tabular').first().textContent()),
  );
  for (const name of names) await page.getByRole('checkbox', { name: `Bandingkan ${name}` }).check();
  await page.getByRole('button', { name: 'Bandingkan produk yang dipilih' }).click();
  const table = page.getByRole('table', { name: `Perbandingan ${names.join(' dan ')}` });
  await expect(table).toBeVisible();
  for (const price of prices) await expect(table).toContainText(price ?? 'no price');
  await expect(table.getByRole('link', { name: /^Beli / })).toHaveCount(2);
}

for (const [line, tag] of [['kesehatan'], ['kecelakaandiri', DEEP_TAG]] as const)
  test(`without JavaScript a visitor searches, filters, sorts and compares plans of ${line}`, {
    tag: tag ?? [],
  }, async ({ page }) => {
    await page.goto('/');
    await page.locator(`main a[href="/products/${line}"]:visible`).first().click();
    await page.locator('input[name="dob"]').fill('1985-05-17');
    await page.getByRole('button', { name: 'Cari Produk' }).click();
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(3);
    const [firstName = ''] = await cards.getByRole('heading').allTextContents();
    await page.getByRole('searchbox', { name: 'Cari nama produk' }).fill(firstName);
    await page.getByRole('button', { name: 'Terapkan' }).click();
    await expect(cards.getByRole('heading', { name: firstName, exact: true })).toBeVisible();
    await expect(page).toHaveURL(/dob=1985-05-17/);
    await page.getByRole('searchbox', { name: 'Cari nama produk' }).fill('');
    await page.getByLabel('Urutkan').selectOption('Premi terendah');
    await page.getByRole('button', { name: 'Terapkan' }).click();
    await expect(page.getByLabel('Urutkan')).toHaveValue('premium-asc');
    await compareFirstPlans(page);
  });

test('without JavaScript a visitor types a vehicle, filters by premium and compares plans', {
  tag: '@deep-journeys',
}, async ({ page }) => {
  await page.goto('/');
  await page.locator('main a[href="/products/kendaraan"]:visible').first().click();
  await page.getByLabel('Model, tahun, dan pelat').fill('avanza 2024 b');
  await page.getByRole('button', { name: 'Cari Produk' }).click();
  // This maximum is below every premium.
  await page.getByLabel(/paling banyak/).fill('100');
  await page.getByRole('button', { name: 'Terapkan' }).click();
  await expect(page.getByRole('article')).toHaveCount(0);
  await page.getByLabel(/paling banyak/).fill('20000000');
  await page.getByRole('button', { name: 'Terapkan' }).click();
  await compareFirstPlans(page);
});

for (const [line, tag] of [
  ['kebakaran'],
  ['gempabumi', DEEP_TAG],
  ['kebakaran-gempabumi', DEEP_TAG],
] as const)
  test(`without JavaScript a visitor describes a house, sees which answers are missing, and compares plans of ${line}`, {
    tag: tag ?? [],
  }, async ({ page }) => {
    await page.goto('/');
    await page.locator('main a[href="/products/kebakaran"]:visible').first().click();
    await page
      .getByRole('navigation', { name: 'Jenis asuransi properti' })
      .locator(`a[href$="/${line}"]`)
      .click();
    await page.getByRole('link', { name: 'Isi formulir tanpa JavaScript' }).click();
    await page.getByLabel('Provinsi').selectOption('DKI Jakarta');
    await page.getByRole('button', { name: 'Lanjut' }).click();
    const problems = page.getByRole('region', { name: /Periksa/ });
    await expect(problems.getByRole('link')).toHaveText([
      'Anda belum melengkapi Okupasi!',
      'Anda belum melengkapi Harga Bangunan!',
      'Anda belum melengkapi Status Kepemilikan!',
      'Anda belum melengkapi Kelas Konstruksi!',
      'Anda belum melengkapi Luas Bangunan!',
    ]);
    await page.getByLabel('Okupasi').selectOption({ value: '2976' });
    await page.getByLabel('Harga Bangunan').fill('1.200.000.000');
    await page.getByLabel('Status Kepemilikan').selectOption('Milik Sendiri');
    await page.getByLabel('Kelas Konstruksi').selectOption({ index: 1 });
    await page.getByLabel('Luas Bangunan').fill('120');
    await page.getByLabel('Nama Kabupaten/Kota').selectOption('Kota Administrasi Jakarta Selatan');
    await page.getByRole('button', { name: 'Lihat produk' }).click();
    await expect(page).toHaveURL(new RegExp(`/products/${line}/plan\\?.*buildingPrices=1200000000`));
    await compareFirstPlans(page);
  });

test('the link "Muat Lebih" opens a longer plan list without JavaScript', async ({ page }) => {
  await page.goto('/products/kesehatan/plan?dob=1990-05-17');
  const rows = page.locator('.plan-list ul > li');
  const firstPageCount = await rows.count();
  await page.getByRole('link', { name: 'Muat Lebih' }).click();
  await expect(page).toHaveURL(/dob=1990-05-17&page=2/);
  // The page is streamed, so its last rows can arrive after its URL.
  await expect.poll(() => rows.count()).toBeGreaterThan(firstPageCount);
});

const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';
const INTERACTIVE_PAGES = [
  '/products/kesehatan/plan?dob=1990-01-01',
  '/products/kecelakaandiri/plan?dob=1990-01-01',
  '/products/kendaraan/list',
  '/products/kebakaran/plan',
  `/products/kesehatan/plan/${UNKNOWN_ID}?dob=1990-01-01`,
  `/products/kesehatan/order/${UNKNOWN_ID}?dob=1990-01-01`,
  '/login',
  '/register',
  '/recovery',
  '/account',
  '/profile',
  '/orders/',
  '/invoices/',
  '/polis/',
  `/polis/${UNKNOWN_ID}`,
  '/claims/',
  '/claims/progress/',
  `/claims/progress/${UNKNOWN_ID}`,
  '/claims/POL-1',
  '/claims/heirs/POL-1',
  '/payment/finish',
  '/logout',
  `/orders/kesehatan/${UNKNOWN_ID}`,
  `/orders/kesehatan/${UNKNOWN_ID}/update`,
  `/invoice/${UNKNOWN_ID}/kesehatan`,
  '/certificates/kode',
  `/verify/${UNKNOWN_ID}`,
  '/auth/reset/kode',
  '/auth/device/kode',
  '/auth/email/kode',
  '/auth/device',
  '/auth/email',
  '/claims/heirs/progress',
  '/claims/heirs/sent',
];

test('every interactive page without JavaScript shows a note, a telephone link and a link to the contact page, and no placeholder', async ({
  page,
}) => {
  const problems: string[] = [];
  for (const path of INTERACTIVE_PAGES) {
    await page.goto(path);
    const main = page.locator('main');
    // Text selectors skip the content of <noscript>.
    if (!(await main.locator('noscript p').first().isVisible())) problems.push(`${path}: no note`);
    for (const link of ['a[href="tel:+622155501945"]', 'a[href="/contact"]'])
      if (!(await main.locator(link).first().isVisible())) problems.push(`${path}: no ${link}`);
    const placeholders = main.locator(
      '[aria-busy="true"]:visible, [class~="nu:shimmer"]:visible, [class*="nu:animate-"]:visible',
    );
    if ((await placeholders.count()) > 0)
      problems.push(`${path}: ${await placeholders.count()} placeholders`);
  }
  expect(problems).toEqual([]);
});

for (const path of ['/products/kesehatan', '/products/kecelakaandiri'])
  test(`the search of ${path} without JavaScript leads to a page with the telephone number`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.locator('.search-card input[name="dob"]').fill('1985-05-17');
    await page.getByRole('button', { name: 'Cari Produk' }).click();
    await expect(page.locator('main a[href="tel:+622155501945"]')).toBeVisible();
  });

test('the search forms of vehicles and buildings without JavaScript have the telephone number', async ({
  page,
}) => {
  for (const line of ['kendaraan', 'kebakaran', 'gempabumi', 'kebakaran-gempabumi']) {
    await page.goto(`/products/${line}`);
    await expect(page.locator('.search-card a[href="tel:+622155501945"]'), line).toBeVisible();
  }
});
