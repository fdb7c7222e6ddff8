import { expect, test } from '@playwright/test';
import { ageOn, todayInJakarta } from '../../packages/domain/src/dates/index.ts';
import { expectAccessible } from './support/axe.ts';
import { openMail } from './support/mail.ts';
import { fillLogin, newAccount, registerMember } from './support/member.ts';
import {
  acceptTerms,
  answerDeclarations,
  chooseFirstOnlinePlan,
  fillAddress,
  fillInsured,
  requestPrintedPolicy,
  submitOrder,
  uploadDocuments,
} from './support/order.ts';
import { pdfText } from './support/pdf.ts';
import { fillProfile } from './support/profile.ts';

test('a guest finds a health plan, signs in, completes the profile, orders, pays and gets the policy', async ({
  page,
  context,
  request,
}) => {
  test.slow();
  const account = await registerMember(request, newAccount(), { isComplete: false });
  let currentTab = page;
  let planName = '';

  await test.step('the guest finds plans for a birth date', async () => {
    await page.goto('/');
    await page
      .getByRole('main')
      .getByRole('link', { name: /Asuransi Kesehatan/ })
      .click();
    // The first touch hydrates the form, which then has a calendar.
    await page.getByLabel('Tanggal lahir').hover();
    await expect(page.getByRole('button', { name: 'Buka kalender' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Tanggal lahir' }).fill('17/05/1988');
    await page.getByRole('button', { name: 'Cari Produk' }).click();
    await expect(page).toHaveURL(/\/products\/kesehatan\/plan\?dob=1988-05-17/);
    const age = ageOn('1988-05-17', todayInJakarta(new Date()));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`${age} tahun`);
    await expect(page.getByRole('article')).not.toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('the guest reads the details of a plan and signs in to order a plan that is sold online', async () => {
    await page
      .getByRole('link', { name: /^Detail / })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await page.goBack();
    planName = await chooseFirstOnlinePlan(page);
    await expect(page).toHaveURL(/\/login/);
    await fillLogin(page, account);
  });

  await test.step('the member completes the profile and returns to the order', async () => {
    await expect(page).toHaveURL(/\/products\/kesehatan\/order\//);
    await expect(page.getByText('Silahkan Lengkapi Profil Terlebih Dahulu')).toBeVisible();
    await expect(page).toHaveURL(/\/account\?tab=profile/);
    await fillProfile(page);
    await expect(page.getByText('Update profile berhasil')).toBeVisible();
    await expect(page).toHaveURL(/\/products\/kesehatan\/order\//);
  });

  await test.step('the member fills in the seven steps and submits the order', async () => {
    await acceptTerms(page);
    await fillInsured(page);
    await fillAddress(page);
    await uploadDocuments(page);
    await requestPrintedPolicy(page);
    await answerDeclarations(page);
    await expectAccessible(page);
    await submitOrder(page);
  });

  await test.step('the insurer approves the order, and a mail links to the invoice', async () => {
    await expect(page.getByText('Disetujui', { exact: true })).toBeVisible({ timeout: 30_000 });
    currentTab = await context.newPage();
    await openMail(currentTab, account.email, /disetujui/i);
    await currentTab.frameLocator('iframe').getByRole('link', { name: 'Bayar sekarang' }).click();
    await expect(currentTab).toHaveURL(/\/invoice\/[\w-]+\/kesehatan$/);
    await expect(currentTab.getByRole('button', { name: 'Bayar' })).toBeVisible();
    await page.close();
  });

  await test.step('the member pays by virtual account, and the invoice updates without a reload', async () => {
    await expectAccessible(currentTab);
    await currentTab.getByRole('button', { name: 'Bayar' }).click();
    const dialog = currentTab.getByRole('dialog', { name: /Pembayaran/ });
    await dialog.getByRole('button', { name: 'Lanjut' }).click();
    await dialog.getByRole('radio', { name: /Transfer|Virtual Account/ }).check();
    await dialog.getByRole('button', { name: 'Lanjut' }).click();
    await dialog.getByRole('radio', { name: /BCA/ }).check();
    await dialog.getByRole('button', { name: 'Lihat Nomor Rekening' }).click();
    const number = (await dialog.getByText(/^\d{10,20}$/).textContent()) ?? '';
    const gatewayTab = await context.newPage();
    await gatewayTab.goto('/simulators/midtrans/');
    await gatewayTab.getByLabel('Nomor virtual account').fill(number);
    await gatewayTab.getByRole('button', { name: 'Cek tagihan' }).click();
    await gatewayTab.getByRole('button', { name: 'Bayar' }).click();
    await expect(gatewayTab.getByText('Pembayaran berhasil.')).toBeVisible();
    await gatewayTab.close();
    await expect(currentTab.getByText('Sudah dibayar').first()).toBeVisible({ timeout: 20_000 });
  });

  await test.step('the certificate has the name, number, plan and amount of the order', async () => {
    await currentTab.goto('/account?tab=policy&product=kesehatan');
    await expect(currentTab.getByText('Aktif', { exact: true })).toBeVisible();
    await expectAccessible(currentTab);
    const link = currentTab.getByRole('link', { name: /^Unduh Polis/ }).first();
    const file = await context.request.get((await link.getAttribute('href')) ?? '');
    expect(file.headers()['content-type']).toContain('application/pdf');
    const text = await pdfText(await file.body());
    expect(text).toContain('SARI WULANDARI');
    expect(text).toMatch(/POL-KES-\d{4}-\d{6}/);
    expect(text).toContain(planName);
    expect(text).toMatch(/Rp\d/);
  });

  await test.step('the page for an unknown certificate code passes axe', async () => {
    await currentTab.goto('/certificates/tidak-ada');
    await expect(currentTab.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(currentTab);
  });
});
