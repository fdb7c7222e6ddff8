import { expect, type Page, test } from '@playwright/test';
import { registerMember, signIn } from './support/member.ts';
import {
  acceptTerms,
  askForPrint,
  attach,
  chooseFirstOnlinePlan,
  declare,
  fillAddress,
  fillInsured,
  nameBeneficiaries,
  step,
} from './support/order.ts';
import { ACCIDENT_LIST, ADULT, openList } from './support/plans.ts';
import { fillProfile } from './support/profile.ts';

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
type StepName = (typeof STEPS)[number];
const LAST_STEP = 'Order Summary';

/** The first personal accident plan's form, in front of a member with a complete profile. */
async function beginOrder(page: Page) {
  await openList(page, `${ACCIDENT_LIST}?${ADULT}`);
  await chooseFirstOnlinePlan(page);
  await step(page, 'Detail Produk');
}

test('an order asks for a complete profile: Silahkan Lengkapi Profil Terlebih Dahulu', async ({
  page,
  request,
}) => {
  await signIn(page, await registerMember(request, undefined, false));
  await openList(page, `${ACCIDENT_LIST}?${ADULT}`);
  await chooseFirstOnlinePlan(page);
  await expect(page.getByText('Silahkan Lengkapi Profil Terlebih Dahulu', { exact: true })).toBeVisible();
  const form = new URL(page.url());
  await expect(page).toHaveURL(/\/account\?tab=profile/);
  expect(new URL(page.url()).searchParams.get('next')).toBe(form.pathname + form.search);
  await fillProfile(page);
  await expect(page).toHaveURL(form.href);
  await step(page, 'Detail Produk');

  await test.step('an address that is ahead of what is filled in leads to the first open step', async () => {
    await page.goto(`${page.url().replace(/#.*/, '')}#deklarasi`);
    await step(page, 'Detail Produk');
  });
});

test.describe('with a complete profile', () => {
  test.beforeEach(async ({ page, request }) => {
    await signIn(page, await registerMember(request));
  });

  test('each step of the form keeps what was filled in, through refresh, back and forward', async ({
    page,
  }) => {
    await beginOrder(page);
    const accepted = page.getByRole('checkbox', {
      name: 'Saya sudah membaca dan menyetujui ketentuan diatas',
    });
    const group = (name: string) => page.getByRole('group', { name });
    const text = (name: string) => page.getByRole('textbox', { name });

    /** What each step shows once it is filled in. */
    const expectKept: Record<StepName, () => Promise<void>> = {
      'Detail Produk': () => expect(accepted).toBeChecked(),
      'Data Diri Tertanggung': async () => {
        await expect(page.getByRole('checkbox', { name: 'Sama seperti akun saya' })).toBeChecked();
        await expect(text('Nama Lengkap')).toHaveValue('SARI WULANDARI');
        await expect(text('Tempat Lahir')).toHaveValue('Yogyakarta');
        await expect(text('Tanggal Lahir')).toHaveValue('01/01/1990');
      },
      'Alamat Tertanggung': () =>
        expect(page.getByRole('combobox', { name: 'Kode Pos' })).toHaveValue(/^\d{5}$/),
      'Penerima Manfaat': async () => {
        const first = group('Penerima Manfaat Utama');
        await expect(first.getByRole('textbox', { name: 'Nama Lengkap' })).toHaveValue('Budi Santoso');
        await expect(first.getByRole('combobox')).toHaveValue('SUAMI');
        await expect(group('Penerima Manfaat Kedua').getByRole('combobox')).toHaveValue('ANAK KANDUNG');
        await expect(text('Nomor Telpon')).toHaveValue(/81298765432/);
      },
      Lampiran: async () => {
        await expect(page.getByText('ktp-tertanggung.jpg')).toBeVisible();
        await expect(page.getByText('Terkirim')).toBeVisible();
      },
      'Informasi Lainnya': () =>
        expect(page.getByRole('radio', { name: 'E-polis dan polis cetak' })).toBeChecked(),
      Deklarasi: () => expect(page.getByRole('radio', { checked: true })).toHaveCount(7),
      'Order Summary': async () => {
        for (const words of ['YOGYAKARTA', 'BUDI SANTOSO, SUAMI', 'ktp-tertanggung.jpg'])
          await expect(page.getByText(words).first()).toBeVisible();
      },
    };
    const fill: Record<Exclude<StepName, typeof LAST_STEP>, () => Promise<unknown>> = {
      'Detail Produk': () => acceptTerms(page),
      'Data Diri Tertanggung': () => fillInsured(page, 'Yogyakarta'),
      'Alamat Tertanggung': () => fillAddress(page),
      'Penerima Manfaat': () => nameBeneficiaries(page),
      Lampiran: () => attach(page, ['KTP Tertanggung']),
      'Informasi Lainnya': () => askForPrint(page),
      Deklarasi: () => declare(page),
    };

    for (const fillStep of Object.values(fill)) await fillStep();
    for (const name of STEPS.toReversed()) {
      await step(page, name);
      await expectKept[name]();
      await page.reload();
      await step(page, name);
      await expectKept[name]();
      if (name !== STEPS[0]) await page.goBack();
    }
    for (const name of STEPS) {
      await step(page, name);
      if (name !== STEPS.at(-1)) await page.goForward();
    }
  });

  test('another search for the same plan brings its birth date, and keeps the rest', async ({ page }) => {
    await beginOrder(page);
    await acceptTerms(page);
    await page.getByRole('textbox', { name: 'Tempat Lahir' }).fill('Padang');
    await openList(page, `${ACCIDENT_LIST}?dob=1972-03-04`);
    await chooseFirstOnlinePlan(page);
    await acceptTerms(page);
    await expect(page.getByRole('textbox', { name: 'Tanggal Lahir' })).toHaveValue('04/03/1972');
    await expect(page.getByRole('textbox', { name: 'Tempat Lahir' })).toHaveValue('Padang');
    await page.getByRole('textbox', { name: 'Tanggal Lahir' }).fill('05/03/1972');
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Tanggal Lahir' })).toHaveValue('05/03/1972');

    await test.step('on a phone nothing floats over its fields', async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      const up = page.getByRole('link', { name: 'Kembali ke atas' });
      await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
      await expect(up).toBeVisible();
      await expect(up).not.toBeInViewport();
      await page.evaluate(() => scrollTo({ top: 1_000_000, behavior: 'instant' }));
      await up.click();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    });
  });
});
