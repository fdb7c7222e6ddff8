import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { fillLogin, newAccount, registerMember, signIn } from './support/member.ts';
import { acceptTerms, chooseFirstOnlinePlan, fillInsured, step } from './support/order.ts';

const PLANS = '/products/kesehatan/plan?dob=1990-01-01';

/** The tokens that a page's calls carry. */
function listenForToken(page: Page) {
  const heard = { token: '' };
  page.on('request', (request) => {
    heard.token = request.headers().access_token ?? heard.token;
  });
  return heard;
}

/** The profile with a new name typed, and every call answered that the page makes by itself. */
async function typeNewName(page: Page) {
  await page.goto('/account?tab=profile');
  await page.getByRole('textbox', { name: 'Nama Lengkap' }).fill('SARI BARU');
  await expect(page.getByRole('checkbox', { name: 'Info produk dan penawaran' })).toBeVisible();
}

/** Ends a session on the server, behind the page's back. */
async function endSession(request: APIRequestContext, { token }: { token: string }) {
  const ended = await request.delete('/api/v1/user/logout', { headers: { access_token: token } });
  expect(ended.ok(), await ended.text()).toBe(true);
}

test('a call that a dead session makes leads to the login and back, what was typed still there', async ({
  page,
  request,
}) => {
  const account = await registerMember(request);
  const heard = listenForToken(page);
  await signIn(page, account);
  await typeNewName(page);
  await endSession(request, heard);
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page).toHaveURL('/login');
  await fillLogin(page, account);
  await expect(page).toHaveURL('/account?tab=profile');
  await expect(page.getByRole('textbox', { name: 'Nama Lengkap' })).toHaveValue('SARI BARU');
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Update profile berhasil')).toBeVisible();
});

test('an order form whose session ended comes back at its step, filled', async ({ page, request }) => {
  const account = await registerMember(request);
  const heard = listenForToken(page);
  await signIn(page, account);
  await page.goto(PLANS);
  await chooseFirstOnlinePlan(page);
  await acceptTerms(page);
  await fillInsured(page, 'Surabaya');
  await step(page, 'Alamat Tertanggung');
  const form = page.url();
  await endSession(request, heard);
  // The page leaves by itself, maybe before it has loaded.
  await page.reload({ waitUntil: 'commit' });
  await expect(page).toHaveURL('/login');
  await fillLogin(page, account);
  await expect(page).toHaveURL(form);
  await step(page, 'Alamat Tertanggung');
  await page.getByRole('button', { name: 'Kembali' }).click();
  await expect(page.getByRole('textbox', { name: 'Tempat Lahir' })).toHaveValue(/surabaya/i);
});

test('a form whose session ended comes back by the login of another tab, which stays signed in', async ({
  page,
  context,
  request,
}) => {
  const account = await registerMember(request);
  const heard = listenForToken(page);
  await signIn(page, account);
  await typeNewName(page);
  await endSession(request, heard);
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
});

test('a landing page keeps a new tab signed in, and hears of a logout', async ({
  page,
  context,
  request,
}) => {
  await signIn(page, await registerMember(request));
  await page.goto('/products/kesehatan');
  await expect(page.getByRole('button', { name: 'Buka kalender' })).toBeVisible();
  const second = await context.newPage();
  await second.goto('/account');
  await expect(second.getByRole('tab', { name: 'Pesanan' })).toBeVisible();
  await second.goto('/logout');
  await expect(second).toHaveURL('/login');
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
});

test('leaving in one tab empties the other, which is led to the login by itself', async ({
  page,
  context,
  request,
}) => {
  const account = await registerMember(request);
  await signIn(page, account);
  await typeNewName(page);
  const second = await context.newPage();
  await second.goto('/polis');
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
  await second.getByText('Sari W.').click();
  await second.getByRole('link', { name: 'Keluar' }).click();
  await expect(second).toHaveURL('/login');
  await expect(page).toHaveURL('/login');
  await fillLogin(page, account);
  await expect(page).toHaveURL('/account?tab=profile');
  await expect(page.getByRole('textbox', { name: 'Nama Lengkap' })).toHaveValue('SARI WULANDARI');
});

test('a desk account has no access to the storefront', async ({ page }) => {
  await page.route('**/api/v1/user/login', (route) =>
    route.fulfill({
      json: { message: 'OK', response: { access_token: 'x', user: { role: 'desk', status: 'active' } } },
    }),
  );
  await page.goto('/login');
  await fillLogin(page, newAccount());
  await expect(page.getByText('Opss.. Anda tidak memiliki akses!')).toBeVisible();
  const names = await page.evaluate(() => Object.keys(sessionStorage));
  expect(names).toEqual([]);
});

test('a stored session that lost its access says so at the login', async ({ page, request }) => {
  const account = await registerMember(request, newAccount(), false);
  await signIn(page, account);
  await page.route('**/api/v1/user/verify', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { response: object };
    await route.fulfill({ json: { ...body, response: { ...body.response, status: 'inactive' } } });
  });
  await page.goto('/account');
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Opss.. Anda tidak memiliki akses!')).toBeVisible();
});

test('a guest who leaves details sees the whole list, and sees it again later', async ({ page }) => {
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
