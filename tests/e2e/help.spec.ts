import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { newAccount, registerMember, signIn } from './support/member.ts';
import { HEALTH_LIST, openList, planCards } from './support/plans.ts';

const helpBar = (page: Page) => page.getByRole('complementary', { name: 'Bantuan' });
const consultationLink = (page: Page) => helpBar(page).getByRole('link', { name: 'Konsultasi' });
const chatLink = (page: Page) =>
  helpBar(page).getByRole('link', { name: 'Chat lewat WhatsApp (membuka tab baru)' });
const scrollToTopButton = (page: Page) => page.getByRole('link', { name: 'Kembali ke atas' });
const scrollTo = (page: Page, y: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);

/** Runs in the page: returns the HTML that covers the right end of an element; '' when nothing covers it. */
const htmlOverRightEnd = (element: Element) => {
  const { right, top, bottom } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(right - 8, (top + bottom) / 2);
  return element.contains(hit) ? '' : (hit?.outerHTML.slice(0, 120) ?? 'outside the viewport');
};

test('the scroll-to-top button appears after a scroll of 117 px, and the links to consultation and chat after 600 px', async ({
  page,
}) => {
  await page.goto('/');
  await expect(consultationLink(page)).toBeHidden();
  await scrollTo(page, 116);
  await expect(scrollToTopButton(page)).toBeHidden();
  await scrollTo(page, 125);
  await expect(scrollToTopButton(page)).toBeVisible();
  await scrollTo(page, 599);
  await expect(consultationLink(page)).toBeHidden();
  await scrollTo(page, 640);
  await expect(consultationLink(page)).toBeVisible();
  await expect(chatLink(page)).toBeVisible();
  await expectAccessible(page);
});

test('the chat link opens WhatsApp in a new tab with the configured number and text', async ({ page }) => {
  await page.goto('/');
  await scrollTo(page, 640);
  await expect(chatLink(page)).toHaveAttribute('target', '_blank');
  const settings = await page.request.get('/api/v1/configs?category=consultant');
  const { response } = (await settings.json()) as { response: { slug: string; value: string }[] };
  const value = (slug: string) => response.find((setting) => setting.slug === slug)?.value ?? '';
  const expectedUrl = `https://wa.me/${value('whatsappNumber')}?text=${encodeURIComponent(value('welcomeTextWhatsApp'))}`;
  await expect(chatLink(page)).toHaveAttribute('href', expectedUrl);
});

test('the help bar does not cover the order button of a plan when both are at the same height on the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openList(page, `${HEALTH_LIST}?dob=1990-01-01`);
  await planCards(page)
    .first()
    .getByRole('link', { name: /^Detail / })
    .click();
  const chooseLink = page.getByRole('link', { name: 'Pilih Sekarang' }).last();
  await expect(chooseLink).toBeVisible();
  await scrollTo(page, 1_000_000);
  await expect(consultationLink(page)).toBeVisible();
  const middleOf = async (element: Locator) => {
    const box = await element.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0) / 2;
  };
  const distance = (await middleOf(chooseLink)) - (await middleOf(consultationLink(page)));
  await page.evaluate((by) => window.scrollBy({ top: by, behavior: 'instant' }), distance);
  await expect
    .poll(async () => Math.abs((await middleOf(chooseLink)) - (await middleOf(consultationLink(page)))))
    .toBeLessThan(2);
  expect(await chooseLink.evaluate(htmlOverRightEnd)).toBe('');
});

/**
 * Scrolls an element from the bottom of the screen past the help bar in six steps; returns for each step the HTML that covers
 * the element's right end, '' for none.
 */
async function coveringHtmlOf(page: Page, locator: Locator): Promise<string[]> {
  const { bottom, screenHeight } = await locator.evaluate((element) => ({
    bottom: element.getBoundingClientRect().bottom + window.scrollY,
    screenHeight: window.innerHeight,
  }));
  const coveringHtml: string[] = [];
  for (let distance = 0; distance <= 100; distance += 20) {
    await scrollTo(page, bottom + distance - screenHeight);
    coveringHtml.push(await locator.evaluate(htmlOverRightEnd));
  }
  return coveringHtml;
}
/** The result of `coveringHtmlOf` for an element that nothing covers at any of the six steps. */
const UNCOVERED = ['', '', '', '', '', ''];

for (const [path, name, width, height] of [
  ['/products/kebakaran', 'Lanjut', 390, 844],
  ['/products/kendaraan', 'Lanjut', 390, 844],
  ['/products/kesehatan', 'Cari Produk', 360, 740],
] as const)
  test(`the help bar never covers the search button of ${path} on a phone`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(path);
    const button = page.getByRole('main').getByRole('button', { name });
    await expect(button).toBeVisible();
    expect(await coveringHtmlOf(page, button)).toEqual(UNCOVERED);
    await scrollTo(page, 1_000_000);
    await expect(consultationLink(page)).toBeVisible();
  });

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('more than 60 % of the help bar is clipped while the page scrolls down, and no part of the bar after the scroll', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    await scrollTo(page, 800);
    /** Returns the pixels by which the bar is moved to the right (`m41`) and therefore clipped. */
    const clippedPixels = () =>
      page
        .locator('.help-bar')
        .evaluate((bar) => Math.round(new DOMMatrix(getComputedStyle(bar).transform).m41));
    await expect.poll(clippedPixels).toBe(0);
    // Scrolls by 15 px in each of 60 frames; finds the largest share of the bar's width that is clipped.
    const largestClippedShare = await page.evaluate(async () => {
      const bar = document.querySelector<HTMLElement>('.help-bar');
      let largestShare = 0;
      for (let frame = 0; bar && frame < 60; frame += 1) {
        window.scrollBy({ top: 15, behavior: 'instant' });
        await new Promise((done) => requestAnimationFrame(done));
        largestShare = Math.max(
          largestShare,
          new DOMMatrix(getComputedStyle(bar).transform).m41 / bar.offsetWidth,
        );
      }
      return largestShare;
    });
    expect(largestClippedShare).toBeGreaterThan(0.6);
    await expect.poll(clippedPixels).toBe(0);
  });
});

test('the comparison bar does not overlap the help bar on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openList(page, `${HEALTH_LIST}?dob=1990-01-01`);
  await page
    .getByRole('button', { name: /^Bandingkan / })
    .first()
    .click();
  await scrollTo(page, 1_200);
  const comparisonBar = page.getByRole('region', { name: 'Produk yang dibandingkan' });
  await expect(comparisonBar).toBeVisible();
  await expect(consultationLink(page)).toBeVisible();
  const distance = async () => {
    const [bar, linkBox] = [await comparisonBar.boundingBox(), await consultationLink(page).boundingBox()];
    if (!bar || !linkBox) return Number.NaN;
    return bar.y - (linkBox.y + linkBox.height);
  };
  await expect.poll(distance).toBeGreaterThanOrEqual(0);
});

test('the help page highlights the category of the open guides, also after a scroll to the top', async ({
  page,
}) => {
  const tabs = page.getByRole('navigation', { name: 'Kategori panduan' }).getByRole('link');
  /** Returns the texts of the tabs whose border has a colour that no other tab has. */
  const highlightedTabs = () =>
    tabs.evaluateAll((links) => {
      const colours = links.map((link) => getComputedStyle(link).borderColor);
      return links
        .filter((_, index) => colours.filter((colour) => colour === colours[index]).length === 1)
        .map((link) => link.textContent?.trim());
    });
  await page.goto('/faq');
  expect(await highlightedTabs()).toEqual(['Prosedur Pembelian']);
  await page.goto('/faq#properti');
  await expect.poll(highlightedTabs).toEqual(['Properti']);
  await tabs.filter({ hasText: 'Kesehatan' }).click();
  await expect.poll(highlightedTabs).toEqual(['Kesehatan']);

  await scrollTo(page, 400);
  await scrollToTopButton(page).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page).toHaveURL(/\/faq#kesehatan$/);
  await expect(page.getByRole('heading', { name: 'Kesehatan', exact: true })).toBeVisible();
});

// The stories of the dialog cover the validation of the form.
test('a member sends a consultation request again after a failure', async ({ page, request }) => {
  const account = await registerMember(request, newAccount(), { isComplete: false });
  await signIn(page, account);
  await page.route('**/api/v1/consultations', (route) => route.fulfill({ status: 500, json: {} }), {
    times: 1,
  });
  await page.goto('/claims');
  await page.getByRole('link', { name: 'Tinggalkan pesan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Konsultasi' });
  await expect(dialog.getByText(/siap membantu Anda memilih perlindungan/)).toBeVisible();
  await expect(dialog.getByLabel('Nama lengkap')).toHaveValue('SARI WULANDARI');
  await expect(dialog.getByLabel('Nomor telepon')).toHaveValue(account.phone);
  await expect(dialog.getByLabel('Email')).toHaveValue(account.email);
  await dialog.getByLabel('Pesan').fill('Mohon dihubungi besok pagi');
  const sendMessage = async () => {
    await dialog.getByRole('button', { name: 'Kirim pesan' }).click();
    const confirmation = page.getByRole('alertdialog');
    await expect(confirmation).toContainText(
      'Pastikan data yang Anda input sudah benar, agar mudah di hubungi konsultan kami',
    );
    await confirmation.getByRole('button', { name: 'Ya' }).click();
  };
  await sendMessage();
  await expect(page.getByRole('alert').filter({ hasText: 'Opss..' })).toBeVisible();
  await expect(dialog.getByLabel('Pesan')).toHaveValue('Mohon dihubungi besok pagi');
  await sendMessage();
  await expect(page.getByText(/pesan Anda sudah kami terima/)).toBeVisible();
  await page.getByRole('button', { name: 'Tutup' }).last().click();
  await expect(page.getByRole('link', { name: 'Tinggalkan pesan' })).toBeFocused();
});

test('the link to the consultation dialog leads to the contact page when the dialog cannot load', async ({
  page,
}) => {
  await page.route('**/consultation.js', (route) => route.abort());
  await page.goto('/claims');
  await page.getByRole('link', { name: 'Tinggalkan pesan' }).click();
  await expect(page).toHaveURL(/\/contact\/?$/);
});

test('the contact page requests the interactive map only after a click', async ({ page }) => {
  const mapRequests: string[] = [];
  await page.route(/openstreetmap/, (route) => {
    mapRequests.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>Peta</title>' });
  });
  await page.goto('/contact');
  await page.getByText('Tampilkan peta interaktif').scrollIntoViewIfNeeded();
  expect(mapRequests).toEqual([]);
  await page.getByText('Tampilkan peta interaktif').click();
  await expect.poll(() => mapRequests.length).toBe(1);
  await expect(page.getByText('Tutup peta interaktif')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the link to a consultation leads to the contact page without JavaScript', async ({ page }) => {
    await page.goto('/claims');
    await page.getByRole('link', { name: 'Tinggalkan pesan' }).click();
    await expect(page).toHaveURL(/\/contact\/?$/);
    await expect(page.getByRole('heading', { name: 'Hubungi Kami', level: 1 })).toBeVisible();
  });
});
