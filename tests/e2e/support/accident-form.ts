import { expect, type Page } from '@playwright/test';
import { expectStep } from './order.ts';

const STEPS = [
  'Detail Produk',
  'Data Diri Tertanggung',
  'Alamat Tertanggung',
  'Penerima Manfaat',
  'Lampiran',
  'Informasi Lainnya',
  'Deklarasi',
  'Order Summary',
] as const;
const DECLARATION_COUNT = 7;
type StepName = (typeof STEPS)[number];

/** Returns for each step a function that expects the values of the completed form in this step. */
function expectationsOf(page: Page): Record<StepName, () => Promise<void>> {
  const termsCheckbox = page.getByRole('checkbox', {
    name: 'Saya sudah membaca dan menyetujui ketentuan diatas',
  });
  const group = (name: string) => page.getByRole('group', { name });
  const textField = (name: string) => page.getByRole('textbox', { name });

  return {
    'Detail Produk': () => expect(termsCheckbox).toBeChecked(),
    'Data Diri Tertanggung': async () => {
      await expect(page.getByRole('checkbox', { name: 'Sama seperti akun saya' })).toBeChecked();
      await expect(textField('Nama Lengkap')).toHaveValue('SARI WULANDARI');
      await expect(textField('Tempat Lahir')).toHaveValue('Yogyakarta');
      await expect(textField('Tanggal Lahir')).toHaveValue('17/05/1988');
    },
    'Alamat Tertanggung': () =>
      expect(page.getByRole('combobox', { name: 'Kode Pos' })).toHaveValue(/^\d{5}$/),
    'Penerima Manfaat': async () => {
      const firstBeneficiary = group('Penerima Manfaat Utama');
      await expect(firstBeneficiary.getByRole('textbox', { name: 'Nama Lengkap' })).toHaveValue(
        'Budi Santoso',
      );
      await expect(firstBeneficiary.getByRole('combobox')).toHaveValue('SUAMI');
      await expect(group('Penerima Manfaat Kedua').getByRole('combobox')).toHaveValue('ANAK KANDUNG');
      await expect(textField('Nomor Telpon')).toHaveValue(/81298765432/);
    },
    Lampiran: async () => {
      await expect(page.getByText('ktp-tertanggung.jpg')).toBeVisible();
      await expect(page.getByText('Terkirim')).toBeVisible();
    },
    'Informasi Lainnya': () =>
      expect(page.getByRole('radio', { name: 'E-polis dan polis cetak' })).toBeChecked(),
    Deklarasi: () =>
      expect(page.getByRole('main').getByRole('radio', { checked: true })).toHaveCount(DECLARATION_COUNT),
    'Order Summary': async () => {
      for (const expectedText of ['YOGYAKARTA', 'BUDI SANTOSO, SUAMI', 'ktp-tertanggung.jpg'])
        await expect(page.getByText(expectedText).first()).toBeVisible();
    },
  };
}

/**
 * Steps at which the test reloads the page: one with a checkbox, one with files, and the summary. The other steps need
 * no reload, because all steps share one draft.
 */
const RELOADED_STEPS: readonly StepName[] = ['Order Summary', 'Lampiran', 'Detail Produk'];

/** Goes back from the last step of a completed form to the first and expects all values, also after reloads; then goes forward through all steps. */
export async function expectFormRestored(page: Page) {
  const expectValuesOf = expectationsOf(page);
  for (const name of STEPS.toReversed()) {
    await expectStep(page, name);
    await expectValuesOf[name]();
    if (RELOADED_STEPS.includes(name)) {
      await page.reload();
      await expectStep(page, name);
      await expectValuesOf[name]();
    }
    if (name !== STEPS[0]) await page.goBack();
  }
  for (const name of STEPS) {
    await expectStep(page, name);
    if (name !== STEPS.at(-1)) await page.goForward();
  }
}
