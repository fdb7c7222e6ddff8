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
  /** The typed text and the option to choose from the suggestions. */
  occupation: [typed: string, chosen: RegExp];
  price: string;
  years?: number;
  mortgage?: boolean;
  place: [province: string, level: 'Kabupaten' | 'Kota', district: string];
  street?: string;
  /** Null where the line has only one coverage. */
  coverages: RegExp[] | null;
};

/** Completes the quote wizard of a landing page up to the list. */
export async function searchBuilding(page: Page, line: string, sought: BuildingSearch) {
  const { occupation, price, years = 1, mortgage = false, place, street, coverages } = sought;
  await page.goto(`/products/${line}`);
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Okupasi' }).fill(occupation[0]);
  await page.getByRole('option', { name: occupation[1] }).first().click();
  await page.getByRole('textbox', { name: 'Harga Bangunan' }).fill(price);
  await page.getByRole('combobox', { name: 'Jangka Waktu Pertanggungan' }).selectOption(`${years} tahun`);
  await page.getByRole('radio', { name: 'Milik Sendiri' }).check();
  const kpr = page.getByRole('radiogroup', { name: 'Status KPR' });
  await kpr.getByRole('radio', { name: mortgage ? 'Ya' : 'Tidak' }).check();
  await goToNextStep(page);
  await page.getByRole('radio', { name: 'Rangka Baja', exact: false }).first().check();
  await page.getByRole('radio', { name: /^Kelas 1/ }).check();
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
  const confirm = page.getByRole('alertdialog', { name: 'Cek Premi?' });
  await expect(confirm).toContainText('Pastikan semua data yang Anda input sudah benar.');
  await confirm.getByRole('button', { name: 'Ya, Lanjut' }).click();
  await expect(page).toHaveURL(new RegExp(`/products/${line}/plan\\?.*occupation=`));
}

/** Step 1: terms. */
export async function acceptPropertyTerms(page: Page) {
  await expectStep(page, 'Syarat & Ketentuan');
  await page.getByRole('checkbox', { name: 'Saya sudah membaca dan menyetujui ketentuan diatas' }).check();
  await goToNextStep(page);
}

type OwnedBuilding = {
  /** Defaults to the account's name. */
  owner?: string;
  street?: string;
  subDistrict: string;
  urbanVillage: string;
  /** The lending bank, for a mortgaged building. */
  bank?: string;
};

async function chooseName(page: Page, field: string, name: string) {
  const box = page.getByRole('combobox', { name: field });
  // A repeated order already has the file.
  if ((await box.inputValue()) === name) return;
  await box.fill(name);
  await page.getByRole('option', { name, exact: true }).click();
}

/** Steps 2 to 7: the owner from the account, the building's address, and the insurer's questions. */
export async function fillOwnerAndBuilding(page: Page, owned: OwnedBuilding) {
  await expectStep(page, 'Data Pemilik');
  await page.getByRole('checkbox', { name: 'Sama seperti akun saya' }).check();
  if (owned.owner) await page.getByRole('textbox', { name: 'Nama Lengkap' }).fill(owned.owner);
  await goToNextStep(page);
  await fillAddress(page, 'Alamat Pemilik');
  await expectStep(page, 'Alamat Objek Bangunan');
  await chooseName(page, 'Kecamatan', owned.subDistrict);
  await chooseName(page, 'Kelurahan', owned.urbanVillage);
  await expect(page.getByRole('combobox', { name: 'Kode Pos' })).not.toHaveValue('');
  if (owned.street) await page.getByRole('textbox', { name: 'Alamat Objek Bangunan' }).fill(owned.street);
  await page.getByRole('textbox', { name: 'RT', exact: true }).fill('004');
  await page.getByRole('textbox', { name: 'RW', exact: true }).fill('009');
  if (owned.bank) await chooseName(page, 'Nama Bank', owned.bank);
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
