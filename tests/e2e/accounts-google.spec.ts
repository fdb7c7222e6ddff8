import { expect, type Page, test } from '@playwright/test';
import { type Account, newAccount, registerMember } from './support/member.ts';

/** Chooses an account on the page of the local identity provider. */
async function chooseAt(page: Page, { name, email }: Pick<Account, 'name' | 'email'>) {
  await expect(page).toHaveURL(/\/simulators\/google\//);
  await page.getByLabel('Nama').fill(name);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Lanjutkan' }).click();
}

const google = (page: Page, name: RegExp) => page.getByRole('button', { name }).click();

test('a new Google account is asked first and goes on to where it was going; registering it again leads home', async ({
  page,
}) => {
  const person = newAccount('Rina Melati');
  await page.goto('/orders/?product=kesehatan');
  await expect(page).toHaveURL(/\/login/);
  await google(page, /Masuk dengan Google/);
  await chooseAt(page, person);
  await expect(page.getByRole('heading', { name: 'Akun belum terdaftar' })).toBeVisible();
  await expect(page).toHaveURL('/login');
  await google(page, /Daftar dengan Google/);
  await expect(page).toHaveURL('/orders/?product=kesehatan');

  await page.goto('/logout');
  await expect(page).toHaveURL('/login');
  await page.goto('/register');
  await google(page, /Daftar dengan Google/);
  await chooseAt(page, person);
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Email telah terdaftar')).toBeVisible();
});

test('a visitor who turns back at Google is back at the form; another try opens the account of the same address', async ({
  page,
  request,
}) => {
  const account = await registerMember(request, newAccount(), false);
  await page.goto('/login?next=/polis');
  await google(page, /Masuk dengan Google/);
  await page.getByRole('button', { name: 'Batal' }).click();
  await expect(page.getByText('Anda membatalkan masuk dengan Google')).toBeVisible();
  await expect(page).toHaveURL('/login');
  await google(page, /Masuk dengan Google/);
  await chooseAt(page, account);
  await expect(page).toHaveURL('/polis');
});

test('an answer that this tab did not ask for is refused and taken out of the address', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await page.goto('/login#id_token=eyJhbGciOiJSUzI1NiJ9.e30.x&state=forged');
  await expect(page.getByText('Masuk dengan Google tidak berhasil, silakan coba lagi')).toBeVisible();
  await expect(page).toHaveURL('/login');
  expect(calls.filter((url) => url.includes('login-google'))).toEqual([]);
});

test('the login does not wait for what is known of Google', async ({ page }) => {
  let asked = false;
  // The answer never comes, nor the end of the wait for it.
  await page.route(/category=google/, () => {
    asked = true;
  });
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (work: () => void, ms?: number) => (ms === 2_000 ? 0 : later(work, ms)),
    });
  });
  await page.goto('/login');
  // The form was in the page before; now it runs.
  await expect.poll(() => asked).toBe(true);
  await expect(page.getByRole('button', { name: 'Masuk', exact: true })).toBeEnabled();
});

test('nobody else is asked for anything before the button is pressed', async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(String(baseURL))) foreign.push(request.url());
  });
  await page.goto('/register');
  await expect(page.getByRole('button', { name: 'Daftar dengan Google' })).toBeVisible();
  expect(foreign).toEqual([]);
});
