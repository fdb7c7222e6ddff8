import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { createClaimablePolicy } from './support/claimable-policy.ts';
import { todayAsTyped } from './support/dates.ts';
import { replyAtDesk } from './support/desk.ts';
import { createPdf, waitForFileSaves } from './support/files.ts';
import { linkFromMail } from './support/mail.ts';
import { newAccount, registerMember } from './support/member.ts';
import { expectDraftStored, goToNextStep } from './support/order.ts';

const DOCUMENTS = [
  'Formulir laporan klaim kecelakaan diri',
  'Salinan KTP dan Kartu Keluarga',
  'Kronologi / keterangan saksi',
  'Sertifikat kematian dinas kependudukan / surat keterangan meninggal',
  'Surat keterangan ahli waris',
  'Visum / resume medis',
];

const textField = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const selectField = (page: Page, name: string) => page.getByRole('combobox', { name });

test.use({ viewport: { width: 360, height: 740 } });

test('an heir without an account submits a claim, gets the payment, exchanges messages and replaces the link', async ({
  page,
  request,
}) => {
  const { policyNumber } = await createClaimablePolicy(
    request,
    await registerMember(request),
    'kecelakaandiri',
  );
  const { email } = newAccount('Budi Santoso');

  await test.step('the look-up of a policy links to the claim form for heirs', async () => {
    await page.goto('/claims');
    await selectField(page, 'Jenis produk').selectOption('Jiwa');
    await textField(page, 'Nomor polis').fill(policyNumber);
    await page.getByRole('button', { name: 'Cari Polis' }).click();
    const policyDialog = page.getByRole('dialog', { name: 'Polis ditemukan' });
    await expect(policyDialog).not.toContainText('Budi');
    await policyDialog.getByRole('link', { name: 'ajukan klaim sebagai ahli waris' }).click();
    await expect(page).toHaveURL(`/claims/heirs/${policyNumber}?productType=kecelakaandiri`);
  });

  await test.step('the heir enters name and contact', async () => {
    await textField(page, 'Nama Lengkap').fill('Budi Santoso');
    await selectField(page, 'Hubungan').selectOption('SUAMI');
    await textField(page, 'Email').fill(email);
    await textField(page, 'Nomor telepon').fill('81298765432');
    await expectAccessible(page);
    await goToNextStep(page);
  });

  await test.step('a reload restores the incident, and the back button restores the details of the heir', async () => {
    await selectField(page, 'Penyebab klaim').selectOption('Terjatuh');
    await textField(page, 'Tanggal Musibah').fill(todayAsTyped());
    await page.getByRole('textbox', { name: /^Keterangan/ }).fill('Terjatuh dari tangga.');
    await page.reload();
    await expect(page.getByRole('textbox', { name: /^Keterangan/ })).toHaveValue('Terjatuh dari tangga.');
    await expect(selectField(page, 'Penyebab klaim')).toHaveValue('PA02');
    await page.goBack();
    await expect(textField(page, 'Nama Lengkap')).toHaveValue('Budi Santoso');
    await expect(selectField(page, 'Hubungan')).toHaveValue('SUAMI');
    await expect(textField(page, 'Email')).toHaveValue(email);
    await goToNextStep(page);
    await goToNextStep(page);
  });

  await test.step('the heir uploads the documents for a death, and a reload restores them', async () => {
    for (const name of DOCUMENTS)
      await page.getByLabel(name, { exact: true }).setInputFiles(createPdf(`${name.slice(0, 5)}.pdf`));
    const files = page.getByRole('link', { name: /\.pdf/ });
    await expect(files).toHaveCount(DOCUMENTS.length);
    await expectDraftStored(page);
    await page.reload();
    await expect(files).toHaveCount(DOCUMENTS.length);
    await expectAccessible(page);
    await goToNextStep(page);
  });

  const CLAIM_PATH_PATTERN = /^\/claims\/heirs\/progress#[\w-]+$/;
  let claimPath = '';
  let claimNumber = '';

  await test.step('the heir confirms the e-mail address, and a page shows number and link of the claim', async () => {
    await page.getByRole('button', { name: 'Ajukan Klaim' }).click();
    const confirmation = page.getByRole('alertdialog', { name: 'Ajukan Klaim' });
    await expect(confirmation).toContainText(email);
    await confirmation.getByRole('button', { name: 'Ya, ajukan' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Klaim terkirim' })).toBeVisible();
    await expect(page).toHaveURL(/\/claims\/heirs\/sent#[\w-]+$/);
    const claimNumberText = page.getByText(/^KLM-\d{4}-\d{6}$/);
    await expect(claimNumberText).toBeVisible();
    claimNumber = (await claimNumberText.textContent()) ?? '';
    await expect(page.getByText(email)).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    const claimLink = page.getByRole('link', { name: 'Buka halaman klaim' });
    const { pathname, hash } = new URL((await claimLink.getAttribute('href')) ?? '');
    claimPath = pathname + hash;
    expect(claimPath).toMatch(CLAIM_PATH_PATTERN);
    await page.goBack();
    await expect(page).not.toHaveURL(/ringkasan/);
    await page.getByRole('link', { name: 'Lihat nomor dan tautan klaim' }).click();
    await expect(claimNumberText).toHaveText(claimNumber);
  });

  await test.step('the link in the mail opens the page of the claim without an account', async () => {
    expect(await linkFromMail(request, email, /kami terima$/, CLAIM_PATH_PATTERN)).toBe(claimPath);
    await page.goto(claimPath);
    // The open page shows the insurer's decision without a reload.
    await expect(page.getByRole('region', { name: 'Kirim surat pernyataan' })).toContainText(
      'Klaim Anda disetujui sebesar Rp',
    );
    await expect(page.getByText(policyNumber).first()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a link of an earlier mail works, the menu can be skipped, and no request has the secret in its URL', async () => {
    const secret = claimPath.split('#')[1] ?? '';
    const requestedUrls: string[] = [];
    page.on('request', (sent) => requestedUrls.push(sent.url().split('#')[0] ?? ''));
    await page.goto(claimPath.replace('#', '/'));
    await expect(page).toHaveURL(claimPath);
    await page.getByRole('link', { name: 'Langsung ke isi' }).press('Enter');
    await expect(page).toHaveURL(claimPath);
    await page.reload();
    await expect(page.getByText(policyNumber).first()).toBeVisible();
    expect(requestedUrls.filter((url) => url.includes(secret))).toEqual([
      expect.stringMatching(/\/claims\/heirs\/progress\/[\w-]+$/),
    ]);
    page.removeAllListeners('request');
  });

  await test.step('the heir cannot send the letter without a bank account, and a reload restores the input', async () => {
    const openLetter = () => page.getByRole('button', { name: 'Kirim surat pernyataan' }).click();
    const letterDialog = page.getByRole('dialog', { name: 'Surat pernyataan' });
    const sendButton = letterDialog.getByRole('button', { name: 'Kirim surat', exact: true });
    const signedLetterField = letterDialog.getByLabel('Surat pernyataan yang sudah ditandatangani', {
      exact: true,
    });
    await openLetter();
    await signedLetterField.setInputFiles(createPdf('surat.pdf'));
    await sendButton.click();
    await expect(letterDialog.getByText('Nomor Rekening wajib diisi!')).toBeVisible();
    await expect(textField(page, 'Nama pemilik rekening')).toHaveValue('BUDI SANTOSO');
    await textField(page, 'Nomor Rekening').fill('1310012345678');
    await selectField(page, 'Nama Bank').selectOption('Bank Mandiri');
    await waitForFileSaves(page);
    await page.reload();
    await openLetter();
    await expect(textField(page, 'Nomor Rekening')).toHaveValue('1310012345678');
    await expect(letterDialog.getByRole('link', { name: /surat\.pdf/ })).toBeVisible();
    await expectAccessible(page);
    await sendButton.click();
    await expect(page.getByRole('alertdialog')).toContainText(
      'Klaim dibayarkan ke rekening Bank Mandiri 1310012345678 a.n. BUDI SANTOSO.',
    );
    await page.getByRole('button', { name: 'Ya, kirim' }).click();
  });

  await test.step('the claim is paid to the bank account of the letter', async () => {
    await linkFromMail(request, email, /sudah dibayarkan$/, CLAIM_PATH_PATTERN);
    await page.reload();
    const paymentCard = page.getByRole('region', { name: 'Konfirmasi pembayaran' });
    await expect(paymentCard).toBeVisible();
    await expect(page.getByText('a.n. BUDI SANTOSO')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ubah rekening' })).toHaveCount(0);
    await paymentCard.getByRole('button', { name: 'Pembayaran Diterima' }).click();
    await page.getByRole('button', { name: 'Ya, sudah diterima' }).click();
    await expect(page.getByRole('region', { name: 'Selesai' })).toBeVisible();
  });

  await test.step('the heir sends a message, and gets the reply on the open page and by mail', async () => {
    await page.getByRole('button', { name: 'Kirim pesan kepada petugas' }).click();
    await textField(page, 'Pesan kepada petugas klaim').fill('Apakah visum dari puskesmas diterima?');
    await page.getByRole('button', { name: 'Kirim pesan', exact: true }).click();
    await expect(page.getByRole('tab', { name: 'Pesan (1)' })).toBeVisible();
    await replyAtDesk(request, claimNumber, 'Ya, visum dari puskesmas dapat diterima.');
    await expect(page.getByText('Ya, visum dari puskesmas dapat diterima.')).toBeVisible();
    await expectAccessible(page);
    const replyLink = await linkFromMail(request, email, /^Pesan tentang klaim/, /[?]view=messages#/);
    expect(replyLink).toBe(claimPath.replace('#', '?view=messages#'));
  });

  await test.step('the old link is invalid after its replacement, and a mail has the new link', async () => {
    await page.getByRole('button', { name: 'Cabut dan ganti tautan' }).click();
    await page.getByRole('button', { name: 'Ya, ganti tautan' }).click();
    await expect(page.getByText(/Buka tautan baru yang kami kirim ke/)).toBeVisible();
    await page.reload();
    await expect(page.getByText('Claim tidak ditemukan')).toBeVisible();
    const newClaimPath = await linkFromMail(request, email, /^Tautan baru klaim/, CLAIM_PATH_PATTERN);
    expect(newClaimPath).not.toBe(claimPath);
    await page.goto(newClaimPath);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(claimNumber);
  });
});
