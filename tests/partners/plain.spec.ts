import { expect, test } from '@playwright/test';
import { fillLogin, registerMember } from '../e2e/support/member.ts';
import {
  acceptTerms,
  answerDeclarations,
  chooseFirstOnlinePlan,
  expectStep,
  fillAddress,
  fillInsured,
  requestPrintedPolicy,
  uploadDocuments,
} from '../e2e/support/order.ts';
import { captureAppearance, collectBrowserErrors, expectSameAppearance } from './support/host-page.ts';

/** The budget of this site. A layout shift of at most 0.1 is good (web.dev/cls). */
const MAX_LAYOUT_SHIFT = 0.02;
const BLOG_URL = process.env.PARTNER_URL ?? '';

test('the storefront does not change the rest of a page whose theme styles every element', async ({
  page,
}) => {
  // Without its scripts, the page has no storefront.
  await page.route('**/storefront/**', (route) => route.abort());
  await page.goto(BLOG_URL);
  const previousAppearance = await captureAppearance(page);
  await page.unroute('**/storefront/**');
  const errors = collectBrowserErrors(page);
  await page.goto(BLOG_URL);
  await expect(page.getByRole('article')).not.toHaveCount(0);
  await expectSameAppearance(page, previousAppearance);
  expect(errors).toEqual([]);
});

test('a guest who gives contact details sees all plans, and gets no guest cookie', async ({
  page,
  context,
}) => {
  await page.goto(BLOG_URL);
  await expect(page.getByRole('article')).not.toHaveCount(0);
  await page.getByRole('button', { name: 'Lihat semua', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Nama lengkap' }).fill('Rini Astuti');
  await dialog.getByRole('textbox', { name: 'Nomor telepon' }).fill('81234567890');
  await dialog.getByRole('textbox', { name: 'Email' }).fill('rini@contoh.test');
  await dialog.getByRole('button', { name: 'Lihat semua produk' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Lihat semua', exact: true })).toHaveCount(0);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('xgst');
});

test.describe('the tag naungan-plans', () => {
  const TAG_URL = `${BLOG_URL}/tag.html`;

  test('the tag has its own styles in a shadow root, and the page looks the same with the tag', async ({
    page,
  }) => {
    // Without its script, the tag is empty.
    await page.route('**/tag/**.js', (route) => route.abort());
    await page.goto(TAG_URL);
    const previousAppearance = await captureAppearance(page);
    await page.unroute('**/tag/**.js');
    const errors = collectBrowserErrors(page);
    await page.goto(TAG_URL);
    await expect(page.getByRole('article')).not.toHaveCount(0);
    const button = page.getByRole('article').getByRole('button').first();
    await expect(button).toHaveCSS('text-transform', 'none');
    await expect(button).toHaveCSS('font-size', '15px');
    // The default `--nu-ink`; the headings of the page are crimson.
    await expect(page.locator('naungan-plans h2').first()).toHaveCSS('color', 'rgb(18, 35, 43)');
    await expectSameAppearance(page, previousAppearance);
    expect(errors).toEqual([]);
  });

  for (const width of [360, 1440])
    test(`the tag causes no layout shift while it starts at a width of ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await page.addInitScript(() => {
        let layoutShift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) layoutShift += Number(Reflect.get(entry, 'value'));
          document.documentElement.dataset.layoutShift = String(layoutShift);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(TAG_URL);
      await expect(page.getByRole('article')).not.toHaveCount(0);
      await page.evaluate(() => document.fonts.ready);
      const totalShift = await page.evaluate(() => Number(document.documentElement.dataset.layoutShift ?? 0));
      expect(totalShift).toBeLessThan(MAX_LAYOUT_SHIFT);
    });

  test('the tag shows a message when its script does not load, and starts after a click on “Coba lagi”', async ({
    page,
  }) => {
    await page.route('**/tag/parts/start-*.js', (route) => route.abort());
    await page.goto(TAG_URL);
    await expect(page.getByRole('status')).toContainText('Produk belum dapat ditampilkan.');
    await page.unroute('**/tag/parts/start-*.js');
    await page.getByRole('button', { name: 'Coba lagi' }).click();
    await expect(page.getByRole('article')).not.toHaveCount(0);
  });

  test('the tag starts without a reload after a click on “Coba lagi” when a Wi-Fi network has sent a login page instead of the script', async ({
    page,
  }) => {
    await page.route('**/tag/parts/start-*.js', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Masuk ke Wi-Fi</h1>' }),
    );
    await page.goto(TAG_URL);
    // A reload would restore the original title.
    await page.evaluate(() => {
      document.title = 'sudah diisi sebagian';
    });
    await expect(page.getByRole('status')).toContainText('Produk belum dapat ditampilkan.');
    await page.unroute('**/tag/parts/start-*.js');
    await page.getByRole('button', { name: 'Coba lagi' }).click();
    await expect(page.getByRole('article')).not.toHaveCount(0);
    await expect(page).toHaveTitle('sudah diisi sebagian');
  });

  test('the tag emits the chosen plan, does not navigate when the page handles the event, and shows plans for a changed birth date', async ({
    page,
  }) => {
    await page.goto(TAG_URL);
    // The title passes the event's details to the test.
    await page.evaluate(() => {
      document.addEventListener('naungan-selected', (event) => {
        event.preventDefault();
        if (event instanceof CustomEvent) document.title = JSON.stringify(event.detail);
      });
    });
    await page.getByRole('article').first().getByRole('link', { name: 'Beli' }).click();
    await expect(page).toHaveTitle(
      /^\{"line":"kesehatan","planId":"[^"]+","premium":\d+,"currency":"IDR","partner":"[a-z-]+"\}$/,
    );
    await expect(page.getByRole('article')).not.toHaveCount(0);
    await page.locator('naungan-plans').evaluate((tag) => tag.setAttribute('date-of-birth', '1960-01-01'));
    await expect(page.getByRole('heading', { name: /produk untuk usia 6\d/i })).toBeVisible();
  });

  test('the tag opens a dialog in its shadow root, and each error in the dialog links to its field', async ({
    page,
  }) => {
    await page.goto(TAG_URL);
    await page.getByRole('button', { name: 'Lihat semua', exact: true }).click();
    const dialog = page.locator('naungan-plans').getByRole('dialog');
    const name = dialog.getByRole('textbox', { name: 'Nama lengkap' });
    // The theme of the page has italic text and inputs with a border.
    await expect(name).toHaveCSS('font-style', 'normal');
    await expect(name).toHaveCSS('border-top-width', '0px');
    await dialog.getByRole('button', { name: 'Lihat semua produk' }).click();
    await dialog.getByRole('link', { name: 'Nama lengkap wajib di isi!' }).click();
    await expect(name).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  test('the tag naungan-order orders the plan chosen in naungan-plans, and emits the order', async ({
    page,
    request,
  }) => {
    const account = await registerMember(request);
    await page.goto(TAG_URL);
    await page.evaluate(() => {
      const plans = document.querySelector('naungan-plans');
      document.addEventListener('naungan-selected', (event) => {
        if (!(event instanceof CustomEvent)) return;
        event.preventDefault();
        const order = document.createElement('naungan-order');
        for (const name of ['api', 'partner', 'line'])
          order.setAttribute(name, plans?.getAttribute(name) ?? '');
        order.setAttribute('plan', event.detail.planId);
        if (event.target === plans) order.setAttribute('search', plans?.selectedSearch ?? '');
        order.setAttribute('heading-level', '1');
        plans?.replaceWith(order);
      });
      document.addEventListener('naungan-ordered', (event) => {
        if (event instanceof CustomEvent) document.title = JSON.stringify(event.detail);
      });
    });
    await chooseFirstOnlinePlan(page);
    await expect(page.locator('naungan-order')).toBeVisible();
    await fillLogin(page, account);
    await acceptTerms(page);
    await fillInsured(page);
    await fillAddress(page);
    await uploadDocuments(page);
    await requestPrintedPolicy(page);
    await answerDeclarations(page);
    await expectStep(page, 'Order Summary');
    await page.getByRole('button', { name: 'Kirim pesanan' }).click();
    await page
      .getByRole('alertdialog', { name: 'Lanjutkan Pesanan?' })
      .getByRole('button', { name: 'Ya, Lanjut' })
      .click();
    await page.getByRole('alertdialog', { name: 'Berhasil!' }).getByRole('button', { name: 'Oke' }).click();
    await expect(page).toHaveTitle(/"line":"kesehatan","planId":"[^"]+","premium":\d+,.*"orderId":"[^"]+"/);
    await expect(page.getByText('Disetujui', { exact: true })).toBeVisible();
  });
});
