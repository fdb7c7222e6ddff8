import { expect, type Page, test } from '@playwright/test';
import { fillLogin, registerMember, signIn } from './support/member.ts';
import { endSession, recordToken } from './support/session.ts';
import { waitForJoinedSocket } from './support/socket.ts';

const PLANS = '/products/kesehatan/plan?dob=1990-01-01';

/** Enters another name in the profile without saving it, and waits until the page has loaded all its data. */
async function enterNewName(page: Page) {
  await page.goto('/account?tab=profile');
  await page.getByRole('textbox', { name: 'Nama Lengkap' }).fill('SARI BARU');
  await expect(page.getByRole('checkbox', { name: 'informasi produk dan penawaran' })).toBeVisible();
}

test('the profile form saves input after the session has ended and the member has signed in again in another tab', async ({
  page,
  context,
  request,
}) => {
  const account = await registerMember(request);
  const session = recordToken(page);
  await signIn(page, account);
  await enterNewName(page);
  await endSession(request, session);
  const secondTab = await context.newPage();
  await secondTab.goto('/polis');
  await expect(secondTab).toHaveURL('/login');
  await fillLogin(secondTab, account);
  await expect(secondTab).toHaveURL('/polis');
  // The server rejects the call. The page then sends it again with the session of the second tab.
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Update profile berhasil')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Nama Lengkap' })).toHaveValue('SARI BARU');
  // The end of the old session has not signed out the second tab.
  await secondTab.reload();
  await expect(secondTab).toHaveURL('/polis');
  await expect(secondTab.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a changed password replaces the token of the session in every tab of the browser', async ({
  page,
  context,
  request,
}) => {
  const account = await registerMember(request);
  const session = recordToken(page);
  await signIn(page, account);
  await page.goto('/account?tab=profile');
  await expect(page.getByRole('button', { name: 'Atur keamanan akun' })).toBeVisible();
  const secondTab = await context.newPage();
  const secondSession = recordToken(secondTab);
  await secondTab.goto('/polis');
  await expect(secondTab.getByText('Sari W.')).toBeVisible();
  const staticTab = await context.newPage();
  await staticTab.goto('/about-us');
  await expect(staticTab.getByText('Sari W.')).toBeVisible();

  await page.getByRole('button', { name: 'Atur keamanan akun' }).click();
  await page.getByRole('button', { name: 'Ubah kata sandi' }).click();
  await page.getByLabel('Kata sandi saat ini', { exact: true }).fill(account.password);
  await page.getByLabel('Kata sandi baru', { exact: true }).fill('Kucing-Laut-7');
  await page.getByLabel('Tulis ulang kata sandi baru', { exact: true }).fill('Kucing-Laut-7');
  const formerToken = session.token;
  await page.getByRole('button', { name: 'Simpan kata sandi' }).click();
  await expect(page.getByText('Kata sandi berhasil diubah')).toBeVisible();
  await expect.poll(() => session.token).not.toBe(formerToken);
  const headers = { access_token: formerToken };
  expect((await request.get('/api/v1/user/verify', { headers })).status()).toBe(401);

  await page.close();
  await secondTab.reload();
  await expect(secondTab.getByText('Sari W.')).toBeVisible();
  await expect(secondTab).toHaveURL('/polis');
  expect(secondSession.token).not.toBe(formerToken);
  await secondTab.close();
  await staticTab.goto('/polis');
  await expect(staticTab.getByText('Sari W.')).toBeVisible();
  await expect(staticTab).toHaveURL('/polis');
});

test('a new tab shares the session of a member; signing out ends the session and closes the socket in all tabs', async ({
  page,
  context,
  request,
}) => {
  const account = await registerMember(request);
  await signIn(page, account);
  const socket = waitForJoinedSocket(page);
  await page.goto('/account?tab=purchase');
  const socketClosed = (await socket).waitForEvent('close');
  const landingTab = await context.newPage();
  await landingTab.goto('/products/kesehatan');
  // The first touch loads the scripts of the form.
  await landingTab.getByLabel('Tanggal lahir').hover();
  await expect(landingTab.getByRole('button', { name: 'Buka kalender' })).toBeVisible();
  const secondTab = await context.newPage();
  await secondTab.goto('/polis');
  await expect(secondTab.getByRole('heading', { level: 1 })).toBeVisible();
  await secondTab.getByText('Sari W.').click();
  await secondTab.getByRole('link', { name: 'Keluar' }).click();
  await expect(secondTab).toHaveURL('/login');
  await socketClosed;
  await expect(landingTab.getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(page).toHaveURL('/login');
  await fillLogin(page, account);
  await expect(page).toHaveURL('/account?tab=purchase');
});

test('a guest who gives contact details sees ten plans instead of three, also after a reload', async ({
  page,
}) => {
  await page.goto(PLANS);
  const invitation = page.getByRole('heading', { name: 'Mau lihat produk asuransi lainnya?' });
  await expect(invitation).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(3);
  await page.getByRole('button', { name: 'Lihat semua' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mau lihat produk asuransi lainnya?' });
  await dialog.getByLabel('Nama lengkap').fill('Budi Santoso');
  await dialog.getByLabel('Nomor telepon').fill('812345678');
  await dialog.getByLabel('Email').fill('budi@example.com');
  await dialog.getByRole('button', { name: 'Lihat semua produk' }).click();
  await expect(page.getByRole('article')).toHaveCount(10);
  await expect(invitation).toBeHidden();
  const verification = page.waitForResponse('**/api/v1/guest/verify/xgst');
  await page.reload();
  expect((await verification).status()).toBe(200);
  await expect(page.getByRole('article')).toHaveCount(10);
});
