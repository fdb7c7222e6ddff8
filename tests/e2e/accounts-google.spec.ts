import { expect, type Page, test } from '@playwright/test';
import { type Account, newAccount, registerMember } from './support/member.ts';

/** Chooses an account on the simulated identity provider's page. */
async function chooseAccount(page: Page, { name, email }: Pick<Account, 'name' | 'email'>) {
  await expect(page).toHaveURL(/\/simulators\/google\//);
  await page.getByLabel('Nama').fill(name);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Lanjutkan' }).click();
}

const google = (page: Page, name: RegExp) => page.getByRole('button', { name }).click();

test('a new Google account confirms its registration and returns to the page it came from; registering again leads to the home page', async ({
  page,
}) => {
  const person = newAccount('Rina Melati');
  await page.goto('/orders/?product=kesehatan');
  await expect(page).toHaveURL(/\/login/);
  await google(page, /Masuk dengan Google/);
  await chooseAccount(page, person);
  await expect(page.getByRole('heading', { name: 'Akun belum terdaftar' })).toBeVisible();
  await expect(page).toHaveURL('/login');
  await google(page, /Daftar dengan Google/);
  await expect(page).toHaveURL('/orders/?product=kesehatan');

  await page.goto('/logout');
  await expect(page).toHaveURL('/login');
  await page.goto('/register');
  await google(page, /Daftar dengan Google/);
  await chooseAccount(page, person);
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Email telah terdaftar')).toBeVisible();
});

test('cancelling at Google returns to the form; a later sign-in opens the account with the same e-mail address', async ({
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
  await chooseAccount(page, account);
  await expect(page).toHaveURL('/polis');
});

test('a Google response that this tab did not request is rejected and removed from the URL', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await page.goto('/login#id_token=eyJhbGciOiJSUzI1NiJ9.e30.x&state=forged');
  await expect(page.getByText('Masuk dengan Google tidak berhasil, silakan coba lagi')).toBeVisible();
  await expect(page).toHaveURL('/login');
  expect(calls.filter((url) => url.includes('login-google'))).toEqual([]);
});

test("the sign-in form works before Google's settings have loaded", async ({ page }) => {
  let isRequested = false;
  // The response never arrives, and neither does its timeout.
  await page.route(/category=google/, () => {
    isRequested = true;
  });
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (work: () => void, ms?: number) => (ms === 2_000 ? 0 : later(work, ms)),
    });
  });
  await page.goto('/login');
  // The form was server-rendered before; now it is hydrated.
  await expect.poll(() => isRequested).toBe(true);
  await expect(page.getByRole('button', { name: 'Masuk', exact: true })).toBeEnabled();
});

test('the sign-in page sends no request to Google before the button is pressed', async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(String(baseURL))) foreign.push(request.url());
  });
  await page.goto('/register');
  await expect(page.getByRole('button', { name: 'Daftar dengan Google' })).toBeVisible();
  expect(foreign).toEqual([]);
});
