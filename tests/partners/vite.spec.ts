import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { fillLogin, registerMember } from '../e2e/support/member.ts';
import {
  acceptTerms,
  answerDeclarations,
  chooseFirstOnlinePlan,
  fillAddress,
  fillInsured,
  requestPrintedPolicy,
  submitOrder,
  uploadDocuments,
} from '../e2e/support/order.ts';
import { captureAppearance, collectBrowserErrors, expectSameAppearance } from './support/host-page.ts';

const SHOP_URL = process.env.PARTNER_URL ?? '';
const MAX_PARTNER_CODE_LINES = 12;
/** The lines of code that a partner writes for the integration. */
const PARTNER_CODE_LINES = readFileSync(new URL('vite/main.tsx', import.meta.url), 'utf8')
  .trim()
  .split('\n');

test("the storefront has the colours of a partner's Vite page and does not change the rest of the page", async ({
  page,
}) => {
  // Without its scripts, the page has no storefront.
  await page.route('**/assets/**', (route) => route.abort());
  await page.goto(SHOP_URL);
  const previousAppearance = await captureAppearance(page);
  await page.unroute('**/assets/**');
  const errors = collectBrowserErrors(page);
  await page.goto(SHOP_URL);
  await expect(page.getByRole('article')).not.toHaveCount(0);
  await expectSameAppearance(page, previousAppearance);
  const buyLink = page.getByRole('link', { name: /^Beli / }).first();
  // #7a2e6b, the value of `--nu-brand` in the partner's host.css.
  await expect(buyLink).toHaveCSS('background-color', 'rgb(122, 46, 107)');
  expect(errors).toEqual([]);
});

test(`a partner integrates the storefront with at most ${MAX_PARTNER_CODE_LINES} lines of code`, () => {
  expect(PARTNER_CODE_LINES.length).toBeLessThanOrEqual(MAX_PARTNER_CODE_LINES);
});

test("a member can choose a plan, order, pay and download the certificate on a partner's page with another origin than the API", async ({
  page,
  request,
}) => {
  const account = await registerMember(request);
  const events: { name: string; detail: Record<string, unknown> }[] = [];
  await page.exposeFunction('collectEvent', (event: (typeof events)[number]) => events.push(event));
  await page.addInitScript(() =>
    window.addEventListener('analytics', (event) => {
      if (event instanceof CustomEvent) Reflect.get(window, 'collectEvent')(event.detail);
    }),
  );
  await test.step('the order form opens after sign-in', async () => {
    await page.goto(SHOP_URL);
    await chooseFirstOnlinePlan(page);
    await expect(page).toHaveURL(/#\/login/);
    await fillLogin(page, account);
    await expect(page).toHaveURL(/#\/products\/kesehatan\/order\//);
  });
  await test.step('the member fills in and submits the order', async () => {
    await acceptTerms(page);
    await fillInsured(page);
    await fillAddress(page);
    await uploadDocuments(page);
    await requestPrintedPolicy(page);
    await answerDeclarations(page);
    await submitOrder(page);
    await expect(page.getByText('Disetujui', { exact: true })).toBeVisible();
  });
  await test.step('the member pays by virtual account, and the page updates', async () => {
    await page.getByRole('link', { name: 'Bayar' }).first().click();
    await expect(page).toHaveURL(/#\/invoice\//);
    await page.getByRole('button', { name: 'Bayar' }).click();
    const dialog = page.getByRole('dialog', { name: /Pembayaran/ });
    await dialog.getByRole('button', { name: 'Lanjut' }).click();
    await dialog.getByRole('radio', { name: /Transfer|Virtual Account/ }).check();
    await dialog.getByRole('button', { name: 'Lanjut' }).click();
    await dialog.getByRole('radio', { name: /BCA/ }).check();
    await dialog.getByRole('button', { name: 'Lihat Nomor Rekening' }).click();
    const number = (await dialog.getByText(/^\d{10,20}$/).textContent()) ?? '';
    const gatewayTab = await page.context().newPage();
    await gatewayTab.goto('/simulators/midtrans/');
    await gatewayTab.getByLabel('Nomor virtual account').fill(number);
    await gatewayTab.getByRole('button', { name: 'Cek tagihan' }).click();
    await gatewayTab.getByRole('button', { name: 'Bayar' }).click();
    await expect(gatewayTab.getByText('Pembayaran berhasil.')).toBeVisible();
    await gatewayTab.close();
    await expect(page.getByText('Sudah dibayar').first()).toBeVisible();
  });
  await test.step('the member downloads the certificate', async () => {
    await page.goto(`${SHOP_URL}/#/polis/`);
    await expect(page.getByText('Aktif', { exact: true })).toBeVisible();
    const link = page.getByRole('link', { name: /^Unduh Polis/ }).first();
    const file = await request.get((await link.getAttribute('href')) ?? '');
    expect(file.headers()['content-type']).toContain('application/pdf');
  });
  await test.step('the page gets the events of the journey, which contain no personal data', () => {
    expect(events.map(({ name }) => name)).toEqual([
      'naungan-search',
      'naungan-selected',
      'naungan-signed-in',
      'naungan-ordered',
      'naungan-paid',
    ]);
    const [ordered, paid] = events.slice(-2).map(({ detail }) => detail);
    const facts = { line: 'kesehatan', currency: 'IDR', partner: 'toko-maju', premium: expect.any(Number) };
    expect(ordered).toMatchObject(facts);
    expect(paid).toEqual({ ...ordered, invoice: undefined });
    const text = JSON.stringify(events).toLowerCase();
    for (const value of [account.name, account.email, account.phone, '1988', 'jakarta', 'kemang', 'kpa-'])
      expect(text).not.toContain(value.toLowerCase());
  });
});
