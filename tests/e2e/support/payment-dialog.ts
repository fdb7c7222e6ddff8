import { expect, type Locator, type Page } from '@playwright/test';

const paymentDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Pembayaran' });

/** Opens the payment dialog and its list of methods, for an invoice without a payment. */
export async function openMethods(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Bayar', exact: true }).click();
  const dialog = paymentDialog(page);
  await dialog.getByRole('button', { name: 'Lanjut' }).click();
  await expect(dialog.getByRole('radiogroup', { name: 'Metode pembayaran' })).toBeVisible();
  return dialog;
}

/** Chooses a method that has no further list. */
export async function chooseMethod(page: Page, label: string): Promise<Locator> {
  const dialog = await openMethods(page);
  await dialog.getByRole('radio', { name: label, exact: true }).check();
  await dialog.getByRole('button', { name: /^(Bayar Sekarang|Lihat Nomor Rekening)$/ }).click();
  await expect(dialog.getByRole('button', { name: 'Selesaikan Pembayaran' })).toBeVisible();
  return dialog;
}

/** Chooses a bank in 'Transfer Bank'. */
export async function chooseBank(page: Page, label: string): Promise<Locator> {
  const dialog = await openMethods(page);
  await dialog.getByRole('radio', { name: 'Transfer Bank' }).check();
  await dialog.getByRole('button', { name: 'Lanjut' }).click();
  await dialog.getByRole('radio', { name: label, exact: true }).check();
  await dialog.getByRole('button', { name: 'Lihat Nomor Rekening' }).click();
  await expect(dialog.getByRole('button', { name: 'Selesaikan Pembayaran' })).toBeVisible();
  return dialog;
}

/** Returns the displayed account number or code; a biller code is shorter and excluded. */
export async function accountNumberOf(dialog: Locator): Promise<string> {
  return (await dialog.getByText(/^\d{11,20}$/).textContent()) ?? '';
}

/** Waits until the open invoice is paid, closes the dialog and opens the policy in the account. */
export async function expectPaidWithPolicy(page: Page, policies: number): Promise<void> {
  await expect(page.getByText('Sudah dibayar').first()).toBeVisible();
  await page.goto('/account?tab=policy&product=kesehatan');
  await expect(page.getByText('Aktif', { exact: true })).toHaveCount(policies);
}
