import { expect, type Page, test } from '@playwright/test';
import { createApprovedInvoice } from './support/approved-invoice.ts';
import { expectAccessible } from './support/axe.ts';
import { fillLogin, registerMember, signIn } from './support/member.ts';
import { endSession, recordToken } from './support/session.ts';

const WIDTHS = [360, 768, 1440];
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Akun Saya' });
/** The link of the account's navigation to the current page. */
const currentSection = (page: Page) => navigation(page).locator('[aria-current="page"]');
const requiredActions = (page: Page) => page.getByRole('region', { name: /^Yang perlu Anda lakukan/ });

async function expectNoHorizontalOverflow(page: Page) {
  const { contentWidth, viewportWidth } = await page.evaluate(() => ({
    contentWidth: document.documentElement.scrollWidth,
    viewportWidth: window.innerWidth,
  }));
  expect(contentWidth).toBeLessThanOrEqual(viewportWidth);
}

test('the account shows the link to an unpaid invoice without scrolling in both themes and at each width, and the link opens the invoice', {
  tag: '@deep-journeys',
}, async ({ page, request }) => {
  const account = await registerMember(request);
  const invoicePath = await createApprovedInvoice(request, account);
  await signIn(page, account);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/account');
      await expect(requiredActions(page).getByRole('link', { name: /^Bayar: Bayar Rp/ })).toBeInViewport();
      await expect(page.getByRole('heading', { name: 'Pembelian Asuransi' })).toBeVisible();
      await expectNoHorizontalOverflow(page);
    }
    await expectAccessible(page);
  }
  await requiredActions(page)
    .getByRole('link', { name: /^Bayar: Bayar Rp/ })
    .click();
  await expect(page).toHaveURL(invoicePath);
});

test('the account of a member without orders links to the home page', async ({ page, request }) => {
  await signIn(page, await registerMember(request));
  await page.goto('/account');
  await expect(page.getByText('Belum terdapat order')).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Cari asuransi' }).click();
  await expect(page).toHaveURL('/');
});

test('the navigation of the account opens each section, and the back button returns to the previous section', async ({
  page,
  request,
}) => {
  await signIn(page, await registerMember(request));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/account');
  await expect(currentSection(page)).toHaveText('Ringkasan');
  // When the loaded page replaces the placeholder, the navigation of the placeholder loses the focus.
  await expect(page.getByRole('link', { name: 'Cari asuransi' })).toBeVisible();
  const sections = [
    ['Pesanan', '/account?tab=purchase', 'Pembelian Asuransi'],
    ['Invoice', '/account?tab=purchase&list=invoice', 'Invoice Saya'],
    ['Polis', '/account?tab=policy', 'Polis Asuransi'],
    ['Klaim', '/account?tab=claim', 'Klaim Asuransi'],
  ] as const;
  for (const [label, url, heading] of sections) {
    const link = navigation(page).getByRole('link', { name: label, exact: true });
    await expect(link).toBeInViewport({ ratio: 1 });
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(url);
    await expect(page.getByRole('heading', { name: heading, level: 2 })).toBeVisible();
    await expect(currentSection(page)).toHaveText(label);
  }
  await navigation(page).getByRole('link', { name: 'Profil' }).click();
  await expect(page.getByRole('tab', { name: 'Rekening' })).toBeVisible();
  await page.goBack();
  await expect(currentSection(page)).toHaveText('Klaim');
  await page.goBack();
  await expect(currentSection(page)).toHaveText('Polis');
});

test('list and profile pages have the navigation of the account, which is at the side at 1024 px but not at 768 px', {
  tag: '@deep-journeys',
}, async ({ page, request }) => {
  await signIn(page, await registerMember(request));
  const pages = [
    ['/orders/', 'Pesanan'],
    ['/invoices/', 'Invoice'],
    ['/polis/', 'Polis'],
    ['/claims/progress/', 'Klaim'],
    ['/profile', 'Profil'],
  ] as const;
  for (const [path, label] of pages) {
    await page.setViewportSize({ width: 1024, height: 800 });
    await page.goto(path);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveCount(1);
    await expect(currentSection(page)).toHaveText(label);
    // On the profile page the heading is in the column of the navigation, so the position of the tabs is checked.
    const content = path === '/profile' ? page.getByRole('tablist').first() : heading;
    const isAtSide = async () => {
      const navigationBox = await navigation(page).boundingBox();
      const contentBox = await content.boundingBox();
      return (
        navigationBox !== null && contentBox !== null && navigationBox.x + navigationBox.width <= contentBox.x
      );
    };
    await expect.poll(isAtSide, { message: path }).toBe(true);
    await page.setViewportSize({ width: 768, height: 800 });
    await expect.poll(isAtSide, { message: path }).toBe(false);
  }
});

test('the URL of an order list has the chosen product line, and a reload restores the choice', async ({
  page,
  request,
}) => {
  const account = await registerMember(request);
  await createApprovedInvoice(request, account);
  await signIn(page, account);
  await page.goto('/account?tab=purchase');
  await expect(page.getByRole('tab', { name: 'Kesehatan 1 pesanan', selected: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Kendaraan' }).click();
  await expect(page).toHaveURL('/account?tab=purchase&product=kendaraan');
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Kendaraan', selected: true })).toBeVisible();
});

test('a member whose session has ended signs in and returns to the account', async ({ page, request }) => {
  const account = await registerMember(request);
  const session = recordToken(page);
  await signIn(page, account);
  await page.goto('/account');
  await expect(page.getByText('Belum terdapat order')).toBeVisible();
  await endSession(request, session);
  await page.reload();
  await expect(page).toHaveURL('/login');
  await fillLogin(page, account);
  await expect(page).toHaveURL('/account');
});

test('the account keeps its navigation when the overview cannot load, and loads the overview automatically when the network returns', async ({
  page,
  context,
  request,
}) => {
  await signIn(page, await registerMember(request));
  await page.route('**/api/v1/overview', (route) => route.abort());
  await page.goto('/account');
  await expect(page.getByText('Gagal memuat data')).toBeVisible();
  await expect(navigation(page)).toBeVisible();
  await page.unroute('**/api/v1/overview');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(page.getByText('Gagal memuat data')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Belum terdapat order')).toBeVisible();
});
