import { devices, expect, type Page, test } from '@playwright/test';
import { approvedInvoice } from './support/approved-invoice.ts';
import { expectAccessible } from './support/axe.ts';
import { type Account, registerMember, signIn } from './support/member.ts';
import { payByNumber } from './support/pay.ts';
import {
  chooseBank,
  chooseMethod,
  expectPaidWithPolicy,
  numberOf,
  openMethods,
} from './support/payment-dialog.ts';

const GATEWAY = '/simulators/midtrans';
const BTN = '/simulators/btn';

type Member = { page: Page; account: Account; open: () => Promise<void> };

/** A member who is signed in, with a new invoice on the page whenever one is asked for. */
async function member(page: Page, request: Page['request']): Promise<Member> {
  const account = await registerMember(request);
  await signIn(page, account);
  const open = async () => void (await page.goto(await approvedInvoice(request, account)));
  return { page, account, open };
}

const BANKS = [
  ['BCA', 15, GATEWAY],
  ['BNI', 16, GATEWAY],
  ['BRI', 18, GATEWAY],
  ['Mandiri', 12, GATEWAY],
  ['Permata', 16, GATEWAY],
  ['Bank Lainnya', 18, BTN],
] as const;

test('an invoice is paid to an account of each bank', async ({ page, request }) => {
  const { open } = await member(page, request);
  for (const [index, [bank, digits, simulator]] of BANKS.entries()) {
    await test.step(bank, async () => {
      await open();
      const dialog = await chooseBank(page, bank);
      const number = await numberOf(dialog);
      expect(number).toHaveLength(digits);
      await expect(dialog.getByText('Halaman ini berubah sendiri')).toBeVisible();
      await payByNumber(page, number, simulator);
      await expectPaidWithPolicy(page, index + 1);
    });
  }
});

test('an invoice is paid to an account of BTN, without a list of banks between', async ({
  page,
  request,
}) => {
  const { open } = await member(page, request);
  await open();
  const dialog = await chooseMethod(page, 'BTN');
  const number = await numberOf(dialog);
  expect(number).toHaveLength(18);
  await expect(dialog.getByText('kode bank 200')).toBeVisible();
  await expectAccessible(page);
  await payByNumber(page, number, BTN);
  await expectPaidWithPolicy(page, 1);
});

test('an invoice is paid at the till of each shop', async ({ page, request }) => {
  const { open } = await member(page, request);
  for (const [index, [shop, digits]] of [['Indomaret', 14] as const, ['Alfamart', 16] as const].entries()) {
    await test.step(shop, async () => {
      await open();
      const dialog = await chooseMethod(page, shop);
      const code = await numberOf(dialog);
      expect(code).toHaveLength(digits);
      await payByNumber(page, code);
      await expectPaidWithPolicy(page, index + 1);
    });
  }
});

/** Pays on the page that the camera of a phone opens: where the simulated code leads to. */
async function scan(page: Page, wallet: string) {
  const code = page.getByRole('img', { name: `Kode QR ${wallet}` });
  await expect(code).toHaveJSProperty('complete', true);
  const { pathname } = new URL((await code.getAttribute('src')) ?? '');
  const app = pathname.replace('/v2/', '/').replace('/qr-code', '');
  expect(await (await page.request.get(app)).text()).toContain(`${app}/pay`);
  expect((await page.request.post(`${app}/pay`)).ok()).toBe(true);
}

test('an invoice is paid by scanning the code of each wallet', async ({ page, request }) => {
  const { open } = await member(page, request);
  for (const [index, wallet] of ['GoPay', 'ShopeePay'].entries()) {
    await test.step(wallet, async () => {
      await open();
      await chooseMethod(page, wallet);
      await scan(page, wallet);
      await expectPaidWithPolicy(page, index + 1);
    });
  }
});

test.describe('on a phone', () => {
  const { defaultBrowserType: _browser, ...phone } = devices['Pixel 7'];
  test.use(phone);

  test('the app of each wallet opens by itself and leads back to the result', async ({ page, request }) => {
    const { open } = await member(page, request);
    for (const [index, wallet] of ['GoPay', 'ShopeePay'].entries()) {
      await test.step(wallet, async () => {
        await open();
        const dialog = await openMethods(page);
        await dialog.getByRole('radio', { name: wallet, exact: true }).check();
        await dialog.getByRole('button', { name: 'Bayar Sekarang' }).click();
        await page.getByRole('button', { name: `Bayar dengan ${wallet}` }).click();
        await page.getByRole('link', { name: 'Kembali ke toko' }).click();
        await expect(page).toHaveURL(/\/payment\/finish\?/);
        await expectPaidWithPolicy(page, index + 1);
      });
    }
  });
});

const REDIRECTS = [
  ['Akulaku', async (page: Page) => page.getByRole('button', { name: 'Setujui pembayaran' }).click()],
  ['Danamon Online', async (page: Page) => page.getByRole('button', { name: 'Setujui pembayaran' }).click()],
  [
    'CIMB Clicks',
    async (page: Page) => {
      await page.getByLabel('Nama pengguna').fill('testuser00');
      await page.getByRole('button', { name: 'Masuk dan bayar' }).click();
    },
  ],
] as const;

test('an invoice is paid on the page of each provider that has one', async ({ page, request }) => {
  const { open } = await member(page, request);
  for (const [index, [provider, approve]] of REDIRECTS.entries()) {
    await test.step(provider, async () => {
      await open();
      const dialog = await chooseMethod(page, provider);
      await dialog.getByRole('button', { name: /^Lanjut ke / }).click();
      await approve(page);
      await expect(page).toHaveURL(/\/payment\/finish\?/);
      await expectPaidWithPolicy(page, index + 1);
    });
  }
});

test('a provider that says no leaves the invoice payable by another method', async ({ page, request }) => {
  const { open } = await member(page, request);
  await open();
  const invoice = page.url();
  const dialog = await chooseMethod(page, 'CIMB Clicks');
  await dialog.getByRole('button', { name: 'Lanjut ke CIMB' }).click();
  await page.getByLabel('Nama pengguna').fill('testuser01');
  await page.getByRole('button', { name: 'Masuk dan bayar' }).click();
  await expect(page.getByRole('heading', { name: 'Pembayaran Gagal' })).toBeVisible();
  await page.goto(invoice);
  const again = await chooseBank(page, 'BCA');
  await payByNumber(page, await numberOf(again));
  await expectPaidWithPolicy(page, 1);
});

test('an invoice that is opened again shows the same number, and another method replaces it', async ({
  page,
  request,
}) => {
  const { open } = await member(page, request);
  await open();
  const dialog = await chooseBank(page, 'BNI');
  const number = await numberOf(dialog);
  await page.reload();
  await page.getByRole('button', { name: 'Bayar', exact: true }).click();
  expect(await numberOf(dialog)).toBe(number);

  await dialog.getByRole('button', { name: 'Ganti metode' }).click();
  await page.getByRole('button', { name: 'Ya, ganti' }).click();
  await dialog.getByRole('radio', { name: 'GoPay', exact: true }).check();
  await dialog.getByRole('button', { name: 'Bayar Sekarang' }).click();
  await expect(dialog.getByRole('img', { name: /Kode QR GoPay/ })).toBeVisible();
  const given = await page.request.get(`${GATEWAY}/va`, { params: { number } });
  expect(given.status()).toBe(404);
});

test('Selesaikan Pembayaran reminds of the hour and closes the dialog', async ({ page, request }) => {
  const { open } = await member(page, request);
  await open();
  const dialog = await chooseBank(page, 'BCA');
  await dialog.getByRole('button', { name: 'Selesaikan Pembayaran' }).click();
  const notices = page.getByRole('region', { name: 'Pemberitahuan' });
  await expect(notices.getByText('Selesaikan Pembayaran sebelum pukul 23:59', { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
});
