import { expect, type Page } from '@playwright/test';
import { accountNumberOf, chooseBank } from './payment-dialog.ts';

/** Pays the bill of a virtual account at the simulated gateway. */
async function payByNumber(page: Page, number: string) {
  const bill = await page.request.get('/simulators/midtrans/va', { params: { number } });
  const [, payPath = ''] = /<form method="post" action="([^"]+\/pay)"/.exec(await bill.text()) ?? [];
  expect(payPath, `a bill of ${number}`).not.toBe('');
  const payReply = await page.request.post(payPath);
  expect(await payReply.text()).toContain('Pembayaran berhasil');
}

/** Pays the open invoice by a virtual account of BCA, and waits until the page shows the payment. */
export async function payByBca(invoice: Page) {
  const dialog = await chooseBank(invoice, 'BCA');
  await payByNumber(invoice, await accountNumberOf(dialog));
  await expect(invoice.getByText('Sudah dibayar').first()).toBeVisible({ timeout: 20_000 });
}
