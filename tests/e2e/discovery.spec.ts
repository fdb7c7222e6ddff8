import { expect, type Page, test } from '@playwright/test';
import { printPage } from './support/paper.ts';
import { ACCIDENT_LIST, ADULT, cards, openList, planNames, signInForPlans } from './support/plans.ts';

const CHILD = 'dob=2024-01-01';
const more = (page: Page) => page.getByRole('button', { name: 'Muat Lebih' });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Cari nama produk' });
const comparison = (page: Page) => page.getByRole('dialog', { name: 'Bandingkan produk' });

/** Opens the comparison of the first two plans; returns their names. */
async function compareFirstTwo(page: Page) {
  const names = (await planNames(page)).slice(0, 2);
  for (const name of names)
    await page.getByRole('button', { name: `Bandingkan ${name}`, exact: true }).click();
  await page.getByRole('button', { name: 'Bandingkan (2/2)' }).click();
  await expect(comparison(page).getByRole('columnheader')).toHaveCount(2);
  return names;
}

test.describe('a plan sold by a consultant', () => {
  const consultationButton = (page: Page) => page.getByRole('button', { name: /^Konsultasi / }).first();
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Hubungi konsultan' });

  test('can be requested by a guest, who stays on the list', async ({ page }) => {
    await openList(page, `${ACCIDENT_LIST}?${CHILD}`);
    await consultationButton(page).click();
    await dialog(page).getByRole('textbox', { name: 'Nama lengkap' }).fill('Siti Rahmawati');
    await dialog(page).getByRole('textbox', { name: 'Nomor telepon' }).fill('81234567890');
    await dialog(page).getByRole('textbox', { name: 'Email' }).fill('siti@contoh.test');
    const sent = page.waitForRequest((sending) => sending.method() === 'POST');
    await dialog(page).getByRole('button', { name: 'Kirim permintaan' }).click();
    expect((await sent).postDataJSON()).toMatchObject({
      productType: 'kecelakaandiri',
      status: 'offline',
      detail: { dob: '2024-01-01' },
      phoneNumber: '6281234567890',
    });
    const sentDialog = page.getByRole('dialog', { name: 'Berhasil' });
    await expect(sentDialog).toContainText('Konsultan kami akan menghubungi Anda');
    await sentDialog.getByRole('button', { name: 'Tutup' }).last().click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(`${ACCIDENT_LIST}?${CHILD}`);
    await expect(consultationButton(page)).toBeFocused();
  });
});

test('a comparison is shared by a link without personal data', async ({ page, context, browser }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openList(page, `${ACCIDENT_LIST}?dob=1985-03-09&q=a`);
  const names = await compareFirstTwo(page);
  await expect(comparison(page).getByRole('row', { name: /\(berbeda\)/ })).not.toHaveCount(0);
  await comparison(page)
    .getByRole('button', { name: /^Salin tautan/ })
    .click();
  await expect(comparison(page).getByText('Tersalin', { exact: true }).first()).toBeVisible();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));

  await test.step('the comparison prints both plans without the page behind it', async () => {
    const { count, text } = await printPage(page);
    for (const words of [...names, 'Premi per tahun', 'Mekanisme klaim', 'Tabel Cacat Tetap', '≠'])
      expect(text).toContain(words);
    for (const words of ['Salin tautan', 'Urutkan', 'Muat Lebih', 'Beli', 'Konsultasi', 'Detail'])
      expect(text).not.toContain(words);
    expect(count).toBeLessThanOrEqual(3);
  });

  expect([...link.searchParams.keys()]).toEqual(['compare']);
  expect(link.pathname + link.search).toMatch(
    new RegExp(`^${ACCIDENT_LIST}\\?compare=[\\w-]+(,|%2C)[\\w-]+$`),
  );

  const profile = await browser.newContext();
  const friend = await profile.newPage();
  await friend.goto(link.href);
  await expect(comparison(friend).getByRole('columnheader')).toHaveCount(2);
  for (const name of names) await expect(comparison(friend).getByText(name, { exact: true })).toBeVisible();
  const texts = (tab: Page) =>
    comparison(tab)
      .getByRole('row', { name: /\(berbeda\)/ })
      .allTextContents();
  expect(await texts(friend)).toEqual(await texts(page));
  // The shared link contains no birth date, so no order link may have one.
  const leads = await friend.getByRole('link', { name: /^(Beli|Detail) /, includeHidden: true }).all();
  expect(leads.length).toBeGreaterThan(3);
  for (const lead of leads) expect(await lead.getAttribute('href')).not.toContain('dob');

  // A reload opens the comparison again; after closing it, the selection is the visitor's.
  await friend.reload();
  await expect(comparison(friend).getByRole('columnheader')).toHaveCount(2);
  await comparison(friend).getByRole('button', { name: 'Tutup' }).click();
  await expect(friend).toHaveURL(link.pathname);
  const takenOut = friend.getByRole('button', { name: `Hapus ${names[1]} dari perbandingan` });
  await takenOut.click();
  await friend.reload();
  await expect(friend.getByRole('button', { name: 'Bandingkan (1/2)' })).toBeVisible();
  await expect(takenOut).toHaveCount(0);
  await expect(comparison(friend)).toBeHidden();
  await profile.close();
});

test('search, price range and sort order are in the URL', async ({ page, context, request }) => {
  await signInForPlans(page, request);
  await openList(page, `${ACCIDENT_LIST}?${ADULT}`);
  const everything = await planNames(page);

  await search(page).fill('siaga');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=siaga/);
  await expect.poll(async () => (await planNames(page)).every((name) => /siaga/i.test(name))).toBe(true);
  const names = await planNames(page);
  expect(names.length).toBeGreaterThan(1);

  await page.getByRole('combobox', { name: 'Urutkan' }).selectOption({ label: 'Premi terendah' });
  await page.getByRole('slider', { name: 'Tertinggi' }).fill('300000');
  await expect(page).toHaveURL(/priceMax=300000/);
  await expect(page).toHaveURL(/sortField=premium&sortOrder=asc/);
  await expect.poll(() => planNames(page)).not.toEqual(names);
  const narrowed = await planNames(page);
  expect(names).toEqual(expect.arrayContaining(narrowed));

  await page.reload();
  await expect.poll(() => planNames(page)).toEqual(narrowed);
  await expect(search(page)).toHaveValue('siaga');
  const other = await context.newPage();
  await openList(other, page.url());
  expect(await planNames(other)).toEqual(narrowed);
  await other.close();

  await page.goBack();
  await expect.poll(() => planNames(page)).toEqual(names);
  await page.goBack();
  await expect.poll(() => planNames(page)).toEqual(everything);
  await page.goForward();
  await expect.poll(() => planNames(page)).toEqual(names);
});

test('Muat Lebih loads up to the last page, and going back restores the position', async ({
  page,
  request,
}) => {
  await signInForPlans(page, request);
  await openList(page, `${ACCIDENT_LIST}?${ADULT}`);
  await expect(cards(page)).toHaveCount(10);
  await more(page).click();
  await expect(cards(page)).toHaveCount(20);
  await more(page).scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => Boolean(history.state?.place))).toBe(true);
  await more(page).click();
  await expect(cards(page)).toHaveCount(24);
  await expect(more(page)).toBeDisabled();
  const names = await planNames(page);
  expect(new Set(names).size).toBe(24);
  await page.reload();
  await expect(cards(page)).toHaveCount(24);
  await expect(cards(page).nth(19)).toBeInViewport();
  expect(await planNames(page)).toEqual(names);

  const detail = cards(page)
    .nth(16)
    .getByRole('link', { name: /^Detail / });
  await detail.scrollIntoViewIfNeeded();
  await detail.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[16] ?? '');
  await page.goBack();
  await expect(cards(page)).toHaveCount(24);
  await expect(detail).toBeInViewport();
});
