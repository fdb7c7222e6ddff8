import type { Page } from '@playwright/test';

/** Fills in a combobox and chooses the first matching option. */
async function chooseOption(page: Page, label: string, text: string) {
  const box = page.getByRole('combobox', { name: label });
  await box.click();
  await box.fill(text);
  await page.getByRole('option', { name: text, exact: false }).first().click();
}

/** Fills in the three tabs of the profile and saves the profile. */
export async function fillProfile(page: Page) {
  await page.getByRole('radio', { name: 'Indonesia' }).check();
  await page.getByRole('radio', { name: 'Perempuan' }).check();
  await page.getByRole('combobox', { name: 'Jenis Kartu Identitas' }).selectOption('ktp');
  await page.getByRole('textbox', { name: 'Nomor Identitas' }).fill('3174094101900001');
  await page.getByRole('combobox', { name: 'Pekerjaan' }).selectOption({ index: 1 });
  await page.getByRole('combobox', { name: 'Bidang Usaha' }).selectOption({ label: 'Perkebunan' });
  await page.getByRole('combobox', { name: 'Penghasilan' }).selectOption({ index: 4 });

  await page.getByRole('tab', { name: 'Alamat' }).click();
  await chooseOption(page, 'Provinsi', 'Jawa Barat');
  await chooseOption(page, 'Kabupaten/Kota', 'Kota Bandung');
  await chooseOption(page, 'Kecamatan', 'Coblong');
  await chooseOption(page, 'Kelurahan', 'Dago');
  await page.getByRole('textbox', { name: 'Alamat', exact: true }).fill('Jalan Ir. H. Juanda No. 100');
  await page.getByRole('textbox', { name: 'RT' }).fill('3');
  await page.getByRole('textbox', { name: 'RW' }).fill('7');

  await page.getByRole('tab', { name: 'Rekening' }).click();
  await chooseOption(page, 'Nama Bank', 'Mandiri');
  await page.getByRole('textbox', { name: 'Nomor Rekening' }).fill('1234567890123456');
  await page.getByRole('textbox', { name: 'Nama Pemilik Rekening' }).fill('Sari Wulandari');
  await page.getByRole('button', { name: 'Simpan' }).click();
}
