import { expect, type Page, test } from '@playwright/test';
import { createInvoice, createPayment, type OpenInvoice, runGatewayAction } from './support/api-payment.ts';
import { expectAccessible } from './support/axe.ts';
import { createJpeg } from './support/files.ts';
import { fillLogin, registerMember } from './support/member.ts';

const DOCUMENTS = [
  'Formulir klaim rawat inap / rawat jalan',
  'Resume medis / surat keterangan dokter',
  'Kuitansi asli dan rincian biaya',
  'Hasil laboratorium, radiologi',
  'Salinan resep',
  'Salinan KTP dan kartu peserta',
  'Salinan buku tabungan',
];

/** Returns the number of the policy issued for a paid invoice. */
async function paidPolicy(page: Page, invoice: OpenInvoice): Promise<string> {
  const payment = await createPayment(page.request, invoice);
  await runGatewayAction(page.request, invoice, payment, 'pay');
  const list = await page.request.get('/api/v1/policies', { headers: { access_token: invoice.token } });
  const { response } = (await list.json()) as { response: { policyNumber: string }[] };
  return response[0]?.policyNumber ?? '';
}

const attach = async (page: Page, name: string) =>
  page.getByLabel(name, { exact: true }).setInputFiles(await createJpeg('berkas.jpg'));
const next = (page: Page) => page.getByRole('button', { name: 'Lanjut', exact: true }).click();
const sent = (page: Page, count: number) => expect(page.getByText('Terkirim')).toHaveCount(count);

test.use({ viewport: { width: 360, height: 740 } });

test('a policyholder submits a claim through a lost network, a browser restart and a lost response', async ({
  page,
  context,
}) => {
  test.slow();
  const account = await registerMember(page.request);
  const invoice = await createInvoice(page.request, account);
  const policyNumber = await paidPolicy(page, invoice);

  await test.step("a visitor finds the policy and sees its holder's name masked", async () => {
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

  await test.step('the incident is entered', async () => {
    await page.getByRole('combobox', { name: 'Penyebab klaim' }).selectOption('Tifus');
    const today = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Jakarta' }).format(new Date());
    await page.getByRole('textbox', { name: 'Tanggal Musibah' }).fill(today);
    await page.getByRole('textbox', { name: /^Keterangan/ }).fill('Dirawat sejak tadi malam.');
    await expectAccessible(page);
    await next(page);
  });

  await test.step('files chosen offline are uploaded later and survive a restart', async () => {
    const [first = '', second = '', ...others] = DOCUMENTS;
    await attach(page, first);
    await sent(page, 1);
    await context.setOffline(true);
    await attach(page, second);
    await expect(page.getByText(/dilanjutkan otomatis saat jaringan kembali/)).toBeVisible();
    await context.setOffline(false);
    await sent(page, 2);
    await page.reload();
    await sent(page, 2);
    for (const name of others) await attach(page, name);
    await sent(page, DOCUMENTS.length);
    await expectAccessible(page);
    await next(page);
  });

  await test.step('a lost response does not create a second claim', async () => {
    await expect(page.getByText('Dirawat sejak tadi malam.')).toBeVisible();
    await page.route(
      `**/api/v1/claims/client/${policyNumber}?*`,
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    const send = async () => {
      await page.getByRole('button', { name: 'Ajukan Klaim' }).click();
      const question = page.getByRole('alertdialog');
      await expect(question).toContainText('Pastikan informasi yang Anda submit sudah benar dan sesuai');
      await question.getByRole('button', { name: 'Ya, ajukan' }).click();
    };
    await send();
    await expect(page.getByText(/masih tersimpan. Periksa kembali/)).toBeVisible();
    await send();
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

  await test.step('the next claim on the policy starts empty', async () => {
    await page.goto(`/claims/${policyNumber}?productType=kesehatan`);
    await expect(page.getByRole('combobox', { name: 'Penyebab klaim' })).toHaveValue('');
  });
});
