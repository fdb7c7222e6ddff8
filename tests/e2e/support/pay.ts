import { expect, type Page } from '@playwright/test';
import { accountNumberOf, chooseBank } from './payment-dialog.ts';

/** Pays by account number, as at an ATM, in a store or in a bank's app. */
async function payByNumber(page: Page, number: string) {
  const bill = await page.request.get('/simulators/midtrans/va', { params: { number } });
  const [, action = ''] = /<form method="post" action="([^"]+\/pay)"/.exec(await bill.text()) ?? [];
  expect(action, `a bill of ${number}`).not.toBe('');
  const paid = await page.request.post(action);
  expect(await paid.text()).toContain('Pembayaran berhasil');
}

/** Pays the open invoice by a BCA virtual account at the simulated gateway, and waits for the page to show it. */
export async function payByBca(invoice: Page) {
  const dialog = await chooseBank(invoice, 'BCA');
  await payByNumber(invoice, await accountNumberOf(dialog));
  await expect(invoice.getByText('Sudah dibayar').first()).toBeVisible({ timeout: 20_000 });
}
