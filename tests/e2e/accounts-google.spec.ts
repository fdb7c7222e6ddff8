import { expect, type Page, test } from '@playwright/test';
import { type Account, newAccount, registerMember } from './support/member.ts';
import { delayScripts } from './support/scripts.ts';

/** Chooses an account on the simulated identity provider's page. */
async function chooseAccount(page: Page, { name, email }: Pick<Account, 'name' | 'email'>) {
  await expect(page).toHaveURL(/\/simulators\/google\//);
  await page.getByLabel('Nama').fill(name);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Lanjutkan' }).click();
}

const clickButton = (page: Page, name: RegExp) => page.getByRole('button', { name }).click();

test('a visitor with a new Google account registers and returns to the page that required sign-in; registering again shows that the e-mail address is registered', async ({
  page,
}) => {
  const account = newAccount('Rina Melati');
  await page.goto('/orders/?product=kesehatan');
  await expect(page).toHaveURL(/\/login/);
  await clickButton(page, /Masuk dengan Google/);
  await chooseAccount(page, account);
  await expect(page.getByRole('heading', { name: 'Akun belum terdaftar' })).toBeVisible();
  await expect(page).toHaveURL('/login');
  // Registers with the token of the sign-in, so Google's page does not open again.
  await clickButton(page, /Daftar dengan Google/);
  await expect(page).toHaveURL('/orders/?product=kesehatan');

  await page.goto('/logout');
  await expect(page).toHaveURL('/login');
  await page.goto('/register');
  await clickButton(page, /Daftar dengan Google/);
  await chooseAccount(page, account);
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Email telah terdaftar')).toBeVisible();
});

test("a visitor who cancels at Google returns to the sign-in form; a second sign-in with Google, with a member's e-mail address, opens the requested page", {
  tag: '@deep-journeys',
}, async ({ page, request }) => {
  const account = await registerMember(request, newAccount(), { isComplete: false });
  await page.goto('/login?next=/polis');
  await clickButton(page, /Masuk dengan Google/);
  await page.getByRole('button', { name: 'Batal' }).click();
  await expect(page.getByText('Anda membatalkan masuk dengan Google')).toBeVisible();
  await expect(page).toHaveURL('/login');
  await clickButton(page, /Masuk dengan Google/);
  await chooseAccount(page, account);
  await expect(page).toHaveURL('/polis');
});

test('the sign-in page rejects a response from Google that this tab has not requested, and removes the response from the URL', async ({
  page,
}) => {
  const requestedUrls: string[] = [];
  page.on('request', (request) => requestedUrls.push(request.url()));
  await page.goto('/login#id_token=eyJhbGciOiJSUzI1NiJ9.e30.x&state=forged');
  await expect(page.getByText('Masuk dengan Google tidak berhasil, silakan coba lagi')).toBeVisible();
  await expect(page).toHaveURL('/login');
  expect(requestedUrls.filter((url) => url.includes('login-google'))).toEqual([]);
});

test("Google's button that a visitor presses before the scripts have loaded leads to Google", async ({
  page,
}) => {
  const releaseScripts = await delayScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await clickButton(page, /Masuk dengan Google/);
  releaseScripts();
  await expect(page).toHaveURL(/\/simulators\/google\//);
});

test("Google's button shows a message if Google's settings do not load", async ({ page }) => {
  await page.route(/category=google/, (route) => route.abort());
  await page.goto('/login');
  await clickButton(page, /Masuk dengan Google/);
  await expect(page.getByText('Google belum dapat dihubungi, silakan coba lagi')).toBeVisible();
});

test('the registration page sends no request to another site before a button is pressed', async ({
  page,
  baseURL,
}) => {
  const foreignUrls: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(String(baseURL))) foreignUrls.push(request.url());
  });
  await page.goto('/register');
  await expect(page.getByRole('button', { name: 'Daftar dengan Google' })).toBeVisible();
  expect(foreignUrls).toEqual([]);
});
