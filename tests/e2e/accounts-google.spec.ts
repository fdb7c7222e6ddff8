import { expect, type Page, test } from '@playwright/test';
import { type Account, newAccount, registerMember } from './support/member.ts';

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

test("a visitor who cancels at Google returns to the sign-in form; a second sign-in with Google, with a member's e-mail address, opens the requested page", async ({
  page,
  request,
}) => {
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

test("the sign-in button is enabled before Google's settings have loaded", async ({ page }) => {
  let isRequested = false;
  // The request for the settings gets no response, and the page's timer that ends the wait for it does not start.
  await page.route(/category=google/, () => {
    isRequested = true;
  });
  await page.addInitScript(() => {
    const setTimeoutOfBrowser = window.setTimeout.bind(window);
    const REQUEST_TIMEOUT_MS = 2_000;
    Object.assign(window, {
      setTimeout: (callback: () => void, ms?: number) =>
        ms === REQUEST_TIMEOUT_MS ? 0 : setTimeoutOfBrowser(callback, ms),
    });
  });
  await page.goto('/login');
  // The request shows that the server-rendered form is hydrated.
  await expect.poll(() => isRequested).toBe(true);
  await expect(page.getByRole('button', { name: 'Masuk', exact: true })).toBeEnabled();
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
