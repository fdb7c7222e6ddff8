import { expect, type Locator, type Page } from '@playwright/test';

const paymentDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Pembayaran' });

/** Opens the dialog and its list of methods, from an invoice that has no payment yet. */
export async function openMethods(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Bayar', exact: true }).click();
  const dialog = paymentDialog(page);
  await dialog.getByRole('button', { name: 'Lanjut' }).click();
  await expect(dialog.getByRole('radiogroup', { name: 'Metode pembayaran' })).toBeVisible();
  return dialog;
}

/** Chooses a method that has no list of its own behind it. */
export async function chooseMethod(page: Page, label: string): Promise<Locator> {
  const dialog = await openMethods(page);
  await dialog.getByRole('radio', { name: label, exact: true }).check();
  await dialog.getByRole('button', { name: /^(Bayar Sekarang|Lihat Nomor Rekening)$/ }).click();
  await expect(dialog.getByRole('button', { name: 'Selesaikan Pembayaran' })).toBeVisible();
  return dialog;
}

/** Chooses one of the banks behind 'Transfer Bank'. */
export async function chooseBank(page: Page, label: string): Promise<Locator> {
  const dialog = await openMethods(page);
  await dialog.getByRole('radio', { name: 'Transfer Bank' }).check();
  await dialog.getByRole('button', { name: 'Lanjut' }).click();
  await dialog.getByRole('radio', { name: label, exact: true }).check();
  await dialog.getByRole('button', { name: 'Lihat Nomor Rekening' }).click();
  await expect(dialog.getByRole('button', { name: 'Selesaikan Pembayaran' })).toBeVisible();
  return dialog;
}

/** The number or code that the dialog shows to pay to; a company's code is shorter. */
export async function numberOf(dialog: Locator): Promise<string> {
  return (await dialog.getByText(/^\d{11,20}$/).textContent()) ?? '';
}

/** Waits until the open invoice says that it is paid, closes the dialog and sees the policy in the account. */
export async function expectPaidWithPolicy(page: Page, policies: number): Promise<void> {
  await expect(page.getByText('Sudah dibayar').first()).toBeVisible();
  await page.goto('/account?tab=policy&product=kesehatan');
  await expect(page.getByText('Aktif', { exact: true })).toHaveCount(policies);
}
