import { expect, test } from '@playwright/test';
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

test('a guest becomes a member, orders, pays and holds a health policy', async ({
  page,
  context,
  request,
}) => {
  test.slow();
  const person = await registerMember(request, newAccount(), false);
  let plan = '';

  await test.step('a guest finds plans for an age', async () => {
    await page.goto('/');
    await page
      .getByRole('main')
      .getByRole('link', { name: /Asuransi Kesehatan/ })
      .click();
    await expect(page.getByRole('button', { name: 'Buka kalender' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Tanggal lahir' }).fill('17/05/1988');
    await page.getByRole('button', { name: 'Cari Produk' }).click();
    await expect(page).toHaveURL(/\/products\/kesehatan\/plan\?dob=1988-05-17/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('38 tahun');
    await expect(page.getByRole('article')).not.toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('reads one, then signs in to buy it', async () => {
    await page
      .getByRole('link', { name: /^Detail / })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await page.goBack();
    plan = await chooseFirstOnlinePlan(page);
    await expect(page).toHaveURL(/\/login/);
    await fillLogin(page, person);
  });

  await test.step('completes the profile first and returns', async () => {
    await expect(page).toHaveURL(/\/products\/kesehatan\/order\//);
    await expect(page.getByText('Silahkan Lengkapi Profil Terlebih Dahulu')).toBeVisible();
    await expect(page).toHaveURL(/\/account\?tab=profile/);
    await fillProfile(page);
    await expect(page.getByText('Update profile berhasil')).toBeVisible();
    await expect(page).toHaveURL(/\/products\/kesehatan\/order\//);
  });

  await test.step('orders in seven steps', async () => {
    await acceptTerms(page);
    await fillInsured(page);
    await fillAddress(page);
    await uploadDocuments(page);
    await requestPrintedPolicy(page);
    await answerDeclarations(page);
    await expectAccessible(page);
    await submitOrder(page);
  });

  await test.step('the insurer approves and the mail links to the invoice', async () => {
    await expect(page.getByText('Disetujui', { exact: true })).toBeVisible({ timeout: 30_000 });
    const mail = await context.newPage();
    await openMail(mail, person.email, /disetujui/i);
    await mail.frameLocator('iframe').getByRole('link', { name: 'Bayar sekarang' }).click();
    await expect(mail).toHaveURL(/\/invoice\/[\w-]+\/kesehatan$/);
    await expect(mail.getByRole('button', { name: 'Bayar' })).toBeVisible();
    await page.close();
  });

  await test.step('pays by virtual account; the page updates without a reload', async () => {
    const [invoice] = context.pages();
    expect(invoice).toBeDefined();
    if (!invoice) return;
    await expectAccessible(invoice);
    await invoice.getByRole('button', { name: 'Bayar' }).click();
    const dialog = invoice.getByRole('dialog', { name: /Pembayaran/ });
    await dialog.getByRole('button', { name: 'Lanjut' }).click();
    await dialog.getByRole('radio', { name: /Transfer|Virtual Account/ }).check();
    await dialog.getByRole('button', { name: 'Lanjut' }).click();
    await dialog.getByRole('radio', { name: /BCA/ }).check();
    await dialog.getByRole('button', { name: 'Lihat Nomor Rekening' }).click();
    const number = (await dialog.getByText(/^\d{10,20}$/).textContent()) ?? '';
    const bank = await context.newPage();
    await bank.goto('/simulators/midtrans/');
    await bank.getByLabel('Nomor virtual account').fill(number);
    await bank.getByRole('button', { name: 'Cek tagihan' }).click();
    await bank.getByRole('button', { name: 'Bayar' }).click();
    await expect(bank.getByText('Pembayaran berhasil.')).toBeVisible();
    await bank.close();
    await expect(invoice.getByText('Sudah dibayar').first()).toBeVisible({ timeout: 20_000 });
  });

  await test.step('opens a certificate with the ordered facts', async () => {
    const [tab] = context.pages();
    expect(tab).toBeDefined();
    if (!tab) return;
    await tab.goto('/account?tab=policy&product=kesehatan');
    await expect(tab.getByText('Aktif', { exact: true })).toBeVisible();
    await expectAccessible(tab);
    const link = tab.getByRole('link', { name: /^Unduh Polis/ }).first();
    const file = await context.request.get((await link.getAttribute('href')) ?? '');
    expect(file.headers()['content-type']).toContain('application/pdf');
    const text = await pdfText(await file.body());
    expect(text).toContain('SARI WULANDARI');
    expect(text).toMatch(/POL-KES-2026-\d{6}/);
    expect(text).toContain(plan);
    expect(text).toMatch(/Rp\d/);
  });

  await test.step('any visitor can check the certificate by its code', async () => {
    const [tab] = context.pages();
    expect(tab).toBeDefined();
    if (!tab) return;
    await tab.goto('/certificates/tidak-ada');
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(tab);
  });
});
