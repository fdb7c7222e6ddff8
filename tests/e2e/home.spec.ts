import { expect, type Page, test } from '@playwright/test';

/** Chooses a product on the home page, types the text and submits the form. */
async function typeOnHome(page: Page, choice: string, text: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('radio', { name: choice }).check();
  const form = page.getByRole('form', { name: `Premi ${choice}` });
  await form.getByRole('textbox').fill(text);
  await form.getByRole('button', { name: 'Lihat premi' }).click();
}

test('a vehicle with its year and plate, typed on the home page, leads to its plans', async ({ page }) => {
  await typeOnHome(page, 'Kendaraan', 'Avanza 2019 B');
  await expect(page).toHaveURL(/\/products\/kendaraan\/list\?.*model=C001.*plat=B/);
  await expect(page.getByRole('main')).toContainText('Avanza 1.5 G CVT');
  await expect(page.getByRole('article')).not.toHaveCount(0);
});

test('a vehicle without a plate, typed on the home page, fills in the form of the landing page', async ({
  page,
}) => {
  await typeOnHome(page, 'Kendaraan', 'avanza 2019');
  await expect(page).toHaveURL(/\/products\/kendaraan/);
  await expect(page.getByLabel('Cari cepat')).toHaveValue('avanza 2019');
  await expect(page.getByText(/^Terisi: Toyota Avanza 1.5 G CVT, 2019/)).toBeVisible();
});

test('the landing page shows the name of an unknown vehicle that was typed on the home page, and lists the unrecognised words', async ({
  page,
}) => {
  await typeOnHome(page, 'Kendaraan', 'kereta kencana');
  await expect(page.getByLabel('Cari cepat')).toHaveValue('kereta kencana');
  await expect(
    page.getByText(/Tidak ada kendaraan yang cocok\. Belum dikenali: kereta, kencana\./),
  ).toBeVisible();
});

test('a birth date typed on the home page leads to the plans, and any other text leads to the empty form', async ({
  page,
}) => {
  await typeOnHome(page, 'Kesehatan', '17 Agustus 1990');
  await expect(page).toHaveURL(/\/products\/kesehatan\/plan\?dob=1990-08-17/);
  await typeOnHome(page, 'Jiwa', '36 tahun');
  await expect(page).toHaveURL(/\/products\/kecelakaandiri\?q=36\+tahun/);
  await expect(page.getByText('Anda mengetik “36 tahun”.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Tanggal lahir' })).toHaveValue('');
});

test('a building typed on the home page fills in the form of the landing page, which shows unused words, or the whole text if it names no building', async ({
  page,
}) => {
  await typeOnHome(page, 'Properti', 'Rumah tinggal 750 juta');
  await expect(page).toHaveURL(/\/products\/kebakaran\?occupation=2976&.*buildingPrices=750000000/);
  await typeOnHome(page, 'Properti', 'rumah bandung 1,5 M');
  await expect(page).toHaveURL(/\/products\/kebakaran\?occupation=2976&.*buildingPrices=1500000000/);
  await expect(page.getByText('Yang belum dipakai: bandung.')).toBeVisible();
  await typeOnHome(page, 'Properti', 'istana di awan');
  await expect(page.getByText('Anda mengetik “istana di awan”.')).toBeVisible();
});

test('a text about another line than the chosen one gets a link to the line that the text names', {
  tag: '@deep-journeys',
}, async ({ page }) => {
  for (const [choice, text, link] of [
    ['Kendaraan', 'asuransi kesehatan', 'Asuransi Kesehatan'],
    ['Properti', 'mobil 200 juta', 'Asuransi Kendaraan'],
    ['Kesehatan', 'rumah', 'Asuransi Properti'],
  ] as const) {
    await typeOnHome(page, choice, text);
    const hint = page.locator('main p', { hasText: 'Sepertinya Anda mencari' });
    await hint.getByRole('link', { name: link }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('a single letter typed on the home page is not searched, and the form states what is missing', async ({
  page,
}) => {
  await typeOnHome(page, 'Kendaraan', 'B');
  await expect(page.getByText(/^Belum cukup untuk mencari\. Sebutkan juga model dan tahunnya/)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript a vehicle typed on the home page leads to the page of its plans, which shows the telephone number', async ({
    page,
  }) => {
    await typeOnHome(page, 'Kendaraan', 'Avanza 2019 B');
    await expect(page).toHaveURL(/\/products\/kendaraan\/list\?.*model=C001.*plat=B/);
    await expect(page.locator('main a[href="tel:+622155501945"]')).toBeVisible();
  });
});

test('the home page on a phone has no part that scrolls sideways, and the whole page is at most 4,500 px high', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  // The footer has its final height only near the viewport.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  const size = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    height: document.documentElement.scrollHeight,
    scrollingClasses: [...document.querySelectorAll('main *')]
      .filter((element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX))
      .map((element) => element.className),
  }));
  expect(size.width).toBe(360);
  expect(size.height).toBeLessThanOrEqual(4_500);
  expect(size.scrollingClasses).toEqual([]);
});
