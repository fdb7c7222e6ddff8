import { expect, type Page, test } from '@playwright/test';
import { createClaimablePolicy } from './support/claimable-policy.ts';
import { todayAsTyped } from './support/dates.ts';
import { createJpeg, createPdf } from './support/files.ts';
import { type Account, fillLogin, registerMember, signIn } from './support/member.ts';
import { goToNextStep } from './support/order.ts';
import { endSession, recordToken } from './support/session.ts';

const DOCUMENTS = [
  'Formulir klaim rawat inap / rawat jalan',
  'Resume medis / surat keterangan dokter',
  'Kuitansi asli dan rincian biaya',
  'Hasil laboratorium, radiologi',
  'Salinan resep',
  'Salinan KTP dan kartu peserta',
];
const PHOTO_DOCUMENT = 'Salinan buku tabungan';

const expectUploaded = (page: Page, count: number) => expect(page.getByText('Terkirim')).toHaveCount(count);

/** Signs in on the login page, which opens when a call finds the session ended. Waits for the redirect back to `url`. */
async function signInAgain(page: Page, account: Account, url: string) {
  await expect(page.getByText(/^Sesi Anda telah berakhir, silakan masuk kembali\./)).toBeVisible();
  await fillLogin(page, account);
  await expect(page).toHaveURL(url);
}

test.use({ viewport: { width: 360, height: 740 } });

test('a claim form restores input and files after a new sign-in when the session ends at the documents step or at the summary step', {
  tag: '@deep-journeys',
}, async ({ page, request }) => {
  const account = await registerMember(request);
  const { policyNumber } = await createClaimablePolicy(request, account, 'kesehatan');
  const formPath = `/claims/${policyNumber}?productType=kesehatan`;
  const session = recordToken(page);
  await signIn(page, account);

  await test.step('the member enters the incident and uploads the first documents', async () => {
    await page.goto(formPath);
    await page.getByRole('combobox', { name: 'Penyebab klaim' }).selectOption('Tifus');
    await page.getByRole('textbox', { name: 'Tanggal Musibah' }).fill(todayAsTyped());
    await page.getByRole('textbox', { name: /^Keterangan/ }).fill('Dirawat sejak tadi malam.');
    await goToNextStep(page);
    for (const name of DOCUMENTS)
      await page.getByLabel(name, { exact: true }).setInputFiles(createPdf(`${name.slice(0, 5)}.pdf`));
    await expectUploaded(page, DOCUMENTS.length);
  });

  await test.step('a photo chosen after the end of the session is uploaded after sign-in', async () => {
    await endSession(request, session);
    await page
      .getByLabel(PHOTO_DOCUMENT, { exact: true })
      .setInputFiles(await createJpeg('buku-tabungan.jpg'));
    await signInAgain(page, account, `${formPath}#berkas`);
    await expect(page.getByText('buku-tabungan.jpg')).toBeVisible();
    await expectUploaded(page, DOCUMENTS.length + 1);
    await goToNextStep(page);
  });

  await test.step('the member submits the claim again after a new sign-in, because the session ended before the first submission', async () => {
    await expect(page.getByText('Dirawat sejak tadi malam.')).toBeVisible();
    await endSession(request, session);
    const submitClaim = async () => {
      await page.getByRole('button', { name: 'Ajukan Klaim' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Ya, ajukan' }).click();
    };
    await submitClaim();
    await signInAgain(page, account, `${formPath}#ringkasan`);
    await expect(page.getByText('Dirawat sejak tadi malam.')).toBeVisible();
    await submitClaim();
    await expect(
      page.getByText('Pengajuan Klaim Berhasil, mohon menuggu untuk verifikasi data'),
    ).toBeVisible();
  });
});
