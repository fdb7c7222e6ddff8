import { expect, type Locator, type Page } from '@playwright/test';

const paymentDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Pembayaran' });

/** Opens the payment dialog of an invoice without a payment, and continues to the list of methods. */
export async function openMethods(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Bayar', exact: true }).click();
  const dialog = paymentDialog(page);
  await dialog.getByRole('button', { name: 'Lanjut' }).click();
  await expect(dialog.getByRole('radiogroup', { name: 'Metode pembayaran' })).toBeVisible();
  return dialog;
}

/** Opens the payment dialog and chooses a method without a list of banks. */
export async function chooseMethod(page: Page, label: string): Promise<Locator> {
  const dialog = await openMethods(page);
  await dialog.getByRole('radio', { name: label, exact: true }).check();
  await dialog.getByRole('button', { name: /^(Bayar Sekarang|Lihat Nomor Rekening)$/ }).click();
  await expect(dialog.getByRole('button', { name: 'Selesaikan Pembayaran' })).toBeVisible();
  return dialog;
}

/** Opens the payment dialog and chooses a bank in 'Transfer Bank'. */
export async function chooseBank(page: Page, label: string): Promise<Locator> {
  const dialog = await openMethods(page);
  await dialog.getByRole('radio', { name: 'Transfer Bank' }).check();
  await dialog.getByRole('button', { name: 'Lanjut' }).click();
  await dialog.getByRole('radio', { name: label, exact: true }).check();
  await dialog.getByRole('button', { name: 'Lihat Nomor Rekening' }).click();
  await expect(dialog.getByRole('button', { name: 'Selesaikan Pembayaran' })).toBeVisible();
  return dialog;
}

/** Returns the account number or payment code in the dialog. A biller code is shorter and does not match. */
export async function accountNumberOf(dialog: Locator): Promise<string> {
  return (await dialog.getByText(/^\d{11,20}$/).textContent()) ?? '';
}

/** Waits until the page shows the payment, and expects this number of active policies in the account. */
export async function expectPaidWithPolicy(page: Page, policyCount: number): Promise<void> {
  await expect(page.getByText('Sudah dibayar').first()).toBeVisible();
  await page.goto('/account?tab=policy&product=kesehatan');
  await expect(page.getByText('Aktif', { exact: true })).toHaveCount(policyCount);
}
