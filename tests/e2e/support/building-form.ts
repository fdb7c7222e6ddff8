import { expect, type Page } from '@playwright/test';
import {
  answerDeclarations,
  expectStep,
  fillAddress,
  goToNextStep,
  requestPrintedPolicy,
  uploadDocuments,
} from './order.ts';

type BuildingSearch = {
  /** The text to enter, and the option to choose from the suggestions. */
  occupation: [text: string, option: RegExp];
  price: string;
  years?: number;
  isMortgaged?: boolean;
  place: [province: string, level: 'Kabupaten' | 'Kota', district: string];
  street?: string;
  /** Labels of the coverages to check; null for a line with a single coverage, whose form has no question about coverages. */
  coverages: RegExp[] | null;
};

/** Fills in the quote form of a landing page and waits for the list. */
export async function searchBuilding(page: Page, line: string, search: BuildingSearch) {
  const { occupation, price, years = 1, isMortgaged = false, place, street, coverages } = search;
  await page.goto(`/products/${line}`);
  await page.getByRole('radio', { name: 'Lainnya …' }).check();
  await page.getByRole('combobox', { name: 'Okupasi' }).fill(occupation[0]);
  await page.getByRole('option', { name: occupation[1] }).first().click();
  await goToNextStep(page);
  await page.getByRole('textbox', { name: 'Harga Bangunan' }).fill(price);
  await page.getByRole('combobox', { name: 'Jangka Waktu Pertanggungan' }).selectOption(`${years} tahun`);
  await goToNextStep(page);
  await page.getByRole('radio', { name: 'Milik Sendiri' }).check();
  const mortgageQuestion = page.getByRole('radiogroup', { name: 'Status KPR' });
  await mortgageQuestion.getByRole('radio', { name: isMortgaged ? 'Ya' : 'Tidak' }).check();
  await goToNextStep(page);
  await page.getByRole('radio', { name: 'Rangka Baja', exact: false }).first().check();
  await page.getByRole('radio', { name: /^Kelas 1/ }).check();
  await goToNextStep(page);
  await page.getByRole('textbox', { name: 'Jumlah Lantai' }).fill('2');
  await page.getByRole('textbox', { name: 'Luas Bangunan' }).fill('120');
  await goToNextStep(page);
  await page.getByRole('combobox', { name: 'Provinsi' }).selectOption(place[0]);
  await page.getByRole('radio', { name: place[1], exact: true }).check();
  await page.getByRole('combobox', { name: 'Nama Kabupaten/Kota' }).selectOption(place[2]);
  if (street) await page.getByRole('textbox', { name: 'Alamat' }).fill(street);
  if (coverages) {
    await goToNextStep(page);
    for (const name of coverages) await page.getByRole('checkbox', { name }).check();
  }
  await page.getByRole('button', { name: 'Cek Premi' }).click();
  const confirmation = page.getByRole('alertdialog', { name: 'Cek Premi?' });
  await expect(confirmation).toContainText('Pastikan semua data yang Anda input sudah benar.');
  await confirmation.getByRole('button', { name: 'Ya, Lanjut' }).click();
  await expect(page).toHaveURL(new RegExp(`/products/${line}/plan\\?.*occupation=`));
}

/** Accepts the terms (step 1). */
export async function acceptPropertyTerms(page: Page) {
  await expectStep(page, 'Syarat & Ketentuan');
  await page.getByRole('checkbox', { name: 'Saya sudah membaca dan menyetujui ketentuan diatas' }).check();
  await goToNextStep(page);
}

type OwnerAndBuilding = {
  /** Defaults to the account's name. */
  owner?: string;
  street?: string;
  subDistrict: string;
  urbanVillage: string;
  /** The lending bank, for a mortgaged building. */
  bank?: string;
};

/** Chooses an option of a combobox, unless the option is already chosen. */
async function chooseOption(page: Page, field: string, name: string) {
  const box = page.getByRole('combobox', { name: field });
  // The form of a repeated order already has the value of the previous order.
  if ((await box.inputValue()) === name) return;
  await box.fill(name);
  await page.getByRole('option', { name, exact: true }).click();
}

/** Fills in steps 2 to 7: the owner from the account, the building's address, documents, delivery and declarations. */
export async function fillOwnerAndBuilding(page: Page, data: OwnerAndBuilding) {
  await expectStep(page, 'Data Pemilik');
  await page.getByRole('checkbox', { name: 'Sama seperti akun saya' }).check();
  if (data.owner) await page.getByRole('textbox', { name: 'Nama Lengkap' }).fill(data.owner);
  await goToNextStep(page);
  await fillAddress(page, 'Alamat Pemilik');
  await expectStep(page, 'Alamat Objek Bangunan');
  await chooseOption(page, 'Kecamatan', data.subDistrict);
  await chooseOption(page, 'Kelurahan', data.urbanVillage);
  await expect(page.getByRole('combobox', { name: 'Kode Pos' })).not.toHaveValue('');
  if (data.street) await page.getByRole('textbox', { name: 'Alamat Objek Bangunan' }).fill(data.street);
  await page.getByRole('textbox', { name: 'RT', exact: true }).fill('004');
  await page.getByRole('textbox', { name: 'RW', exact: true }).fill('009');
  if (data.bank) await chooseOption(page, 'Nama Bank', data.bank);
  await goToNextStep(page);
  await uploadDocuments(page, [
    'Sertifikat, PBB, atau Perjanjian Sewa',
    'KTP Pemilik',
    'Foto Bangunan Tampak Depan',
    'Foto Bangunan Tampak Samping',
    'Foto Bagian Dalam Bangunan',
  ]);
  await requestPrintedPolicy(page);
  await answerDeclarations(page);
}
