import { expect, type Page } from '@playwright/test';
import { accountNumberOf, chooseBank } from './payment-dialog.ts';

/** Pays the bill of a virtual account at the simulated gateway. */
async function payByNumber(page: Page, number: string) {
  const billReply = await page.request.get('/simulators/midtrans/va', { params: { number } });
  const [, payPath = ''] = /<form method="post" action="([^"]+\/pay)"/.exec(await billReply.text()) ?? [];
  expect(payPath, `a bill of ${number}`).not.toBe('');
  const payReply = await page.request.post(payPath);
  expect(await payReply.text()).toContain('Pembayaran berhasil');
}

/** Pays the open invoice by a virtual account of BCA, and waits until the page shows the payment. */
export async function payByBca(invoicePage: Page) {
  const dialog = await chooseBank(invoicePage, 'BCA');
  await payByNumber(invoicePage, await accountNumberOf(dialog));
  await expect(invoicePage.getByText('Sudah dibayar').first()).toBeVisible({ timeout: 20_000 });
}
