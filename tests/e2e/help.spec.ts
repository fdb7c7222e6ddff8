import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { newAccount, registerMember, signIn } from './support/member.ts';
import { cards, HEALTH_LIST, openList } from './support/plans.ts';

const help = (page: Page) => page.getByRole('complementary', { name: 'Bantuan' });
const consultationLink = (page: Page) => help(page).getByRole('link', { name: 'Konsultasi' });
const up = (page: Page) => page.getByRole('link', { name: 'Kembali ke atas' });
const scrollDown = (page: Page, y: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);

test('the scroll-to-top button appears after 117 px, consultation and chat with the configured text after 600 px', async ({
  page,
}) => {
  await page.goto('/');
  await expect(consultationLink(page)).toBeHidden();
  await scrollDown(page, 116);
  await expect(up(page)).toBeHidden();
  await scrollDown(page, 125);
  await expect(up(page)).toBeVisible();
  await scrollDown(page, 599);
  await expect(consultationLink(page)).toBeHidden();
  await scrollDown(page, 640);
  await expect(consultationLink(page)).toBeVisible();
  await expectAccessible(page);

  const chat = help(page).getByRole('link', { name: 'Chat lewat WhatsApp (membuka tab baru)' });
  await expect(chat).toHaveAttribute('target', '_blank');
  const settings = await page.request.get('/api/v1/configs?category=consultant');
  const { response } = (await settings.json()) as { response: { slug: string; value: string }[] };
  const value = (slug: string) => response.find((setting) => setting.slug === slug)?.value ?? '';
  const expected = `https://wa.me/${value('whatsappNumber')}?text=${encodeURIComponent(value('welcomeTextWhatsApp'))}`;
  await expect(chat).toHaveAttribute('href', expected);
});

test('the help button never covers pinned actions, also when they leave the edge', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openList(page, `${HEALTH_LIST}?dob=1990-01-01`);
  await cards(page)
    .first()
    .getByRole('link', { name: /^Detail / })
    .click();
  const choose = page.getByRole('link', { name: 'Pilih Sekarang' }).last();
  await expect(choose).toBeVisible();
  await scrollDown(page, 1_000_000);
  await expect(consultationLink(page)).toBeVisible();
  const middle = async (place: Locator) => {
    const box = await place.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0) / 2;
  };
  const over = (await middle(choose)) - (await middle(consultationLink(page)));
  await page.evaluate((by) => window.scrollBy({ top: by, behavior: 'instant' }), over);
  await expect
    .poll(async () => Math.abs((await middle(choose)) - (await middle(consultationLink(page)))))
    .toBeLessThan(2);
  const covering = await choose.evaluate((link) => {
    const { right, top, bottom } = link.getBoundingClientRect();
    const hit = document.elementFromPoint(right - 8, (top + bottom) / 2);
    return link.contains(hit) ? '' : (hit?.outerHTML.slice(0, 120) ?? 'nothing');
  });
  expect(covering).toBe('');
});

/** Returns what covers the right end of a button, '' for nothing, while the page scrolls under the help bar. */
async function coversOf(page: Page, button: Locator): Promise<string[]> {
  const { bottom, height } = await button.evaluate((element) => {
    const box = element.getBoundingClientRect();
    return { bottom: box.bottom + window.scrollY, height: window.innerHeight };
  });
  const covers: string[] = [];
  for (let distance = 0; distance <= 100; distance += 20) {
    await scrollDown(page, bottom + distance - height);
    covers.push(
      await button.evaluate((element) => {
        const box = element.getBoundingClientRect();
        const hit = document.elementFromPoint(box.right - 8, (box.top + box.bottom) / 2);
        return element.contains(hit) ? '' : (hit?.outerHTML.slice(0, 120) ?? 'nothing');
      }),
    );
  }
  return covers;
}

for (const [path, name, width, height] of [
  ['/products/kebakaran', 'Lanjut', 390, 844],
  ['/products/kendaraan', 'Lanjut', 390, 844],
  ['/products/kesehatan', 'Cari Produk', 360, 740],
] as const)
  test(`the help bar never covers the button of the search on a phone: ${path}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(path);
    const button = page.getByRole('main').getByRole('button', { name });
    await expect(button).toBeVisible();
    expect(await coversOf(page, button)).toEqual(['', '', '', '', '', '']);
    await scrollDown(page, 1_000_000);
    await expect(consultationLink(page)).toBeVisible();
  });

test('the comparison bar on a phone is next to the help button, not under it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openList(page, `${HEALTH_LIST}?dob=1990-01-01`);
  await page
    .getByRole('button', { name: /^Bandingkan / })
    .first()
    .click();
  await scrollDown(page, 1_200);
  const compared = page.getByRole('region', { name: 'Produk yang dibandingkan' });
  await expect(compared).toBeVisible();
  await expect(consultationLink(page)).toBeVisible();
  const distance = async () => {
    const [bar, linkBox] = [await compared.boundingBox(), await consultationLink(page).boundingBox()];
    if (!bar || !linkBox) return Number.NaN;
    return bar.y - (linkBox.y + linkBox.height);
  };
  await expect.poll(distance).toBeGreaterThanOrEqual(0);
});

test('the category of the open guide is highlighted, also after scrolling to the top', async ({ page }) => {
  const tabs = page.getByRole('navigation', { name: 'Kategori panduan' }).getByRole('link');
  const marked = () =>
    tabs.evaluateAll((links) => {
      const paints = links.map((link) => getComputedStyle(link).borderColor);
      return links
        .filter((_, index) => paints.filter((paint) => paint === paints[index]).length === 1)
        .map((link) => link.textContent?.trim());
    });
  await page.goto('/faq');
  expect(await marked()).toEqual(['Prosedur Pembelian']);
  await page.goto('/faq#properti');
  await expect.poll(marked).toEqual(['Properti']);
  await tabs.filter({ hasText: 'Kesehatan' }).click();
  await expect.poll(marked).toEqual(['Kesehatan']);

  await scrollDown(page, 400);
  await up(page).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page).toHaveURL(/\/faq#kesehatan$/);
  await expect(page.getByRole('heading', { name: 'Kesehatan', exact: true })).toBeVisible();
});

/** Validation of the form is covered by the dialog's stories. */
test('a member sends a consultation request; a failure keeps the form and a retry succeeds', async ({
  page,
  request,
}) => {
  const account = await registerMember(request, newAccount(), false);
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
  const send = async () => {
    await dialog.getByRole('button', { name: 'Kirim pesan' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(
      'Pastikan data yang Anda input sudah benar, agar mudah di hubungi konsultan kami',
    );
    await question.getByRole('button', { name: 'Ya' }).click();
  };
  await send();
  await expect(page.getByRole('alert')).toContainText('Opss..');
  await expect(dialog.getByLabel('Pesan')).toHaveValue('Mohon dihubungi besok pagi');
  await send();
  await expect(page.getByText(/pesan Anda sudah kami terima/)).toBeVisible();
  await page.getByRole('button', { name: 'Tutup' }).last().click();
  await expect(page.getByRole('link', { name: 'Tinggalkan pesan' })).toBeFocused();
});

test('a consultation dialog that cannot load leads to the contact page', async ({ page }) => {
  await page.route('**/consultation.js', (route) => route.abort());
  await page.goto('/claims');
  await page.getByRole('link', { name: 'Tinggalkan pesan' }).click();
  await expect(page).toHaveURL(/\/contact\/?$/);
});

test('the interactive map loads on request', async ({ page }) => {
  const foreign: string[] = [];
  await page.route(/openstreetmap/, (route) => {
    foreign.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>Peta</title>' });
  });
  await page.goto('/contact');
  await page.getByText('Tampilkan peta interaktif').scrollIntoViewIfNeeded();
  expect(foreign).toEqual([]);
  await page.getByText('Tampilkan peta interaktif').click();
  await expect.poll(() => foreign.length).toBe(1);
  await expect(page.getByText('Tutup peta interaktif')).toBeVisible();
});

test.describe('help without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('links the consultation to the contact page', async ({ page }) => {
    await page.goto('/claims');
    await page.getByRole('link', { name: 'Tinggalkan pesan' }).click();
    await expect(page).toHaveURL(/\/contact\/?$/);
    await expect(page.getByRole('heading', { name: 'Hubungi Kami', level: 1 })).toBeVisible();
  });
});
