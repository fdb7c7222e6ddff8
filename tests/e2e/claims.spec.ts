import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { placeClaim } from './support/claim.ts';
import { createClaimablePolicy } from './support/claimable-policy.ts';
import { createJpeg, createPdf } from './support/files.ts';
import { registerMember, signIn } from './support/member.ts';

// Claims are often submitted on a phone, at the place of the accident.
test.use({ viewport: { width: 360, height: 740 } });

/** The first card of the claim page. */
const next = (page: Page, title: string) => page.getByRole('region', { name: title });
const confirm = (page: Page, label: string) => page.getByRole('button', { name: label }).click();

/** Uploads the signed discharge letter as a scan, with the account of the profile. */
async function sendLetter(page: Page) {
  await next(page, 'Kirim surat pernyataan').getByRole('button', { name: 'Kirim surat pernyataan' }).click();
  const letter = page.getByRole('dialog', { name: 'Surat pernyataan' });
  await letter
    .getByLabel('Surat pernyataan yang sudah ditandatangani', { exact: true })
    .setInputFiles(createPdf('surat.pdf'));
  await expect(letter.getByRole('textbox', { name: 'Nomor Rekening' })).not.toHaveValue('');
  await expectAccessible(page);
  await letter.getByRole('button', { name: 'Kirim surat', exact: true }).click();
  await confirm(page, 'Ya, kirim');
}

/** Confirms the payment, or the repair that was paid to the workshop. */
async function receivePayment(page: Page, card: string, answer: string) {
  await expect(next(page, card)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('link', { name: /^Bukti Bayar/ }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Pembayaran Diterima' }).click();
  await confirm(page, answer);
  await expect(next(page, 'Selesai')).toBeVisible();
}

test('a vehicle claim goes through workshop, revision, letter, repair and payment', async ({
  page,
  request,
}) => {
  test.slow();
  const account = await registerMember(request);
  const policy = await createClaimablePolicy(request, account, 'kendaraan');
  const id = await placeClaim(request, account, policy, 'Ditabrak dari depan, mohon REVISI');
  await signIn(page, account);

  await test.step('the list shows the claim, and the requested documents come first', async () => {
    await page.goto('/account?tab=claim');
    await page.getByRole('link', { name: /^(Lanjutkan|Detail) klaim KLM-/ }).click();
    await expect(page).toHaveURL(`/claims/progress/${id}`);
    await expect(next(page, 'Lengkapi 1 berkas')).toBeVisible({ timeout: 20_000 });
    await expectAccessible(page);
  });

  await test.step('the workshop is chosen once', async () => {
    await page.getByRole('button', { name: 'Pilih bengkel rujukan' }).click();
    const dialog = page.getByRole('dialog', { name: 'Pilih bengkel rujukan' });
    await dialog
      .getByRole('button', { name: /^Pilih / })
      .first()
      .click();
    await expect(page.getByRole('alertdialog', { name: 'Simpan Perubahan?' })).toBeVisible();
    await confirm(page, 'Ya, simpan');
    await expect(page.getByText('Bengkel rujukan sudah dipilih, tidak dapat diubah')).toBeVisible();
  });

  await test.step('an uploaded document survives a reload and is sent', async () => {
    await page.getByRole('button', { name: 'Lihat detail' }).click();
    await page
      .locator('input[type=file]:not([capture])')
      .first()
      .setInputFiles(await createJpeg('ktp-baru.jpg'));
    await expect(page.getByText('Terkirim', { exact: true })).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Lihat detail' }).click();
    await expect(page.getByRole('link', { name: /ktp-baru\.jpg/ })).toBeVisible();
    await page.getByRole('button', { name: 'Simpan perubahan' }).click();
    await confirm(page, 'Ya, simpan');
    await expect(next(page, 'Tentukan bentuk penggantian')).toBeVisible({ timeout: 20_000 });
  });

  await test.step('the replacement is chosen and the signed letter is sent', async () => {
    await page.getByRole('button', { name: 'Tentukan pilihan' }).click();
    const dialog = page.getByRole('dialog', { name: 'Bentuk penggantian' });
    await dialog.getByRole('radio', { name: 'Perbaikan di bengkel rujukan' }).check();
    await dialog.getByRole('button', { name: 'Simpan pilihan' }).click();
    await confirm(page, 'Ya, simpan');
    await sendLetter(page);
    await expect(page.getByText('Pilihan kamu sudah disetujui, tidak dapat diubah')).toBeVisible();
  });

  await test.step('repair and payment appear without a reload', async () => {
    await receivePayment(page, 'Perbaikan selesai', 'Ya, sudah selesai');
    const repair = page.getByRole('region', { name: 'Perbaikan di bengkel' });
    await expect(repair.getByText('Kendaraan siap diambil')).toBeVisible();
    await expectAccessible(page);
  });
});

test('a health claim reimburses a hospital bill', async ({ page, request }) => {
  const account = await registerMember(request);
  const policy = await createClaimablePolicy(request, account, 'kesehatan');
  const id = await placeClaim(request, account, policy, 'Rawat inap tiga hari');
  await signIn(page, account);
  await page.goto(`/claims/progress/${id}`);
  await expect(next(page, 'Kirim surat pernyataan')).toBeVisible({ timeout: 20_000 });
  await sendLetter(page);
  await receivePayment(page, 'Konfirmasi pembayaran', 'Ya, sudah diterima');
});

test('a rejected fire claim is appealed with a letter, and the answer is shown', async ({
  page,
  request,
}) => {
  const account = await registerMember(request);
  const policy = await createClaimablePolicy(request, account, 'kebakaran');
  const id = await placeClaim(request, account, policy, 'Mohon TOLAK');
  await signIn(page, account);
  await page.goto(`/claims/progress/${id}`);
  await expect(next(page, 'Klaim ditolak')).toContainText('Kejadian ini tidak dijamin', { timeout: 20_000 });
  await page.getByRole('button', { name: 'Ajukan Banding' }).click();
  const appeal = page.getByRole('dialog', { name: 'Banding' });
  await appeal.getByLabel('Surat pengajuan banding').setInputFiles(createPdf('banding.pdf'));
  await appeal.getByRole('button', { name: 'Ajukan Banding' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Ajukan Banding?' })).toBeVisible();
  await confirm(page, 'Ya, ajukan');
  await expect(next(page, 'Tentukan bentuk penggantian')).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Ajukan Banding' }).click();
  await appeal.getByRole('button', { name: 'Riwayat (1)' }).click();
  await expect(appeal.getByText('Close', { exact: true })).toBeVisible();
  const [response] = await Promise.all([
    page.request.get((await appeal.getByRole('link', { name: /^Surat balasan/ }).getAttribute('href')) ?? ''),
  ]);
  expect(response.headers()['content-type']).toBe('application/pdf');
});
