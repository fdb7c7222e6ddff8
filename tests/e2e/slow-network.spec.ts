import { expect, type Page, test } from '@playwright/test';
import { createApprovedInvoice } from './support/approved-invoice.ts';
import { registerMember, signIn } from './support/member.ts';
import { chooseBank, chooseMethod } from './support/payment-dialog.ts';
import { HEALTH_LIST } from './support/plans.ts';
import { delayScripts } from './support/scripts.ts';

test('a login form that is submitted before its scripts have loaded signs in the member', async ({
  page,
  request,
}) => {
  const account = await registerMember(request);
  const releaseScripts = await delayScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'Email' }).fill(account.email);
  await page.getByLabel('Kata sandi', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Masuk', exact: true }).click();
  await expect(page).toHaveURL('/login');
  releaseScripts();
  await expect(page).toHaveURL('/');
});

test('a plan list applies the filters that a visitor sets before its scripts have loaded', async ({
  page,
}) => {
  const releaseScripts = await delayScripts(page);
  await page.goto(`${HEALTH_LIST}?dob=1990-05-17`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('usia');
  const search = page.getByRole('searchbox', { name: 'Cari nama produk' });
  await search.fill('sehat');
  await page.getByRole('combobox', { name: 'Urutkan' }).selectOption('Premi terendah');
  await search.focus();
  releaseScripts();
  await expect(page).toHaveURL(/q=sehat.*sortField=premium/);
  await expect(search).toHaveValue('sehat');
  await expect(search).toBeFocused();
});

test('a policy look-up submitted before its scripts have loaded shows the result', async ({ page }) => {
  const releaseScripts = await delayScripts(page);
  await page.goto('/claims', { waitUntil: 'commit' });
  await page.getByLabel('Jenis produk').selectOption('Kesehatan');
  await page.getByLabel('Nomor polis').fill('POL-KSH-2020-999999');
  await page.getByRole('button', { name: 'Cari Polis' }).click();
  releaseScripts();
  await expect(
    page.getByText('Maaf!, kami tidak menemukan data terkait polis yang Anda input'),
  ).toBeVisible();
  await expect(page.getByLabel('Nomor polis')).toHaveValue('POL-KSH-2020-999999');
  await expect(page).toHaveURL('/claims');
});

const HOUSE_QUERY = String(
  new URLSearchParams({
    occupation: '2976',
    buildingPrices: '1200000000',
    ownership: 'Milik Sendiri',
    classConstruction: 'class1',
    totalFloor: '2',
    totalBuildingArea: '120',
    province: 'DKI Jakarta',
    district_level: 'Kota',
    district: 'Kota Administrasi Jakarta Selatan',
  }),
);

test('the HTML of a plan list has three plans, so the browser of a visitor does not request plans', async ({
  page,
}) => {
  const requestedUrls: string[] = [];
  page.on('request', (request) => requestedUrls.push(new URL(request.url()).pathname));
  const releaseScripts = await delayScripts(page);
  await page.goto(`/products/kebakaran-gempabumi/plan?${HOUSE_QUERY}`, { waitUntil: 'commit' });
  await expect(page.getByRole('article')).toHaveCount(3);
  releaseScripts();
  await page.getByRole('button', { name: 'Lihat semua' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(requestedUrls.filter((path) => /\/api\/v1\/fire-insurances/.test(path))).toEqual([]);
});

test('a member who opens a plan list does not see the three plans for visitors while the list for members loads', async ({
  page,
  request,
}) => {
  await signIn(page, await registerMember(request));
  let releasePlans = () => {};
  const plansReleased = new Promise<void>((resolve) => {
    releasePlans = resolve;
  });
  await page.route(/\/api\/v1\/health\?/, async (route) => {
    await plansReleased;
    await route.continue();
  });
  await page.goto(`${HEALTH_LIST}?dob=1990-05-17`, { waitUntil: 'commit' });
  const plans = page.getByRole('article');
  await expect(plans.first()).toBeHidden();
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await expect(plans).toHaveCount(0);
  releasePlans();
  await expect(plans.nth(3)).toBeVisible();
});

test('the name of a plan is in the HTML of its page and in the HTML of its order form', async ({
  request,
}) => {
  const list = await (await request.get('/api/v1/health?dob=1990-05-17&size=1')).json();
  const { _id, productName } = list.response.rows[0];
  const detail = await (await request.get(`${HEALTH_LIST}/${_id}?dob=1990-05-17`)).text();
  expect(detail).toMatch(new RegExp(`<h1[^>]*>${productName}</h1>`));
  const order = await (await request.get(`/products/kesehatan/order/${_id}?dob=1990-05-17`)).text();
  expect(order).toContain(`Pesan ${productName}`);
  expect(order).toContain('Siapkan dokumen identitas');
});

/** The budget of this site. A layout shift of at most 0.1 is good (web.dev/cls). */
const MAX_LAYOUT_SHIFT = 0.02;

/** Starts to record layout shifts without user input; returns a function that reads the shifts with their elements. */
async function recordLayoutShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const shifts: string[] = [];
    Object.assign(window, { layoutShifts: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Element | null }[];
      })[]) {
        const nodes = entry.sources.map(({ node }) => node?.textContent?.slice(0, 30));
        if (!entry.hadRecentInput) shifts.push(`${entry.value.toFixed(4)} ${nodes.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: false });
  });
  return () =>
    page.evaluate(async () => {
      // The browser reports a shift after the next frame.
      for (const _frame of [1, 2]) await new Promise((done) => requestAnimationFrame(done));
      return (window as unknown as { layoutShifts: string[] }).layoutShifts;
    });
}

for (const [label, width, choosePaymentMethod] of [
  ['a virtual account', 360, (page: Page) => chooseBank(page, 'BNI')],
  ['a QR code', 1280, (page: Page) => chooseMethod(page, 'ShopeePay')],
] as const) {
  test(`the payment dialog has no layout shift on a slow network when it shows ${label}`, {
    tag: '@deep-journeys',
  }, async ({ page, request }) => {
    const account = await registerMember(request);
    await signIn(page, account);
    await page.setViewportSize({ width, height: 740 });
    await page.goto(await createApprovedInvoice(request, account));
    const network = await page.context().newCDPSession(page);
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 600,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    });
    const readShifts = await recordLayoutShifts(page);
    const dialog = await choosePaymentMethod(page);
    await expect(dialog.getByRole('tab').first()).toBeVisible({ timeout: 30_000 });
    const shifts = await readShifts();
    const total = shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0);
    expect(total, shifts.join('\n')).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
  });
}
