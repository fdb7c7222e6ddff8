import { expect, type Page } from '@playwright/test';

/** Pays the invoice on the page by a virtual account of BCA, in the gateway's simulator, and waits for the page to say so. */
export async function payByBca(invoice: Page) {
  await invoice.getByRole('button', { name: 'Bayar' }).click();
  const dialog = invoice.getByRole('dialog', { name: /Pembayaran/ });
  await dialog.getByRole('button', { name: 'Lanjut' }).click();
  await dialog.getByRole('radio', { name: /Transfer|Virtual Account/ }).check();
  await dialog.getByRole('button', { name: 'Lanjut' }).click();
  await dialog.getByRole('radio', { name: /BCA/ }).check();
  await dialog.getByRole('button', { name: 'Lihat Nomor Rekening' }).click();
  const number = (await dialog.getByText(/^\d{10,20}$/).textContent()) ?? '';

  const bank = await invoice.context().newPage();
  await bank.goto('/simulators/midtrans/');
  await bank.getByLabel('Nomor virtual account').fill(number);
  await bank.getByRole('button', { name: 'Cek tagihan' }).click();
  await bank.getByRole('button', { name: 'Bayar' }).click();
  await bank.close();
  await expect(invoice.getByText('Sudah dibayar').first()).toBeVisible({ timeout: 20_000 });
}
