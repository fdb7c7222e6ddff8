import { expect, type Locator, type Page } from '@playwright/test';

/** Test cards of the gateway's sandbox. */
export const CARDS = {
  accepted: '4811 1111 1111 1114',
  deniedImmediately: '4711 1111 1111 1115',
  /** The issuer decides a minute after 3-D Secure. */
  slow: '4024 0071 7626 5022',
} as const;

/** The code of the sandbox's 3-D Secure page. */
const OTP = '112233';

export const threeDSecureDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Verifikasi kartu' });
export const threeDSecureFrame = (page: Page) => page.frameLocator('iframe[title="Halaman verifikasi bank"]');
export const resultDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Status Pembayaran' });

/** Chooses payment by card in the list of methods and waits for the card form. */
export async function openCardForm(page: Page) {
  await page.getByRole('radio', { name: 'Kartu Kredit' }).check();
  await page.getByRole('button', { name: 'Lanjut', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Nomor kartu' })).toBeVisible();
}

/** Fills in the card form with this card number. */
export async function fillCard(page: Page, number: string) {
  await page.getByRole('textbox', { name: 'Nomor kartu' }).fill(number);
  await page.getByRole('textbox', { name: 'Masa berlaku' }).fill('1230');
  await page.getByRole('textbox', { name: 'Kode CVV' }).fill('123');
}

/** Submits the card form and confirms the payment. */
export async function submitCard(page: Page) {
  await page.getByRole('button', { name: 'Bayar Sekarang' }).click();
  const confirmation = page.getByRole('alertdialog', { name: 'Konfirmasi Pembayaran' });
  await expect(confirmation.getByText('Lanjut pembayaran dengan kartu kredit?')).toBeVisible();
  await confirmation.getByRole('button', { name: 'Ya, bayar' }).click();
}

/** Passes 3-D Secure on the issuer's page, which requires a code for some cards only. */
export async function passThreeDSecurePage(page: Page) {
  const frame = threeDSecureFrame(page);
  const codeField = frame.getByLabel('Kode OTP');
  await expect(frame.getByRole('heading', { name: 'Verifikasi kartu' })).toBeVisible();
  if (await codeField.isVisible()) await codeField.fill(OTP);
  await frame.getByRole('button', { name: /^(Kirim|Lanjutkan)$/ }).click();
  await expect(threeDSecureDialog(page)).toBeHidden();
}
