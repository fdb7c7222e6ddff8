import { expect, type Page, test } from '@playwright/test';
import { printPage } from './support/paper.ts';
import {
  ACCIDENT_LIST,
  ADULT_QUERY,
  openList,
  planCards,
  planNames,
  signInForPlans,
} from './support/plans.ts';

const CHILD_QUERY = 'dob=2024-01-01';
const loadMoreButton = (page: Page) => page.getByRole('button', { name: 'Muat Lebih' });
const searchField = (page: Page) => page.getByRole('searchbox', { name: 'Cari nama produk' });
const comparisonDialog = (page: Page) => page.getByRole('dialog', { name: 'Bandingkan produk' });

/** Opens the comparison of the first two plans; returns their names. */
async function compareFirstTwo(page: Page) {
  const names = (await planNames(page)).slice(0, 2);
  for (const name of names)
    await page.getByRole('button', { name: `Bandingkan ${name}`, exact: true }).click();
  await page.getByRole('button', { name: 'Bandingkan (2/2)' }).click();
  await expect(comparisonDialog(page).getByRole('columnheader')).toHaveCount(2);
  return names;
}

test('a guest can request a plan that only a consultant sells, and then stays on the list', async ({
  page,
}) => {
  const consultationButton = page.getByRole('button', { name: /^Konsultasi / }).first();
  const dialog = page.getByRole('dialog', { name: 'Hubungi konsultan' });
  await openList(page, `${ACCIDENT_LIST}?${CHILD_QUERY}`);
  await consultationButton.click();
  await dialog.getByRole('textbox', { name: 'Nama lengkap' }).fill('Siti Rahmawati');
  await dialog.getByRole('textbox', { name: 'Nomor telepon' }).fill('81234567890');
  await dialog.getByRole('textbox', { name: 'Email' }).fill('siti@contoh.test');
  const consultantRequest = page.waitForRequest((request) => request.method() === 'POST');
  await dialog.getByRole('button', { name: 'Kirim permintaan' }).click();
  expect((await consultantRequest).postDataJSON()).toMatchObject({
    productType: 'kecelakaandiri',
    status: 'offline',
    detail: { dob: '2024-01-01' },
    phoneNumber: '6281234567890',
  });
  const sentDialog = page.getByRole('dialog', { name: 'Berhasil' });
  await expect(sentDialog).toContainText('Konsultan kami akan menghubungi Anda');
  await sentDialog.getByRole('button', { name: 'Tutup' }).last().click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(`${ACCIDENT_LIST}?${CHILD_QUERY}`);
  await expect(consultationButton).toBeFocused();
});

test('a comparison can be printed and shared by a link without personal data', {
  tag: '@deep-journeys',
}, async ({ page, context, browser }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openList(page, `${ACCIDENT_LIST}?dob=1985-03-09&q=a`);
  const names = await compareFirstTwo(page);
  await expect(comparisonDialog(page).getByRole('row', { name: /\(berbeda\)/ })).not.toHaveCount(0);
  await comparisonDialog(page)
    .getByRole('button', { name: /^Salin tautan/ })
    .click();
  await expect(comparisonDialog(page).getByText('Tersalin', { exact: true }).first()).toBeVisible();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));

  await test.step('the printed comparison has both plans and no text of the page behind the dialog', async () => {
    const { sheetCount, text } = await printPage(page);
    for (const words of [...names, 'Premi per tahun', 'Mekanisme klaim', 'Tabel Cacat Tetap', '≠'])
      expect(text).toContain(words);
    for (const words of ['Salin tautan', 'Urutkan', 'Muat Lebih', 'Beli', 'Konsultasi', 'Detail'])
      expect(text).not.toContain(words);
    expect(sheetCount).toBeLessThanOrEqual(3);
  });

  expect([...link.searchParams.keys()]).toEqual(['compare']);
  expect(link.pathname + link.search).toMatch(
    new RegExp(`^${ACCIDENT_LIST}\\?compare=[\\w-]+(,|%2C)[\\w-]+$`),
  );

  const visitorContext = await browser.newContext();
  const visitorPage = await visitorContext.newPage();
  await visitorPage.goto(link.href);
  await expect(comparisonDialog(visitorPage).getByRole('columnheader')).toHaveCount(2);
  for (const name of names)
    await expect(comparisonDialog(visitorPage).getByText(name, { exact: true })).toBeVisible();
  const texts = (tab: Page) =>
    comparisonDialog(tab)
      .getByRole('row', { name: /\(berbeda\)/ })
      .allTextContents();
  expect(await texts(visitorPage)).toEqual(await texts(page));
  // The shared link contains no birth date, so no order link may have one.
  const orderLinks = await visitorPage
    .getByRole('link', { name: /^(Beli|Detail) /, includeHidden: true })
    .all();
  expect(orderLinks.length).toBeGreaterThan(3);
  for (const orderLink of orderLinks) expect(await orderLink.getAttribute('href')).not.toContain('dob');

  // The shared link opens the comparison again after a reload, until the visitor closes the dialog.
  await visitorPage.reload();
  await expect(comparisonDialog(visitorPage).getByRole('columnheader')).toHaveCount(2);
  await comparisonDialog(visitorPage).getByRole('button', { name: 'Tutup' }).click();
  await expect(visitorPage).toHaveURL(link.pathname);
  const removeButton = visitorPage.getByRole('button', { name: `Hapus ${names[1]} dari perbandingan` });
  // After a reload, a plan that was removed from the selection stays removed.
  await removeButton.click();
  await visitorPage.reload();
  await expect(visitorPage.getByRole('button', { name: 'Bandingkan (1/2)' })).toBeVisible();
  await expect(removeButton).toHaveCount(0);
  await expect(comparisonDialog(visitorPage)).toBeHidden();
  await visitorContext.close();
});

test('the URL of a list has search text, price range and sort order, and the back and forward buttons restore the list', async ({
  page,
  context,
  request,
}) => {
  await signInForPlans(page, request);
  await openList(page, `${ACCIDENT_LIST}?${ADULT_QUERY}`);
  const allNames = await planNames(page);

  await searchField(page).fill('siaga');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=siaga/);
  await expect.poll(async () => (await planNames(page)).every((name) => /siaga/i.test(name))).toBe(true);
  const foundNames = await planNames(page);
  expect(foundNames.length).toBeGreaterThan(1);

  await page.getByRole('combobox', { name: 'Urutkan' }).selectOption({ label: 'Premi terendah' });
  await page.getByRole('slider', { name: 'Tertinggi' }).fill('300000');
  await expect(page).toHaveURL(/priceMax=300000/);
  await expect(page).toHaveURL(/sortField=premium&sortOrder=asc/);
  await expect.poll(() => planNames(page)).not.toEqual(foundNames);
  const filteredNames = await planNames(page);
  expect(foundNames).toEqual(expect.arrayContaining(filteredNames));

  await page.reload();
  await expect.poll(() => planNames(page)).toEqual(filteredNames);
  await expect(searchField(page)).toHaveValue('siaga');
  const secondTab = await context.newPage();
  await openList(secondTab, page.url());
  await expect.poll(() => planNames(secondTab)).toEqual(filteredNames);
  await secondTab.close();

  await page.goBack();
  await expect.poll(() => planNames(page)).toEqual(foundNames);
  await page.goBack();
  await expect.poll(() => planNames(page)).toEqual(allNames);
  await page.goForward();
  await expect.poll(() => planNames(page)).toEqual(foundNames);
});

test('the button “Muat Lebih” loads pages up to the last, and a return to the list restores plans and scroll position', {
  tag: '@deep-journeys',
}, async ({ page, request }) => {
  await signInForPlans(page, request);
  await openList(page, `${ACCIDENT_LIST}?${ADULT_QUERY}`);
  await expect(planCards(page)).toHaveCount(10);
  await loadMoreButton(page).click();
  await expect(planCards(page)).toHaveCount(20);
  await loadMoreButton(page).scrollIntoViewIfNeeded();
  // The page stores its scroll position in the browser's history after a scroll.
  await expect.poll(() => page.evaluate(() => Boolean(history.state?.place))).toBe(true);
  await loadMoreButton(page).click();
  await expect(planCards(page)).toHaveCount(24);
  await expect(loadMoreButton(page)).toBeDisabled();
  const names = await planNames(page);
  expect(new Set(names).size).toBe(24);
  await page.reload();
  await expect(planCards(page)).toHaveCount(24);
  await expect(planCards(page).nth(19)).toBeInViewport();
  expect(await planNames(page)).toEqual(names);

  const detailLink = planCards(page)
    .nth(16)
    .getByRole('link', { name: /^Detail / });
  await detailLink.scrollIntoViewIfNeeded();
  await detailLink.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[16] ?? '');
  await page.goBack();
  await expect(planCards(page)).toHaveCount(24);
  await expect(detailLink).toBeInViewport();
});
