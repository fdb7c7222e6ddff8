import { expect, type Page, test } from '@playwright/test';
import { createClaimablePolicy } from './support/claimable-policy.ts';
import { createJpeg, createPdf } from './support/files.ts';
import { type Account, fillLogin, registerMember, signIn } from './support/member.ts';
import { endSession, listenForToken } from './support/session.ts';

const DOCUMENTS = [
  'Formulir klaim rawat inap / rawat jalan',
  'Resume medis / surat keterangan dokter',
  'Kuitansi asli dan rincian biaya',
  'Hasil laboratorium, radiologi',
  'Salinan resep',
  'Salinan KTP dan kartu peserta',
];
const PHOTO = 'Salinan buku tabungan';

const next = (page: Page) => page.getByRole('button', { name: 'Lanjut', exact: true }).click();
const sent = (page: Page, count: number) => expect(page.getByText('Terkirim')).toHaveCount(count);

/** Signs in on the page that an ended session redirects to, and returns. */
async function signInAgain(page: Page, account: Account, url: string) {
  await expect(page.getByText(/^Sesi Anda telah berakhir, silakan masuk kembali\./)).toBeVisible();
  await fillLogin(page, account);
  await expect(page).toHaveURL(url);
}

test.use({ viewport: { width: 360, height: 740 } });

test('a claim form keeps everything typed and chosen when the session ends', async ({ page, request }) => {
  const account = await registerMember(request);
  const { policyNumber } = await createClaimablePolicy(request, account, 'kesehatan');
  const form = `/claims/${policyNumber}?productType=kesehatan`;
  const session = listenForToken(page);
  await signIn(page, account);

  await test.step('the incident is typed and the first documents are uploading', async () => {
    await page.goto(form);
    await page.getByRole('combobox', { name: 'Penyebab klaim' }).selectOption('Tifus');
    const today = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Jakarta' }).format(new Date());
    await page.getByRole('textbox', { name: 'Tanggal Musibah' }).fill(today);
    await page.getByRole('textbox', { name: /^Keterangan/ }).fill('Dirawat sejak tadi malam.');
    await next(page);
    for (const name of DOCUMENTS)
      await page.getByLabel(name, { exact: true }).setInputFiles(createPdf(`${name.slice(0, 5)}.pdf`));
    await sent(page, DOCUMENTS.length);
  });

  await test.step('a photo chosen after the session ended is present after sign-in', async () => {
    await endSession(request, session);
    await page.getByLabel(PHOTO, { exact: true }).setInputFiles(await createJpeg('buku-tabungan.jpg'));
    await signInAgain(page, account, `${form}#berkas`);
    await expect(page.getByText('buku-tabungan.jpg')).toBeVisible();
    await sent(page, DOCUMENTS.length + 1);
    await next(page);
  });

  await test.step('a claim submitted after the session ended is sent once, after sign-in', async () => {
    await expect(page.getByText('Dirawat sejak tadi malam.')).toBeVisible();
    await endSession(request, session);
    const send = async () => {
      await page.getByRole('button', { name: 'Ajukan Klaim' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Ya, ajukan' }).click();
    };
    await send();
    await signInAgain(page, account, `${form}#ringkasan`);
    await expect(page.getByText('Dirawat sejak tadi malam.')).toBeVisible();
    await send();
    await expect(
      page.getByText('Pengajuan Klaim Berhasil, mohon menuggu untuk verifikasi data'),
    ).toBeVisible();
  });
});
