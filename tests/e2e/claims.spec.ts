import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { submitClaim } from './support/claim.ts';
import { createClaimablePolicy } from './support/claimable-policy.ts';
import { createJpeg, createPdf, waitForFileSaves } from './support/files.ts';
import { registerMember, signIn } from './support/member.ts';

// Claims are often submitted on a phone, at the place of the accident.
test.use({ viewport: { width: 360, height: 740 } });

/** Returns the card with this title on the page of a claim. */
const cardWithTitle = (page: Page, title: string) => page.getByRole('region', { name: title });
const clickButton = (page: Page, label: string) => page.getByRole('button', { name: label }).click();

/** Sends a scan of the signed discharge letter, with the bank account of the profile. */
async function sendLetter(page: Page) {
  await cardWithTitle(page, 'Kirim surat pernyataan')
    .getByRole('button', { name: 'Kirim surat pernyataan' })
    .click();
  const letterDialog = page.getByRole('dialog', { name: 'Surat pernyataan' });
  await letterDialog
    .getByLabel('Surat pernyataan yang sudah ditandatangani', { exact: true })
    .setInputFiles(createPdf('surat.pdf'));
  await expect(letterDialog.getByRole('textbox', { name: 'Nomor Rekening' })).not.toHaveValue('');
  await expectAccessible(page);
  await letterDialog.getByRole('button', { name: 'Kirim surat', exact: true }).click();
  await clickButton(page, 'Ya, kirim');
}

/** Waits for the card with this title and for the proof of payment, then confirms the receipt or the completed repair. */
async function confirmPayment(page: Page, title: string, confirmLabel: string) {
  await expect(cardWithTitle(page, title)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('link', { name: /^Bukti Bayar/ }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Pembayaran Diterima' }).click();
  await clickButton(page, confirmLabel);
  await expect(cardWithTitle(page, 'Selesai')).toBeVisible();
}

test('a vehicle claim goes through choice of workshop, revision, discharge letter, repair and payment', async ({
  page,
  request,
}) => {
  test.slow();
  const account = await registerMember(request);
  const policy = await createClaimablePolicy(request, account, 'kendaraan');
  const id = await submitClaim(request, account, policy, 'Ditabrak dari depan, mohon REVISI');
  await signIn(page, account);

  await test.step('the list links to the claim, whose page shows the requested documents', async () => {
    await page.goto('/account?tab=claim');
    await page.getByRole('link', { name: /^(Lanjutkan|Detail) klaim KLM-/ }).click();
    await expect(page).toHaveURL(`/claims/progress/${id}`);
    await expect(cardWithTitle(page, 'Lengkapi 1 berkas')).toBeVisible({ timeout: 20_000 });
    await expectAccessible(page);
  });

  await test.step('the member chooses a workshop, which cannot be changed afterwards', async () => {
    await page.getByRole('button', { name: 'Pilih bengkel rujukan' }).click();
    const dialog = page.getByRole('dialog', { name: 'Pilih bengkel rujukan' });
    await dialog
      .getByRole('button', { name: /^Pilih / })
      .first()
      .click();
    await expect(page.getByRole('alertdialog', { name: 'Simpan Perubahan?' })).toBeVisible();
    await clickButton(page, 'Ya, simpan');
    await expect(page.getByText('Bengkel rujukan sudah dipilih, tidak dapat diubah')).toBeVisible();
  });

  await test.step('a reload restores an uploaded document, and the member sends it', async () => {
    await page.getByRole('button', { name: 'Lihat detail' }).click();
    await page
      .locator('input[type=file]:not([capture])')
      .first()
      .setInputFiles(await createJpeg('ktp-baru.jpg'));
    await expect(page.getByText('Terkirim', { exact: true })).toBeVisible();
    await waitForFileSaves(page);
    await page.reload();
    await page.getByRole('button', { name: 'Lihat detail' }).click();
    await expect(page.getByRole('link', { name: /ktp-baru\.jpg/ })).toBeVisible();
    await page.getByRole('button', { name: 'Simpan perubahan' }).click();
    await clickButton(page, 'Ya, simpan');
    await expect(cardWithTitle(page, 'Tentukan bentuk penggantian')).toBeVisible({ timeout: 20_000 });
  });

  await test.step('the member chooses the replacement and sends the signed letter', async () => {
    await page.getByRole('button', { name: 'Tentukan pilihan' }).click();
    const dialog = page.getByRole('dialog', { name: 'Bentuk penggantian' });
    await dialog.getByRole('radio', { name: 'Perbaikan di bengkel rujukan' }).check();
    await dialog.getByRole('button', { name: 'Simpan pilihan' }).click();
    await clickButton(page, 'Ya, simpan');
    await sendLetter(page);
    await expect(page.getByText('Pilihan kamu sudah disetujui, tidak dapat diubah')).toBeVisible();
  });

  await test.step('the page shows repair and payment without a reload', async () => {
    await confirmPayment(page, 'Perbaikan selesai', 'Ya, sudah selesai');
    const repair = page.getByRole('region', { name: 'Perbaikan di bengkel' });
    await expect(repair.getByText('Kendaraan siap diambil')).toBeVisible();
    await expectAccessible(page);
  });
});

test('a health claim goes through discharge letter and payment', { tag: '@deep-journeys' }, async ({
  page,
  request,
}) => {
  const account = await registerMember(request);
  const policy = await createClaimablePolicy(request, account, 'kesehatan');
  const id = await submitClaim(request, account, policy, 'Rawat inap tiga hari');
  await signIn(page, account);
  await page.goto(`/claims/progress/${id}`);
  await expect(cardWithTitle(page, 'Kirim surat pernyataan')).toBeVisible({ timeout: 20_000 });
  await sendLetter(page);
  await confirmPayment(page, 'Konfirmasi pembayaran', 'Ya, sudah diterima');
});

test("a member appeals with a letter against the rejection of a fire claim, and can open the insurer's reply letter", {
  tag: '@deep-journeys',
}, async ({ page, request }) => {
  const account = await registerMember(request);
  const policy = await createClaimablePolicy(request, account, 'kebakaran');
  const id = await submitClaim(request, account, policy, 'Mohon TOLAK');
  await signIn(page, account);
  await page.goto(`/claims/progress/${id}`);
  await expect(cardWithTitle(page, 'Klaim ditolak')).toContainText('Kejadian ini tidak dijamin', {
    timeout: 20_000,
  });
  await page.getByRole('button', { name: 'Ajukan Banding' }).click();
  const appealDialog = page.getByRole('dialog', { name: 'Banding' });
  await appealDialog.getByLabel('Surat pengajuan banding').setInputFiles(createPdf('banding.pdf'));
  await appealDialog.getByRole('button', { name: 'Ajukan Banding' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Ajukan Banding?' })).toBeVisible();
  await clickButton(page, 'Ya, ajukan');
  await expect(cardWithTitle(page, 'Tentukan bentuk penggantian')).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Ajukan Banding' }).click();
  await appealDialog.getByRole('button', { name: 'Riwayat (1)' }).click();
  await expect(appealDialog.getByText('Close', { exact: true })).toBeVisible();
  const replyLetterLink = appealDialog.getByRole('link', { name: /^Surat balasan/ });
  const replyLetter = await page.request.get((await replyLetterLink.getAttribute('href')) ?? '');
  expect(replyLetter.headers()['content-type']).toBe('application/pdf');
});
