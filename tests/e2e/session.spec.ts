import { expect, test } from '@playwright/test';
import { jpeg } from './support/files.ts';
import { fillLogin, registerMember, signIn } from './support/member.ts';
import { acceptTerms, chooseFirstOnlinePlan, fillInsured, next, step } from './support/order.ts';

const PLANS = '/products/kesehatan/plan?dob=1990-01-01';

test('a page of members leads to the login and back', async ({ page, request }) => {
  const account = await registerMember(request);
  await page.goto('/orders/?product=kesehatan');
  await expect(page).toHaveURL(/\/login/);
  await fillLogin(page, account);
  await expect(page).toHaveURL('/orders/?product=kesehatan');
  await expect(page.getByText('Belum terdapat order')).toBeVisible();
});

test('the login leads to pages of our own only', async ({ page, request }) => {
  const account = await registerMember(request);
  await page.goto('/login?next=https://evil.test/');
  await fillLogin(page, account);
  await expect(page).toHaveURL('/');
});

test('a wrong password is told and leaves the form as it was', async ({ page, request }) => {
  const account = await registerMember(request);
  await page.goto('/login');
  await fillLogin(page, { ...account, password: 'Salah12345' });
  await expect(page.getByText(/Email \/ Password Salah/)).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(account.email);
});

test('a new tab stays signed in, and leaving one leaves all', async ({ page, context, request }) => {
  const account = await registerMember(request);
  await signIn(page, account);
  const second = await context.newPage();
  await second.goto('/account');
  await expect(second.getByRole('tab', { name: 'Pesanan' })).toBeVisible();
  await second.goto('/logout');
  await expect(second).toHaveURL('/login');
  await page.goto('/account');
  await expect(page).toHaveURL('/login');
});

test('a draft survives a refresh, the back button and an expired session, file included', async ({
  page,
  request,
}) => {
  const account = await registerMember(request);
  await signIn(page, account);
  await page.goto(PLANS);
  await chooseFirstOnlinePlan(page);
  await acceptTerms(page);
  await fillInsured(page, 'Yogyakarta');
  await step(page, 'Alamat Tertanggung');

  await page.goBack();
  await step(page, 'Data Diri Tertanggung');
  await expect(page.getByRole('textbox', { name: 'Tempat Lahir' })).toHaveValue(/yogyakarta/i);
  await page.goForward();
  await step(page, 'Alamat Tertanggung');
  if ((await page.getByRole('combobox', { name: 'Kode Pos' }).inputValue()) === '')
    await page.getByRole('button', { name: 'Pakai alamat akun saya' }).click();
  await expect(page.getByRole('combobox', { name: 'Kode Pos' })).not.toHaveValue('');
  await next(page);
  await step(page, 'Lampiran');
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles(await jpeg('ktp-saya.jpg'));
  await expect(page.getByText('ktp-saya.jpg')).toBeVisible();
  await expect(page.getByText('Terkirim')).toBeVisible();

  await page.reload();
  await step(page, 'Lampiran');
  await expect(page.getByText('ktp-saya.jpg')).toBeVisible();

  // The session ends on the server while the form is open.
  await page.route('**/api/v1/user/verify', (route) =>
    route.fulfill({ status: 401, json: { message: 'UNAUTHORIZED', response: 'Sesi berakhir' } }),
  );
  await page.reload();
  await expect(page).toHaveURL(/\/login/);
  await page.unroute('**/api/v1/user/verify');
  await fillLogin(page, account);
  await expect(page).toHaveURL(/#lampiran$/);
  await expect(page.getByText('ktp-saya.jpg')).toBeVisible();
});

test('tampered session storage leads to the login, without a crash', async ({ page, request }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const account = await registerMember(request);
  await signIn(page, account);
  await page.evaluate(() => sessionStorage.setItem('site.access_token', 'AAAA'));
  await page.goto('/account');
  await expect(page).toHaveURL('/login');
  expect(errors).toEqual([]);
});

test("another member's order is nowhere to be found", async ({ page, request }) => {
  const account = await registerMember(request);
  await signIn(page, account);
  await page.goto('/orders/kesehatan/0198f1c2-0000-7000-8000-000000000000');
  await expect(page.getByText(/tidak/i).first()).toBeVisible();
});
