import { expect, type Page } from '@playwright/test';
import { plateParts } from '../../../packages/domain/src/lines/vehicle/index.ts';
import type { uniqueVehicleNumbers } from '../../../packages/domain/src/lines/vehicle/vehicle-numbers.fixture.ts';
import {
  answerDeclarations,
  expectStep,
  fillAddress,
  goToNextStep,
  requestPrintedPolicy,
  uploadDocuments,
} from './order.ts';

const PHOTOS = ['Depan', 'Belakang', 'Samping Kiri', 'Samping Kanan'].map(
  (side) => `Foto Kendaraan Tampak ${side}`,
);

/** Accepts the terms (step 1). */
export async function acceptVehicleTerms(page: Page) {
  await expectStep(page, 'Syarat & Ketentuan');
  await page.getByRole('checkbox', { name: 'Saya sudah membaca dan menyetujui ketentuan diatas' }).check();
  await goToNextStep(page);
}

/** Fills in the vehicle's registration (step 3). The tests themselves fill in step 2: extensions and accessories. */
export async function fillVehicle(
  page: Page,
  { vehicleLicense, chassisNumber, machineNumber }: ReturnType<typeof uniqueVehicleNumbers>,
) {
  const { number, letters } = plateParts(vehicleLicense);
  await expectStep(page, 'Data Kendaraan');
  const plate = page.getByRole('group', { name: 'Nomor Polisi' });
  await plate.getByRole('textbox', { name: 'Nomor', exact: true }).fill(number);
  await plate.getByRole('textbox', { name: 'Huruf belakang' }).fill(letters);
  await page.getByRole('textbox', { name: 'Nomor Rangka' }).fill(chassisNumber);
  await page.getByRole('textbox', { name: 'Nomor Mesin' }).fill(machineNumber);
  await goToNextStep(page);
}

/** Fills in steps 4 to 8: the owner from the account, delivery, documents and declarations. */
export async function fillOwner(page: Page, name?: string) {
  await expectStep(page, 'Data Pemilik');
  await page.getByRole('checkbox', { name: 'Sama seperti akun saya' }).check();
  if (name) await page.getByRole('textbox', { name: 'Nama Lengkap' }).fill(name);
  await goToNextStep(page);
  await fillAddress(page, 'Alamat Pemilik');
  await requestPrintedPolicy(page, 'Pengiriman Polis');
  await uploadDocuments(page, ['STNK', 'KTP Pemilik', ...PHOTOS]);
  await answerDeclarations(page);
}

/** Submits the order at the last step (9) and waits for the order's page. */
export async function submitVehicleOrder(page: Page) {
  await expectStep(page, 'Rincian Pesanan');
  await page.getByRole('button', { name: 'Kirim pesanan' }).click();
  const confirmation = page.getByRole('alertdialog', { name: 'Konfirmasi Pesanan' });
  await confirmation.getByRole('button', { name: 'Ya, Lanjut' }).click();
  await page.getByRole('alertdialog', { name: 'Berhasil!' }).getByRole('button', { name: 'Oke' }).click();
  await expect(page).toHaveURL(/\/orders\/kendaraan\/[\w-]+$/);
}
