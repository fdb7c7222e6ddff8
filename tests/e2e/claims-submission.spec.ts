import { expect, type Page, test } from '@playwright/test';
import { createInvoice, createPayment, type OpenInvoice, runGatewayAction } from './support/api-payment.ts';
import { expectAccessible } from './support/axe.ts';
import { todayAsTyped } from './support/dates.ts';
import { createJpeg } from './support/files.ts';
import { fillLogin, registerMember } from './support/member.ts';
import { expectDraftStored, goToNextStep } from './support/order.ts';

const DOCUMENTS = [
  'Formulir klaim rawat inap / rawat jalan',
  'Resume medis / surat keterangan dokter',
  'Kuitansi asli dan rincian biaya',
  'Hasil laboratorium, radiologi',
  'Salinan resep',
  'Salinan KTP dan kartu peserta',
  'Salinan buku tabungan',
];

/** Pays a member's only invoice and returns the number of the policy. */
async function payForPolicy(page: Page, invoice: OpenInvoice): Promise<string> {
  const payment = await createPayment(page.request, invoice);
  await runGatewayAction(page.request, invoice, payment, 'pay');
  const list = await page.request.get('/api/v1/policies', { headers: { access_token: invoice.token } });
  const { response } = (await list.json()) as { response: { policyNumber: string }[] };
  return response[0]?.policyNumber ?? '';
}

const uploadPhoto = async (page: Page, name: string) =>
  page.getByLabel(name, { exact: true }).setInputFiles(await createJpeg('berkas.jpg'));
const expectUploaded = (page: Page, count: number) => expect(page.getByText('Terkirim')).toHaveCount(count);

test.use({ viewport: { width: 360, height: 740 } });

test('a policyholder submits one claim despite a lost network, a reload and a lost response', {
  tag: '@deep-journeys',
}, async ({ page, context }) => {
  test.slow();
  const account = await registerMember(page.request);
  const invoice = await createInvoice(page.request, account);
  const policyNumber = await payForPolicy(page, invoice);

  await test.step("a visitor finds the policy and sees the policyholder's name masked", async () => {
    await page.goto('/claims');
    await page.getByRole('combobox', { name: 'Jenis produk' }).selectOption('Kesehatan');
    await page.getByRole('textbox', { name: 'Nomor polis' }).fill(policyNumber.toLowerCase());
    await page.getByRole('button', { name: 'Cari Polis' }).click();
    const policyDialog = page.getByRole('dialog', { name: 'Polis ditemukan' });
    await expect(policyDialog).toContainText('S*** W***');
    await expect(policyDialog).not.toContainText(account.email);
    await expectAccessible(page);
    await policyDialog.getByRole('link', { name: 'Ajukan Klaim' }).click();
    await fillLogin(page, account);
    await expect(page).toHaveURL(`/claims/${policyNumber}?productType=kesehatan`);
  });

  await test.step('the policyholder enters the incident', async () => {
    await page.getByRole('combobox', { name: 'Penyebab klaim' }).selectOption('Tifus');
    await page.getByRole('textbox', { name: 'Tanggal Musibah' }).fill(todayAsTyped());
    await page.getByRole('textbox', { name: /^Keterangan/ }).fill('Dirawat sejak tadi malam.');
    await expectAccessible(page);
    await goToNextStep(page);
  });

  await test.step('a file chosen offline is uploaded when the network returns, and a reload restores the files', async () => {
    const [first = '', second = '', ...otherDocuments] = DOCUMENTS;
    await uploadPhoto(page, first);
    await expectUploaded(page, 1);
    await context.setOffline(true);
    await uploadPhoto(page, second);
    await expect(page.getByText(/dilanjutkan otomatis saat jaringan kembali/)).toBeVisible();
    await context.setOffline(false);
    await expectUploaded(page, 2);
    await expectDraftStored(page);
    await page.reload();
    await expectUploaded(page, 2);
    for (const name of otherDocuments) await uploadPhoto(page, name);
    await expectUploaded(page, DOCUMENTS.length);
    await expectAccessible(page);
    await goToNextStep(page);
  });

  await test.step('a second submission after a lost response creates no second claim', async () => {
    await expect(page.getByText('Dirawat sejak tadi malam.')).toBeVisible();
    await page.route(
      `**/api/v1/claims/client/${policyNumber}?*`,
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    const submitClaim = async () => {
      await page.getByRole('button', { name: 'Ajukan Klaim' }).click();
      const confirmation = page.getByRole('alertdialog');
      await expect(confirmation).toContainText('Pastikan informasi yang Anda submit sudah benar dan sesuai');
      await confirmation.getByRole('button', { name: 'Ya, ajukan' }).click();
    };
    await submitClaim();
    await expect(page.getByText(/masih tersimpan. Periksa kembali/)).toBeVisible();
    await submitClaim();
    await expect(
      page.getByText('Pengajuan Klaim Berhasil, mohon menuggu untuk verifikasi data'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Oke' }).click();
    await expect(page).toHaveURL(/\/claims\/progress\/[\w-]+$/);
    const memberClaims = await page.request.get('/api/v1/claims/client', {
      headers: { access_token: invoice.token },
    });
    expect(((await memberClaims.json()) as { response: unknown[] }).response).toHaveLength(1);
  });

  await test.step('the form of the next claim on the policy is empty', async () => {
    await page.goto(`/claims/${policyNumber}?productType=kesehatan`);
    await expect(page.getByRole('combobox', { name: 'Penyebab klaim' })).toHaveValue('');
  });
});
