import { expect, type Page } from '@playwright/test';
import { chooseBank, numberOf } from './payment-dialog.ts';

/** At an ATM, a till or in a bank's app: the number, the bill, the money. `simulator`: path of who takes it. */
export async function payByNumber(page: Page, number: string, simulator = '/simulators/midtrans') {
  const bank = await page.context().newPage();
  await bank.goto(`${simulator}/`);
  await bank.getByRole('textbox').fill(number);
  await bank.getByRole('button', { name: 'Cek tagihan' }).click();
  await expect(bank.getByText(number)).toBeVisible();
  await bank.getByRole('button', { name: 'Bayar' }).click();
  await bank.close();
}

/** Pays the invoice on the page by a virtual account of BCA, in the gateway's simulator, and waits for the page to say so. */
export async function payByBca(invoice: Page) {
  const dialog = await chooseBank(invoice, 'BCA');
  await payByNumber(invoice, await numberOf(dialog, 'nomor virtual account'));
  await expect(invoice.getByText('Sudah dibayar').first()).toBeVisible({ timeout: 20_000 });
}
