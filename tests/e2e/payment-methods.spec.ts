import { devices, expect, type Page, test } from '@playwright/test';
import { createApprovedInvoice } from './support/approved-invoice.ts';
import { registerMember, signIn } from './support/member.ts';
import {
  accountNumberOf,
  chooseBank,
  chooseMethod,
  expectPaidWithPolicy,
  openMethods,
} from './support/payment-dialog.ts';

const GATEWAY = '/simulators/midtrans';

/*
 * After the choice of a method, a payment continues in a wallet's app, on a provider's page, with an account number or with a
 * QR code. These tests use at least one method of each kind. Other tests cover the rest:
 * - payment to an account number: journey.spec.ts; cards: payment-cards.spec.ts
 * - charge, numbers and settlement of each method: tests of the server
 * - the dialog's page of each method: stories
 */

/** Signs in a new member and opens an unpaid invoice. */
async function openNewInvoice(page: Page, request: Page['request']): Promise<void> {
  const account = await registerMember(request);
  await signIn(page, account);
  await page.goto(await createApprovedInvoice(request, account));
}

/** Pays on the page of the simulated wallet. The page's path follows from the URL of the QR image. */
async function payByQrCode(page: Page, wallet: string) {
  const qrCode = page.getByRole('img', { name: `Kode QR ${wallet}` });
  await expect(qrCode).toHaveJSProperty('complete', true);
  const { pathname } = new URL((await qrCode.getAttribute('src')) ?? '');
  const walletPath = pathname.replace('/v2/', '/').replace('/qr-code', '');
  expect(await (await page.request.get(walletPath)).text()).toContain(`${walletPath}/pay`);
  expect((await page.request.post(`${walletPath}/pay`)).ok()).toBe(true);
}

test.describe('a payment on a phone', () => {
  // A `describe` cannot set the type of the browser.
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
  test.use(phone);

  test("on a phone the wallet's app opens automatically, and after the payment in the app the member sees the payment result", {
    tag: '@deep-journeys',
  }, async ({ page, request }) => {
    await openNewInvoice(page, request);
    const dialog = await openMethods(page);
    await dialog.getByRole('radio', { name: 'GoPay', exact: true }).check();
    await dialog.getByRole('button', { name: 'Bayar Sekarang' }).click();
    await page.getByRole('button', { name: 'Bayar dengan GoPay' }).click();
    await page.getByRole('link', { name: 'Kembali ke toko' }).click();
    await expect(page).toHaveURL(/\/payment\/finish\?/);
    await expectPaidWithPolicy(page, 1);
  });
});

test('a member can pay an invoice by another method after a provider has declined the payment', async ({
  page,
  request,
}) => {
  await openNewInvoice(page, request);
  const invoiceUrl = page.url();
  const dialog = await chooseMethod(page, 'CIMB Clicks');
  await dialog.getByRole('button', { name: 'Lanjut ke CIMB' }).click();
  // The payment of this test user is declined.
  await page.getByLabel('Nama pengguna').fill('testuser01');
  await page.getByRole('button', { name: 'Masuk dan bayar' }).click();
  await expect(page.getByRole('heading', { name: 'Pembayaran Gagal' })).toBeVisible();
  await page.goto(invoiceUrl);
  const secondDialog = await chooseMethod(page, 'Akulaku');
  await secondDialog.getByRole('button', { name: /^Lanjut ke / }).click();
  await page.getByRole('button', { name: 'Setujui pembayaran' }).click();
  await expect(page).toHaveURL(/\/payment\/finish\?/);
  await expectPaidWithPolicy(page, 1);
});

test('an invoice shows the same account number after a reload; the member can replace the number by a QR code and pay', {
  tag: '@deep-journeys',
}, async ({ page, request }) => {
  await openNewInvoice(page, request);
  const dialog = await chooseBank(page, 'BNI');
  const number = await accountNumberOf(dialog);
  await page.reload();
  await page.getByRole('button', { name: 'Bayar', exact: true }).click();
  expect(await accountNumberOf(dialog)).toBe(number);

  await dialog.getByRole('button', { name: 'Ganti metode' }).click();
  await page.getByRole('button', { name: 'Ya, ganti' }).click();
  await dialog.getByRole('radio', { name: 'ShopeePay', exact: true }).check();
  await dialog.getByRole('button', { name: 'Bayar Sekarang' }).click();
  await expect(dialog.getByRole('img', { name: 'Kode QR ShopeePay' })).toBeVisible();
  const accountPage = await page.request.get(`${GATEWAY}/va`, { params: { number } });
  expect(accountPage.status()).toBe(404);
  await payByQrCode(page, 'ShopeePay');
  await expectPaidWithPolicy(page, 1);
});
