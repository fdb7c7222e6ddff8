import { expect, type Page, test } from '@playwright/test';
import { ageOn, todayInJakarta } from '../../packages/domain/src/dates/index.ts';
import { expectFormRestored } from './support/accident-form.ts';
import { expectAccessible } from './support/axe.ts';
import { fillLogin, registerMember } from './support/member.ts';
import {
  acceptTerms,
  answerDeclarations,
  expectStep,
  fillAddress,
  fillBeneficiaries,
  fillInsured,
  requestPrintedPolicy,
  submitOrder,
  uploadDocuments,
} from './support/order.ts';
import { printPage } from './support/paper.ts';
import { payByBca } from './support/pay.ts';
import { pdfText } from './support/pdf.ts';
import { ACCIDENT_LIST, openList, planCards } from './support/plans.ts';
import { delayScripts } from './support/scripts.ts';

const BENEFICIARIES = ['BUDI SANTOSO, SUAMI', 'RATNA SANTOSO, ANAK KANDUNG'];

/** Expects that the print has at most two sheets with these texts, and no text of the page behind the dialog. */
async function expectPrintOf(page: Page, texts: string[]) {
  const { sheetCount, text } = await printPage(page);
  for (const expectedText of texts) expect(text).toContain(expectedText);
  expect(text).not.toContain('Pilih Sekarang');
  expect(sheetCount).toBeLessThanOrEqual(2);
}

test('a visitor signs in and buys a personal accident policy with beneficiaries', {
  tag: '@deep-journeys',
}, async ({ page, request }) => {
  test.slow();
  const account = await registerMember(request);
  let planName = '';

  await test.step('the visitor finds a plan for a birth date and reads its details', async () => {
    await page.goto('/products/kecelakaandiri');
    // The first touch hydrates the form, which then has a calendar.
    await page.getByLabel('Tanggal lahir').hover();
    await expect(page.getByRole('button', { name: 'Buka kalender' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Tanggal lahir' }).fill('17/05/1988');
    await page.getByRole('button', { name: 'Cari Produk' }).click();
    await expect(page).toHaveURL(/\/products\/kecelakaandiri\/plan\?dob=1988-05-17$/);
    const age = ageOn('1988-05-17', todayInJakarta(new Date()));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`24 produk untuk usia ${age} tahun`);
    // The visitor clicks the button of the summary before the scripts have loaded. The dialog opens once they have loaded.
    const releaseScripts = await delayScripts(page);
    await planCards(page)
      .first()
      .getByRole('link', { name: /^Detail / })
      .click();
    planName = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await expect(page.getByRole('heading', { name: 'Tabel Cacat Tetap' })).toBeVisible();
    await page.getByRole('button', { name: 'Ringkasan Informasi Produk' }).click();
    releaseScripts();
    const summary = page.getByRole('dialog', { name: 'Ringkasan Informasi Produk' });
    for (const part of ['Manfaat', 'Risiko', 'Persyaratan dan tata cara', 'Biaya', 'Simulasi'])
      await expect(summary.getByRole('heading', { name: part, exact: true })).toBeVisible();
    await expectPrintOf(page, [
      'Ringkasan Informasi Produk',
      'Manfaat',
      'Risiko',
      'Biaya',
      'Simulasi',
      'bukan polis',
    ]);
    await page.keyboard.press('Escape');
    await expect(summary).toBeHidden();
  });

  await test.step('the member signs in and fills in eight steps', async () => {
    await page.getByRole('link', { name: 'Pilih Sekarang' }).click();
    await expect(page).toHaveURL(/\/login/);
    await fillLogin(page, account);
    await expect(page).toHaveURL(/\/products\/kecelakaandiri\/order\/[\w-]+\?dob=1988-05-17/);
    await expect(page.getByText('Langkah 1 dari 8')).toBeVisible();
    await acceptTerms(page);
    await fillInsured(page, 'Yogyakarta');
    await fillAddress(page);
    await fillBeneficiaries(page);
    await uploadDocuments(page, ['KTP Tertanggung']);
    await requestPrintedPolicy(page);
    await answerDeclarations(page);
    await expectStep(page, 'Order Summary');
    for (const person of BENEFICIARIES) await expect(page.getByText(person)).toBeVisible();
  });

  await test.step('the form restores every step after reload, back and forward, and the member submits the form', async () => {
    await expectFormRestored(page);
    await submitOrder(page, 'kecelakaandiri');
  });

  await test.step("the order shows the beneficiaries and the insurer's approval", async () => {
    for (const person of BENEFICIARIES) await expect(page.getByText(person)).toBeVisible();
    await expect(page.getByText('Disetujui', { exact: true })).toBeVisible({ timeout: 20_000 });
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Bayar', exact: true }).click();
    await expect(page).toHaveURL(/\/invoice\/[\w-]+\/kecelakaandiri$/);
  });

  await test.step('the member pays by virtual account, and the policy has the ordered data', async () => {
    await payByBca(page);
    await page.goto('/account?tab=policy&product=kecelakaandiri');
    await expect(page.getByText('Aktif', { exact: true })).toBeVisible();
    const link = page.getByRole('link', { name: /^Unduh Polis/ });
    const file = await page.request.get((await link.getAttribute('href')) ?? '');
    const text = await pdfText(await file.body());
    for (const words of [planName, 'SARI WULANDARI', 'BUDI SANTOSO', 'RATNA SANTOSO'])
      expect(text).toContain(words);
  });
});

test('a list without plans shows “Produk yang sesuai dengan tanggal lahir Anda tidak ditemukan” and links to the search form', async ({
  page,
}) => {
  await openList(page, `${ACCIDENT_LIST}?dob=2090-12-31`);
  await expect(
    page.getByText('Produk yang sesuai dengan tanggal lahir Anda tidak ditemukan', { exact: true }),
  ).toBeVisible();
  // No negative age, although the birth date is in the future.
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('-');
  await page.getByRole('main').getByText('Ubah tanggal lahir', { exact: true }).click();
  await expect(page).toHaveURL(/\/products\/kecelakaandiri\/?\?dob=2090-12-31$/);
  await expect(page.getByRole('textbox', { name: 'Tanggal lahir' })).toHaveValue('31/12/2090');
});

test('the page of an unknown plan shows “Kami tidak menemukan produk yang Anda cari” and links to the list', async ({
  page,
}) => {
  await page.goto(`${ACCIDENT_LIST}/00000000-0000-5000-8000-000000000000?dob=1990-01-01`);
  await expect(page.getByText('Kami tidak menemukan produk yang Anda cari', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Lihat produk lain' }).click();
  await expect(page).toHaveURL(/\/products\/kecelakaandiri\/plan\?dob=1990-01-01$/);
});
