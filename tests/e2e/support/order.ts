import { expect, type Page } from '@playwright/test';
import { createJpeg } from './files.ts';

/** Continues to the next step of the form. */
export const goToNextStep = (page: Page) => page.getByRole('button', { name: 'Lanjut', exact: true }).click();
/** Expects that the form shows the step with this heading. */
export const expectStep = (page: Page, name: string) =>
  expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();

/** Opens the order form of the list's first plan that is sold online; returns the plan's name. */
export async function chooseFirstOnlinePlan(page: Page): Promise<string> {
  const orderLink = page.getByRole('link', { name: /^Beli / }).first();
  const name = ((await orderLink.getAttribute('aria-label')) ?? '').replace(/^Beli /, '');
  await orderLink.click();
  return name;
}

/** Accepts the terms of the product (step 1). */
export async function acceptTerms(page: Page) {
  await expectStep(page, 'Detail Produk');
  await page.getByRole('checkbox', { name: 'Saya sudah membaca dan menyetujui ketentuan diatas' }).check();
  await goToNextStep(page);
}

/** Fills in the insured from the account (step 2). */
export async function fillInsured(page: Page, birthplace = 'Jakarta') {
  await expectStep(page, 'Data Diri Tertanggung');
  await page.getByRole('checkbox', { name: 'Sama seperti akun saya' }).check();
  await page.getByRole('textbox', { name: 'Tempat Lahir' }).fill(birthplace);
  await goToNextStep(page);
}

/** Fills in the address from the account (step 3). */
export async function fillAddress(page: Page, title = 'Alamat Tertanggung') {
  await expectStep(page, title);
  const accountAddressButton = page.getByRole('button', { name: 'Pakai alamat akun saya' });
  if ((await page.getByRole('combobox', { name: 'Kode Pos' }).inputValue()) === '')
    await accountAddressButton.click();
  await expect(page.getByRole('combobox', { name: 'Kode Pos' })).not.toHaveValue('');
  await goToNextStep(page);
}

/** Fills in husband and child as beneficiaries (step 4 of personal accident). */
export async function fillBeneficiaries(page: Page) {
  await expectStep(page, 'Penerima Manfaat');
  const fillBeneficiary = async (title: string, name: string, relationship: string) => {
    const group = page.getByRole('group', { name: title });
    await group.getByRole('textbox', { name: 'Nama Lengkap' }).fill(name);
    await group.getByRole('combobox', { name: 'Hubungan dengan Tertanggung' }).selectOption(relationship);
  };
  await fillBeneficiary('Penerima Manfaat Utama', 'Budi Santoso', 'SUAMI');
  await page.getByRole('textbox', { name: 'Email' }).fill('budi@contoh.test');
  await page.getByRole('textbox', { name: 'Nomor Telpon' }).fill('81298765432');
  await page.getByRole('checkbox', { name: 'Tambah penerima manfaat kedua' }).check();
  await fillBeneficiary('Penerima Manfaat Kedua', 'Ratna Santoso', 'ANAK KANDUNG');
  await goToNextStep(page);
}

/** Waits for the note that the draft is stored in this browser, with the files that the form shows. */
export const expectDraftStored = (page: Page) =>
  expect(page.getByText(/^Draf tersimpan otomatis/)).toBeVisible();

const HEALTH_DOCUMENTS = ['KTP Tertanggung', 'Foto Diri Tertanggung'];

/**
 * Uploads pictures as the required documents.
 * @param options `storesFiles`: whether the browser can store the files of the draft
 */
export async function uploadDocuments(page: Page, documents = HEALTH_DOCUMENTS, { storesFiles = true } = {}) {
  await expectStep(page, 'Lampiran');
  for (const name of documents) {
    const file = await createJpeg(`${name.toLowerCase().replaceAll(' ', '-')}.jpg`);
    await page.getByLabel(name, { exact: true }).setInputFiles(file);
    await expect(page.getByText(file.name)).toBeVisible();
  }
  if (storesFiles) await expectDraftStored(page);
  await goToNextStep(page);
}

/** Requests a printed policy, delivered to the address of the insured or owner. */
export async function requestPrintedPolicy(page: Page, title = 'Informasi Lainnya') {
  await expectStep(page, title);
  await page.getByRole('radio', { name: 'E-polis dan polis cetak' }).check();
  await goToNextStep(page);
}

/**
 * Declarations whose accepted answer is 'Ya': consent, truthfulness, office work, kinship, ownership of the vehicle, use of
 * the building.
 */
const ACCEPTED_WITH_YES =
  /mengizinkan|seluruh keterangan|pekerjaan sehari-hari|hubungan keluarga|keperluan pribadi|digunakan setiap hari/;

/** Chooses the accepted answer of each declaration. */
export async function answerDeclarations(page: Page) {
  await expectStep(page, 'Deklarasi');
  // The step loads the declarations when it opens.
  await expect(page.getByRole('radiogroup').first()).toBeVisible();
  for (const group of await page.getByRole('radiogroup').all()) {
    const text = (await group.textContent()) ?? '';
    const isYes = ACCEPTED_WITH_YES.test(text);
    await group.getByRole('radio', { name: isYes ? 'Ya' : 'Tidak', exact: true }).check();
  }
  await goToNextStep(page);
}

/** Submits the order at the last step and waits for the order's page. */
export async function submitOrder(page: Page, line = 'kesehatan') {
  await expectStep(page, 'Order Summary');
  await page.getByRole('button', { name: 'Kirim pesanan' }).click();
  await page
    .getByRole('alertdialog', { name: 'Lanjutkan Pesanan?' })
    .getByRole('button', { name: 'Ya, Lanjut' })
    .click();
  const successDialog = page.getByRole('alertdialog', { name: 'Berhasil!' });
  await expect(successDialog).toBeVisible();
  await successDialog.getByRole('button', { name: 'Oke' }).click();
  await expect(page).toHaveURL(new RegExp(`/orders/${line}/[\\w-]+$`));
}
