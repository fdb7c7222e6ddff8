import { devices, expect, type Page, test } from '@playwright/test';
import { createApprovedInvoice } from './support/approved-invoice.ts';
import { type Account, registerMember, signIn } from './support/member.ts';
import {
  accountNumberOf,
  chooseBank,
  chooseMethod,
  expectPaidWithPolicy,
  openMethods,
} from './support/payment-dialog.ts';

const GATEWAY = '/simulators/midtrans';

/*
 * One method of each kind that the browser displays differently; virtual accounts are covered by the journeys
 * and cards by payment-cards.spec.ts. Charge, numbers and settlement of each method are covered by the
 * server's tests, and the dialog's page of each method by the stories.
 */

type Member = { page: Page; account: Account; open: () => Promise<void> };

/** Signs in a member; each call of `open` shows a new invoice. */
async function member(page: Page, request: Page['request']): Promise<Member> {
  const account = await registerMember(request);
  await signIn(page, account);
  const open = async () => void (await page.goto(await createApprovedInvoice(request, account)));
  return { page, account, open };
}

/** Pays on the page behind the simulated QR code, which a phone's camera would open. */
async function scan(page: Page, wallet: string) {
  const code = page.getByRole('img', { name: `Kode QR ${wallet}` });
  await expect(code).toHaveJSProperty('complete', true);
  const { pathname } = new URL((await code.getAttribute('src')) ?? '');
  const app = pathname.replace('/v2/', '/').replace('/qr-code', '');
  expect(await (await page.request.get(app)).text()).toContain(`${app}/pay`);
  expect((await page.request.post(`${app}/pay`)).ok()).toBe(true);
}

test.describe('on a phone', () => {
  const { defaultBrowserType: _browser, ...phone } = devices['Pixel 7'];
  test.use(phone);

  test("a wallet's app opens automatically and returns to the result", async ({ page, request }) => {
    const { open } = await member(page, request);
    await open();
    const dialog = await openMethods(page);
    await dialog.getByRole('radio', { name: 'GoPay', exact: true }).check();
    await dialog.getByRole('button', { name: 'Bayar Sekarang' }).click();
    await page.getByRole('button', { name: 'Bayar dengan GoPay' }).click();
    await page.getByRole('link', { name: 'Kembali ke toko' }).click();
    await expect(page).toHaveURL(/\/payment\/finish\?/);
    await expectPaidWithPolicy(page, 1);
  });
});

test('after a provider declines, the invoice can be paid with another', async ({ page, request }) => {
  const { open } = await member(page, request);
  await open();
  const invoice = page.url();
  const dialog = await chooseMethod(page, 'CIMB Clicks');
  await dialog.getByRole('button', { name: 'Lanjut ke CIMB' }).click();
  await page.getByLabel('Nama pengguna').fill('testuser01');
  await page.getByRole('button', { name: 'Masuk dan bayar' }).click();
  await expect(page.getByRole('heading', { name: 'Pembayaran Gagal' })).toBeVisible();
  await page.goto(invoice);
  const again = await chooseMethod(page, 'Akulaku');
  await again.getByRole('button', { name: /^Lanjut ke / }).click();
  await page.getByRole('button', { name: 'Setujui pembayaran' }).click();
  await expect(page).toHaveURL(/\/payment\/finish\?/);
  await expectPaidWithPolicy(page, 1);
});

test('an invoice opened again shows the same number; a QR code replaces it and is paid', async ({
  page,
  request,
}) => {
  const { open } = await member(page, request);
  await open();
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
  await scan(page, 'ShopeePay');
  await expectPaidWithPolicy(page, 1);
});
