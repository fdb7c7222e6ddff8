import { expect, type Page, test } from '@playwright/test';
import { fillLogin, registerMember, signIn } from './support/member.ts';
import { endSession, listenForToken } from './support/session.ts';
import { joinedSocket } from './support/socket.ts';

const PLANS = '/products/kesehatan/plan?dob=1990-01-01';

/** Types a new name into the profile after all requests of the page have a response. */
async function typeNewName(page: Page) {
  await page.goto('/account?tab=profile');
  await page.getByRole('textbox', { name: 'Nama Lengkap' }).fill('SARI BARU');
  await expect(page.getByRole('checkbox', { name: 'Info produk dan penawaran' })).toBeVisible();
}

test('a form whose session ended is restored after signing in again in another tab, which stays signed in', async ({
  page,
  context,
  request,
}) => {
  const account = await registerMember(request);
  const session = listenForToken(page);
  await signIn(page, account);
  await typeNewName(page);
  await endSession(request, session);
  const second = await context.newPage();
  await second.goto('/polis');
  await expect(second).toHaveURL('/login');
  await fillLogin(second, account);
  await expect(second).toHaveURL('/polis');
  const back = page.waitForEvent('framenavigated', (frame) => frame.url().endsWith('/account?tab=profile'));
  await page.getByRole('button', { name: 'Simpan' }).click();
  await back;
  await expect(page.getByRole('textbox', { name: 'Nama Lengkap' })).toHaveValue('SARI BARU');
  await second.reload();
  await expect(second).toHaveURL('/polis');
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Update profile berhasil')).toBeVisible();
});

test('a new tab is signed in too; signing out ends the session and the socket of all tabs', async ({
  page,
  context,
  request,
}) => {
  const account = await registerMember(request);
  await signIn(page, account);
  const connection = joinedSocket(page);
  await page.goto('/account?tab=purchase');
  const closed = (await connection).waitForEvent('close');
  const landing = await context.newPage();
  await landing.goto('/products/kesehatan');
  await expect(landing.getByRole('button', { name: 'Buka kalender' })).toBeVisible();
  const second = await context.newPage();
  await second.goto('/polis');
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
  await second.getByText('Sari W.').click();
  await second.getByRole('link', { name: 'Keluar' }).click();
  await expect(second).toHaveURL('/login');
  await closed;
  await expect(landing.getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(page).toHaveURL('/login');
  await fillLogin(page, account);
  await expect(page).toHaveURL('/account?tab=purchase');
});

test('a guest who gives contact details sees the whole list, also later', async ({ page }) => {
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
  const verified = page.waitForResponse('**/api/v1/guest/verify/xgst');
  await page.reload();
  expect((await verified).status()).toBe(200);
  await expect(page.getByRole('article')).toHaveCount(10);
});
