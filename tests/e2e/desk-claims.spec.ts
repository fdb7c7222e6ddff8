import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { submitClaim } from './support/claim.ts';
import { createClaimablePolicy } from './support/claimable-policy.ts';
import { createPdf } from './support/files.ts';
import { linkFromMail } from './support/mail.ts';
import { type Account, registerMember, signIn } from './support/member.ts';
import { createStaff, openDesk } from './support/staff.ts';

/** Contains 'tunggu', so that the simulated insurer does not decide the claim. */
const DESCRIPTION = 'Api dari dapur, mohon tunggu foto berikutnya';
/** Above the amount that one person may pay. */
const LOSS = '140000000';

/** Opens the only claim of the account from the queue of a stage, by keyboard. */
async function openClaim(desk: Page, account: Account) {
  await desk.getByRole('searchbox', { name: 'Cari klaim' }).waitFor();
  await desk.keyboard.press('/');
  await desk.keyboard.type(account.email);
  await desk.keyboard.press('Enter');
  const row = desk.getByRole('link', { name: /^Klaim KLM-/ });
  await expect(row).toHaveCount(1);
  // A list that refreshes at this moment has no row for the key.
  await expect(async () => {
    await row.press('Enter');
    await expect(desk.getByRole('region', { name: 'Pemeriksaan' })).toBeVisible({ timeout: 3_000 });
  }).toPass();
}

const stage = (desk: Page, label: string) =>
  expect(desk.getByRole('main').getByText(label, { exact: true }).first()).toBeVisible();

test('a claim above the limit is paid after a second person confirms it, and the claimant sees it', {
  tag: '@deep-journeys',
}, async ({ browser, page, request }) => {
  test.slow();
  const account = await registerMember(request);
  const policy = await createClaimablePolicy(request, account, 'kebakaran');
  const id = await submitClaim(request, account, policy, DESCRIPTION);
  await signIn(page, account);
  await page.goto(`/claims/progress/${id}`);
  const handler = await openDesk(browser, await createStaff('claims'), '/claims');

  await test.step('a claims handler looks at every document and approves a lower amount', async () => {
    await openClaim(handler, account);
    const documents = handler.getByRole('region', { name: 'Berkas', exact: true });
    const position = documents.getByRole('status');
    const count = Number(((await position.textContent()) ?? '').split('/')[1]);
    for (let shown = 1; shown <= count; shown += 1) {
      await expect(position).toHaveText(`${shown} / ${count}`);
      await expect(documents.getByRole('img').first()).toBeVisible();
      await handler.keyboard.press('n');
    }
    await expect(handler.getByText('Semua berkas wajib sudah dikirim')).toBeVisible();
    await handler.keyboard.press('c');
    await handler.keyboard.press('m');
    await handler.getByRole('dialog', { name: /^Mulai periksa/ }).waitFor();
    await handler.keyboard.press('ControlOrMeta+Enter');
    await stage(handler, 'Diperiksa');
    await handler.getByRole('button', { name: /^Setujui klaim/ }).click();
    const dialog = handler.getByRole('dialog', { name: /^Setujui klaim/ });
    await expect(dialog.getByText(/^Diajukan Rp150\.000\.000/)).toBeVisible();
    await expect(dialog.getByLabel('Jumlah kerugian')).toBeFocused();
    await handler.keyboard.type(LOSS);
    await dialog.getByRole('button', { name: /^Jumlahnya mengikuti taksiran/ }).click();
    await expect(dialog.getByRole('region', { name: 'Perhitungan' })).toContainText('Rp140.000.000');
    await expectAccessible(handler);
    await handler.keyboard.press('ControlOrMeta+Enter');
    await stage(handler, 'Menunggu surat');
  });

  await test.step('the claimant accepts on the open page and signs the letter', async () => {
    await page.getByRole('button', { name: 'Tentukan pilihan' }).click();
    const choice = page.getByRole('dialog', { name: 'Bentuk penggantian' });
    await choice.getByRole('radio').last().check();
    await choice.getByRole('button', { name: 'Simpan pilihan' }).click();
    await page.getByRole('button', { name: 'Ya, simpan' }).click();
    await page
      .getByRole('region', { name: 'Kirim surat pernyataan' })
      .getByRole('button', { name: 'Kirim surat pernyataan' })
      .click();
    const letter = page.getByRole('dialog', { name: 'Surat pernyataan' });
    await letter
      .getByLabel('Surat pernyataan yang sudah ditandatangani', { exact: true })
      .setInputFiles(createPdf('surat.pdf'));
    await letter.getByRole('button', { name: 'Kirim surat', exact: true }).click();
    await page.getByRole('button', { name: 'Ya, kirim' }).click();
    await expect(letter).toHaveCount(0);
  });

  const payer = await createStaff('finance');
  const finance = await openDesk(browser, payer, '/claims?state=agreed');
  await test.step('a person of finance proposes the payment, and cannot confirm it', async () => {
    await openClaim(finance, account);
    const panel = finance.getByRole('region', { name: 'Orang kedua' });
    await expect(panel).toContainText('Jumlahnya di atas Rp100.000.000, batas pembayaran oleh satu orang.');
    await finance.keyboard.press('c');
    await finance.keyboard.press('b');
    const dialog = finance.getByRole('dialog', { name: /^Catat pembayaran/ });
    await dialog.getByLabel('Bukti bayar').setInputFiles(createPdf('bukti.pdf'));
    await finance.keyboard.press('ControlOrMeta+Enter');
    await expect(panel).toContainText(/FINANCE mengusulkan pembayaran Rp140\.000\.000/);
    await expect(panel.getByRole('button', { name: /^Konfirmasi pembayaran/ })).toHaveCount(0);
    await stage(finance, 'Siap dibayar');
    await expect(page.getByRole('region', { name: 'Konfirmasi pembayaran' })).toHaveCount(0);
  });

  await test.step('the server refuses a confirmation by the person who proposed the payment', async () => {
    const login = await request.post('/api/v1/desk/login', { data: payer });
    const headers = { access_token: (await login.json()).response.access_token as string };
    const claim = await (await request.get(`/api/v1/desk/claims/${id}`, { headers })).json();
    const proposal = claim.response.desk.proposal.id as string;
    const reply = await request.post(`/api/v1/desk/proposals/${proposal}/confirm`, { headers });
    expect(reply.status()).toBe(403);
    expect(await reply.text()).toContain('harus disetujui petugas lain');
  });

  await test.step('a supervisor confirms it from the list of proposals', async () => {
    const supervisor = await openDesk(browser, await createStaff('supervisor'), '/proposals');
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    const claimNumber = /KLM-[\d-]+/.exec(heading ?? '')?.[0] ?? '';
    await supervisor.getByRole('link', { name: new RegExp(`^Klaim ${claimNumber}, Rp140`) }).press('Enter');
    await supervisor.getByRole('button', { name: /^Konfirmasi pembayaran/ }).click();
    const dialog = supervisor.getByRole('dialog', { name: /^Konfirmasi pembayaran/ });
    await expect(dialog).toContainText('Rp140.000.000 ke Bank Central Asia (BCA) 1234567890');
    await supervisor.keyboard.press('ControlOrMeta+Enter');
    await stage(supervisor, 'Dibayar');
  });

  await test.step('the open page of the claimant shows the payment, and a mail reports it', async () => {
    await expect(page.getByRole('region', { name: 'Konfirmasi pembayaran' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Bukti Bayar/ }).first()).toBeVisible();
    await linkFromMail(request, account.email, /sudah dibayarkan$/, /^\/claims\/progress\//);
  });
});
